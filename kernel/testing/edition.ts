/** Edition files at random: legal ones, of any game, however far they leave the printed box. */
import type { Fields, List, Shape, Whole } from '../game/edition.ts';
import { sheetOf, valueAt, withValue } from '../game/edition-sheet.ts';
import type { AnyGame, Random } from '../index.ts';

/** What is needed of a game's description of its box: what may be corrected, and what is printed there. */
export interface Correctable {
  readonly shape: Fields;
  readonly printed: unknown;
}

/** One cell in so many is corrected. */
const EVERY = 3;
/** The box as a whole allows no more than some values: so many are tried for each cell. */
const TRIES = 4;
/** Every correction is read; a box of a thousand figures would take long. */
const MOST = 150;

/** A legal edition file with many corrections, small ones and such as go to the limits. */
export function randomEdition(
  game: Pick<AnyGame, 'readEdition'>,
  { shape, printed }: Correctable,
  random: Random,
): { readonly [key: string]: unknown } {
  const cells = sheetOf(shape).flatMap(({ rows }) => rows.flatMap((row) => row.cells));
  const every = Math.max(EVERY, Math.ceil(cells.length / MOST));
  let edition: { readonly [key: string]: unknown } = {};
  for (const { keys, shape: of } of cells) {
    if (Object.keys(edition).length > 0 && random.below(every) > 0) continue;
    for (let left = TRIES; left > 0; left--) {
      const next = withValue(edition, keys, randomValue(of, valueAt(printed, keys), random));
      if (!game.readEdition(next).ok) continue;
      edition = next;
      break;
    }
  }
  return edition;
}

/** A value of this shape, near the printed one or anywhere; of texts only the letters are known. */
function randomValue(shape: Shape, printed: unknown, random: Random): unknown {
  switch (shape.kind) {
    case 'whole':
      return randomWhole(shape, printed, random);
    case 'one-of':
      return shape.of[random.below(shape.of.length)];
    case 'flag':
      return random.below(2) === 0;
    case 'text':
      return shuffled([...String(printed ?? '')], random).join('');
    case 'where':
      return randomValue(shape.of, printed, random);
    case 'pair':
      return shape.of.map((of, i) => randomValue(of, valuesOf(printed)[i], random));
    case 'list':
      return listed(shape, valuesOf(printed), random);
    case 'fields':
      return Object.fromEntries(
        Object.entries(shape.members)
          .filter(() => random.below(2) === 0)
          .map(([key, of]) => [key, randomValue(of, valueAt(printed, [key]), random)]),
      );
  }
}

function randomWhole({ min, max, step }: Whole, printed: unknown, random: Random): number {
  const steps = Math.floor((max - min) / step);
  if (typeof printed !== 'number' || random.below(2) === 0) return min + step * random.below(steps + 1);
  return Math.min(max, Math.max(min, printed + step * (random.below(5) - 2)));
}

/** Some other items; one in a few is left out where the list may be shorter. */
function listed({ of, min }: List, printed: readonly unknown[], random: Random): unknown {
  const kept = printed.length > min ? printed.filter(() => random.below(6) > 0) : printed;
  return kept.map((item) => (random.below(2) === 0 ? item : randomValue(of, item, random)));
}

function valuesOf(printed: unknown): readonly unknown[] {
  return Array.isArray(printed) ? printed : [];
}

function shuffled<T>(items: readonly T[], random: Random): readonly T[] {
  const left = [...items];
  return items.map(() => left.splice(random.below(left.length), 1)[0]!);
}

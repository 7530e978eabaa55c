/**
 * What may be corrected of the box. An owner whose copy differs can supply a JSON edition file:
 *
 *     { "name": "my copy",
 *       "professions": { "poet": { "building": "theater", "landscape": "lake", "freedom": "travel" } },
 *       "shapes": { "university": ["XXX", "X.X", "X.X"] },
 *       "minimum": [7, 10, 12, 14, 15, 16, 17],
 *       "palazzo": { "a": [35, 36, 37, 42, 43, 44] },
 *       "tables": { "2": { "coins": 2500, "opening": 300, "lastBuyer": 200 } },
 *       "diego": { "diego-01": { "auction": [["jester", 6], …], "first": ["build", "bonus"], "second": ["freedom", "build"] } } }
 *
 * Everything but the keys that are to change may be left out. `box.ts` is the box so corrected.
 */
import type { EditionProblem } from '@signoria/kernel';
import {
  among,
  type CorrectionOf,
  distinct,
  editionReader,
  fields,
  list,
  pair,
  rows,
  text,
  where,
  whole,
} from '@signoria/kernel/edition';
import { apply, type Edition } from './box.ts';
import { DIEGO_ACTIONS, DIEGO_IDS, DIEGO_OBJECTS } from './diego.ts';
import { ROUNDS, UNIT } from './economy.ts';
import { SQUARE_COUNT, WIDTH } from './estate.ts';
import { BUILDINGS, LANDSCAPES, PIECES, type Shape } from './pieces.ts';
import { DECK, DECK_THEN, FREEDOMS, PROFESSIONS, type Profession } from './professions.ts';

const coins = (min: number, max: number) => whole(min, max, UNIT);
const palazzo = distinct(list(whole(0, SQUARE_COUNT - 1)));
const actions = list(among(DIEGO_ACTIONS), 2);

/** Every object once, each with a modifier. */
const auction = where(
  list(pair(among(DIEGO_OBJECTS), whole(0, 12)), DIEGO_OBJECTS.length),
  'twice',
  (entries) => new Set(entries.map(([object]) => object)).size === entries.length,
);

const editionWith = (deck: readonly Profession[]) =>
  fields({
    name: text,
    professions: rows(
      deck.map((i) => PROFESSIONS[i]!),
      fields({ building: among(BUILDINGS), landscape: among(LANDSCAPES), freedom: among(FREEDOMS) }),
    ),
    shapes: rows(PIECES, where(list(text), 'not-a-shape', isShape)),
    minimum: list(whole(0, 40), ROUNDS),
    palazzo: fields({ a: palazzo, b: palazzo }),
    tables: rows(
      ['1', '2', '3', '4', '5'],
      fields({ coins: coins(0, 10000), opening: coins(UNIT, 1000), lastBuyer: coins(0, 1000) }),
    ),
    diego: rows(DIEGO_IDS, fields({ auction, first: actions, second: actions })),
  });

/** What may be corrected. */
export const EDITION = editionWith(DECK);

export type Correction = CorrectionOf<typeof EDITION>;

/** Rows of X and dots, all of one length, without empty edges, and small enough for an estate. */
function isShape(rows: Shape): boolean {
  const width = rows[0]?.length ?? 0;
  const even = rows.every((row) => row.length === width && /^[X.]+$/.test(row));
  const touched = (column: number) => rows.some((row) => row[column] === 'X');
  const tight = rows[0]?.includes('X') && rows.at(-1)!.includes('X') && touched(0) && touched(width - 1);
  return even && tight === true && width <= WIDTH && rows.length <= WIDTH;
}

/** What can only be seen of the box as a whole. */
function problemsOf(box: Edition): readonly EditionProblem[] {
  const problems: EditionProblem[] = [];
  for (let round = 1; round < ROUNDS; round++) {
    if (box.minimum[round]! < box.minimum[round - 1]!) problems.push({ path: `minimum[${round}]`, why: 'not-rising' });
  }
  for (const side of ['a', 'b'] as const) {
    for (const [piece, lies] of box.sides[side].lies.entries()) {
      if (lies.length === 0) problems.push({ path: `shapes.${PIECES[piece]}`, why: 'fits-nowhere', facts: { side } });
    }
  }
  return problems;
}

export const readEdition = editionReader(EDITION, (c) => problemsOf(apply(c)));

/** Under rules version 1 other professions could be corrected. */
export const readEditionThen = editionReader(editionWith(DECK_THEN), (c) => problemsOf(apply(c)));

/**
 * Whether a game's components show the box they are played with: every one is drawn under random legal editions, and what may
 * be corrected must be seen on it. Read from the workshop's declaration, so every game that has one is held to it.
 */
import { type AnyGame, type GameModule, LANGUAGES, type Language, type Random, random } from '@signoria/kernel';
import type { Shape } from '@signoria/kernel/edition';
import { type Cell, type Row, sheetOf, valueAt, withValue } from '@signoria/kernel/edition-sheet';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { type AnyWorkshop, sampleTable } from '../workshop/index.ts';

export interface Workplace {
  readonly module: GameModule;
  readonly workshop: AnyWorkshop;
}

type Edition = { readonly [key: string]: unknown } | null;

/** All that a reader sees and is told of a component of this box. */
function seenOf({ module, workshop }: Workplace, edition: Edition, language: Language): (row: Row) => string {
  const table = sampleTable(module.game, module.text[language], language, edition);
  return ({ group, id }) => {
    const { Picture, about } = workshop.groups[group]!;
    const drawn = Picture === undefined ? '' : renderToString(h(Picture, { id, table, edition }));
    return `${drawn} ${workshop.board.explain(about?.(id) ?? id, table.view, language)?.text ?? ''}`;
  };
}

const rowsOf = ({ workshop }: Workplace) => sheetOf(workshop.shape).flatMap(({ rows }) => rows);
const pathOf = ({ keys }: { readonly keys: readonly string[] }) => keys.join('.');
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What is said to be printed must be the box: legal, complete, and nothing else than what is drawn without an edition. */
export function printedFindings(place: Workplace): readonly string[] {
  const { module, workshop } = place;
  const read = module.game.readEdition(workshop.printed);
  if (!read.ok) return read.problems.map(({ path, why }) => `${path}: ${why}`);
  const lacking = rowsOf(place)
    .flatMap(({ cells }) => cells)
    .filter(({ keys }) => valueAt(workshop.printed, keys) === undefined);
  const [usual, printed] = [seenOf(place, null, 'en'), seenOf(place, workshop.printed, 'en')];
  const others = rowsOf(place).filter((row) => usual(row) !== printed(row));
  return [...lacking.map((cell) => `${pathOf(cell)}: not printed`), ...others.map((row) => `${pathOf(row)}: differs`)];
}

/** Every row has a name and a source, every column a heading, in every language. */
export function wordFindings(place: Workplace): readonly string[] {
  const { module, workshop } = place;
  const groups = sheetOf(workshop.shape);
  const sources = new Set(module.data.map(({ group }) => group));
  const homeless = rowsOf(place).filter(({ group, id }) => {
    const { source } = workshop.groups[group]!;
    return !sources.has(typeof source === 'string' ? source : source(id));
  });
  const unnamed = LANGUAGES.flatMap((language) => {
    const { fields, row, groups: names } = workshop.words[language];
    const table = sampleTable(module.game, module.text[language], language, null);
    return [
      ...groups.flatMap(({ id, fields: columns }) => [
        ...(names[id] ? [] : [`${language} ${id}`]),
        ...columns.filter((column) => column !== '' && !fields[column]).map((column) => `${language} ${id}.${column}`),
      ]),
      ...rowsOf(place)
        .filter(({ group, id }) => ['', id, undefined].includes(row(group, id, table)))
        .map((of) => `${language} ${pathOf(of)}`),
    ];
  });
  return [...homeless.map((row) => `${pathOf(row)}: no source`), ...unnamed.map((name) => `${name}: no name`)];
}

/** Another value of this shape; most are legal, some are not. */
function another(shape: Shape, value: unknown, chance: Random): unknown {
  switch (shape.kind) {
    case 'whole': {
      // Often a little more: figures that must rise from row to row leave no room for much else.
      if (chance.below(2) === 0) return Math.min(shape.max, Number(value ?? 0) + shape.step * (1 + chance.below(3)));
      return shape.min + shape.step * chance.below(Math.floor((shape.max - shape.min) / shape.step) + 1);
    }
    case 'one-of':
      return shape.of[chance.below(shape.of.length)];
    case 'flag':
      return value !== true;
    case 'text':
      return value;
    case 'where':
      return another(shape.of, value, chance);
    case 'pair':
      return shape.of.map((of, i) => another(of, Array.isArray(value) ? value[i] : undefined, chance));
    case 'list': {
      const items: readonly unknown[] = Array.isArray(value) ? value : [];
      if (items.length === 0) return items;
      const at = chance.below(items.length);
      return items.with(at, another(shape.of, items[at], chance));
    }
    case 'fields': {
      const keys = Object.keys(shape.members);
      const key = keys[chance.below(keys.length)]!;
      const before = valueAt(value, [key]);
      const after = another(shape.members[key]!, before, chance);
      // What is not there is nought.
      return before === undefined && after === 0 ? value : withValue(value, [key], after);
    }
  }
}

const TRIES = 12;

/** The edition with this cell corrected too; null where no legal correction was found. */
function corrected(
  game: AnyGame,
  edition: NonNullable<Edition>,
  cell: Cell,
  printed: unknown,
  chance: Random,
): NonNullable<Edition> | null {
  for (let left = TRIES; left > 0; left--) {
    const value = another(cell.shape, printed, chance);
    const next = withValue(edition, cell.keys, value);
    if (!same(value, printed) && game.readEdition(next).ok) return next;
  }
  return null;
}

interface Correction {
  readonly row: Row;
  readonly cell: Cell;
}

/** Editions in which every row has one correction at most, until every cell that can be seen was corrected once. */
function* editionsOf(place: Workplace, chance: Random) {
  const { module, workshop } = place;
  const seen = rowsOf(place).flatMap((row) => {
    const { Picture, unseen = [] } = workshop.groups[row.group]!;
    const hidden = typeof unseen === 'function' ? unseen(row.id) : unseen;
    return Picture === undefined ? [] : [{ row, cells: row.cells.filter(({ field }) => !hidden.includes(field)) }];
  });
  const most = Math.max(0, ...seen.map(({ cells }) => cells.length));
  for (let n = 0; n < most; n++) {
    let edition: NonNullable<Edition> = {};
    const made: Correction[] = [];
    // From the last on, so that what must rise has room above it.
    for (const { row, cells } of seen.toReversed()) {
      const cell = cells[n];
      if (cell === undefined) continue;
      const next = corrected(module.game, edition, cell, valueAt(workshop.printed, cell.keys), chance);
      if (next === null) continue;
      edition = next;
      made.push({ row, cell });
    }
    yield { edition, made };
  }
}

const figuresIn = (seen: string): readonly number[] =>
  (seen.replaceAll(/<[^>]*>/g, ' ').match(/\d+/g) ?? []).map(Number);

export interface Shown {
  readonly findings: readonly string[];
  /** How many corrections were looked for. */
  readonly checked: number;
}

/** Whatever is corrected is seen: the component no longer looks as usual, and a figure that is not nought stands on it. */
export function shownFindings(place: Workplace, language: Language, seed: number): Shown {
  const usual = seenOf(place, null, language);
  const findings: string[] = [];
  let checked = 0;
  for (const { edition, made } of editionsOf(place, random(seed))) {
    const now = seenOf(place, edition, language);
    for (const { row, cell } of made) {
      checked++;
      const value = valueAt(edition, cell.keys);
      const seen = now(row);
      if (seen === usual(row)) findings.push(`${pathOf(cell)}: ${JSON.stringify(value)} changes nothing that is seen`);
      if (cell.shape.kind === 'whole' && value !== 0 && !figuresIn(seen).includes(Math.abs(Number(value)))) {
        findings.push(`${pathOf(cell)}: ${value} stands nowhere`);
      }
    }
  }
  return { findings, checked };
}

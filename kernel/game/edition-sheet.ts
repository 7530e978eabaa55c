/**
 * An edition file as a sheet to be filled in: groups of components, a row for each, a cell for each thing that may be corrected.
 * The sheet follows from the game's description (`edition.ts`); `printed` is what stands where nothing is corrected.
 */
import type { Fields, Shape, Text, ValueOf } from './edition.ts';
import type { EditionProblem } from './game.ts';
import { isRecord } from './json.ts';

/** The groups of components that a description names: all but texts, which describe the edition itself. */
export type GroupOf<S extends Fields> = {
  [K in keyof S['members']]: S['members'][K] extends Text ? never : K;
}[keyof S['members']] &
  string;

/** The whole box as an edition file would say it: every group, and of a group of rows every row. */
export type PrintedOf<S extends Fields> = {
  readonly [K in GroupOf<S>]: S['members'][K] extends Fields<infer Rows>
    ? { readonly [id in keyof Rows]: ValueOf<Rows[id]> }
    : ValueOf<S['members'][K]>;
};

/** What is printed for each of these. */
export function printedRows<const Id extends string, Row>(
  ids: readonly Id[],
  row: (id: Id, i: number) => Row,
): { readonly [id in Id]: Row } {
  return Object.fromEntries(ids.map((id, i) => [id, row(id, i)])) as { [id in Id]: Row }; // one for each id
}

/** One thing that may be corrected. What is below it (the symbols of a card, the items of a list) is corrected as a whole. */
export interface Cell {
  /** Empty where the row is one value. */
  readonly field: string;
  readonly shape: Shape;
  /** Where it stands in the file. */
  readonly keys: readonly string[];
}

export interface Row {
  readonly group: string;
  /** Empty where the group is one value. */
  readonly id: string;
  readonly keys: readonly string[];
  readonly cells: readonly Cell[];
}

export interface Group {
  readonly id: string;
  readonly rows: readonly Row[];
  /** The fields that some row has, in the order of the description. */
  readonly fields: readonly string[];
}

export function sheetOf({ members }: Fields): readonly Group[] {
  return Object.entries(members).flatMap(([id, shape]) => (shape.kind === 'text' ? [] : [groupOf(id, shape)]));
}

function groupOf(id: string, shape: Shape): Group {
  const rows =
    shape.kind === 'fields'
      ? Object.entries(shape.members).map(([row, of]) => rowOf(id, row, [id, row], of))
      : [rowOf(id, '', [id], shape)];
  return { id, rows, fields: [...new Set(rows.flatMap(({ cells }) => cells.map(({ field }) => field)))] };
}

function rowOf(group: string, id: string, keys: readonly string[], shape: Shape): Row {
  const cells =
    shape.kind === 'fields'
      ? Object.entries(shape.members).map(([field, of]) => ({ field, shape: of, keys: [...keys, field] }))
      : [{ field: '', shape, keys }];
  return { group, id, keys, cells };
}

/** What stands there; undefined where nothing does. */
export function valueAt(json: unknown, keys: readonly string[]): unknown {
  let value = json;
  for (const key of keys) {
    if (!isRecord(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
}

/** The file with this value there; without it, and without what is empty then, where the value is undefined. */
export function withValue(json: unknown, keys: readonly string[], value: unknown): { readonly [key: string]: unknown } {
  const [key = '', ...below] = keys;
  const here = isRecord(json) ? json : {};
  const { [key]: before, ...others } = here;
  const after = below.length === 0 ? value : withValue(before, below, value);
  const empty = after === undefined || (below.length > 0 && isRecord(after) && Object.keys(after).length === 0);
  return empty ? others : { ...here, [key]: after };
}

/** The problems with what stands there, or below it. */
export function problemsAt(problems: readonly EditionProblem[], keys: readonly string[]): readonly EditionProblem[] {
  const at = keys.join('.');
  return problems.filter(({ path }) => path === at || path.startsWith(`${at}.`) || path.startsWith(`${at}[`));
}

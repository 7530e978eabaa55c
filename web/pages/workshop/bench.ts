/** The workbench: a game with its sheet, what is written on it, what is wrong with it, and the box as it looks now. */
import { type EditionProblem, type GameModule, inLanguage, type Language, type Provenance } from '@signoria/kernel';
import { type Cell, type Group, problemsAt, type Row, sheetOf, valueAt } from '@signoria/kernel/edition-sheet';
import { isRecord } from '@signoria/kernel/json';
import type { BoardProps } from '@signoria/kit';
import { type AnyWorkshop, sampleTable } from '@signoria/kit/workshop';
import { type File, isEmpty } from './draft.ts';

/** What is fetched of a game. */
export interface Tools {
  readonly module: GameModule;
  readonly workshop: AnyWorkshop;
}

export interface Bench extends Tools {
  readonly language: Language;
  readonly sheet: readonly Group[];
  readonly file: File;
  readonly problems: readonly EditionProblem[];
  /** The table of the last file that had no problem, and that file. */
  readonly table: BoardProps;
  readonly drawn: File | null;
}

/** A file in which nothing is corrected is no edition. */
export function editionIn(file: File): File | null {
  return isEmpty(file) ? null : file;
}

export function benchOf(tools: Tools, language: Language, file: File, last: Bench | null): Bench {
  const { module, workshop } = tools;
  const read = module.game.readEdition(editionIn(file));
  const drawn = read.ok ? editionIn(file) : (last?.drawn ?? null);
  const table = sampleTable(module.game, module.text[language], language, drawn);
  return {
    ...tools,
    language,
    sheet: sheetOf(workshop.shape),
    file,
    problems: read.ok ? [] : read.problems,
    table,
    drawn,
  };
}

export function printedAt({ workshop }: Tools, { keys }: Cell): unknown {
  return valueAt(workshop.printed, keys);
}

export function writtenIn(bench: Bench, cell: Cell): unknown {
  return valueAt(bench.file, cell.keys) ?? printedAt(bench, cell);
}

/** Figures are the same whatever order their names stand in. */
export function same(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => same(item, b[i]));
  if (!isRecord(a) || !isRecord(b)) return a === b;
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return keys.every((key) => same(a[key], b[key]));
}

export function differs(bench: Bench, cell: Cell): boolean {
  const given = valueAt(bench.file, cell.keys);
  return given !== undefined && !same(given, printedAt(bench, cell));
}

export function rowsOf({ sheet }: Pick<Bench, 'sheet'>): readonly Row[] {
  return sheet.flatMap(({ rows }) => rows);
}

export function nameOf({ workshop, language, table }: Bench, { group, id }: Row): string {
  return workshop.words[language].row(group, id, table);
}

/** Named as the file names it where the game has no other word. */
export function fieldName({ workshop, language }: Pick<Bench, 'workshop' | 'language'>, field: string): string {
  return workshop.words[language].fields[field] ?? field;
}

/** Where a row's figures come from. What somebody has looked up in their own box is theirs. */
export function sourceOf({ workshop, module, file }: Bench, { group, id, keys }: Row): Provenance | 'own' {
  if (valueAt(file, keys) !== undefined) return 'own';
  return dataOf({ workshop, module }, { group, id })?.provenance ?? 'rulebook';
}

export function dataOf(
  { workshop, module }: Pick<Bench, 'workshop' | 'module'>,
  { group, id }: Pick<Row, 'group' | 'id'>,
) {
  const { source } = workshop.groups[group]!;
  const name = typeof source === 'string' ? source : source(id);
  return module.data.find((data) => data.group === name);
}

/** Those still to be looked up in a real box. */
export function reconstructed(bench: Bench): readonly Row[] {
  return rowsOf(bench).filter((row) => sourceOf(bench, row) === 'reconstructed');
}

export function problemsIn({ problems }: Bench, keys: readonly string[]): readonly EditionProblem[] {
  return problemsAt(problems, keys);
}

/** Those that no cell shows: about a whole group, or the file. */
export function problemsElsewhere(bench: Bench): readonly EditionProblem[] {
  const shown = new Set(rowsOf(bench).flatMap(({ keys }) => problemsIn(bench, keys)));
  return bench.problems.filter((problem) => !shown.has(problem));
}

/** What is written in a row as it is printed, to be vouched for. */
export function printedRow({ workshop }: Tools, { keys }: Row): unknown {
  return valueAt(workshop.printed, keys);
}

/** Where its figures come from, in words. */
export function dataNote(bench: Bench, row: Pick<Row, 'group' | 'id'>): string | null {
  const data = dataOf(bench, row);
  return data === undefined ? null : inLanguage(data.note, bench.language);
}

/** Every component of a game that can be drawn, with its name and what the board says of it; and the search among them. */
import type { Pictured } from '@signoria/kernel';
import type { Row } from '@signoria/kernel/edition-sheet';
import { wordsOf } from '../game/reference.ts';
import { type Bench, nameOf } from '../workshop/bench.ts';

export interface Entry {
  readonly row: Row;
  readonly name: string;
  readonly text: string;
  readonly rules: readonly string[];
}

export interface Entries {
  readonly group: string;
  readonly name: string;
  readonly entries: readonly Entry[];
}

function entryOf(bench: Bench, row: Row): Entry {
  const { workshop, table, language } = bench;
  const about = workshop.groups[row.group]!.about?.(row.id) ?? row.id;
  const said = workshop.board.explain(about, table.view, language);
  return { row, name: nameOf(bench, row), text: said?.text ?? '', rules: said?.rules ?? [] };
}

export function entriesOf(bench: Bench): readonly Entries[] {
  const { workshop, language, sheet } = bench;
  return sheet
    .filter(({ id }) => workshop.groups[id]?.Picture !== undefined)
    .map(({ id, rows }) => ({
      group: id,
      name: workshop.words[language].groups[id] ?? id,
      entries: rows.map((row) => entryOf(bench, row)),
    }));
}

/** Those that hold every word, in any order; groups without one are left out. */
export function found(all: readonly Entries[], query: string): readonly Entries[] {
  const wanted = wordsOf(query);
  return all
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ row, name, text }) => {
        const said = `${name} ${text} ${row.id} ${group.name}`.toLocaleLowerCase();
        return wanted.every((word) => said.includes(word));
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
}

export function rowOf({ sheet }: Pick<Bench, 'sheet'>, { group, id }: Pictured): Row | undefined {
  return sheet.find((one) => one.id === group)?.rows.find((row) => row.id === id);
}

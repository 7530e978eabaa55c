/** What a game's README says we chose must stand in the rules reference too: players read that, not the README. */
import type { Reference } from '../../index.ts';
import { type Finding, finding } from '../finding.ts';

const ID = /\b[A-Z]{3}-(?:[A-Z]\d+|\d+\.\d+)/g;
/** Rulings of the house itself, beyond the ledger's: `POR-H3`. */
const OF_THE_HOUSE = /^[A-Z]{3}-H\d+$/;

/**
 * Every row and item under a heading that begins with “Rulings” names the reference's entry that tells it, and every
 * ruling of the house stands there.
 */
export function ownRulingFindings(readme: string, references: readonly Reference[]): readonly Finding[] {
  const items = rulingItems(readme);
  const cited = new Set(items.flatMap((item) => item.match(ID) ?? []));
  const house = Object.keys(references[0]!.entries).filter((id) => OF_THE_HOUSE.test(id));
  return [
    ...(items.length === 0 ? [finding('readme', 'has no rulings')] : []),
    ...items.filter((item) => !ID.test(reset(item))).map((item) => finding('readme', `names no entry: ${item}`)),
    ...[...cited]
      .filter((id) => references.some(({ entries }) => entries[id] === undefined))
      .map((id) => finding('readme', `${id} is not in every reference`)),
    ...house.filter((id) => !cited.has(id)).map((id) => finding('readme', `${id} is not told`)),
  ];
}

/** The list items and table rows of the sections on rulings, each on one line. */
function rulingItems(readme: string): readonly string[] {
  const sections = readme.split(/^## /m).filter((section) => section.startsWith('Rulings'));
  return sections.flatMap((section) => {
    const lines = section.replaceAll(/\n {2,}(?=\S)/g, ' ').split('\n');
    const bodyRows = lines.filter(
      (line, i) => line.startsWith('|') && !/^\| ?-/.test(line) && !/^\| ?-/.test(lines[i + 1] ?? ''),
    );
    return [...lines.filter((line) => line.startsWith('- ')), ...bodyRows];
  });
}

/** `ID` is global and remembers where it was. */
function reset(item: string): string {
  ID.lastIndex = 0;
  return item;
}

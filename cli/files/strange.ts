/** What a game file holds besides what the format knows. It is passed over, but whoever mistyped a key should hear of it. */
import { isList, isRecord } from '@signoria/kernel/json';

const FILE = ['format', 'header', 'names', 'key', 'entries', 'outcome', 'fault', 'review'];
const HEADER = ['game', 'rules', 'seats', 'options', 'edition', 'commitment'];
const ENTRY = ['seat', 'line', 'hash'];

/** The paths of all of them, as `header.rulez` or `entries[3].moves`; none for what is no JSON. */
export function strangeParts(text: string): readonly string[] {
  const json = parsed(text);
  if (!isRecord(json)) return [];
  const entries = isList(json.entries) ? json.entries : [];
  return [
    ...others(json, FILE, ''),
    ...others(json.header, HEADER, 'header.'),
    ...entries.flatMap((entry, i) => others(entry, ENTRY, `entries[${i + 1}].`)),
  ];
}

function others(of: unknown, known: readonly string[], path: string): readonly string[] {
  if (!isRecord(of)) return [];
  return Object.keys(of)
    .filter((key) => !known.includes(key))
    .map((key) => `${path}${key}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

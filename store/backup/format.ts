/**
 * The portable backup: gzip over JSON lines, the same from both engines and for both.
 *
 *   {"signoria":"backup","format":1}
 *   {"section":"users","row":{"id":"…",…},"crc":"8a5f…"}   one line per row, in the order of SECTIONS, then of the keys
 *   {"end":{"counts":{"users":3,…},"sha256":"…"}}          the sum is over every byte before this line
 *
 * `crc` is the CRC-32 of all rows so far, each taken as its line without the crc: it names the first line that is wrong,
 * missing or misplaced. Equal stores give equal lines. Snapshots are left out: they are a cache.
 * Here is only what the lines hold; write.ts makes them, check.ts judges them, read.ts loads them.
 */
import { crc32 } from 'node:zlib';
import type { Schema } from '../schema.ts';

export const FORMAT = 1;

export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;
type Kind = 'text' | 'number' | 'text?' | 'number?';

/** A cache, and what says which server does what at this moment. */
type Uncopied = 'snapshots' | 'nodes' | 'leases';

/** Every column of every section; a column the schema has and this table has not would not compile. */
type Columns = { readonly [S in Exclude<keyof Schema, Uncopied>]: { readonly [C in keyof Schema[S]]: Kind } };
export type Section = keyof Columns;

/** Parents before children, so that foreign keys hold at every moment of a restore. */
export const COLUMNS: Columns = {
  meta: { key: 'text', value: 'text' },
  users: {
    id: 'text',
    kind: 'text',
    name: 'text',
    handle: 'text?',
    data: 'text',
    created: 'number',
    version: 'number',
  },
  sessions: { token: 'text', user_id: 'text', created: 'number', expires: 'number' },
  tables: {
    id: 'text',
    code: 'text',
    game: 'text',
    rules: 'number',
    header: 'text',
    commitment: 'text',
    status: 'text',
    visibility: 'text',
    owner: 'text',
    created: 'number',
    updated: 'number',
    seats: 'text',
    players: 'number',
    pace: 'text',
    settings: 'text',
    result: 'text?',
    version: 'number',
  },
  table_keys: { table_id: 'text', key: 'text' },
  seated: { table_id: 'text', user_id: 'text' },
  entries: {
    table_id: 'text',
    seq: 'number',
    seat: 'number?',
    line: 'text',
    hash: 'text',
    at: 'number',
    ticket: 'text?',
  },
  chat: {
    table_id: 'text',
    id: 'number',
    seat: 'number?',
    user_id: 'text?',
    text: 'text',
    at: 'number',
    visibility: 'text',
  },
  orders: { table_id: 'text', seat: 'number', orders: 'text' },
  papers: {
    kind: 'text',
    id: 'text',
    owner: 'text',
    due: 'number?',
    rank: 'number?',
    data: 'text',
    version: 'number',
  },
};

export const SECTIONS = Object.keys(COLUMNS) as readonly Section[];

export function columnsOf(section: Section): readonly string[] {
  return Object.keys(COLUMNS[section]);
}

const KEYS: { readonly [S in Section]: string } = {
  meta: 'key',
  users: 'id',
  sessions: 'token',
  tables: 'id',
  table_keys: 'table_id',
  seated: 'user_id, table_id',
  entries: 'table_id, seq',
  chat: 'table_id, id',
  orders: 'table_id, seat',
  papers: 'kind, id',
};

/** All of a section in the order of its key; the store's own meta row stays where it is. */
export function selectAll(section: Section): string {
  const where = section === 'meta' ? " WHERE key <> 'schema'" : '';
  return `SELECT ${columnsOf(section).join(', ')} FROM ${section}${where} ORDER BY ${KEYS[section]}`;
}

export function emptySection(section: Section): string {
  return section === 'meta' ? "DELETE FROM meta WHERE key <> 'schema'" : `DELETE FROM ${section}`;
}

/** What a row's line has behind the part the crc is taken of. */
const tail = (crc: number): string => `,"crc":"${crc.toString(16).padStart(8, '0')}"}\n`;
const TAIL = tail(0).length;

export function rowLine(section: Section, row: Row, before: number): { readonly line: string; readonly crc: number } {
  const body = JSON.stringify({ section, row }).slice(0, -1);
  const crc = crc32(body, before);
  return { line: body + tail(crc), crc };
}

/** The crc after this line, or null if the line does not carry it. */
export function crcOf(line: Buffer, before: number): number | null {
  const at = Math.max(0, line.length - TAIL);
  const crc = crc32(line.subarray(0, at), before);
  return line.toString('latin1', at) === tail(crc) ? crc : null;
}

function fits(kind: Kind, value: unknown): boolean {
  if (value === null) return kind.endsWith('?');
  return kind.startsWith('text') ? typeof value === 'string' : Number.isSafeInteger(value);
}

export function isRow(section: Section, row: unknown): row is Row {
  if (typeof row !== 'object' || row === null) return false;
  const kinds: Readonly<Record<string, Kind>> = COLUMNS[section];
  const values = new Map(Object.entries(row));
  return (
    values.size === Object.keys(kinds).length &&
    Object.entries(kinds).every(([column, kind]) => values.has(column) && fits(kind, values.get(column)))
  );
}

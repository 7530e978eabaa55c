/** Judging the lines of a backup, one after the other. Knows neither files nor databases. */
import { createHash, type Hash } from 'node:crypto';
import { type Damage, StoreError } from '../errors.ts';
import { crcOf, FORMAT, isRow, type Row, SECTIONS, type Section } from './format.ts';

export interface Reader {
  readonly file: string;
  readonly hash: Hash;
  readonly counts: Record<string, number>;
  crc: number;
  /** Number of the line last taken, from 1. */
  line: number;
  section: Section;
  ended: boolean;
}

export function newReader(file: string): Reader {
  const counts = Object.fromEntries(SECTIONS.map((section) => [section, 0]));
  return { file, hash: createHash('sha256'), counts, crc: 0, line: 0, section: SECTIONS[0]!, ended: false };
}

export interface Taken {
  readonly section: Section;
  readonly row: Row;
}

/** The row of the next line (with its newline), null for the first and the closing line; throws at the first bad one. */
export function takeLine(reader: Reader, line: Buffer): Taken | null {
  reader.line++;
  if (reader.ended) throw damaged(reader, 'after');
  const data = parse(reader, line);
  if (data.end !== undefined) takeEnd(reader, data.end);
  const taken = reader.line === 1 ? takeHeader(reader, data) : reader.ended ? null : takeRow(reader, line, data);
  reader.hash.update(line);
  return taken;
}

/** After the last line: was it the closing one? */
export function takeEndOfFile(reader: Reader): void {
  reader.line++;
  if (!reader.ended) throw damaged(reader, 'end');
}

export function damaged({ file, line }: Reader, damage: Damage): StoreError {
  return new StoreError('damaged', { file, line, damage });
}

type Line = Readonly<Record<string, unknown>>;

function isLine(x: unknown): x is Line {
  return typeof x === 'object' && x !== null;
}

function parse(reader: Reader, line: Buffer): Line {
  try {
    const data: unknown = JSON.parse(line.toString('utf8'));
    if (isLine(data)) return data;
  } catch {
    // refused below, like a line that is JSON but no object
  }
  throw damaged(reader, reader.line === 1 ? 'header' : 'json');
}

function takeHeader(reader: Reader, { signoria, format }: Line): null {
  if (signoria !== 'backup' || !Number.isSafeInteger(format)) throw damaged(reader, 'header');
  const found = Number(format);
  if (found > FORMAT) throw new StoreError('backupNewer', { file: reader.file, found, known: FORMAT });
  return null;
}

function takeRow(reader: Reader, line: Buffer, { section, row }: Line): Taken {
  const crc = crcOf(line, reader.crc);
  if (crc === null) throw damaged(reader, 'checksum');
  const known = SECTIONS.slice(SECTIONS.indexOf(reader.section)).find((one) => one === section);
  if (known === undefined) throw damaged(reader, 'section');
  if (!isRow(known, row)) throw damaged(reader, 'row');
  reader.crc = crc;
  reader.section = known;
  reader.counts[known]! += 1;
  return { section: known, row };
}

function takeEnd(reader: Reader, end: unknown): void {
  const { counts, sha256 } = isLine(end) ? end : {};
  if (!isSame(counts, reader.counts)) throw damaged(reader, 'counts');
  if (sha256 !== reader.hash.copy().digest('hex')) throw damaged(reader, 'checksum');
  reader.ended = true;
}

/** A file from before a section was invented does not count it. */
function isSame(counts: unknown, found: Reader['counts']): boolean {
  const said = isLine(counts) ? counts : {};
  const all = new Set([...Object.keys(said), ...Object.keys(found)]);
  return [...all].every((section) => (said[section] ?? 0) === (found[section] ?? 0));
}

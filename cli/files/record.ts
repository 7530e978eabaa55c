/** The file of a ladder: what was played, a line for each block, whole after every block. */
import { existsSync } from 'node:fs';
import { type LadderRecord, readLadderRecord } from '@signoria/bots';
import { UsageError } from '../args/usage.ts';
import { readText, replaceText } from './files.ts';

/** What lies there, where it is of the same game and the same deals; `begun` where nothing lies there. */
export function openRecord(path: string, begun: LadderRecord): LadderRecord {
  if (!existsSync(path)) return begun;
  const record = parsed(path);
  const same = (r: LadderRecord) => JSON.stringify([r.game, r.rules, r.players, r.options, r.seed]);
  if (record === null || same(record) !== same(begun)) throw new UsageError({ problem: 'other-record', file: path });
  return record;
}

function parsed(path: string): LadderRecord | null {
  try {
    return readLadderRecord(JSON.parse(readText(path)));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

export function keepRecord(path: string, record: LadderRecord): void {
  replaceText(path, `${JSON.stringify(record).replaceAll('],[', '],\n[')}\n`);
}

/**
 * A match written down with all that came of its log, so that it can be resumed without playing it again. Only a cache, and
 * never trusted: positions must fit the hash chain of the log, or there is no resuming. What was told on the way (events) is
 * in no hash; whoever wants to be sure plays the log again and compares.
 */

import type { GameEvent } from '../game/events.ts';
import type { AnyGame, AnyState } from '../game/game.ts';
import type { Barrier } from '../knowledge/barrier.ts';
import type { Entry } from './entry.ts';
import { chain } from './hash.ts';
import { type Match, type Start, startHash, startMatch } from './match.ts';

/** What came of an entry. */
export type Told = readonly [events: readonly GameEvent[], wall: Barrier | null, asked: number];

export interface Written {
  readonly rules: number;
  readonly state: AnyState;
  readonly told: readonly Told[];
  /** Positions that were kept on the way, by the entry they follow. */
  readonly marks: readonly (readonly [seq: number, state: AnyState])[];
}

/** Null while something can still be undone: that is only known to whoever has played it. */
export function writeMatch({ game, state, log, drafts, marks }: Match): Written | null {
  if (drafts.length > 0 || log.length === 0) return null;
  const told = log.map(({ events, wall, asked }): Told => [events, wall, asked]);
  return { rules: game.rules, state, told, marks: [...marks].filter(([seq]) => seq > 0) };
}

/** Null when it does not fit: other rules, another log, or positions that this log did not lead to. */
export function resumeMatch(game: AnyGame, start: Start, entries: readonly Entry[], written: Written): Match | null {
  const { rules, state, told, marks } = written;
  if (rules !== game.rules || !told.every(isTold)) return null;
  const match = startMatch(game, start);
  const before = (seq: number) => (seq === 1 ? startHash(match.header) : entries[seq - 2]!.hash);
  const fits = ([seq, position]: readonly [number, AnyState]) => {
    const entry = entries[seq - 1];
    return entry !== undefined && chain(before(seq), `${entry.seat ?? '*'} ${entry.line}`, position) === entry.hash;
  };
  if (![...marks, [told.length, state] as const].every(fits)) return null;
  for (const [i, [events, wall, asked]] of told.entries())
    match.log.push({ entry: bare(entries[i]!), events, wall, asked });
  for (const [seq, position] of marks) match.marks.set(seq, position);
  match.state = state;
  return match;
}

/** Without what a store adds. */
function bare({ seq, seat, line, hash }: Entry): Entry {
  return { seq, seat, line, hash };
}

function isTold(item: Told): boolean {
  return Array.isArray(item) && Array.isArray(item[0]) && typeof item[2] === 'number';
}

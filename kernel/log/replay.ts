/** Logs played again, undo and take-backs included. */

import { Refused } from '../engine/refusal.ts';
import { meant, type Said } from './entry.ts';
import type { Match, Played } from './match.ts';
import { play } from './play.ts';
import { everybody, takeBack, undo, undoAgain } from './undo.ts';

export interface Replaying {
  /** The log was checked when it was written: that what it undoes could be undone is not found out once more. */
  readonly checked?: boolean;
}

/** Do again what an entry of a log says. Throws `Refused` for what could not have happened. */
export function replayEntry(match: Match, said: Said, { checked = false }: Replaying = {}): Played {
  const deed = meant(said);
  if (deed === null) throw new Refused({ why: 'unreadable', line: said.line, problem: 'no such entry' });
  switch (deed.kind) {
    case 'answer':
      return play(match, deed.seat, deed.line);
    case 'undo':
      return checked ? undoAgain(match, deed.seat) : undo(match, deed.seat);
    case 'takeback':
      return takeBack(match, deed.to, everybody(match));
  }
}

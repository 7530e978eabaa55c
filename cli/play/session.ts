/** One game in the terminal, and telling the person what happens in it. */
import type { GameModule, Match, Played, PlayerName, Seat } from '@signoria/kernel';
import type { Opponent } from '../games/opponent.ts';
import { entryLines, eventLines, type Teller } from '../terminal/entry-text.ts';
import type { Lines } from '../terminal/io.ts';
import type { Speech } from '../terminal/result.ts';

export interface Session extends Speech, Teller {
  readonly module: GameModule;
  readonly match: Match;
  /** Where the person sits. */
  readonly seat: Seat;
  readonly players: readonly PlayerName[];
  readonly names: readonly string[];
  readonly lines: Lines;
  readonly opponent: Opponent;
}

export function tell(session: Session, played: Played): void {
  for (const line of entryLines(session, played)) session.io.out(`• ${line}`);
}

/** All that has happened so far. */
export function tellAll(session: Session): void {
  for (const line of eventLines(session, session.match.opening)) session.io.out(`• ${line}`);
  for (const played of session.match.log) tell(session, played);
}

/**
 * What was measured so far, as a game's page publishes it: of every record in `strength/` the pairs that have played enough,
 * with interval and day. `npm run strength` writes them to `strength/figures.ts`, a small file that a page can fetch.
 */
import { type LadderRecord, measured } from './arena/ladder.ts';

export interface Figure {
  readonly game: string;
  readonly players: number;
  /** The bot measured and the one in all other seats, as the ladder names them: `master:200`, `adept@ref-1`. */
  readonly a: string;
  readonly b: string;
  /** The share of wins of the first, and where it surely lies. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly games: number;
  /** The day of the last game. */
  readonly date: string;
}

/** Fewer games are measured, but not published. */
export const LEAST_GAMES = 200;

export function figuresOf(records: readonly LadderRecord[]): readonly Figure[] {
  return records.flatMap(({ game, players, rungs }) =>
    rungs
      .map((rung) => measured(rung, players))
      .filter(({ games }) => games >= LEAST_GAMES)
      .map(({ a, b, share, interval: { low, high }, games, date }) => ({
        ...{ game, players, a, b },
        ...{ share: rounded(share), low: rounded(low), high: rounded(high), games, date },
      })),
  );
}

function rounded(share: number): number {
  return Math.round(share * 1000) / 1000;
}

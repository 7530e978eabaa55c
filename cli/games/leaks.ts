/** What the no-leak test found, as the command reports it. */
import type { LeakReport as Found } from '@signoria/kernel/testing';

export interface LeakReport {
  readonly game: string;
  readonly positions: number;
  /** How many looks were taken: at every position from every seat and by a spectator. */
  readonly seats: number;
  readonly leaks: number;
  /** Each leak, and the game and decision where it can be seen again. */
  readonly found: readonly string[];
}

export function leakReport(game: string, { positions, looks, leaks }: Found): LeakReport {
  const found = leaks.map(
    ({ kind, seat, detail, name, decision }) =>
      `${name}, #${decision}, ${seat === null ? '*' : seat + 1}: ${kind}: ${detail}`,
  );
  return { game, positions, seats: looks, leaks: leaks.length, found };
}

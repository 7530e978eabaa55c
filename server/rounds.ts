/** What the house does by itself from time to time: each round at its own interval, never two of the same at once. */
import type { House } from './house.ts';
import { reported } from './log.ts';

export interface Round {
  readonly name: string;
  readonly everyMs: number;
  /** Works by the house's clock; a test moves the clock and goes the round. */
  go(): Promise<unknown>;
}

export interface Rounds {
  /** All of them now, one after the other. Rejects with what goes wrong. */
  goAll(): Promise<void>;
  stop(): Promise<void>;
}

export function makeRounds({ log }: House, rounds: readonly Round[]): Rounds {
  const going = new Map<Round, Promise<unknown>>();
  const go = (round: Round): Promise<unknown> => {
    const before = going.get(round);
    if (before !== undefined) return before;
    const now = round.go().finally(() => going.delete(round));
    going.set(round, now);
    return now;
  };
  const quietly = (round: Round) =>
    void go(round).catch((error: unknown) => log.warn({ round: round.name, ...reported(error) }, 'round not finished'));
  const timers = rounds.map((round) => setInterval(() => quietly(round), round.everyMs).unref());
  for (const round of rounds) quietly(round);
  return {
    async goAll() {
      for (const round of rounds) {
        await going.get(round);
        await go(round);
      }
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.allSettled(going.values());
    },
  };
}

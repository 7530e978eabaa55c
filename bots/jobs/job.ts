/** A question to a bot that thinks elsewhere, and its answer: plain data, so that they can cross a thread. */
import type { AnyState, Imagined, Seat } from '@signoria/kernel';
import type { Budget, Level, Playable } from '../thought.ts';

export interface Job {
  /** The id of the game. */
  readonly game: string;
  /** The imagined world as JSON. Only `writeJob` makes one, so that no real state can slip in. */
  readonly world: string;
  readonly seat: Seat;
  readonly level: Level;
  readonly budget: Budget;
  readonly seed: number;
  /** For companions: where people sit. */
  readonly people?: readonly Seat[];
}

export interface Answer {
  /** The choice in the game's notation. */
  readonly line: string;
  readonly stats: Stats;
}

export interface Stats {
  readonly iterations: number;
  readonly ms: number;
  readonly win: number | null;
  readonly considered: readonly { readonly line: string; readonly visits: number; readonly value: number | null }[];
}

/** What a worker is sent and what it sends back. */
export interface Request {
  readonly id: number;
  readonly job: Job;
}
export type Reply =
  | { readonly id: number; readonly ok: true; readonly answer: Answer }
  | { readonly id: number; readonly ok: false; readonly error: string };

/** A module with all games: how a thread finds the one it is asked about. */
export interface Registry {
  /** For a bot of this level, where that is known: only those that search judge by what was learned. */
  findGame(id: string, level?: Level): Playable | Promise<Playable>;
}

export function writeJob(world: Imagined<AnyState>, job: Omit<Job, 'world'>): Job {
  return { ...job, world: JSON.stringify(world) };
}

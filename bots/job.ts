/** A question to a bot that thinks elsewhere, and its answer: plain data, so that they can cross a thread. */
import type { AnyState, Imagined, Seat } from '@signoria/kernel';
import { type Level, makeBot } from './bot.ts';
import { mix } from './seeds.ts';
import type { Budget, Playable } from './thought.ts';

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
  findGame(id: string): Playable | Promise<Playable>;
}

export function writeJob(world: Imagined<AnyState>, job: Omit<Job, 'world'>): Job {
  return { ...job, world: JSON.stringify(world) };
}

export function doJob(module: Playable, job: Job): Answer {
  const { notation } = module.game;
  const world = JSON.parse(job.world) as Imagined<AnyState>; // written by `writeJob`
  const bot = makeBot(module, job.level, {
    seed: mix(job.seed),
    ...(job.people === undefined ? {} : { people: job.people }),
  });
  const { choice, considered, ...rest } = bot.think(world, job.seat, job.budget);
  const lines = considered.map(({ choice, visits, value }) => ({ line: notation.write(choice), visits, value }));
  return { line: notation.write(choice), stats: { ...rest, considered: lines } };
}

/** Never throws: what goes wrong is the reply. */
export async function reply(registry: Registry, { id, job }: Request): Promise<Reply> {
  try {
    return { id, ok: true, answer: doJob(await registry.findGame(job.game), job) };
  } catch (error) {
    return { id, ok: false, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

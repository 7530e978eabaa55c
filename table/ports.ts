/**
 * What a table needs of the world around it: a place to write, a clock, somebody who thinks for bots. The server and
 * the browser each bring their own; nothing in this package knows the time or the network by itself.
 */
import type { Budget, Job, Playable } from '@signoria/bots';
import type { GameModule, Seat } from '@signoria/kernel';
import type { ChatRecord, RecordPatch, StoredEntry, TableRecord } from './log/record.ts';
import type { TableSnapshot } from './log/snapshot.ts';
import type { Outage } from './seats/absence.ts';
import type { Inquired } from './view/inquiry.ts';
import type { BotLevel } from './wire.ts';

/** What is to be written together with an entry, or not at all. */
export interface AlongEntry {
  /** The hash before this entry: a log that went another way must refuse it. */
  readonly after: string;
  readonly patch: RecordPatch;
}

/** All that a table needs of a game's folder. */
export type TableGame = Playable & Pick<GameModule, 'bidding' | 'windows' | 'warnings' | 'stakes'>;

/** What a port rejects with when somebody else was quicker: nothing has been written, and nothing is wrong. */
export class Outdone extends Error {
  constructor(cause?: unknown) {
    super('somebody else was first', { cause });
    this.name = 'Outdone';
  }
}

export interface Ports {
  readonly module: TableGame;
  /** The same with all that inquiries need, where that is fetched apart. */
  inquired?(): Promise<Inquired>;
  /**
   * Resolves when the entry is durable; `repeated` when its request key had been written before. Rejects when it may not
   * have been written: the table then reads everything again with `reload`.
   */
  append(entry: StoredEntry, along: AlongEntry): Promise<{ readonly repeated: boolean }>;
  save(patch: RecordPatch): Promise<void>;
  /** Writes a line of chat and gives its number. */
  say(line: Omit<ChatRecord, 'id'>): Promise<number>;
  reload(): Promise<TableRecord>;
  /** A snapshot for opening the table later; made when it is asked for. Where nobody keeps them, none are made. */
  keep?(make: () => TableSnapshot | null): void;
  /** Whether others may have written what the table has not read yet. Where nobody else writes, nobody is asked. */
  isBehind?(): Promise<boolean>;
  /** When nobody could have answered, because no server ran. */
  outages?(): readonly Outage[];
  now(): number;
  /** Asked in the midst of long work: what to wait for before it goes on, or null. */
  pause?(): Promise<void> | null;
  /** A bot's answer in notation. Rejects when the bot failed or took too long. */
  think(job: Job): Promise<string>;
  later(ms: number, act: () => void): void;
  /** Somebody's sight may have changed. */
  changed(): void;
  /** Whether this reader does not want to read what this author writes. Where nobody knows, everybody reads everything. */
  hides?(reader: string, author: string): boolean;
  /** Something went wrong that no player is told about. */
  failed(failure: Failure): void;
}

export interface Failure {
  readonly what: 'bot' | 'store' | 'rules' | 'sight';
  readonly error: unknown;
  readonly seat: Seat | null;
  /** What was being answered; null when nothing was. */
  readonly line: string | null;
}

export interface Pacing {
  readonly budgets: { readonly [L in BotLevel]: Budget };
  /** Bots answer after this long whatever they are asked, so that the time tells nothing. */
  readonly botMs: { readonly [L in BotLevel]: number };
  /** The same for standing orders. */
  readonly orderMs: number;
  /** After a store that did not answer. */
  readonly retryMs: number;
  /** How long a refused proposal may not be made again. */
  readonly coolDownMs: { readonly live: number; readonly days: number };
}

const MINUTE = 60_000;

export const PACING: Pacing = {
  budgets: { novice: {}, adept: {}, master: { ms: 1500 }, companion: { ms: 1500 } },
  botMs: { novice: 700, adept: 700, master: 1600, companion: 1600 },
  orderMs: 700,
  retryMs: 2000,
  coolDownMs: { live: 2 * MINUTE, days: 60 * MINUTE },
};

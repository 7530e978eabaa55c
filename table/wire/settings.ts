/** How a table is set up: what its maker decides, and what may be asked for. */
import type { Language } from '@signoria/kernel';
import type { PlayHours } from '../time/play-hours.ts';
import type { TimeControl } from '../time/time-controls.ts';

/** How well a bot plays, whoever it plays with. */
export type Strength = 'novice' | 'adept' | 'master';
/** A companion plays as well as the weakest of the people at its table. */
export type BotLevel = Strength | 'companion';

export type TableStatus = 'open' | 'running' | 'paused' | 'finished' | 'abandoned';

/** What a bot may do for a player whose flag has fallen: play at a level, only pass, or nothing. */
export type CoverWish = Strength | 'pass' | 'never';

export interface TableSettings {
  readonly name: string;
  readonly visibility: 'public' | 'private';
  readonly pace: TimeControl;
  readonly language: 'any' | Language;
  readonly rated: boolean;
  /** How far spectators are kept behind while the game runs; not at all unless told. */
  readonly delay?: Delay | undefined;
  /** The hours of the day in which clocks run; all day unless told. */
  readonly window?: PlayHours | null | undefined;
  /** Clocks are shown, but nothing happens when one is empty. */
  readonly friendly?: boolean | undefined;
  /** Whether bot accounts may sit at a rated table, and count there; where nothing counts they always may. */
  readonly machines?: boolean | undefined;
  /** An open challenge: it starts by itself when all seats are taken. */
  readonly challenge?: boolean | undefined;
  /** The table plays a deal that others play as well. Only its keeper says so. */
  readonly deal?: DealTerms | undefined;
}

/** What is the same for everybody who plays a deal. */
export interface DealTerms {
  /** The house's name for it; empty for a deal among friends. */
  readonly id: string;
  /** How far masters think: counted, never timed, so that they answer alike on every machine. */
  readonly iterations: number;
  /**
   * The key, and what it opens, stays sealed until then, even when this table is done; 0 for no longer than the game.
   * `UNTIL_TOLD`: until its keeper says that all have played it.
   */
  readonly until: number;
  /** The one try that counts: nothing is taken back, and the game is not ended early. */
  readonly counted: boolean;
  /** Bots that play for themselves have luck of their own at each table; left out, all have the same for the same. */
  readonly luck?: string | undefined;
}

export interface Delay {
  readonly unit: 'moves' | 'minutes';
  readonly n: number;
}

export interface NewTable {
  readonly game: string;
  readonly seats: number;
  readonly options: { readonly [id: string]: unknown };
  readonly edition: unknown;
  readonly settings: TableSettings;
  /** Who sits where at once; the rest are open. 'me' is the creator. */
  readonly places: readonly ('me' | 'open' | BotLevel)[];
  /** Fixed for examples and tests; a real table gets real entropy. */
  readonly seed?: string;
}

/** What counts is played without anybody's help. */
export function isForOneself({ rated, deal }: TableSettings): boolean {
  return rated || deal?.counted === true;
}

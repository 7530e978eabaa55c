/** How a server is started, and the limits it keeps. Not here: reading flags or the environment (the command line does). */
import { availableParallelism } from 'node:os';
import type { GameModule } from '@signoria/kernel';
import type { Pacing } from '@signoria/table';
import type { SsoSettings } from './accounts/sso/provider.ts';
import type { EditionFile } from './club/editions.ts';
import type { FixedClub } from './club/settings.ts';
import type { SetupCode } from './club/setup.ts';
import type { Base } from './http/base.ts';

export interface ServerOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Below which path of its host the house lies, as in `/games`; unless told, it has the host to itself. */
  readonly base?: Base;
  /** A SQLite file behaves as if every commit took so much longer. For measuring. */
  readonly slowMs?: number;
  /** What `openStore` understands: a SQLite path, `:memory:`, or `postgres://…`. */
  readonly database: string;
  /** The folder with the built client; null serves the API alone. */
  readonly web: string | null;
  readonly log: LogLevel;
  /** Where the log goes, line by line; standard output unless told. */
  readonly logTo?: { write(line: string): void };
  /** Which proxies in front are believed about addresses and https: so many of them, or those in these networks. */
  readonly trustProxy?: number | readonly string[];
  /** Who shows it may read the figures; without one only whoever asks on this machine. */
  readonly metricsToken?: string;
  readonly limits?: Partial<Limits>;
  /** Where other servers on the same database reach this one; unless told, where the database sees it, at any free port. */
  readonly peer?: { readonly host?: string; readonly port?: number };
  /** Which games; unless told, all that are found. */
  readonly games?: readonly GameModule[];
  readonly pacing?: Pacing;
  /** Which of several processes behind one port this is, and how many they are. */
  readonly worker?: number;
  readonly workers?: number;
  readonly now?: () => number;
  /** How many milliseconds have really passed since some moment. Whoever tells the time can tell this too, for jumps. */
  readonly elapsed?: () => number;
  /** What the first account has to know; nothing unless told. */
  readonly setupCode?: SetupCode;
  /** Where people may sign in instead of here; unless told, nowhere. */
  readonly sso?: SsoSettings;
  /** Settings of the house that are fixed as long as this server runs. */
  readonly club?: FixedClub;
  /** Editions of the house by game, fixed as long as this server runs. Whoever gives them has seen that they can be played with. */
  readonly editions?: { readonly [game: string]: EditionFile };
  /** Whether tables may be asked for with a seed. Only for tests: who knows the seed knows every hand. */
  readonly seeds?: boolean;
}

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** So many at once, refilled at so many a second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export interface Limits {
  /** Bytes of a request's body; game files have their own. */
  readonly body: number;
  readonly file: number;
  /** Bytes of a message that is read at all; beyond `frame` the connection is cut. */
  readonly message: number;
  readonly frame: number;
  /** HTTP requests to the API per minute and address. */
  readonly requests: number;
  /** New guests, and new tables, per minute and address. */
  readonly guests: number;
  readonly creations: number;
  /** Codes looked up, and requests that play a whole game again, per minute and address. */
  readonly codes: number;
  readonly costly: number;
  readonly perConnection: Rate;
  readonly perUser: Rate;
  /** HTTP requests with one token. */
  readonly perToken: Rate;
  /** Lines of chat of one connection. */
  readonly chat: Rate;
  /** Messages over the rate before the connection is cut. */
  readonly patience: number;
  readonly connectionsPerUser: number;
  readonly watchedPerConnection: number;
  /** Bytes waiting for a slow reader: beyond `slow` no views are sent for now, beyond `stuck` the connection is cut. */
  readonly slow: number;
  readonly stuck: number;
  readonly heartbeatMs: number;
  /** Tables kept in memory although nobody looks at them. */
  readonly idleTables: number;
  readonly idleMs: number;
  /** So long a server that says nothing is taken for alive; then others take over its tables. */
  readonly leaseMs: number;
  /** Threads in which masters think; the quick ones have one of their own. */
  readonly threads: number;
  readonly quickMs: number;
  readonly masterMs: number;
  /** How long a game file from outside may take to be played again, and how many may wait: of one user, and of all. */
  readonly verifyMs: number;
  readonly verifyOwn: number;
  readonly verifyAll: number;
  /** Files read and branches made by one user. */
  readonly copies: Rate;
  /** Entries after which a log no longer grows by going back, and longest game file. A game ends; undoing does not. */
  readonly entries: number;
  /** People in a room, and notes, variations and chapters there: of all, and of one person. */
  readonly roomPeople: number;
  readonly roomItems: number;
  readonly roomOwnItems: number;
  /** How many games one person may have the server judge in a day; 0 for none. */
  readonly reviewsPerDay: number;
}

/** One core is for everything else; several servers on one machine share the others. */
export function usualThreads(servers = 1, cores = availableParallelism()): number {
  return Math.max(1, Math.floor((cores - 1) / servers));
}

export const LIMITS: Limits = {
  body: 64 * 1024,
  file: 2 * 1024 * 1024,
  message: 16 * 1024,
  frame: 256 * 1024,
  requests: 600,
  guests: 60,
  creations: 30,
  codes: 60,
  costly: 20,
  perConnection: { burst: 60, perSecond: 20 },
  perUser: { burst: 120, perSecond: 40 },
  perToken: { burst: 100, perSecond: 8 },
  chat: { burst: 10, perSecond: 0.5 },
  patience: 500,
  connectionsPerUser: 20,
  watchedPerConnection: 50,
  slow: 256 * 1024,
  stuck: 8 * 1024 * 1024,
  heartbeatMs: 30_000,
  idleTables: 500,
  idleMs: 10 * 60_000,
  leaseMs: 2_500,
  threads: usualThreads(),
  quickMs: 2_000,
  masterMs: 10_000,
  verifyMs: 10_000,
  verifyOwn: 2,
  verifyAll: 20,
  copies: { burst: 30, perSecond: 30 / 3600 },
  entries: 2_000,
  roomPeople: 100,
  roomItems: 500,
  roomOwnItems: 150,
  reviewsPerDay: 5,
};

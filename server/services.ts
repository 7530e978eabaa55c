/** What every part of the server is given: where things are kept, who plays, what time it is, whom to tell. */
import type { GameModule } from '@signoria/kernel';
import type { GivenSettings } from '@signoria/protocol';
import type { Store } from '@signoria/store';
import type { Pacing } from '@signoria/table';
import type { FastifyBaseLogger } from 'fastify';
import type { Blocks } from './accounts/people/blocks.ts';
import type { Sso } from './accounts/sso/provider.ts';
import type { EditionFile } from './club/editions.ts';
import type { Base } from './http/base.ts';
import type { Metrics } from './metrics.ts';
import type { Nodes } from './nodes/index.ts';
import type { Limits } from './options.ts';
import type { Outages } from './pace/outages.ts';
import type { TableHooks } from './tables/table-hooks.ts';
import type { Checker } from './work/checker.ts';
import type { Counter } from './work/counter.ts';
import type { Reviewer } from './work/reviewer.ts';
import type { Thinkers } from './work/thinkers.ts';
import type { Verifier } from './work/verifier.ts';

export interface Services {
  readonly store: Store;
  /** Below which path of its host the house lies; empty for none. */
  readonly base: Base;
  /** The other servers on the same database; null where there can be none. */
  readonly nodes: Nodes | null;
  readonly games: ReadonlyMap<string, GameModule>;
  /** Editions of the house that its host gave at the start, by game. */
  readonly editions: ReadonlyMap<string, EditionFile>;
  readonly thinkers: Thinkers;
  readonly verifier: Verifier;
  readonly checker: Checker;
  readonly counter: Counter;
  readonly reviewer: Reviewer;
  readonly limits: Limits;
  readonly pacing: Pacing;
  readonly now: () => number;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly tableHooks: TableHooks;
  readonly outages: Outages;
  readonly blocks: Blocks;
  /** Signing in elsewhere; null where the host has named no provider. */
  readonly sso: Sso | null;
  /** What the host gave at the start, for administrators to read. */
  readonly given: GivenSettings;
  readonly version: string;
  /** When this server began. */
  readonly started: number;
  /** Since when whoever comes by https is given a cookie that nobody else can set. */
  readonly hostCookieSince: number;
  /** What the first account has to know; null for nothing. */
  readonly setupCode: string | null;
  /** Whether a table may be asked for with a seed: only for tests, since who knows the seed knows every hand. */
  readonly seeds: boolean;
}

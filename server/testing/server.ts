/** A server for tests: on a free port, with bots that answer at once and limits that leave clients alone. */
import { PACING, type Pacing } from '@signoria/table';
import { type RunningServer, type ServerOptions, startServer } from '../index.ts';

export const AT_ONCE: Pacing = {
  ...PACING,
  budgets: { novice: {}, adept: {}, master: { iterations: 20 }, companion: { iterations: 20 } },
  botMs: { novice: 0, adept: 0, master: 0, companion: 0 },
  orderMs: 0,
  retryMs: 20,
};

export const GENEROUS = {
  requests: 1_000_000,
  guests: 1_000_000,
  creations: 1_000_000,
  codes: 1_000_000,
  costly: 1_000_000,
  perConnection: { burst: 1_000_000, perSecond: 1_000_000 },
  perUser: { burst: 1_000_000, perSecond: 1_000_000 },
  perToken: { burst: 1_000_000, perSecond: 1_000_000 },
  chat: { burst: 1_000_000, perSecond: 1_000_000 },
  // A machine that is busy with other tests must not be taken for dead.
  leaseMs: 60_000,
};

export function testServer({ limits, ...options }: Partial<ServerOptions> = {}): Promise<RunningServer> {
  return startServer({
    port: 0,
    host: '127.0.0.1',
    database: ':memory:',
    web: null,
    log: 'silent',
    pacing: AT_ONCE,
    seeds: true,
    limits: { ...GENEROUS, ...limits },
    ...options,
  });
}

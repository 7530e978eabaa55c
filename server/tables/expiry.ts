/** Tables that never start: their owner is warned, then they are closed. Also throws away sessions that ran out. */
import type { Store, Table } from '@signoria/store';
import type { Job } from '../jobs.ts';
import type { Services } from '../services.ts';
import { yieldToEventLoop } from '../work/yielding.ts';
import type { Tables } from './tables.ts';

const DAY = 24 * 60 * 60_000;
export const EXPIRE_MS = 14 * DAY;
export const WARN_MS = 3 * DAY;
const EVERY_MS = 60 * 60_000;

/** When an unstarted table is closed; null for one that has started. */
export function expiresAt({ status, created }: Pick<Table, 'status' | 'created'>): number | null {
  return status === 'open' ? created + EXPIRE_MS : null;
}

export function isExpiring(table: Pick<Table, 'status' | 'created'>, now: number): boolean {
  const at = expiresAt(table);
  return at !== null && at - now <= WARN_MS;
}

export function expiryJob(services: Services, tables: Tables): Job {
  return { name: 'tidying', everyMs: EVERY_MS, run: () => tidyUp(services, tables) };
}

/** Says how many tables it closed. */
export async function tidyUp({ store, outages, log }: Services, tables: Tables): Promise<number> {
  const now = outages.tidyNow();
  const expired: Table[] = [];
  let cursor: string | undefined;
  do {
    const page = await store.listTables({ status: 'open' }, cursor === undefined ? {} : { cursor });
    expired.push(...page.items.filter(({ created }) => created + EXPIRE_MS <= now));
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  for (const { id, owner } of expired) {
    await yieldToEventLoop();
    await closeTable(tables, id, owner);
  }
  const sessions = await store.pruneSessions(now);
  if (expired.length + sessions > 0) log.info({ tables: expired.length, sessions }, 'tidied up');
  return expired.length;
}

async function closeTable(tables: Tables, table: string, owner: string): Promise<void> {
  await tables.use(table, (loaded) =>
    loaded.table.request({ user: owner, name: '' }, { type: 'close', table, id: 'expired' }),
  );
}

/**
 * Tables that were waiting for a bot or an order when the server stopped: loading one lets it go on. The others load
 * when somebody looks. Other people's messages come in between.
 */
export async function resumeGames({ store, log }: Services, tables: Tables): Promise<number> {
  let resumed = 0;
  let cursor: string | undefined;
  do {
    const page = await store.listTables({ status: 'running' }, cursor === undefined ? {} : { cursor });
    for (const table of page.items) {
      await yieldToEventLoop();
      if (!(await actsByItself(store, table))) continue;
      await tables.useOwn(table.id, (loaded) => loaded.table.settled());
      resumed++;
    }
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  if (resumed > 0) log.info({ tables: resumed }, 'games resumed');
  return resumed;
}

async function actsByItself(store: Store, { id, seats }: Table): Promise<boolean> {
  return seats.some(({ kind }) => kind === 'bot') || (await store.listOrders(id)).length > 0;
}

/**
 * What somebody may not do at a table because its owner has blocked them: take a seat at a public one before it starts,
 * or find it in the lobby. They are not told why: they hear what they would hear had another been quicker. Nobody sits
 * down where they have held what shows the hands, and no bot where people play for their ratings, unless they want it.
 */
import { isBotAccount } from '@signoria/protocol';
import type { Store, Table } from '@signoria/store';
import type { TableRefusal, TableSettings } from '@signoria/table';
import type { Services } from '../../services.ts';
import { settingsOf } from '../../tables/table-rows.ts';
import { knowsHands } from '../seats/insiders.ts';
import { hasBlocked } from './relationships.ts';

type Row = Pick<Table, 'id' | 'created' | 'status' | 'visibility' | 'owner' | 'settings'>;

export async function heldBack(
  { store }: Pick<Services, 'store'>,
  row: Row,
  user: string,
  type: string,
): Promise<TableRefusal | null> {
  if (type !== 'sit') return null;
  if (isBotAccount(user) && !allowsBots(settingsOf(row))) return { why: 'people-only' };
  if (await knowsHands(store, row, user)) return { why: 'insider' };
  return row.status === 'open' && (await isShutOut(store, row, user)) ? { why: 'seat-taken' } : null;
}

/** Where nothing counts anybody may sit. */
function allowsBots({ rated, machines }: TableSettings): boolean {
  return !rated || machines === true;
}

async function isShutOut(store: Store, { owner, visibility }: Row, user: string): Promise<boolean> {
  return visibility === 'public' && owner !== user && (await hasBlocked(store, owner, user));
}

export async function withoutShutOut<T extends Row>(
  { store }: Pick<Services, 'store'>,
  rows: readonly T[],
  user: string | null,
): Promise<readonly T[]> {
  if (user === null) return rows;
  const out = await Promise.all(rows.map((row) => row.status === 'open' && isShutOut(store, row, user)));
  return rows.filter((_, i) => out[i] !== true);
}

/** The tables of this person, wherever they are played, the most urgent first. For the home page and the N key. */

import { computed, signal } from '@preact/signals';
import type { MyPage, MyRow, WaitingOrder } from '@signoria/protocol';
import type { TableStatus } from '@signoria/table';
import { ApiError, api } from '../api.ts';
import { type Shelved, shelved } from '../local/indexed-db.ts';
import { paths } from '../router.ts';

export interface MyTable {
  readonly table: string;
  readonly local: boolean;
  readonly game: string;
  readonly name: string;
  readonly status: TableStatus;
  readonly yourTurn: boolean;
  readonly touched: number;
  /** Since when one is asked, and when one's time runs out; null when nothing waits, or nobody counts. */
  readonly since: number | null;
  readonly flag: number | null;
  readonly seats: readonly { readonly kind: string; readonly colour: number; readonly name: string }[];
  /** Not begun, and about to be closed for it. */
  readonly expiring: boolean;
}

export const myTables = signal<readonly MyTable[] | null>(null);

const isOver = ({ status }: MyTable) => status === 'finished' || status === 'abandoned';

const asked = ({ since, touched }: MyTable) => since ?? touched;

/** How one goes through the games that wait: by the time left, by how long they have waited, or the latest first. */
const ORDERS: { readonly [O in WaitingOrder]: (a: MyTable, b: MyTable) => number } = {
  urgency: (a, b) => (a.flag ?? Infinity) - (b.flag ?? Infinity) || asked(a) - asked(b),
  oldest: (a, b) => asked(a) - asked(b),
  newest: (a, b) => asked(b) - asked(a),
};

/** Asked first, then running, then over; of those that wait for others the one touched last leads. */
export function inOrder(tables: readonly MyTable[], order: WaitingOrder): readonly MyTable[] {
  const rank = (table: MyTable) => (table.yourTurn ? 0 : isOver(table) ? 2 : 1);
  const within = (a: MyTable, b: MyTable) => (a.yourTurn ? ORDERS[order](a, b) || 0 : b.touched - a.touched);
  return tables.toSorted((a, b) => rank(a) - rank(b) || within(a, b));
}

export const waitingTables = computed(() => (myTables.value ?? []).filter(({ yourTurn }) => yourTurn));

/** `ahead` is how far the server's time is ahead of this device's. */
function onServer(row: MyRow, ahead: number): MyTable {
  const { table, game, settings, status, yourTurn, updated, since, flag, seats, expiring } = row;
  const { name } = settings;
  return {
    table,
    local: false,
    game,
    name,
    status,
    yourTurn,
    touched: updated,
    since,
    flag: flag === null ? null : flag - ahead,
    seats,
    expiring,
  };
}

function onDevice({ id, header, settings, status, waiting, touched, seats }: Shelved): MyTable {
  const yourTurn = status === 'running' && waiting.length > 0;
  const { game } = header;
  const shown = seats.map(({ kind, colour, ...rest }) => ({ kind, colour, name: 'name' in rest ? rest.name : '' }));
  return {
    table: id,
    local: true,
    game,
    name: settings.name,
    status,
    yourTurn,
    touched,
    since: null,
    flag: null,
    seats: shown,
    expiring: false,
  };
}

/** Whatever cannot be reached is left out: without a server the device's own tables remain. */
export async function fetchMyTables(): Promise<void> {
  const [here, there] = await Promise.all([shelved().catch(() => []), mine()]);
  const ahead = there.now - Date.now();
  const all = [...here.map(onDevice), ...there.tables.map((row) => onServer(row, ahead))];
  myTables.value = inOrder(all, there.order);
}

async function mine(): Promise<Omit<MyPage, 'next'>> {
  try {
    return await api.mine();
  } catch (error) {
    if (error instanceof ApiError) return { tables: [], order: 'urgency', now: Date.now() };
    throw error;
  }
}

/** The address of the next table that waits for an answer, after the one being looked at; null when none does. */
export function nextWaiting(here: string | null): string | null {
  const waiting = waitingTables.value;
  const at = waiting.findIndex(({ table }) => table === here);
  const next = [...waiting.slice(at + 1), ...waiting.slice(0, Math.max(0, at))][0];
  return next === undefined ? null : paths.table(next.table, next.local);
}

/** The tables of this person, wherever they are played, the most urgent first. For the home page and the N key. */
import { computed, signal } from '@preact/signals';
import type { TableStatus } from '@signoria/table';
import { ApiError, api, type MyRow } from '../api.ts';
import { type Shelved, shelved } from '../local/shelf.ts';
import { paths } from '../router.ts';

export interface MyTable {
  readonly table: string;
  readonly local: boolean;
  readonly game: string;
  readonly name: string;
  readonly status: TableStatus;
  readonly yourTurn: boolean;
  readonly touched: number;
  readonly seats: readonly { readonly kind: string; readonly colour: number; readonly name: string }[];
  /** Not begun, and about to be closed for it. */
  readonly expiring: boolean;
}

export const myTables = signal<readonly MyTable[] | null>(null);

const isOver = ({ status }: MyTable) => status === 'finished' || status === 'abandoned';

/** Asked first, then running, then over; the one touched last leads. */
function byUrgency(a: MyTable, b: MyTable): number {
  const rank = (table: MyTable) => (table.yourTurn ? 0 : isOver(table) ? 2 : 1);
  return rank(a) - rank(b) || b.touched - a.touched;
}

export const waitingTables = computed(() => (myTables.value ?? []).filter(({ yourTurn }) => yourTurn));

function onServer(row: MyRow): MyTable {
  const { table, game, settings, status, yourTurn, updated, seats, expiring } = row;
  return { table, local: false, game, name: settings.name, status, yourTurn, touched: updated, seats, expiring };
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
    seats: shown,
    expiring: false,
  };
}

/** Whatever cannot be reached is left out: without a server the device's own tables remain. */
export async function fetchMyTables(): Promise<void> {
  const [here, there] = await Promise.all([shelved().catch(() => []), mine()]);
  myTables.value = [...here.map(onDevice), ...there.map(onServer)].sort(byUrgency);
}

async function mine(): Promise<readonly MyRow[]> {
  try {
    return (await api.mine()).tables;
  } catch (error) {
    if (error instanceof ApiError) return [];
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

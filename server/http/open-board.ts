/** The board of a public table for whoever shows it on a page of their own: what any spectator sees, and nothing more. */
import type { OpenBoard } from '@signoria/protocol';
import type { SeatInfo } from '@signoria/table';
import type { Services } from '../services.ts';
import { settingsOf } from '../tables/table-rows.ts';
import type { Tables } from '../tables/tables.ts';
import { Problem } from './problems.ts';

/** No user is called like this: whoever looks so has no seat, no table and no past here. */
export const NOBODY = '*';
/** Neither log nor talk. */
const NONE = Number.MAX_SAFE_INTEGER;

/**
 * A private table is not there. While it is played, its address is for those who were told it; a page that shows its board
 * would tell everybody.
 */
export async function openBoard(services: Services, tables: Tables, id: string): Promise<OpenBoard> {
  const row = await services.store.getTable(id);
  if (row === null || settingsOf(row).visibility !== 'public') throw new Problem('no-such-table');
  const seen = await tables.use(id, ({ table }) => table.glance(NOBODY, NONE, NONE));
  if (seen === null) throw new Problem('no-such-table');
  const { status, seats, view, question, score, outcome } = seen;
  return { game: row.game, status, seats: seats.map(shown), view, question, score, outcome };
}

function shown(seat: SeatInfo): OpenBoard['seats'][number] {
  const { kind, colour } = seat;
  if (kind === 'open') return { kind, colour, name: '', level: null };
  return { kind, colour, name: seat.name, level: kind === 'bot' ? seat.level : seat.covered };
}

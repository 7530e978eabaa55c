/** What anybody may see of a public table: as it stands, or of a finished game at one of its moves. */
import type { OpenBoard } from '@signoria/protocol';
import { isOver } from '@signoria/table';
import { NOBODY, openBoard } from '../http/open-board.ts';
import { Problem } from '../http/problems.ts';
import type { Around } from '../http/routes.ts';
import { settingsOf } from '../tables/table-rows.ts';

export interface Moment {
  readonly board: OpenBoard;
  /** Whether its position is shown. Where spectators are kept behind, no picture that goes about is ahead of them. */
  readonly shown: boolean;
}

export async function momentAt({ services, tables }: Around, id: string, at: number | null): Promise<Moment> {
  const board = await openBoard(services, tables, id);
  const row = await services.store.getTable(id);
  if (row === null) throw new Problem('no-such-table');
  const over = isOver(board);
  // Before the start, and of deals that others still play, there is no view.
  const shown = board.view !== null && (over || settingsOf(row).delay === undefined);
  if (!shown || !over || at === null) return { board, shown };
  const then = await tables.use(id, ({ table }) => table.plainPast(NOBODY, Math.min(at, table.last())));
  if (then === null) return { board, shown: false };
  const { view, question, outcome } = then;
  // As it stood then: who was asked is said, and not yet who has won.
  return { board: { ...board, status: outcome === null ? 'running' : board.status, view, question, outcome }, shown };
}

/** A board followed from outside: asked for again and again while somebody can see it, until the game is over. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { OpenBoard } from '@signoria/protocol';
import { useEffect, useMemo } from 'preact/hooks';
import { ApiError, call } from '../api.ts';

const EVERY_MS = 3000;

export type Followed = OpenBoard | 'opening' | 'gone';

/** What cannot be reached for a while stays as it was last seen. */
export function useBoard(table: string): ReadonlySignal<Followed> {
  const board = useMemo(() => signal<Followed>('opening'), [table]);
  useEffect(() => {
    let timer = 0;
    let left = false;
    const look = async (): Promise<void> => {
      if (document.visibilityState === 'visible') board.value = await seen(table, board.value);
      if (!left && goesOn(board.value)) timer = window.setTimeout(look, EVERY_MS);
    };
    void look();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [table, board]);
  return board;
}

async function seen(table: string, before: Followed): Promise<Followed> {
  try {
    return await call('GET /api/tables/:id/board', { params: { id: table } });
  } catch (error) {
    const isThere = !(error instanceof ApiError) || error.trouble.kind === 'offline';
    return isThere || typeof before === 'object' ? before : 'gone';
  }
}

function goesOn(board: Followed): boolean {
  if (typeof board === 'string') return board === 'opening';
  return board.status !== 'finished' && board.status !== 'abandoned';
}

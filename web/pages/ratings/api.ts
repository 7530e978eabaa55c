/** Leader boards as the server gives them. */
import type { BoardPage } from '@signoria/protocol';
import { call } from '../../api.ts';

export interface Board {
  readonly game: string;
  readonly players: number;
}

export function fetchBoard({ game, players }: Board, cursor?: string): Promise<BoardPage> {
  return call('GET /api/ratings', { query: { game, players, cursor } });
}

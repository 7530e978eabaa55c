/** Leader boards as the server gives them. */
import { call } from '../../api.ts';

export interface BoardEntry {
  /** Null for provisional players. */
  readonly place: number | null;
  readonly user: string;
  readonly name: string;
  readonly rating: number;
  readonly margin: number;
  readonly sure: number;
  readonly games: number;
  readonly provisional: boolean;
}

export interface BoardPage {
  readonly entries: readonly BoardEntry[];
  readonly next: string | null;
  readonly own: BoardEntry | null;
  readonly provisionalGames: number;
}

export interface Board {
  readonly game: string;
  readonly players: number;
}

export function fetchBoard({ game, players }: Board, cursor?: string): Promise<BoardPage> {
  const asked = { game, players: String(players), ...(cursor === undefined ? {} : { cursor }) };
  return call(`/ratings?${new URLSearchParams(asked)}`);
}

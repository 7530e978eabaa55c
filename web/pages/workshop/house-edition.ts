/** The edition that this house plays a game with, as the server keeps it. */
import { call } from '../../api.ts';
import type { File } from './draft.ts';

export async function fetchHouse(game: string): Promise<File | null> {
  const { edition } = await call('GET /api/editions/:game', { params: { game } });
  return edition;
}

export async function setHouse(game: string, edition: File | null): Promise<void> {
  await call('POST /api/admin/editions/:game', { params: { game }, body: { edition } });
}

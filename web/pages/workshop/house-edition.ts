/** The edition that this house plays a game with, as the server keeps it. */
import { call } from '../../api.ts';
import type { File } from './draft.ts';

export interface HouseEdition {
  readonly edition: File | null;
  /** Given when the server was started: nobody chooses another here. */
  readonly fixed: boolean;
}

export function fetchHouse(game: string): Promise<HouseEdition> {
  return call('GET /api/editions/:game', { params: { game } });
}

/** Null also where nobody can be asked: that is the printed box. */
export function fetchHouseFile(game: string): Promise<File | null> {
  return fetchHouse(game).then(
    ({ edition }) => edition,
    () => null,
  );
}

export async function setHouse(game: string, edition: File | null): Promise<void> {
  await call('POST /api/admin/editions/:game', { params: { game }, body: { edition } });
}

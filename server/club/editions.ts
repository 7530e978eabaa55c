/** The house's editions: by game, the corrections its new tables are set with unless whoever sets one says otherwise. */
import { readBack } from '@signoria/store';
import { Problem } from '../http/problems.ts';
import type { Services } from '../services.ts';

/** As it was given, an object of JSON. */
export interface EditionFile {
  readonly [key: string]: unknown;
}

const keyOf = (game: string): string => `edition/${game}`;

function moduleOf({ games }: Services, game: string) {
  const module = games.get(game);
  if (module === undefined) throw new Problem('no-such-game', game);
  return module;
}

/** Whether the host gave it when starting the server: then nobody chooses another here. */
export function isGiven({ editions }: Pick<Services, 'editions'>, game: string): boolean {
  return editions.has(game);
}

/** Null for the usual edition, and where the rules no longer know what the file corrects. */
export async function houseEdition(services: Services, game: string): Promise<EditionFile | null> {
  const module = moduleOf(services, game);
  const given = services.editions.get(game);
  if (given !== undefined) return given;
  const kept = await services.store.getMeta(keyOf(game));
  const edition = kept === null ? null : readBack<EditionFile>(kept);
  return module.game.readEdition(edition).ok ? edition : null;
}

export async function setHouseEdition(services: Services, game: string, edition: EditionFile | null): Promise<void> {
  const read = moduleOf(services, game).game.readEdition(edition);
  if (isGiven(services, game)) throw new Problem('fixed-setting', 'edition');
  if (!read.ok) throw new Problem('bad-edition', read.problems);
  await services.store.setMeta(keyOf(game), JSON.stringify(edition));
}

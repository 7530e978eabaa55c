/** What the one page of a game needs: its words and examples, and a box to draw its components from. */
import { workshops } from 'virtual:workshops';
import type { Aid, GameModule } from '@signoria/kernel';
import { isRecord } from '@signoria/kernel/json';
import { loadAid } from '../../asides.ts';
import { NoSuchGame } from '../../games/load.ts';
import { loadGame } from '../../games/whole-game.ts';
import type { Tools } from '../workshop/bench.ts';
import type { File } from '../workshop/draft.ts';
import { fetchHouseFile } from '../workshop/house-edition.ts';

export interface AidTools extends Tools {
  readonly module: GameModule;
  readonly aid: Aid;
  /** As the box is corrected, here or at the table it is read at; empty for the printed one. */
  readonly file: File;
}

/** `edition` of a table; unless told, that of the house. */
export async function fetchAid(game: string, edition?: unknown): Promise<AidTools> {
  const fetchWorkshop = workshops[game];
  if (fetchWorkshop === undefined) throw new NoSuchGame(game);
  const [module, workshop, aid, corrected] = await Promise.all([
    loadGame(game),
    fetchWorkshop(),
    loadAid(game),
    edition === undefined ? fetchHouseFile(game) : edition,
  ]);
  if (aid === null) throw new NoSuchGame(game);
  return { module, workshop, aid, file: isRecord(corrected) ? corrected : {} };
}

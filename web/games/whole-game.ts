/** A game with everything: for pages about it. A table makes do with parts. */

import { modules } from 'virtual:modules';
import type { GameModule } from '@signoria/kernel';
import { NoSuchGame } from './load.ts';

export async function loadGame(id: string): Promise<GameModule> {
  const fetchGame = modules[id];
  if (fetchGame === undefined) throw new NoSuchGame(id);
  return fetchGame();
}

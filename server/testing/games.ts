/** The game that tests and benches of the server are played with: whichever is found first. */
import type { AnyGame } from '@signoria/kernel';
import { loadGames } from '../../games/registry.ts';

export async function anyGame(): Promise<AnyGame> {
  const [first] = await loadGames();
  if (first === undefined) throw new Error('there is no game');
  return first.game;
}

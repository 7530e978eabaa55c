/** Finding a game by the word on the command line. */
import type { GameModule } from '@signoria/kernel';
import { loadGames } from '../../games/registry.ts';
import { UsageError } from '../args/usage.ts';

export async function gameNamed(given: string): Promise<GameModule> {
  const games = await loadGames();
  const found = games.find(({ game }) => game.id === given);
  if (found !== undefined) return found;
  throw new UsageError({ problem: 'unknown-game', given, known: games.map(({ game }) => game.id) });
}

/** Where threads find them. */
export const REGISTRY = new URL('../../games/registry.ts', import.meta.url);

export { loadGames };

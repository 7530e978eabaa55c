/**
 * Plays the kept games of a game anew: corpus and stories. For a game nobody has played yet; later an old game must replay as it
 * was, and `rules` is raised instead (docs/adding-a-game.md).
 *
 *     npm run keep-games sestina
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findGame } from '../../games/registry.ts';
import { writeStories } from './stories.ts';

const ROOT = join(import.meta.dirname, '../..');
const GAMES = 200;

/** How many stories and games are kept now. The corpus is made in a process of its own, by its own script. */
export async function keepGames(id: string): Promise<{ readonly stories: number; readonly games: number }> {
  const stories = writeStories(await findGame(id), join(ROOT, 'games', id));
  const args = [...process.execArgv, join(ROOT, 'scripts/corpus.ts'), id, String(GAMES)];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`the corpus of ${id} could not be made`);
  return { stories, games: GAMES };
}

if (import.meta.main) {
  const { stories, games } = await keepGames(process.argv[2] ?? '');
  console.log(`${stories} stories, ${games} kept games`);
}

/**
 * A new game, ready to be played and tested: the teaching game under another name, with its first kept games.
 *
 *     npm run new-game sestina
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { copyGame, isGoodId, namesOf } from './copy.ts';
import { keepGames } from './keep.ts';

const ROOT = join(import.meta.dirname, '../..');
const [id = ''] = process.argv.slice(2);
const folder = join(ROOT, 'games', id);

function refuse(why: string): never {
  console.error(`new-game: ${why}`);
  process.exit(1);
}

if (!isGoodId(id)) refuse(`'${id}' is no name for a game; say, for example: npm run new-game sestina`);
if (existsSync(folder)) refuse(`there is a folder games/${id} already; nothing was changed`);
const { title, prefix } = namesOf(id);
copyGame(join(ROOT, 'games/palio'), folder, namesOf(id));
const { stories, games } = await keepGames(id);
console.log(`games/${id}: ${title}, rules ${prefix}-1.1 and on, ${stories} stories, ${games} kept games`);
console.log(`test it:  npm run -s unit -- games/${id}   and   npm run -s unit -- games/test -t ${id}`);
console.log('play it:  npm start');

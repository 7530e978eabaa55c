/**
 * Makes the corpus of a game: finished games of noisy adepts in all player counts and variants.
 *
 *     node scripts/run.js scripts/corpus.ts condottiere 220
 *
 * Only to be run when a game's `rules` version is bumped; otherwise the kept games must replay as they are.
 */
import { writeFileSync } from 'node:fs';
import { makeBot, volunteered } from '../bots/index.ts';
import { findGame } from '../games/registry.ts';
import {
  combinations,
  deciding,
  type GameModule,
  imagine,
  keyFromSeed,
  type Match,
  type OptionChoice,
  play,
  startMatch,
} from '../kernel/index.ts';
import { corpusLine } from '../kernel/testing/index.ts';

const BOUND = 3000;

function playOut(module: GameModule, seed: string, seats: number, options: OptionChoice): Match | null {
  const { game } = module;
  const match = startMatch(game, { seats, options, key: keyFromSeed(seed) });
  const bots = [makeBot(module, 'adept'), makeBot(module, 'novice')];
  for (let n = 0; match.state.outcome === null; n++) {
    if (n > BOUND) return null;
    const seat = deciding(game, match.state)[0]!;
    const world = imagine(game, match.state, seat, n);
    const choice = volunteered(module, world, seat)?.choice ?? bots[seat % 2]!.choose(world, seat);
    play(match, seat, game.notation.write(choice));
  }
  return match;
}

const [id = '', wanted = '220'] = process.argv.slice(2);
const module = await findGame(id);
const { min, max } = module.game.players;
const lines: string[] = [];
for (let i = 0; lines.length < Number(wanted); i++) {
  const seats = min + (i % (max - min + 1));
  const variants = combinations(module.game.options, seats);
  // Half of the games with the plain rules, the others through all combinations.
  const options = i % 2 === 0 ? {} : variants[((i - 1) / 2) % variants.length]!;
  const match = playOut(module, `corpus ${id} ${i}`, seats, options);
  if (match !== null) lines.push(corpusLine(match));
}
writeFileSync(new URL(`../games/${id}/test/corpus.jsonl`, import.meta.url), `${lines.join('\n')}\n`);
console.log(`${lines.length} games`);

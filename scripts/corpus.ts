/**
 * Makes the corpus of a game: finished games of adepts and novices with whims, in all player counts and variants.
 *
 *     node scripts/run.js scripts/corpus.ts condottiere 220
 *
 * Only to be run when a game's figures or its `rules` version change; otherwise the kept games must replay as they are.
 */
import { writeFileSync } from 'node:fs';
import { findGame } from '../games/registry.ts';
import { combinations, keyFromSeed, random, seedOf } from '../kernel/index.ts';
import { corpusLine } from '../kernel/testing/index.ts';
import { botMatch } from './bot-match.ts';

const [id = '', wanted = '220'] = process.argv.slice(2);
const module = await findGame(id);
const { min, max } = module.game.players;
const lines: string[] = [];
for (let i = 0; lines.length < Number(wanted); i++) {
  const seats = min + (i % (max - min + 1));
  const variants = combinations(module.game.options, seats);
  // Half of the games with the plain rules, the others through all combinations.
  const options = i % 2 === 0 ? {} : variants[((i - 1) / 2) % variants.length]!;
  const start = { seats, options, key: keyFromSeed(`corpus ${id} ${i}`) };
  const match = botMatch(module, start, ['adept', 'novice'], random(seedOf(`whims ${id} ${i}`)));
  if (match !== null) lines.push(corpusLine(match));
}
writeFileSync(new URL(`../games/${id}/test/corpus.jsonl`, import.meta.url), `${lines.join('\n')}\n`);
console.log(`${lines.length} games`);

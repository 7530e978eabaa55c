/**
 * Plays a game's golden stories anew: the same starts, with novices where the story is named so and adepts elsewhere.
 *
 *     node scripts/run.js scripts/golden.ts virtu
 *
 * Only to be run when a game's figures or its `rules` version change; the tests write the stories (`vitest run -u`).
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { findGame } from '../games/registry.ts';
import { readFile, toFile } from '../kernel/index.ts';
import { botMatch } from './bot-match.ts';

const [id = ''] = process.argv.slice(2);
const module = await findGame(id);
const folder = new URL(`../games/${id}/test/golden/`, import.meta.url);
for (const name of globSync('*.json', { cwd: folder.pathname }).sort()) {
  const read = readFile(readFileSync(new URL(name, folder), 'utf8'));
  if (!read.ok) throw new Error(`${name}: ${JSON.stringify(read.problem)}`);
  const { header, key, names } = read.file;
  const match = botMatch(module, { ...header, key }, [name.includes('novice') ? 'novice' : 'adept']);
  if (match === null) throw new Error(`${name} does not come to an end`);
  writeFileSync(new URL(name, folder), `${JSON.stringify(toFile(match, names), null, 2)}\n`);
  console.log(`${name}: ${match.log.length} entries`);
}

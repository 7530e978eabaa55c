/** The first kept games of a new game: its golden stories. The corpus is made by `scripts/corpus.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Level } from '../../bots/index.ts';
import { type GameModule, keyFromSeed, toFile } from '../../kernel/index.ts';
import { story } from '../../kernel/testing/index.ts';
import { botMatch } from '../bot-match.ts';

const NAMES = ['Bianca', 'Ottavio', 'Livia', 'Renzo', 'Fiammetta', 'Corrado'];

/** With the fewest and with the most, with adepts and with novices, and one more: five, as the suite asks for. */
export function writeStories(module: GameModule, folder: string): number {
  const { min, max } = module.game.players;
  const stories: readonly (readonly [name: string, seats: number, level: Level])[] = [
    ['the-fewest', min, 'adept'],
    ['the-most', max, 'adept'],
    ['the-fewest-novices', min, 'novice'],
    ['the-most-novices', max, 'novice'],
    ['one-more', max, 'adept'],
  ];
  const golden = join(folder, 'test', 'golden');
  mkdirSync(golden, { recursive: true });
  for (const [name, seats, level] of stories) writeStory(module, join(golden, name), seats, level);
  return stories.length;
}

function writeStory(module: GameModule, path: string, seats: number, level: Level): void {
  const match = botMatch(module, { seats, options: {}, key: keyFromSeed(path.split('/').at(-1)!) }, [level]);
  if (match === null) throw new Error(`${path} does not come to an end`);
  const names = NAMES.slice(0, seats);
  writeFileSync(`${path}.json`, `${JSON.stringify(toFile(match, names), null, 2)}\n`);
  writeFileSync(`${path}.txt`, story(module, match, 'en', names));
}

/** Rule coverage of a game: the titles of the tests in its own folder against its ledger of rules. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameModule } from '@signoria/kernel';
import { isRecord } from '@signoria/kernel/json';
import { type Coverage, coverage, type TestSource } from '@signoria/kernel/testing';
import { gameFolders, loadGame } from '../../games/registry.ts';

export async function ruleCoverage(module: GameModule): Promise<Coverage> {
  const folder = await folderOf(module);
  const others = Object.keys(module.text.en.reference.entries);
  return coverage(module.rules, testsIn(folder), excusesIn(folder), others);
}

/** Rules without a test, each with the reason. */
function excusesIn(folder: string): { readonly [rule: string]: string } {
  const file = join(folder, 'test', 'excuses.json');
  if (!existsSync(file)) return {};
  const found: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isRecord(found)) throw new Error(`${file} is no table of reasons`);
  return Object.fromEntries(Object.entries(found).map(([rule, why]) => [rule, String(why)]));
}

async function folderOf(module: GameModule): Promise<string> {
  for (const folder of gameFolders()) if ((await loadGame(folder)).game.id === module.game.id) return folder;
  throw new Error(`no folder holds the game '${module.game.id}'`);
}

function testsIn(folder: string): readonly TestSource[] {
  return readdirSync(join(folder, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(folder, 'test', file), 'utf8') }));
}

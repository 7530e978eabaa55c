// Discovery: a folder with a package and an index is a game, and nothing else is.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findGame, gameFolders, loadGame, loadGames } from '../registry.ts';

const scratch = mkdtempSync(join(tmpdir(), 'signoria-games-'));
afterAll(() => rmSync(scratch, { recursive: true }));

function folder(name: string, files: { readonly [file: string]: string }): string {
  mkdirSync(join(scratch, name));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(scratch, name, file), text);
  return join(scratch, name);
}

describe('the registry', () => {
  it('finds every folder that is a game, by name', () => {
    folder('zara', { 'package.json': '{}', 'index.ts': '' });
    folder('bassetta', { 'package.json': '{}', 'index.ts': '' });
    folder('test', { 'index.ts': '' });
    folder('plans', { 'package.json': '{}' });
    writeFileSync(join(scratch, 'registry.ts'), '');
    expect(gameFolders(scratch).map((path) => basename(path))).toEqual(['bassetta', 'zara']);
  });

  it('loads the games of this house, sorted by id, once', async () => {
    const games = await loadGames();
    const ids = games.map(({ game }) => game.id);
    const hidden = ['palio']; // it is there to learn from
    expect([...ids, ...hidden].toSorted()).toEqual(gameFolders().map((folder) => basename(folder)));
    expect(ids).toEqual(ids.toSorted());
    expect(await loadGames()).toBe(games);
    expect(gameFolders()).toBe(gameFolders());
    for (const id of ids) expect((await findGame(id)).game.id).toBe(id);
  });

  it('names the games there are when asked for another', async () => {
    const ids = (await loadGames()).map(({ game }) => game.id).join(', ');
    await expect(findGame('chess')).rejects.toThrow(`there is no game 'chess'; there are: ${ids}`);
  });

  it('says which index exports no module', async () => {
    const empty = folder('empty', { 'package.json': '{}', 'index.ts': 'export const game = 1;\n' });
    await expect(loadGame(empty)).rejects.toThrow(`${join(empty, 'index.ts')} exports no 'module'`);
  });
});

// A bot must not be taken for a card: nobody in any game is called like one of them.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@signoria/kernel';
import { BOT_NAMES, tableText } from '@signoria/table';
import { describe, expect, it } from 'vitest';
import { gameFolders } from '../../games/registry.ts';

const names = LANGUAGES.flatMap((language) => BOT_NAMES.map((id) => tableText[language].botName[id]));
const anyName = new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`, 'giu');

describe.each(gameFolders())('%s', (folder) => {
  it('has nobody called like a bot of ours', () => {
    const files = globSync('{data,text,board,guide}/**/*.{ts,tsx,json}', { cwd: folder });
    expect(files.length).toBeGreaterThan(10);
    const met = files.flatMap((file) => readFileSync(join(folder, file), 'utf8').match(anyName) ?? []);
    expect(met).toEqual([]);
  });
});

it('looks for whole names in every language', () => {
  expect('Орсола и Silvio, silvioX'.match(anyName)).toEqual(['Орсола', 'Silvio']);
});

// What the words of every game must hold to: one word for one thing, and no ruling that only the README knows.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { glossaryFaults, glossaryFindings, ownRulingFindings, type Term } from '@signoria/kernel/testing';
import { describe, expect, it } from 'vitest';
import { gameFolders, loadGame } from '../registry.ts';

const games = await Promise.all(gameFolders().map(async (folder) => ({ folder, module: await loadGame(folder) })));

/** Every file of a game with Russian words in it. */
function russianFiles(folder: string) {
  return globSync('{text,guide,aid,board,policy}/**/*.{ts,tsx}', { cwd: folder })
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))
    .filter(({ text }) => /\p{Script=Cyrillic}/u.test(text));
}

describe.each(games)('$module.game.id', ({ folder, module }) => {
  it('uses the rulebook’s word for each thing, and no other', () => {
    const terms: readonly Term[] = JSON.parse(readFileSync(join(folder, 'text', 'glossary.ru.json'), 'utf8'));
    const files = russianFiles(folder);
    expect(files.length).toBeGreaterThan(1);
    expect(glossaryFaults(terms)).toEqual([]);
    expect(glossaryFindings(terms, files)).toEqual([]);
  });

  it('tells every ruling of its README in both references', () => {
    const readme = readFileSync(join(folder, 'README.md'), 'utf8');
    expect(ownRulingFindings(readme, [module.text.en.reference, module.text.ru.reference])).toEqual([]);
  });
});

/** Names for guests: of nobody at the table, of no bot, and of nothing in any of our games. */
import { globSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '@signoria/kernel';
import { BOT_NAMES, tableText } from '@signoria/table';
import { describe, expect, it } from 'vitest';
import { NAMES, suggestName } from '../pages/join/names.ts';

const games = globSync('games/*/text/*.ts', { cwd: `${import.meta.dirname}/../..` })
  .map((file) => readFileSync(`${import.meta.dirname}/../../${file}`, 'utf8'))
  .join('\n');

describe.each(LANGUAGES)('names for guests in %s', (language) => {
  it('are nobody’s in our games', () => {
    const bots = BOT_NAMES.map((id) => tableText[language].botName[id]);
    for (const name of NAMES[language]) {
      expect(bots).not.toContain(name);
      expect(games).not.toMatch(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u'));
    }
    expect(new Set(NAMES[language]).size).toBe(NAMES[language].length);
  });

  it('are those that nobody at the table has, as long as there are some', () => {
    const [first, ...others] = NAMES[language];
    expect(suggestName(language, others, 0.99)).toBe(first);
    expect(NAMES[language]).toContain(suggestName(language, NAMES[language], 0.5));
  });
});

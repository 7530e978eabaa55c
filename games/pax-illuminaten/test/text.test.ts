// The words: nothing broken, each language in its own letters, every script item told.

import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LANGUAGES, listen, random } from '@signoria/kernel';
import { faults, randomGame, readerOf } from '@signoria/kernel/testing';
import { describe, expect, it } from 'vitest';
import { ABILITIES } from '../data/abilities.ts';
import { RIVAL, RIVALS } from '../data/rivals.ts';
import { module } from '../index.ts';
import { words } from '../text/index.ts';
import type { Words } from '../text/shape.ts';

/** Of kings and of connection cards. */
const NUMERALS = /\b[IVX]+\b/g;

/** All plain words of a table, at any depth. */
function texts(table: unknown): readonly string[] {
  if (typeof table === 'string') return [table];
  return typeof table === 'object' && table !== null ? Object.values(table).flatMap(texts) : [];
}

const printed = ({
  abilities,
  factionCards,
  specials,
  schemes,
  edicts,
  luminaries,
  rivals,
  rivalWins,
  options,
}: Words) => texts([abilities, factionCards, specials, schemes, edicts, luminaries, rivals, rivalWins, options]);

describe.each(LANGUAGES)('words in %s', (language) => {
  it('prints every card in its own letters, without a broken piece', () => {
    const all = printed(words[language]);
    expect(all.length).toBeGreaterThan(250);
    expect(faults(language, all, NUMERALS)).toEqual([]);
  });

  it('tells every ability and every item of every script', () => {
    expect(Object.keys(words[language].abilities).sort()).toEqual(ABILITIES.map(({ id }) => id).sort());
    for (const id of RIVALS) {
      const items = RIVAL[id].stages.flatMap((stage, i) => stage.map(({ key }) => `${i + 1}${key}`));
      expect(Object.keys(words[language].rivals[id].script).sort()).toEqual(items.sort());
    }
  });

  it.each([
    [2, 'none'],
    [4, 'none'],
    [1, 'weishaupt'],
    [2, 'saintgermain'],
    [1, 'joseph'],
    [3, 'charlestheodore'],
  ] as const)('tells a game of %s with %s in clean lines', (seats, rival) => {
    const text = module.text[language];
    const start = { seats, options: { rival }, edition: null, key: 'ab'.repeat(32) };
    const { heard } = listen(() => randomGame(module.game, start, random(7)));
    const lines = heard.flatMap((event) => [
      text.event(event, readerOf(language, null)),
      text.event(event, readerOf(language, 0)),
    ]);
    expect(lines.length).toBeGreaterThan(100);
    expect(faults(language, lines, NUMERALS)).toEqual([]);
  });
});

describe('the published English words', () => {
  const folder = dirname(import.meta.dirname);
  const files = globSync('{text,guide,aid}/**/*en.ts', { cwd: folder }).concat(
    globSync('board/{text/en,workshop/words}.ts', { cwd: folder }),
  );
  /** What stands between quotes; of a template what is not worked out. */
  const sentencesIn = (file: string): readonly string[] =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)]
      .map(([, plain, template]) => plain ?? template!.replaceAll(/\$\{[^}]*\}/g, ' '))
      .filter((text) => !text.startsWith('.') && !text.startsWith('@'));

  it('are plot and favor: no text says scheme or support', () => {
    const all = files.flatMap(sentencesIn);
    expect(all.join(' ')).toMatch(/\bplots?\b[\s\S]*\bfavor\b/);
    expect(all.filter((text) => text.includes(' ') && /\b(?:schemes?|supports?)\b/i.test(text))).toEqual([]);
    const { en } = words;
    const short = texts([module.text.en.options, en]).concat(
      files.filter((file) => file.endsWith('words.ts')).flatMap(sentencesIn),
    );
    expect(short.filter((text) => /\b(?:schemes?|supports?)\b/i.test(text))).toEqual([]);
  });
});

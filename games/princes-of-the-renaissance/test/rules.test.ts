// The rules reference: nothing missing, each language in its own letters, no reference into the void.

import { describe, expect, it } from 'vitest';
import { rulesEn } from '../text/rules.en.ts';
import { CHAPTERS, DECISIONS, EXAMPLES, RULES, RULINGS, type RulesText } from '../text/rules.ids.ts';
import { rulesRu } from '../text/rules.ru.ts';

const IDS = [...RULES, ...RULINGS, ...DECISIONS, ...EXAMPLES];
const RULE_ID = /POR-(?:[RDE]\d+|\d+\.\d+)/g;

const sorted = (values: Iterable<string>) => [...values].sort();
const cited = (text: string) => text.match(RULE_ID) ?? [];
const texts = (rules: RulesText) => [...Object.entries(rules.chapters), ...Object.entries(rules.entries)];
const failing = (rules: RulesText, wrong: (text: string) => boolean) =>
  texts(rules)
    .filter(([, text]) => wrong(text))
    .map(([id]) => id);

const inSequence = (prefix: string, length: number) => Array.from({ length }, (_, i) => `${prefix}${i + 1}`);

describe('ids of the rules reference', () => {
  it('holds every rule, ruling, decision and example once', () => {
    expect([RULES.length, RULINGS.length, DECISIONS.length, EXAMPLES.length]).toEqual([195, 58, 24, 12]);
    expect(new Set(IDS).size).toBe(IDS.length);
  });

  it('numbers every chapter from 1 without a gap, in reading order', () => {
    for (const { id, entries } of CHAPTERS) {
      const prefix = /^\d/.test(id) ? `POR-${id}.` : `POR-${id}`;
      expect(entries.length, id).toBeGreaterThan(0);
      expect(entries).toEqual(inSequence(prefix, entries.length));
    }
    expect(CHAPTERS.flatMap(({ entries }) => entries)).toEqual(IDS);
  });
});

describe.each([
  { language: 'English', rules: rulesEn },
  { language: 'Russian', rules: rulesRu },
])('rules reference in $language', ({ rules }) => {
  it('has a title for every chapter and a text for every id, and no more', () => {
    expect(sorted(Object.keys(rules.chapters))).toEqual(sorted(CHAPTERS.map(({ id }) => id)));
    expect(sorted(Object.keys(rules.entries))).toEqual(sorted(IDS));
    expect(failing(rules, (text) => text.trim() === '' || text !== text.trim())).toEqual([]);
  });

  it('cites only ids that exist, never the entry itself', () => {
    const known = new Set<string>(IDS);
    expect(IDS.filter((id) => cited(rules.entries[id]).some((other) => other === id || !known.has(other)))).toEqual([]);
  });
});

describe('the two languages', () => {
  it('each write in their own letters', () => {
    expect(failing(rulesEn, (text) => /\p{Script=Cyrillic}/u.test(text))).toEqual([]);
    expect(failing(rulesRu, (text) => !/\p{Script=Cyrillic}/u.test(text))).toEqual([]);
  });

  it('leave no entry untranslated', () => {
    expect(IDS.filter((id) => rulesEn.entries[id] === rulesRu.entries[id])).toEqual([]);
  });
});

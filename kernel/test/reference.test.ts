// The rules reference: made out of ids and words, and each fault in it found.

import { describe, expect, it } from 'vitest';
import type { Reference } from '../index.ts';
import { idsIn, inEvery, numberedRules, reference } from '../index.ts';
import { referenceFindings, referenceStyleFindings } from '../testing/index.ts';
import { regattaModule } from './toys/regatta/module.ts';

describe('a rules reference', () => {
  const RULES = ['TOY-1.1', 'TOY-1.2', 'TOY-2.1'];
  const rules = (language: 'en' | 'ru') => {
    const [about, what] = language === 'en' ? ['Toys', 'It is a toy'] : ['Игрушки', 'Это игрушка'];
    return {
      chapters: { 1: about, 2: about, R: about },
      entries: {
        'TOY-1.1': `${what}.`,
        'TOY-1.2': `${what}, see TOY-1.1.`.replace('see', language === 'en' ? 'see' : 'см.'),
        'TOY-2.1': `${what}?`,
        'TOY-R1': `${what} (TOY-2.1).`,
      },
    };
  };
  const sound = { en: reference(rules('en')), ru: reference(rules('ru')) };
  const moduleOf = (of: { readonly en: Reference; readonly ru: Reference }, ids: readonly string[] = RULES) => {
    const { en, ru } = regattaModule.text;
    return { rules: ids, text: inEvery({ en: { ...en, reference: of.en }, ru: { ...ru, reference: of.ru } }) };
  };
  const changed = (language: 'en' | 'ru', entries: Reference['entries']) => {
    const reference = { ...sound[language], entries: { ...sound[language].entries, ...entries } };
    return moduleOf({ ...sound, [language]: reference });
  };

  it('has the chapters its ids tell', () => {
    expect(sound.en.chapters).toEqual([
      { id: '1', title: 'Toys', entries: ['TOY-1.1', 'TOY-1.2'] },
      { id: '2', title: 'Toys', entries: ['TOY-2.1'] },
      { id: 'R', title: 'Toys', entries: ['TOY-R1'] },
    ]);
    expect(idsIn(rules('en'), 'R')).toEqual(['TOY-R1']);
    expect(numberedRules(rules('en'))).toEqual(RULES);
    expect(sound.en.entries['TOY-1.1']).toBe('It is a toy.');
  });

  it('passes when it is sound', () => {
    expect(referenceFindings(moduleOf(sound))).toEqual([]);
    expect(referenceStyleFindings(moduleOf(sound))).toEqual([]);
  });

  it.each([
    ['words in no chapter', changed('en', { 'TOY-9.9': 'Lost.' }), 'TOY-9.9 stands in no chapter'],
    ['blank words', changed('ru', { 'TOY-1.1': '' }), 'TOY-1.1 is blank'],
    ['a space at the end', changed('en', { 'TOY-1.1': 'A toy. ' }), 'TOY-1.1 is blank or badly trimmed'],
    ['an unknown id', changed('en', { 'TOY-1.1': 'See TOY-7.7.' }), 'TOY-1.1 cites'],
    ['itself', changed('ru', { 'TOY-R1': 'См. TOY-R1.' }), 'TOY-R1 cites itself'],
    ['Russian in English', changed('en', { 'TOY-1.1': 'Да.' }), 'TOY-1.1 is not in English'],
    ['English in Russian', changed('ru', { 'TOY-1.1': 'Yes.' }), 'TOY-1.1 is not in Russian'],
    ['no translation', changed('ru', { 'TOY-1.1': 'It is a toy.' }), 'TOY-1.1 is not translated'],
    ['other rules', moduleOf(sound, ['TOY-1.1', 'TOY-1.2']), 'other rules'],
  ])('is found to hold %s', (_, module, detail) => {
    expect(referenceFindings(module).map((found) => found.detail)).toContainEqual(expect.stringContaining(detail));
  });

  it.each([
    ['a chapter without its number', { 1: ['TOY-1.1'], 3: ['TOY-3.1'] }, 'chapter 3 stands in the place of 2'],
    ['a gap', { 1: ['TOY-1.1', 'TOY-1.3'] }, 'chapter 1 is not numbered'],
    ['an id twice', { 1: ['TOY-1.1', 'TOY-1.1'] }, 'TOY-1.1 stands twice'],
    ['an id without words', { 1: ['TOY-1.1', 'TOY-1.2'], R: ['TOY-R1', 'TOY-R2'] }, 'TOY-R2 has no words'],
    ['an empty chapter', { 1: ['TOY-1.1'], R: [] }, 'chapter R is not numbered'],
  ])('is found to hold %s', (_, entries, detail) => {
    const chapters = Object.entries(entries).map(([id, of]) => ({ id, title: 'Toys', entries: of }));
    const found = referenceFindings(moduleOf({ ...sound, en: { ...sound.en, chapters } }));
    expect(found.map((one) => one.detail)).toContainEqual(expect.stringContaining(detail));
  });

  it.each([
    ['straight quotes', changed('en', { 'TOY-1.1': 'A "toy".' }), 'TOY-1.1 has foreign quotes'],
    ['no full stop', changed('ru', { 'TOY-1.1': 'Да' }), 'TOY-1.1 is no whole sentence'],
    ['Latin in Russian', changed('ru', { 'TOY-1.1': 'Да, toy.' }), 'TOY-1.1 has Latin letters'],
    ['other ids', changed('ru', { 'TOY-R1': 'Это игрушка (TOY-1.1).' }), 'TOY-R1 cites other ids'],
  ])('is found to be carelessly written: %s', (_, module, detail) => {
    expect(referenceStyleFindings(module).map((found) => found.detail)).toContainEqual(expect.stringContaining(detail));
  });

  it('is checked in every language', () => {
    expect(
      (['en', 'ru'] as const).every((language) => referenceFindings(changed(language, { 'TOY-1.1': ' ' })).length > 0),
    ).toBe(true);
  });
});

// Sentences as translators write them: places, plurals, choices, and what is wrong with one.
import { describe, expect, it } from 'vitest';
import { type Filling, fill, given, givenCase, readSentence, translated } from '../index.ts';
import { check, template } from '../text/sheet.ts';

const say = (language: string, text: string, fillings: { readonly [name: string]: Filling }) =>
  fill(language, readSentence(text), fillings);

describe('a sentence', () => {
  it('is filled in', () => {
    expect(say('de', '{who} spielt {card}.', { who: 'Bianca', card: 'den Winter' })).toBe('Bianca spielt den Winter.');
  });

  it.each([
    ['en', '{n, plural, one {# card} other {# cards}}', ['0 cards', '1 card', '2 cards', '5 cards', '21 cards']],
    ['de', '{n, plural, one {# Karte} other {# Karten}}', ['0 Karten', '1 Karte', '2 Karten', '5 Karten', '21 Karten']],
    [
      'ru',
      '{n, plural, one {# карта} few {# карты} other {# карт}}',
      ['0 карт', '1 карта', '2 карты', '5 карт', '21 карта'],
    ],
  ])('counts in %s', (language, text, said) => {
    expect([0, 1, 2, 5, 21].map((n) => say(language, text, { n }))).toEqual(said);
  });

  it('has words of its own for certain numbers', () => {
    const text = '{n, plural, =0 {none} =-1 {hidden} other {#}}';
    expect([0, -1, 3].map((n) => say('en', text, { n }))).toEqual(['none', 'hidden', '3']);
  });

  it('chooses, one choice inside another', () => {
    const text =
      '{who, select, you {Du ziehst} other {# zieht}} {n, plural, =0 {nichts} one {eine Karte} other {# Karten}}.';
    const you = { text: 'du', key: 'you' };
    expect(say('de', text, { who: you, n: 1 })).toBe('Du ziehst eine Karte.');
    expect(say('de', text, { who: { text: 'Luca', key: 'other' }, n: 3 })).toBe('Luca zieht 3 Karten.');
  });

  it('takes the form it asks for, or the name where a language has no such form', () => {
    const card = { text: 'Winter', forms: { acc: 'den Winter' } };
    expect(say('de', '{card.acc}, {card.gen}, {card}', { card })).toBe('den Winter, Winter, Winter');
  });

  it('writes large numbers as the language does', () => {
    expect(say('de', '{n}', { n: 12_345 })).toBe('12.345');
    expect(say('en', '{n}', { n: 1234 })).toBe('1234');
  });

  it('shows a place that nobody fills', () => {
    expect(say('de', 'Zug {n}', {})).toBe('Zug {n}');
  });

  it.each([
    ['{n', 'after {n comes'],
    ['Zug n} zwei', 'a closing brace too many before “ zwei”'],
    ['{}', 'no name'],
    ['{n, plural, one {a}}', 'needs “other'],
    ['{n, plural, other {a}', 'never closed'],
    ['{n, plural, one {a', '“one {” in {n is never closed'],
    ['{n, few, other {a}}', 'after {n comes'],
  ])('is found to be broken: %s', (text, why) => {
    expect(() => readSentence(text)).toThrow(why);
  });
});

describe('a table in a language that is not complete', () => {
  const english = {
    title: 'Cards',
    hint: 'Take one.',
    drawn: (n: number) => `${n} drawn`,
    why: (reason: 'late' | 'early') => `too ${reason}`,
    card: { name: 'Winter' },
    keys: [['Tab', 'next']],
    left: (n: number) => `${n} left`, // nobody has named its places yet: it cannot be translated
  };
  const places = {
    drawn: ['n'],
    why: givenCase(['late', 'early'], [], (reason: 'late' | 'early') => ({ case: reason })),
  } as const;
  const german = (sentences: object) => translated('de', english, sentences, places);

  it('says in English what is missing, sentence by sentence', () => {
    const table = german({ title: 'Karten', why: { late: 'zu spät' }, hint: '' });
    expect([table.title, table.hint, table.drawn(2)]).toEqual(['Karten', 'Take one.', '2 drawn']);
    expect([table.why('late'), table.why('early')]).toEqual(['zu spät', 'too early']);
  });

  it('says what its file says now', () => {
    expect(german({ drawn: '{n} gezogen' }).drawn(2)).toBe('2 gezogen');
    expect(german({ drawn: 'gezogen: {n}' }).drawn(2)).toBe('gezogen: 2');
    expect(german({ keys: [['Tab', 'weiter']] }).keys).toEqual([['Tab', 'weiter']]);
  });

  it('is told from its file alone where English is not there', () => {
    const whole = translated('de', undefined, { title: 'Karten', drawn: '{n} gezogen' }, places as never) as
      | typeof english
      | undefined;
    expect([whole?.title, whole?.drawn(1)]).toEqual(['Karten', '1 gezogen']);
  });

  it('is held against English', () => {
    const sentences = {
      title: 'Cards',
      drawn: '{m} gezogen',
      more: 'mehr',
      card: { name: 'Winter', acc: 'den Winter' },
    };
    const { faults, missing, same, all } = check({ english, places }, sentences);
    expect(faults).toEqual([
      'drawn: there is no place {m} here; there are: {n}',
      'drawn: does not say {n}',
      'more: there is no such sentence',
    ]);
    expect(missing).toEqual(['hint', 'why.late', 'why.early', 'keys.0.0', 'keys.0.1', 'left']);
    expect(same).toEqual(['title', 'card.name']);
    expect(all).toBe(9);
  });

  it('has places in a list by number', () => {
    const steps = ['first', (n: number) => `${n} more`];
    const table = { steps };
    const places = { steps: { 1: ['n'] } } as const;
    const sentences = { steps: ['zuerst', '{n} weitere'] };
    const [, more] = translated('de', table, sentences, places).steps;
    expect(typeof more === 'function' && more(3)).toBe('3 weitere');
    expect(check({ english: table, places }, sentences)).toMatchObject({ faults: [], missing: [], all: 2 });
    expect(check({ english: table, places }, { steps: ['zuerst', 'weitere'] }).faults).toEqual([
      'steps.1: does not say {n}',
    ]);
    expect(template({ english: table, places })).toEqual({ steps: ['first', '?? {n}'] });
  });

  it('need not fill every place in each of several cases', () => {
    const cases = { why: givenCase(['late', 'early'], ['n'], (reason: 'late' | 'early') => ({ case: reason, n: 1 })) };
    const sheet = { english: { why: english.why }, places: cases };
    expect(check(sheet, { why: { late: 'zu spät', early: '{n} zu früh' } }).faults).toEqual([]);
    expect(check(sheet, { why: { late: '{m} zu spät', early: 'früh' } }).faults).toEqual([
      'why.late: there is no place {m} here; there are: {n}',
    ]);
  });

  it('begins as a copy of English in which nothing is translated yet', () => {
    const begun = template({ english, places });
    expect(begun).toMatchObject({ title: 'Cards', drawn: '?? {n}', why: { late: '??', early: '??' } });
    expect(check({ english, places }, begun).faults).toEqual([]);
    expect(german(begun as object).drawn(2)).toBe('2 drawn');
  });

  it('fills places with what the facts become', () => {
    const table = translated(
      'de',
      english,
      { drawn: '{n, plural, one {eine} other {viele}}' },
      {
        drawn: given(['n'], (n) => ({ n: n > 1 ? 2 : 1 })),
      },
    );
    expect([table.drawn(1), table.drawn(9)]).toEqual(['eine', 'viele']);
  });
});

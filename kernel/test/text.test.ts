// The kernel's own words: something for everything, in both languages.

import { describe, expect, it } from 'vitest';
import type { FileProblem, OptionProblem, Reader, Refusal, StartProblem } from '../index.ts';
import { kernelText, LANGUAGES, plural } from '../index.ts';
import { wordProblem } from '../testing/index.ts';
import { regattaModule } from './toys/regatta/module.ts';

const refusals: readonly Refusal[] = [
  { why: 'over' },
  { why: 'no-such-seat', seat: 7 },
  { why: 'not-asked', asked: [0, 1] },
  { why: 'stale', ticket: 3, open: 5 },
  { why: 'unreadable', line: 'x', problem: "cannot read 'x': no such move" },
  { why: 'forbidden', line: '@undo', reason: 'barrier', rules: [], facts: {} },
  { why: 'forbidden', line: '@takeback', reason: 'consent', rules: [], facts: {} },
  { why: 'forbidden', line: 'sail 9', reason: null, rules: ['REG-2'], facts: {} },
  { why: 'forbidden', line: 'sail 6', reason: 'notHeld', rules: ['REG-2'], facts: { card: 6 } },
];

const optionProblems: readonly OptionProblem[] = [
  { option: 'fog', problem: 'unknown', known: ['calm', 'storm'] },
  { option: 'calm', problem: 'type', expected: 'switch' },
  { option: 'rounds', problem: 'type', expected: 'number' },
  { option: 'rounds', problem: 'range', min: 1, max: 3 },
  { option: 'fleet', problem: 'pick', of: ['small', 'large'] },
  { option: 'fleet', problem: 'seats', value: 'large', min: 3, max: 4 },
  { option: 'storm', problem: 'excludes', other: 'calm', rules: ['REG-2'] },
];

const startProblems: readonly StartProblem[] = [
  { problem: 'players', given: 9, min: 2, max: 4 },
  ...optionProblems.map((option) => ({ problem: 'option' as const, option })),
  { problem: 'edition', edition: { path: 'top', why: 'range', facts: { min: 5, max: 9 } } },
  { problem: 'edition', edition: { path: '', why: 'range', facts: { min: 5, max: 9 } } },
];

const fileProblems: readonly FileProblem[] = [
  { entry: 0, problem: 'format', detail: 'not an object' },
  { entry: 0, problem: 'game', expected: 'regatta', given: 'chess' },
  { entry: 0, problem: 'rules', expected: 1, given: 2 },
  { entry: 0, problem: 'start', problems: startProblems },
  { entry: 0, problem: 'commitment' },
  ...refusals.map((refusal) => ({ entry: 3, problem: 'refused' as const, line: 'sail 9', refusal })),
  { entry: 3, problem: 'hash', line: 'sail 9' },
  { entry: 9, problem: 'outcome' },
];

const reader: Reader = { seat: 2, name: (seat) => `№${seat + 1}` };

describe.each(LANGUAGES)('the kernel in %s', (language) => {
  const words = kernelText[language];
  const game = regattaModule.text[language];

  it.each<[string, readonly string[]]>([
    ['refusal', refusals.map((r) => words.refusal(r, game, reader))],
    ['bad option', optionProblems.map((p) => words.option(p))],
    ['bad start', startProblems.map((p) => words.start(p, game))],
    ['bad file', fileProblems.map((p) => words.file(p, game))],
  ])('has a sentence of its own for every %s', (_, sentences) => {
    expect(sentences.map((s) => wordProblem(language, s)).filter((p) => p !== null)).toEqual([]);
    expect(sentences.filter((s) => !/[.!?)]$/.test(s))).toEqual([]);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('speaks its own letters', () => {
    const sentences = [
      ...refusals.map((r) => words.refusal(r, game, reader)),
      ...fileProblems.map((p) => words.file(p, game)),
    ];
    expect(sentences.filter((s) => /\p{Script=Cyrillic}/u.test(s) !== (language === 'ru'))).toEqual([]);
  });

  it('names the rules, the players and the entry', () => {
    const text = (r: Refusal) => words.refusal(r, game, reader);
    expect(text(refusals[2]!)).toContain('№1, №2');
    expect(text(refusals[7]!)).toContain('REG-2');
    expect(text(refusals[8]!)).toContain(game.blocked('notHeld', {}, reader));
    expect(words.file({ entry: 3, problem: 'hash', line: 'sail 9' }, game)).toMatch(/3.*sail 9/);
  });

  it('tells all there is to know of a problem', () => {
    const told: readonly (readonly [string, readonly (string | RegExp)[]])[] = [
      [words.option(optionProblems[0]!), ['fog', 'calm', 'storm']],
      [words.option(optionProblems[3]!), ['rounds', '1', '3']],
      [words.option(optionProblems[4]!), ['fleet', 'small, large']],
      [words.option(optionProblems[6]!), ['storm', 'calm', 'REG-2']],
      [words.refusal(refusals[7]!, game, reader), ['sail 9', 'REG-2']],
      [words.start(startProblems[0]!, game), [game.title, '2', '4', '9']],
      [words.start(startProblems[1]!, game), [words.option(optionProblems[0]!)]],
      [words.file(fileProblems[0]!, game), ['not an object']],
      [words.file(fileProblems[1]!, game), ['regatta', 'chess']],
      [words.file(fileProblems[2]!, game), ['1', '2']],
      [words.file(fileProblems[3]!, game), startProblems.map((p) => words.start(p, game))],
      [
        words.file({ entry: 3, problem: 'refused', line: 'sail 9', refusal: refusals[2]! }, game),
        ['3', 'sail 9', /1\D+2/],
      ],
      [words.file({ entry: 9, problem: 'outcome' }, game), ['9']],
    ];
    for (const [said, facts] of told) for (const fact of facts) expect(said).toMatch(fact);
  });

  it('says where in an edition file something is wrong, and where it is the file as a whole', () => {
    const at = (path: string) =>
      words.start({ problem: 'edition', edition: { path, why: 'range', facts: { min: 5, max: 9 } } }, game);
    const told = words.edition({ path: '', why: 'range', facts: { min: 5, max: 9 } }, game);
    const top = { en: 'top level', ru: 'верхний уровень', de: 'oberste Ebene' }[language];
    expect(['cards[3]', ''].map(at)).toEqual([
      expect.stringMatching(/, cards\[3\]: /),
      expect.stringContaining(`, ${top}: ${told}`),
    ]);
    expect(at('cards[3]')).toContain(told);
  });

  it('names the value an option cannot have, and for how many it can', () => {
    const told = words.option({ option: 'fleet', problem: 'seats', value: 'large', min: 3, max: 4 });
    for (const fact of ['fleet', 'large', '3', '4']) expect(told).toContain(fact);
  });
});

describe('the kernel in German, which is translated sentence by sentence', () => {
  it('has a German sentence for everything: nothing is left in English', () => {
    const said = (language: 'de' | 'en') => [
      ...refusals.filter(({ why }) => why !== 'unreadable').map((r) => kernelText[language].refusal(r, game, reader)),
      ...optionProblems.map((p) => kernelText[language].option(p)),
      ...startProblems.map((p) => kernelText[language].start(p, game)),
      ...fileProblems.map((p) => kernelText[language].file(p, game)),
    ];
    const game = regattaModule.text.en;
    const english = new Set(said('en'));
    expect(said('de').filter((sentence) => english.has(sentence))).toEqual([
      kernelText.en.refusal(refusals[8]!, game, reader), // the game's own words, with the rule
    ]);
    // A place that nothing fills would stay as it is written.
    expect(said('de').filter((sentence) => /[{}]|undefined|null/.test(sentence))).toEqual([]);
  });
});

describe('a line that cannot be read', () => {
  it('is refused with a sentence that begins with a capital', () => {
    const refusal: Refusal = { why: 'unreadable', line: 'x', problem: 'no such move' };
    expect(kernelText.en.refusal(refusal, regattaModule.text.en, reader)).toBe('No such move.');
  });
});

describe('a number', () => {
  const cards = (n: number) => plural('ru', n, { one: 'карта', few: 'карты', many: 'карт' });

  it('takes the form its language gives it', () => {
    expect([1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 101, 111, 0].map(cards)).toEqual([
      ...['карта', 'карты', 'карты', 'карт', 'карт', 'карт', 'карт', 'карта', 'карты', 'карт', 'карта', 'карт', 'карт'],
    ]);
    expect([0, 1, 2, 21].map((n) => plural('en', n, { one: 'card', other: 'cards' }))).toEqual([
      'cards',
      'card',
      'cards',
      'cards',
    ]);
  });

  it('falls back on the nearest form there is', () => {
    expect(plural('en', 2, { one: 'card', many: 'cards' })).toBe('cards');
    expect(plural('ru', 2, { one: 'метро' })).toBe('метро');
  });
});

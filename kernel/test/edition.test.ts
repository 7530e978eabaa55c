/** Edition files: what a shape lets through, and what it says of the rest. */
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  among,
  type CorrectionOf,
  distinct,
  editionReader,
  fields,
  list,
  pair,
  rows,
  text,
  where,
  whole,
  without,
  yesNo,
} from '../game/edition.ts';
import { boxOf, kernelText, type PlayText, random } from '../index.ts';
import { randomEdition } from '../testing/index.ts';
import { regattaModule } from './toys/regatta/module.ts';

const CARD = fields({ count: whole(0, 12), strength: whole(1, 9), seen: yesNo });

const EDITION = fields({
  name: text,
  cards: rows(['bishop', 'heroine'], (id) => (id === 'heroine' ? CARD : without(CARD, 'strength'))),
  coins: list(whole(100, 1000, 100), 2),
  roads: distinct(list(where(pair(among(['roma', 'siena']), among(['roma', 'siena'])), 'loop', ([a, b]) => a !== b))),
  sizes: list(whole(1, 3), 1, 4),
  home: among(['roma', null]),
});
type Correction = CorrectionOf<typeof EDITION>;

const read = editionReader(EDITION, ({ cards }) =>
  cards?.bishop?.count === 0 && cards.heroine?.count === 0 ? [{ path: 'cards', why: 'no-cards' }] : [],
);

const whole1000 = { min: 100, max: 1000, step: 100 };

describe('rows', () => {
  it('have one shape each, or all the same', () => {
    const { members } = rows(['bishop', 'heroine'], CARD);
    expect([members.bishop, members.heroine]).toEqual([CARD, CARD]);
    expect(EDITION.members.cards.members.bishop).toEqual(without(CARD, 'strength'));
  });
});

describe('an edition file', () => {
  it('may be absent, empty or complete', () => {
    expect(read(null)).toEqual({ ok: true, edition: null });
    expect(read({})).toEqual({ ok: true, edition: {} });
    const all: Correction = {
      name: 'mine',
      cards: { bishop: { count: 0, seen: false }, heroine: { count: 12, strength: 9 } },
      coins: [100, 1000],
      roads: [
        ['roma', 'siena'],
        ['siena', 'roma'],
      ],
      sizes: [1, 2, 3, 3],
      home: null,
    };
    expect(read(all)).toEqual({ ok: true, edition: all });
  });

  it.each([
    [[], '', 'not-an-object'],
    [7, '', 'not-an-object'],
    [{ nmae: 'x' }, 'nmae', 'unknown-key', { known: ['name', 'cards', 'coins', 'roads', 'sizes', 'home'] }],
    [{ toString: 1 }, 'toString', 'unknown-key', { known: ['name', 'cards', 'coins', 'roads', 'sizes', 'home'] }],
    [{ name: 7 }, 'name', 'not-a-text'],
    [{ cards: [] }, 'cards', 'not-an-object'],
    [{ cards: { jester: {} } }, 'cards.jester', 'unknown-key', { known: ['bishop', 'heroine'] }],
    [{ cards: { bishop: { strength: 3 } } }, 'cards.bishop.strength', 'unknown-key', { known: ['count', 'seen'] }],
    [{ cards: { bishop: { count: 13 } } }, 'cards.bishop.count', 'range', { min: 0, max: 12 }],
    [{ cards: { bishop: { count: -1 } } }, 'cards.bishop.count', 'range', { min: 0, max: 12 }],
    [{ cards: { bishop: { count: 1.5 } } }, 'cards.bishop.count', 'range', { min: 0, max: 12 }],
    [{ cards: { bishop: { count: '3' } } }, 'cards.bishop.count', 'range', { min: 0, max: 12 }],
    [{ cards: { bishop: { seen: 1 } } }, 'cards.bishop.seen', 'not-a-flag'],
    [{ coins: 100 }, 'coins', 'not-a-list'],
    [{ coins: [100] }, 'coins', 'size', { min: 2, max: 2 }],
    [{ coins: [100, 150] }, 'coins[1]', 'steps', whole1000],
    [{ roads: [['roma']] }, 'roads[0]', 'not-a-pair'],
    [{ roads: [['roma', 'napoli']] }, 'roads[0][1]', 'unknown-name', { known: ['roma', 'siena'] }],
    [{ roads: [['roma', 'roma']] }, 'roads[0]', 'loop', {}],
    [
      {
        roads: [
          ['roma', 'siena'],
          ['roma', 'siena'],
        ],
      },
      'roads',
      'twice',
    ],
    [{ sizes: [] }, 'sizes', 'size', { min: 1, max: 4 }],
    [{ home: 'siena' }, 'home', 'unknown-name', { known: ['roma', 'null'] }],
    [{ cards: { bishop: { count: 0 }, heroine: { count: 0 } } }, 'cards', 'no-cards'],
  ])('%j is refused at “%s”: %s', (json, path, why, facts?: object) => {
    expect(read(json)).toEqual({ ok: false, problems: [facts === undefined ? { path, why } : { path, why, facts }] });
  });

  it('asks for more of a value only when it has the shape', () => {
    const sorted = fields({
      steps: where(list(whole(1, 9)), 'unsorted', (steps) => steps.every((n, i) => n >= (steps[i - 1] ?? 0))),
    });
    const problems = (steps: unknown) => {
      const result = editionReader(sorted)({ steps });
      return result.ok ? [] : result.problems.map(({ path, why }) => `${path} ${why}`);
    };
    expect(problems([1, 2])).toEqual([]);
    expect(problems([2, 1])).toEqual(['steps unsorted']);
    expect(problems([2, 0])).toEqual(['steps[1] range']);
    expect(problems('up')).toEqual(['steps not-a-list']);
  });

  it('names every problem at once, and looks at the whole only when the parts are right', () => {
    const given = { name: 1, cards: { bishop: { count: 0 }, heroine: { count: 0, strength: 0 } }, coins: [1, 2, 3] };
    const result = read(given);
    expect(result.ok ? [] : result.problems.map(({ path }) => path)).toEqual([
      'name',
      'cards.heroine.strength',
      'coins',
      'coins[0]',
      'coins[1]',
      'coins[2]',
    ]);
  });

  it('has a type', () => {
    expectTypeOf<NonNullable<Correction['cards']>['heroine']>().toEqualTypeOf<
      { readonly count?: number; readonly strength?: number; readonly seen?: boolean } | undefined
    >();
    expectTypeOf<NonNullable<Correction['roads']>[number]>().toEqualTypeOf<
      readonly ['roma' | 'siena', 'roma' | 'siena']
    >();
    expectTypeOf<Correction['home']>().toEqualTypeOf<'roma' | null | undefined>();
  });

  it('is told in words, those of all games and the game\u2019s own', () => {
    const game: PlayText = { ...regattaModule.text.en, edition: ({ why }) => `own: ${why}` };
    const said = (why: string, facts = {}) => kernelText.en.edition({ path: 'x', why, facts }, game);
    expect(said('range', { min: 1, max: 9 })).toBe('A whole number from 1 to 9 is expected here.');
    expect(said('size', { min: 2, max: 2 })).toBe('Exactly 2 values are expected here.');
    expect(said('size', { min: 1, max: 4 })).toBe('From 1 to 4 values are expected here.');
    expect(said('no-cards')).toBe('own: no-cards');
    expect(said('toString')).toBe('own: toString');
    expect(kernelText.ru.edition({ path: 'x', why: 'twice' }, game)).toBe('Что-то названо дважды.');
    const sizes = [2, 4].map((max) => kernelText.de.edition({ path: 'x', why: 'size', facts: { min: 2, max } }, game));
    expect(sizes).toEqual(['Hier werden genau 2 Werte erwartet.', 'Hier werden 2 bis 4 Werte erwartet.']);
  });

  it('is worked out once', () => {
    let worked = 0;
    const box = boxOf('standard', (c: Correction) => `${c.name} ${++worked}`);
    const mine = { name: 'mine' };
    expect([box(null), box(mine), box(mine), box({ name: 'mine' })]).toEqual([
      'standard',
      'mine 1',
      'mine 1',
      'mine 2',
    ]);
  });
});

describe('an edition at random', () => {
  const printed = {
    cards: { bishop: { count: 3, seen: true }, heroine: { count: 3, strength: 9, seen: false } },
    coins: [500, 700],
    roads: [['roma', 'siena']],
    sizes: [1, 2, 3],
    home: null,
  };
  const drawn = (seed: number) => randomEdition({ readEdition: read }, { shape: EDITION, printed }, random(seed));
  const many = Array.from({ length: 200 }, (_, seed) => drawn(seed));

  it('is legal, corrects something, and is the same for the same chance', () => {
    for (const edition of many) {
      expect(read(edition)).toEqual({ ok: true, edition });
      expect(Object.keys(edition)).not.toEqual([]);
    }
    expect(drawn(7)).toEqual(many[7]);
  });

  it('reaches every part of the box, and the limits of what a figure may be', () => {
    expect(new Set(many.flatMap(Object.keys))).toEqual(new Set(Object.keys(printed)));
    const counts = new Set(JSON.stringify(many).match(/(?<="count":)\d+/g));
    expect([counts.has('0'), counts.has('12'), counts.has('13')]).toEqual([true, true, false]);
    expect(new Set(JSON.stringify(many).match(/(?<="coins":\[)\d+/g)).size).toBeGreaterThan(5);
  });
});

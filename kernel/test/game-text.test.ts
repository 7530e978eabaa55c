// What the kernel does for the words of a game: it puts the tables together, speaks of people, and knows a bad line.

import { describe, expect, it } from 'vitest';
import { inEvery, type PlayWords, playText, type Reader } from '../index.ts';
import { ask, faults, readerOf, type SamplesOf, sampleFaults, YOU } from '../testing/index.ts';
import * as english from '../text/grammar.en.ts';
import * as russian from '../text/grammar.ru.ts';
import { regattaModule } from './toys/regatta/module.ts';

type Sayable = {
  readonly option: 'calm';
  readonly asking: 'sail' | 'reef';
  readonly choice: { readonly do: 'sail'; readonly knots: number };
  readonly event: { readonly what: 'sailed'; readonly seat: number };
  readonly blocked: { readonly noWind: { readonly knots: number } };
  readonly score: { readonly buoys: { readonly of: number } };
  readonly outcome: 'first';
  readonly edition: { readonly range: { readonly max: number } };
};

const { does, everyone } = english;
const words: PlayWords<Sayable> = {
  title: 'Regatta',
  blurb: 'Boats.',
  credit: 'Nobody.',
  options: { calm: { name: 'Calm', about: 'No wind.' } },
  prompts: {
    sail: { asked: 'How fast?', waiting: (q, r) => `${does(r, q.deciding[0]!, 'sail', 'sails')} soon` },
    reef: { asked: (q) => `Reef? ${q.at}`, waiting: () => 'Somebody reefs' },
  },
  answered: 'Noted',
  choices: { sail: ({ knots }) => `Sail ${english.count(knots, 'knot')}` },
  events: { sailed: ({ seat }, r) => `${does(r, seat, 'sail', 'sails')}.` },
  blocked: { noWind: ({ knots }) => `No wind for ${knots}.` },
  score: { buoys: ({ points, facts }) => `${points} of ${facts.of}` },
  outcomes: { first: (winners, r) => `First: ${everyone(r, winners)}.` },
  edition: { range: ({ max }) => `At most ${max}.` },
};

describe('play text out of tables', () => {
  const text = playText(words, (_, view: { readonly wind: number }, r) => [`Wind ${view.wind}`, r.name(0)]);
  const me = readerOf('en', 0);

  it('asks the one who decides and tells those who wait', () => {
    expect(text.prompt(ask('sail'), me)).toBe('How fast?');
    expect(text.prompt(ask('reef'), me)).toBe('Reef? reef');
    expect(text.prompt(ask('sail', { menu: null, deciding: [1] }), me)).toBe('Ottavio sails soon');
    expect(text.prompt(ask('sail', { picked: { do: 'sail' } }), me)).toBe('Noted');
  });

  it('finds the words by name and hands them the facts', () => {
    const sail = { do: 'sail', knots: 2 };
    const sailed = { what: 'sailed', seat: 1 };
    expect(text.choice(sail, me)).toBe('Sail 2 knots');
    expect(text.event(sailed, me)).toBe('Ottavio sails.');
    expect(text.blocked('noWind', { knots: 3 }, me)).toBe('No wind for 3.');
    expect(text.score({ what: 'buoys', points: 2, facts: { of: 5 }, rules: [] }, me)).toBe('2 of 5');
    expect(text.outcome({ winners: [0, 1], reason: 'first' }, me)).toBe('First: Ottavio and you.');
    expect(text.edition({ path: 'x', why: 'range', facts: { max: 9 } })).toBe('At most 9.');
    expect(text.describe({ wind: 4 }, me)).toEqual(['Wind 4', 'Bianca']);
  });

  it('warns only where the game has words for it', () => {
    expect(text.warning).toBeUndefined();
    const warning = { ...words, warnings: { rocks: ({ at }: { at: string }) => `Rocks at ${at}.` } };
    expect(playText(warning, () => []).warning!('rocks', { at: 'Elba' }, me)).toBe('Rocks at Elba.');
  });

  it('names the parts of a number only where the game has words for them', () => {
    expect(text.part).toBeUndefined();
    const parted = { ...words, parts: { tide: ({ knots = 0 }: { knots?: number }) => `Tide of ${knots}` } };
    const { part } = playText(parted, () => []);
    expect(part!({ what: 'tide', n: 2, rules: [], facts: { knots: 2 } }, me)).toBe('Tide of 2');
    expect(part!({ what: 'tide', n: 0, rules: [] }, me)).toBe('Tide of 0');
  });

  it('refuses to invent words for what it does not know', () => {
    expect(() => text.event({ what: 'earthquake' }, me)).toThrow('earthquake');
    expect(() => text.prompt({ ...ask('sail'), at: 'toString' }, me)).toThrow('toString');
    expect(() => text.choice({ do: 'constructor' }, me)).toThrow('constructor');
  });
});

describe('one of everything', () => {
  const samples: SamplesOf<Sayable> = {
    happenings: { sailed: [{ what: 'sailed', seat: 0 }] },
    choices: { sail: [{ do: 'sail', knots: 1 }] },
    blocked: { noWind: { knots: 3 } },
    score: { buoys: { of: 5 } },
    outcomes: { first: [[0], [0, 1]] },
    edition: { range: { max: 9 } },
  };
  const told = (changes: Partial<PlayWords<Sayable>>) => {
    const text = playText({ ...words, score: { buoys: ({ points }) => `${points} buoys` }, ...changes }, () => []);
    const { en, ru } = regattaModule.text;
    const steps = { sail: regattaModule.game.steps.reef!, reef: regattaModule.game.steps.reef! };
    const game = { ...regattaModule.game, steps };
    return sampleFaults(
      { ...regattaModule, game, text: inEvery({ ru, en: { ...en, ...text } }) },
      'en',
      samples,
      /[A-Z]{4}/g,
    );
  };

  it('is said without a fault', () => {
    expect(told({})).toEqual([]);
    expect(told({ events: { sailed: () => 'Bianca: “I wait for you.”' } })).toEqual([]);
  });

  it.each<[string, Partial<PlayWords<Sayable>>]>([
    ['broken', { choices: { sail: () => 'Sail undefined' } }],
    ['broken', { blocked: { noWind: () => '' } }],
    ['no letters', { edition: { range: () => 'YAML' } }],
    ['foreign letters', { answered: 'Noted, да' }],
    ['calls a spectator you', { events: { sailed: () => 'You sail.' } }],
  ])('is found %s', (fault, changes) => {
    expect(told(changes)).toContainEqual(expect.stringContaining(fault));
  });
});

describe('people', () => {
  const en = (seat: number | null) => readerOf('en', seat);
  const ru = (seat: number | null) => readerOf('ru', seat);
  const forms = { you: 'побеждаете', one: 'побеждает', many: 'побеждают' };

  it('are called by name, and the reader you, who comes last', () => {
    expect([0, 1].map((seat) => english.does(en(0), seat, 'play', 'plays'))).toEqual(['You play', 'Ottavio plays']);
    expect([english.who(en(0), 0), english.whose(en(0), 0), english.whose(en(0), 1)]).toEqual([
      'you',
      'your',
      'Ottavio’s',
    ]);
    expect(english.everyone(en(0), [0, 1, 2])).toBe('Ottavio, Fiamma and you');
    expect([[0], [1], [0, 1]].map((all) => english.together(en(0), all, 'win', 'wins'))).toEqual([
      'You win',
      'Ottavio wins',
      'Ottavio and you win',
    ]);
    expect(russian.doneBy(ru(0), 0, 'получаете', 'получает')).toBe('получаете вы');
    expect(russian.doneBy(ru(1), 0, 'получаете', 'получает')).toBe('получает Бьянка');
    expect([[0], [1], [0, 1]].map((all) => russian.together(ru(0), all, forms))).toEqual([
      'Вы побеждаете',
      'Оттавио побеждает',
      'Оттавио и вы побеждаете',
    ]);
    expect(russian.together(ru(null), [0, 1], forms)).toBe('Бьянка и Оттавио побеждают');
  });

  it('may be others than players', () => {
    const nameOf = (r: Reader, who: number | 'rival') => (who === 'rival' ? 'Diego' : r.name(who));
    const guests = english.people(nameOf);
    expect(guests.does(en(0), 'rival', 'bid', 'bids')).toBe('Diego bids');
    expect(guests.everyone(en(0), [0, 'rival'])).toBe('Diego and you');
  });

  it('are counted with their things', () => {
    expect([english.cards(1), english.cards(2), english.count(2, 'city', 'cities')]).toEqual([
      '1 card',
      '2 cards',
      '2 cities',
    ]);
    expect([russian.cards(1), russian.cardsAcc(21), russian.points(11)]).toEqual(['1 карта', '21 карту', '11 очков']);
  });
});

describe('lines', () => {
  it.each([
    ['en', 'You take Siena.', 0],
    ['ru', 'Вы берёте Сиену.', 0],
    ['en', 'You take undefined.', 1],
    ['en', 'You  take it.', 1],
    ['en', 'Вы берёте Сиену.', 1],
    ['ru', 'Вы берёте Siena.', 1],
    ['ru', '12', 1],
    ['en', '', 1],
  ] as const)('in %s, «%s» has %i faults', (language, line, found) => {
    expect(faults(language, [line])).toHaveLength(found);
  });

  it('may hold foreign names that are allowed', () => {
    expect(faults('ru', ['Издатель Mercury Games.'], /Mercury Games/g)).toEqual([]);
  });

  it('speak to their reader or do not', () => {
    expect(['You win.', 'Bianca wins.'].map((line) => YOU.en.test(line))).toEqual([true, false]);
    expect(['Победа ваша.', 'Выигрывает Бьянка.'].map((line) => YOU.ru.test(line))).toEqual([true, false]);
  });
});

// What players read while random games are played: every line whole, nothing told to those who may not know it.

import {
  type Choice,
  deciding,
  enumerate,
  freedoms,
  keyFromSeed,
  LANGUAGES,
  type Language,
  type Match,
  mayKnow,
  type Played,
  play,
  question,
  type Random,
  random,
  type Seat,
  startMatch,
} from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../data/cards.ts';
import { module } from '../index.ts';
import type { Choice as Move } from '../rules/choices.ts';
import { game } from '../rules/game.ts';
import type { LineCard, View } from '../rules/view.ts';
import { cardName, strengthSum } from '../text/index.ts';
import { faults, reader, YOU } from './text.checks.ts';

const TABLES = [
  { seats: 2, options: { hiddenCards: true, discardHandSimultaneous: false } },
  { seats: 3, options: { capturingRegions: true, drawAfterBattle: true, popeMayEnterContestedRegion: false } },
  { seats: 4, options: { points: true, pointsTarget: 8 } },
  { seats: 6, options: { biggerKingdoms: true, handSizesPublic: false } },
  { seats: 3, options: { capturingRegions: true, hiddenCards: true } },
];

function pick(match: Match, seat: Seat, choice: Choice): Played {
  return play(match, seat, game.notation.write(choice as Move));
}

function answer(match: Match, chance: Random): Played {
  const open = deciding(module.game, match.state);
  const seat = open[chance.below(open.length)]!;
  const choices = enumerate(question(module.game, match.state, seat)!.menu!, chance);
  return pick(match, seat, choices[chance.below(choices.length)]!);
}

/** Now and then somebody shows cards, when there are any. */
function show(match: Match, chance: Random): Played | null {
  const seat = chance.below(match.state.seats);
  const freedom = freedoms(module.game, match.state, seat)[0];
  if (freedom === undefined) return null;
  const choices = enumerate(freedom.menu, chance, 12);
  return pick(match, seat, choices[chance.below(choices.length)]!);
}

/** A random game, told step by step to whoever listens. */
function tell(table: (typeof TABLES)[number], seed: number, listen: (match: Match, played: Played) => void): Match {
  const chance = random(seed);
  const match = startMatch(module.game, { ...table, key: keyFromSeed(`text ${seed}`) });
  for (let step = 0; step < 400 && match.state.outcome === null; step++) {
    const shown = step % 15 === 7 ? show(match, chance) : null;
    if (shown !== null) listen(match, shown);
    listen(match, answer(match, chance));
  }
  return match;
}

const viewOf = (match: Match, seat: Seat | null) => module.game.view(match.state, seat) as View;

/** All that `seat` reads after this entry. */
function linesFor(language: Language, match: Match, { events }: Played, seat: Seat | null): readonly string[] {
  const text = module.text[language];
  const r = reader(language, seat);
  const asked = question(module.game, match.state, seat);
  const choices = asked?.menu == null ? [] : enumerate(asked.menu).slice(0, 20);
  return [
    ...events.filter((event) => mayKnow(event, seat)).map((event) => text.event(event, r)),
    ...(asked === null ? [] : [text.prompt(asked, r)]),
    ...choices.map((choice) => text.choice(choice, r)),
    ...(asked?.blocked ?? []).map(({ why, facts }) => text.blocked(why, facts ?? {}, r)),
    ...module.game.score(match.state, seat ?? 0).map((line) => text.score(line, r)),
    ...text.describe(viewOf(match, seat), r),
    ...(match.state.outcome === null ? [] : [text.outcome(match.state.outcome, r)]),
  ];
}

describe.each(LANGUAGES)('a game told in %s', (language) => {
  it.each(TABLES)('makes whole lines at a table of $seats with $options', (table) => {
    const found = new Set<string>();
    tell(table, 1, (match, played) => {
      for (const seat of [0, 1, null]) for (const line of linesFor(language, match, played, seat)) found.add(line);
    });
    expect(found.size).toBeGreaterThan(300);
    expect(faults(language, [...found])).toEqual([]);
  });

  it.each(TABLES)('speaks to a spectator of the players only, at $seats with $options', (table) => {
    const spoken: string[] = [];
    tell(table, 2, (match, played) => {
      spoken.push(...linesFor(language, match, played, null).filter((line) => YOU[language].test(line)));
    });
    expect(spoken).toEqual([]);
  });
});

/** `5×2 + 6×2+3 + 10`, added up. */
function addUp(sum: string): number {
  return sum
    .split(' + ')
    .filter((term) => term !== '')
    .map((term) => /^(\d+)(×2)?(\+3)?$/.exec(term)!)
    .reduce((all, [, base, doubled, spring]) => all + Number(base) * (doubled ? 2 : 1) + (spring ? 3 : 0), 0);
}

describe('the position in plain lines', () => {
  it('[CON-5.3] adds every line up to its strength', () => {
    let lines = 0;
    for (const [seed, table] of TABLES.entries()) {
      tell(table, seed, (match) => {
        for (const { line, strength } of viewOf(match, null).players) {
          expect(addUp(strengthSum(line))).toBe(strength);
          if (line.some(({ because }) => because.length > 0)) lines++;
        }
      });
    }
    expect(lines).toBeGreaterThan(50);
  });

  it('shows where a sum comes from: 5×2 + 4×2 + 1', () => {
    const card = (id: LineCard['card'], each: number, ...because: LineCard['because']): LineCard => ({
      card: id,
      count: 1,
      each,
      because,
    });
    const drummed = [card('m4', 8, 'drummer'), card('m5', 10, 'drummer'), card('courtesan', 1), card('drummer', 0)];
    expect(strengthSum(drummed)).toBe('5×2 + 4×2 + 1');
    expect(strengthSum([card('m3', 3), card('m6', 9, 'spring'), card('heroine', 10)])).toBe('6+3 + 3 + 10');
    expect(strengthSum([card('m4', 11, 'drummer', 'spring')])).toBe('4×2+3');
    expect(strengthSum([{ ...card('m10', 1, 'winter'), count: 2 }])).toBe('1 + 1');
    expect(strengthSum([card('winter', 0)])).toBe('');
  });

  it.each(LANGUAGES)('tells a player the own hand and nobody else’s (%s)', (language) => {
    const match = startMatch(module.game, { seats: 4, key: keyFromSeed('hands') });
    const told = (seat: Seat | null) => module.text[language].describe(viewOf(match, seat), reader(language, seat));
    const own = viewOf(match, 2).hand;
    expect(own).toHaveLength(10);
    const handLine = told(2).find((line) => own.every((id) => line.includes(cardName(language, id))));
    expect(handLine).toMatch(YOU[language]);
    const names = CARDS.map((id) => cardName(language, id));
    expect(told(null).filter((line) => names.some((name) => line.includes(name)))).toEqual([]);
    expect(told(null)).toHaveLength(told(2).length - 1);
  });

  it('says who stands where, who holds what, and what wins', () => {
    const match = startMatch(module.game, { seats: 2, options: { firstToken: 1 }, key: keyFromSeed('opening') });
    const r = reader('en', 1);
    expect(module.text.en.describe(viewOf(match, 1), r)).toEqual([
      'Round 1, battle 1.',
      'The first site is still open; Bianca will choose it.',
      'The Pope is off the board.',
      'Bianca: 10 cards in hand; no battle line; no regions.',
      'You: 10 cards in hand; no battle line; no regions.',
      expect.stringMatching(/^Your hand: .+\.$/),
      'Draw pile: 90 cards. Discards: 0 cards.',
      'Goal: 6 regions, or 4 touching.',
    ]);
    play(match, 0, 'site firenze');
    expect(module.text.ru.describe(viewOf(match, null), reader('ru', null)).slice(0, 3)).toEqual([
      'Раунд 1, битва 1.',
      'Кондотьер стоит во Флоренции; им распоряжается Бьянка.',
      'Папа вне поля.',
    ]);
  });
});

describe('the module', () => {
  it('lists every event and ending that random play meets', () => {
    const events = new Set<string>();
    for (const [seed, table] of TABLES.entries()) {
      const { state } = tell(table, seed + 10, (_, played) => {
        for (const { what } of played.events) events.add(what);
      });
      if (state.outcome !== null) expect(module.content.outcomes).toContain(state.outcome.reason);
    }
    expect(events.size).toBeGreaterThan(20);
    for (const what of events) expect(module.content.events).toContain(what);
  });
});

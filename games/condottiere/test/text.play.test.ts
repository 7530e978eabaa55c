// What players read while random games are played: every line whole, nothing told to those who may not know it.

import { keyFromSeed, LANGUAGES, type Match, type Played, play, type Seat, startMatch } from '@signoria/kernel';
import { faults, linesFor, readerOf, tellGame, YOU } from '@signoria/kernel/testing';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../data/cards.ts';
import { module } from '../index.ts';
import type { LineCard, View } from '../rules/view/view.ts';
import { cardName, strengthSum } from '../text/index.ts';

const TABLES = [
  { seats: 2, options: { hiddenCards: true, discardHandSimultaneous: false } },
  { seats: 3, options: { capturingRegions: true, drawAfterBattle: true, popeMayEnterContestedRegion: false } },
  { seats: 4, options: { points: true, pointsTarget: 8 } },
  { seats: 6, options: { biggerKingdoms: true, handSizesPublic: false } },
  { seats: 3, options: { capturingRegions: true, hiddenCards: true } },
];

/** So far a game is told, at most. */
const ENTRIES = 400;

type Table = (typeof TABLES)[number];
const tell = (table: Table, seed: number, listen: (match: Match, played: Played) => void): Match =>
  tellGame(module, table, seed, listen, ENTRIES);

const viewOf = (match: Match, seat: Seat | null) => module.game.view(match.state, seat) as View;

describe.each(LANGUAGES)('a game told in %s', (language) => {
  it.each(TABLES)('makes whole lines at a table of $seats with $options', (table) => {
    const found = new Set<string>();
    tell(table, 1, (match, { events }) => {
      for (const seat of [0, 1, null]) {
        for (const line of linesFor(module, language, match, events, seat)) found.add(line);
      }
    });
    expect(found.size).toBeGreaterThan(300);
    expect(faults(language, [...found])).toEqual([]);
  });

  it.each(TABLES)('speaks to a spectator of the players only, at $seats with $options', (table) => {
    const spoken: string[] = [];
    tell(table, 2, (match, { events }) => {
      spoken.push(...linesFor(module, language, match, events, null).filter((line) => YOU[language].test(line)));
    });
    expect(spoken).toEqual([]);
  });
});

describe('a game told in German', () => {
  it.each(TABLES)('has no line in English, at $seats with $options', (table) => {
    const same = new Set<string>();
    tell(table, 3, (match, { events }) => {
      const english = new Set(linesFor(module, 'en', match, events, 0));
      for (const line of linesFor(module, 'de', match, events, 0)) if (english.has(line)) same.add(line);
    });
    expect([...same]).toEqual([]);
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
    const card = (id: LineCard['card'], each: number, base = each, ...because: LineCard['because']): LineCard => ({
      card: id,
      count: 1,
      each,
      base,
      because,
    });
    const drummed = [
      card('m4', 8, 4, 'drummer'),
      card('m5', 10, 5, 'drummer'),
      card('courtesan', 1),
      card('drummer', 0),
    ];
    expect(strengthSum(drummed)).toBe('5×2 + 4×2 + 1');
    expect(strengthSum([card('m3', 3), card('m6', 9, 6, 'spring'), card('heroine', 10)])).toBe('6+3 + 3 + 10');
    expect(strengthSum([card('m4', 11, 4, 'drummer', 'spring')])).toBe('4×2+3');
    expect(strengthSum([{ ...card('m10', 1, 1, 'winter'), count: 2 }])).toBe('1 + 1');
    expect(strengthSum([card('winter', 0)])).toBe('');
  });

  it.each(LANGUAGES)('tells a player the own hand and nobody else’s (%s)', (language) => {
    const match = startMatch(module.game, { seats: 4, key: keyFromSeed('hands') });
    const told = (seat: Seat | null) => module.text[language].describe(viewOf(match, seat), readerOf(language, seat));
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
    const r = readerOf('en', 1);
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
    expect(module.text.ru.describe(viewOf(match, null), readerOf('ru', null)).slice(0, 3)).toEqual([
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

// What players read while random games are played: every line whole, nothing told to those who may not know it.

import { keyFromSeed, LANGUAGES, type Match, type Seat, startMatch } from '@signoria/kernel';
import { faults, linesFor, readerOf, tellGame, YOU } from '@signoria/kernel/testing';
import { describe, expect, it } from 'vitest';
import { module } from '../index.ts';
import type { View } from '../rules/view/view.ts';

const TABLES = [
  { seats: 1, options: { difficulty: 'hard', soloTable: 'five' } },
  { seats: 2, options: { cooperative: true } },
  { seats: 3, options: {} },
  { seats: 4, options: { musePrincess: true, cooperative: true } },
];

const viewOf = (match: Match, seat: Seat | null) => module.game.view(match.state, seat) as View;

describe.each(LANGUAGES)('a game told in %s', (language) => {
  it.each(TABLES)('makes whole lines at a table of $seats with $options', (table) => {
    const found = new Set<string>();
    tellGame(module, table, 1, (match, { events }) => {
      for (const seat of [0, null]) {
        for (const line of linesFor(module, language, match, events, seat)) found.add(line);
      }
    });
    expect(found.size).toBeGreaterThan(100);
    expect(faults(language, [...found])).toEqual([]);
  });

  it.each(TABLES)('speaks to a spectator of the players only, at $seats with $options', (table) => {
    const spoken: string[] = [];
    tellGame(module, table, 2, (match, { events }) => {
      spoken.push(...linesFor(module, language, match, events, null).filter((line) => YOU[language].test(line)));
    });
    expect(spoken).toEqual([]);
  });
});

describe('the position in plain lines', () => {
  it('says what stands where, and tells a player the own hand and nobody else’s', () => {
    const match = startMatch(module.game, { seats: 3, options: { firstPlayer: 2 }, key: keyFromSeed('opening') });
    const told = module.text.en.describe(viewOf(match, 0), readerOf('en', 0));
    expect(told).toEqual([
      'Round 1, setup. A Work must be worth 7.',
      'First player: Ottavio.',
      'To auction: Forest ×6, Lake ×6, Park ×6, Jester ×7, Builder ×6, Prestige card ×14, Recruiting card ×5.',
      'You: 0 prestige; 3500 florins; an empty estate; 4 professions, 0 bonus cards, 0 prestige cards.',
      'Ottavio: 0 prestige; an empty estate; 4 professions, 0 bonus cards, 0 prestige cards.',
      'Fiamma: 0 prestige; an empty estate; 4 professions, 0 bonus cards, 0 prestige cards.',
      expect.stringMatching(/^Your hand: .+\.$/),
    ]);
    expect(module.text.ru.describe(viewOf(match, null), readerOf('ru', null))).toHaveLength(told.length - 1);
  });
});

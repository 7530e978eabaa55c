// The worked examples of the rulebook, where no chapter's test plays them.

import { describe, expect, it } from 'vitest';
import type { PrestigeId } from '../data/prestige.ts';
import type { Holding } from '../scenario.ts';
import { four, three } from './help.ts';

describe('worked examples', () => {
  it('[FLO-E2] an auction phase of four: park 200, jester 700, forest 600, and a builder for the last one', () => {
    four()
      .auction()
      .play('0 auction park', '1 pass', '2 pass', '3 pass')
      .placed(0)
      .expect({ coins: { 0: 3300 }, deciding: 1 })
      .play('1 auction jester', '2 bid 300', '3 bid 400', '1 bid 500', '2 bid 600', '3 bid 700', '1 pass', '2 pass')
      .expect({ coins: { 3: 2800 }, jesters: { 3: 1 }, deciding: 1, question: 'starter' })
      .play('1 auction forest', '2 bid 300', '1 bid 400', '2 bid 500', '1 bid 600', '2 pass')
      .placed(1)
      .expect({
        coins: { 1: 2900 },
        deciding: 2,
        question: 'lastBuyer',
        menu: ['take lake', 'take builder', 'take prestige', 'take recruiting', 'decline'],
      })
      .play('2 take builder')
      .expect({ coins: { 2: 3300 }, builders: { 2: 1 }, phase: 'actions' });
  });

  it('[FLO-E5] round 3: the Poet with theater, travel, two jesters and four cards is worth 15; 1400 of the pay are 7 points', () => {
    three()
      .seat(0, {
        hand: ['poet', 'jurist', 'painter'],
        recruits: 1,
        jesters: 2,
        freedoms: ['travel'],
        tiles: ['theater'],
        coins: 0,
      })
      .round(3)
      .turn(0)
      .play('0 work poet')
      .expect({ best: { 0: 15 }, coins: { 0: 1500 }, offers: ['exchange 7'], lacks: ['exchange 8'] })
      .play('0 exchange 7')
      .expect({ prestige: { 0: 7 }, coins: { 0: 100 } });
  });

  it('[FLO-E8] the fourteen prestige cards on one estate', () => {
    const own: Holding = {
      hand: ['poet'],
      table: ['jurist', 'painter', 'organist', 'composer'],
      recruited: 1,
      builders: 2,
      freedoms: ['travel', 'religion'],
      tiles: ['forest', 'forest', 'lake', 'university', 'workshop', 'opera', 'tower', 'chapel'],
    };
    // One rival as full of buildings, with fewer empty squares; landscapes, lakes and Works tied.
    const second: Holding = {
      tiles: ['university', 'laboratory', 'workshop', 'opera', 'studio', 'lake', 'lake', 'park'],
      builders: 1,
      recruited: 1,
      table: ['physicist', 'alchemist', 'botanist', 'sculptor'],
    };
    const third: Holding = { tiles: ['lake'], builders: 1 };
    const worth = (card: PrestigeId, rivals: readonly Holding[]) => {
      const table = four().seat(0, { ...own, cards: [card] });
      for (const [i, rival] of rivals.entries()) table.seat(i + 1, rival);
      return table.turn(0).view(0).own!.prestige[0]!.worth;
    };
    const cards = Array.from({ length: 14 }, (_, i) => `prestige-${String(i + 1).padStart(2, '0')}` as PrestigeId);
    const rivals: { readonly [card: string]: readonly Holding[] } = {
      'prestige-03': [{ tiles: ['laboratory', 'workshop', 'university', 'forest', 'forest', 'hospital', 'lake'] }],
      'prestige-07': [third, third],
    };
    const found = cards.map((card) => worth(card, rivals[card] ?? [second]));
    expect(found).toEqual([3, 5, 0, 0, 4, 7, 3, 0, 6, 0, 6, 0, 0, 4]);
  });
});

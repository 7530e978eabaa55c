// Chapter 1: components and table state.

import { type AnyGame, answer, begin, decider, enumerate, keyFromSeed, menuOf, random } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS, COUNTS, MERCENARIES, STRENGTHS } from '../data/cards.ts';
import { COLOURS, MARKERS_PER_COLOUR } from '../data/colours.ts';
import { STANDARD } from '../data/edition.ts';
import { BORDERS, REGIONS, type RegionId } from '../data/map.ts';
import { game } from '../rules/game.ts';
import type { State } from '../rules/model/state.ts';
import { scenario } from '../scenario.ts';
import { problemsOf } from './help.ts';

const table: AnyGame = game;
const counts = Object.fromEntries(CARDS.map((id, kind) => [id, COUNTS[kind]]));
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

describe('components', () => {
  it('[CON-1.1] is for 2 to 6 players, no more and no fewer', () => {
    expect([2, 3, 4, 5, 6].flatMap((players) => problemsOf({ players }))).toEqual([]);
    for (const players of [0, 1, 7]) {
      expect(problemsOf({ players })).toEqual([{ problem: 'players', given: players, min: 2, max: 6 }]);
    }
  });

  it('[CON-1.2] has one deck of 110 cards: 58 mercenaries and 52 others', () => {
    expect([sum(COUNTS), sum(COUNTS.slice(0, MERCENARIES)), sum(COUNTS.slice(MERCENARIES))]).toEqual([110, 58, 52]);
    scenario({ players: 6 })
      .newGame()
      .expect({ pile: 110 - 60 });
  });

  it('[CON-1.3] has ten mercenaries of strength 1 and eight each of 2, 3, 4, 5, 6 and 10', () => {
    expect(counts).toMatchObject({ m1: 10, m2: 8, m3: 8, m4: 8, m5: 8, m6: 8, m10: 8 });
    expect(STRENGTHS.slice(0, MERCENARIES)).toEqual([1, 2, 3, 4, 5, 6, 10]);
  });

  it('[CON-1.4] has its 52 special cards', () => {
    expect(counts).toMatchObject({ winter: 3, spring: 3, bishop: 6, courtesan: 12 });
    expect(counts).toMatchObject({ drummer: 6, heroine: 3, scarecrow: 16, surrender: 3 });
  });

  it('[CON-1.5] has a map of 17 regions, named after their cities', () => {
    const south: readonly RegionId[] = ['firenze', 'siena', 'urbino', 'spoleto', 'ancona', 'roma', 'napoli'];
    const north: readonly RegionId[] = ['torino', 'milano', 'venezia', 'genova', 'mantova', 'ferrara', 'parma'];
    expect([...REGIONS].sort()).toEqual([...north, 'modena', 'bologna', 'lucca', ...south].sort());
    expect(Object.keys(scenario({ players: 2 }).newGame().view(null).owner)).toHaveLength(17);
  });

  it.each([
    ['torino', 'genova milano'],
    ['milano', 'genova mantova modena parma torino venezia'],
    ['venezia', 'ferrara mantova milano'],
    ['genova', 'milano parma torino'],
    ['mantova', 'ferrara milano modena venezia'],
    ['ferrara', 'bologna mantova modena venezia'],
    ['parma', 'genova lucca milano modena'],
    ['modena', 'bologna ferrara firenze lucca mantova milano parma'],
    ['bologna', 'ferrara firenze modena urbino'],
    ['lucca', 'firenze modena parma'],
    ['firenze', 'bologna lucca modena roma siena spoleto urbino'],
    ['siena', 'firenze roma'],
    ['urbino', 'ancona bologna firenze spoleto'],
    ['spoleto', 'ancona firenze napoli roma urbino'],
    ['ancona', 'napoli spoleto urbino'],
    ['roma', 'firenze napoli siena spoleto'],
    ['napoli', 'ancona roma spoleto'],
  ] as const)('[CON-1.6] borders %s on: %s', (region, neighbours) => {
    const set = STANDARD.neighbours[REGIONS.indexOf(region)]!;
    expect(REGIONS.filter((_, r) => (set & (1 << r)) !== 0).sort()).toEqual(neighbours.split(' '));
  });

  it('[CON-1.6] counts regions as adjacent only across a common border', () => {
    expect(BORDERS).toHaveLength(34);
    scenario({ players: 3 })
      .owns(0, 'roma', 'siena')
      .owns(1, 'lucca', 'ancona')
      .choosingSite()
      .expect({
        sees: { spectator: { players: { 0: { touching: ['siena', 'roma'] }, 1: { touching: ['ancona'] } } } },
      });
  });

  it('[CON-1.7] whoever holds the token chooses the site and moves first there', () => {
    scenario({ players: 3 })
      .hand(0, 'm1')
      .hand(1, 'm1')
      .hand(2, 'm1')
      .token(2)
      .choosingSite()
      .expect({ deciding: 2, question: 'chooseSite' })
      .play('2 site roma', '0 keep', '1 keep', '2 keep')
      .expect({ site: 'roma', token: 2, deciding: 2, question: 'turn' });
  });

  it('[CON-1.8] the Pope starts off the board and only a Bishop brings him onto it', () => {
    scenario({ players: 2 }).newGame().expect({ pope: null });
    scenario({ players: 2 })
      .hand(0, 'bishop')
      .hand(1, 'm1')
      .deciding(0)
      .expect({ pope: null })
      .play('0 play bishop', '0 pope urbino')
      .expect({ pope: 'urbino' });
  });

  it('[CON-1.9] has six colours with six markers each, and no goal needs a seventh', () => {
    expect(COLOURS).toHaveLength(6);
    expect(new Set(COLOURS.map(({ id }) => id)).size).toBe(6);
    expect(new Set(COLOURS.map(({ emblem }) => emblem)).size).toBe(6);
    expect(COLOURS.length * MARKERS_PER_COLOUR).toBe(36);
    for (const players of [2, 3, 4, 5, 6]) {
      const { goal } = scenario({ players, variants: ['biggerKingdoms'] })
        .newGame()
        .view(null);
      expect(goal.regions).toBeLessThanOrEqual(MARKERS_PER_COLOUR);
    }
  });

  it('[CON-1.10] a region is neutral or controlled by exactly one player', () => {
    scenario({ players: 3, variants: ['capturingRegions'] })
      .owns(2, 'roma', 'torino')
      .site('roma')
      .line(1, 'm1')
      .concluding()
      .expect({
        owner: { roma: 1, torino: 2, napoli: null },
        sees: { spectator: { players: { 0: { regions: 0 }, 1: { regions: 1 }, 2: { regions: 1 } } } },
      });
  });

  it('[CON-1.11] takes neither Courtesan nor Heroine for a mercenary', () => {
    scenario({ players: 2 })
      .hand(0, 'bishop')
      .hand(1, 'm1')
      .line(0, 'courtesan', 'm2')
      .line(1, 'heroine', 'm3')
      .deciding(0)
      .play('0 play bishop', '0 pope off')
      .expect({ line: { 0: ['courtesan', 'm2'], 1: ['heroine'] } });
    scenario({ players: 2 })
      .hand(0, 'courtesan', 'heroine')
      .hand(1, 'm1')
      .discardingHands()
      .expect({ menu: { 0: ['keep', 'discard'], 1: ['keep'] } });
  });
});

describe('the deck', () => {
  it.each([
    { players: 2, options: {} },
    { players: 6, options: { hiddenCards: true, capturingRegions: true } },
    { players: 4, options: { drawAfterBattle: true, hiddenCards: true } },
    { players: 5, options: { points: true } },
  ])('[CON-1.12] never loses a card: $players players, $options', ({ players, options }) => {
    const s = begin(table, { seats: players, options, key: keyFromSeed(`cards ${players}`) }) as State;
    const dice = random(players);
    for (let i = 0; i < 600 && s.outcome === null; i++) {
      const seat = decider(table, s);
      const moves = enumerate(menuOf(table, s, seat)!, dice);
      answer(table, s, seat, moves[dice.below(moves.length)]!);
      const places = [s.pile, s.discards, ...s.hands, ...s.lines];
      const hidden = (kind: number) => s.facedown.filter((k) => k === kind).length;
      expect(CARDS.map((_, kind) => sum(places.map((pile) => pile[kind]!)) + hidden(kind))).toEqual(COUNTS);
    }
  });
});

// Chapter 2: setup.

import { describe, expect, it } from 'vitest';
import { CONNECTIONS } from '../data/connections.ts';
import { isEdict } from '../data/event-cards.ts';
import { game } from '../rules/game.ts';
import { slotOf } from '../rules/model/board.ts';
import { scenario } from '../scenario.ts';
import { count } from './help.ts';

const opened = (players: number, seed = 'setup') => scenario({ players, seed }).newGame();
const seeds = Array.from({ length: 12 }, (_, i) => `seed-${i}`);

describe('setup', () => {
  it('[PAX-2.1] shuffles the deck: other keys, other cards', () => {
    const boards = seeds.map((seed) => opened(2, seed).state().cards.join());
    expect(new Set(boards).size).toBe(seeds.length);
  });

  it.each([
    [2, 14],
    [3, 14],
    [4, 19],
  ])('[PAX-2.2] deals the board face down for %s', (players, cards) => {
    const view = opened(players).view(0);
    expect(view.places).toHaveLength(cards);
    expect(view.places.every(({ card, faceUp }) => card === null && !faceUp)).toBe(true);
  });

  it('[PAX-2.3] five cards at court, the steward above the leftmost', () => {
    const view = opened(3).view(null);
    expect(count(view.court, (card) => card !== null)).toBe(5);
    expect(view.steward).toBe(0);
  });

  it('[PAX-2.4] 6, 8 or 10 favor of each type', () => {
    expect(
      [2, 3, 4].map(
        (n) =>
          opened(n)
            .state()
            .supply.reduce((a, b) => a + b, 0) +
          3 * n,
      ),
    ).toEqual([36, 48, 60]);
    expect(game.violations({ ...opened(2).state(), supply: [9, 9, 9, 9, 9, 9] }).length).toBeGreaterThan(0);
  });

  it('[PAX-2.5] everybody has an areopagus of its own and 20 influence', () => {
    const { players } = opened(4).view(null);
    expect(players.map(({ slot }) => slot)).toEqual(['south', 'west', 'north', 'east']);
    expect(players.every(({ touches, influence }) => touches.length === 2 && influence === 20)).toBe(true);
  });

  it('[PAX-2.6] four cards each', () => {
    opened(3).expect({ handSize: { 0: 4, 1: 4, 2: 4 } });
  });

  it('[PAX-2.7] a connection card, and one favor of each of its three factions', () => {
    for (const { connection, factions, stock } of opened(4).view(null).players) {
      expect(CONNECTIONS.find(({ id }) => id === connection)!.factions).toEqual(factions);
      expect(Object.entries(stock).filter(([, n]) => n > 0)).toEqual(
        Object.entries(stock)
          .filter(([f]) => factions.includes(f as 'AR'))
          .map(([f]) => [f, 1]),
      );
    }
  });

  it('[PAX-2.8] the lowest connection number is first player', () => {
    for (const seed of seeds) {
      const s = opened(4, seed).state();
      expect(s.first).toBe(s.connections.indexOf(Math.min(...s.connections)));
      expect(s.turn.who).toBe(s.first);
    }
  });

  it('[PAX-2.9] four reward markers lie ready', () => {
    expect(opened(2).view(null).markersLeft).toBe(4);
  });

  it.each([
    [2, 3],
    [3, 4],
    [4, 5],
  ])('[PAX-2.10] for %s a row of %s faction cards', (players, row) => {
    const cards = opened(players).view(null).factionCards;
    expect(cards).toHaveLength(row);
    expect(cards.every(({ owner }) => owner === null)).toBe(true);
  });

  it('[PAX-2.11] two public plots, a private one each, the rest in the pile', () => {
    const view = opened(3).view(1);
    expect(view.schemes.map(({ owner, open }) => [owner, open])).toEqual([
      [null, true],
      [null, true],
      [1, false],
    ]);
    expect(view.schemePile).toBe(13 - 2 - 3);
  });

  it('[PAX-2.12] the event deck: two halves of three edicts and three special events, three specials out', () => {
    for (const seed of seeds) {
      const { upper, lower, removedEvents } = opened(2, seed).state();
      expect([count(upper, isEdict), upper.length, count(lower, isEdict), lower.length]).toEqual([3, 6, 3, 6]);
      expect([removedEvents.length, count(removedEvents, isEdict)]).toEqual([3, 0]);
    }
  });

  it('[PAX-2.13] turns go clockwise by slot from the first player', () => {
    const at = opened(3);
    const s = at.state();
    expect(s.order.map((who) => slotOf(s, who).id)).toEqual(['south', 'northwest', 'northeast']);
    const first = s.first;
    scenario({ players: 3 })
      .set({ first: 1, round: 1, fullHands: true })
      .acting(1)
      .play('1 end')
      .expect({ active: 2 })
      .play('2 end')
      .expect({ active: 0, round: 1 })
      .play('0 end')
      .expect({ active: 1, round: 2 });
    expect([0, 1, 2]).toContain(first);
  });
});

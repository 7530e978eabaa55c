// Chapter 2: setup.

import { describe, expect, it } from 'vitest';
import { CITIES } from '../data/cities.ts';
import { TILES } from '../data/tiles.ts';
import { scenario } from '../scenario.ts';

const begun = (players = 4) => scenario({ players, options: { opening: 'beginner' } }).newGame();

describe('setup', () => {
  it('[POR-2.1, POR-R6] starting status: Venice 7, Florence and Milan 6, Rome and Naples 5', () => {
    begun().expect({ status: { venice: 7, florence: 6, milan: 6, rome: 5, naples: 5 } });
  });

  it('[POR-2.2] no war has been fought', () => {
    begun().expect({ wars: 0 });
  });

  it('[POR-2.3] the troops lie in open stacks', () => {
    const left = begun()
      .view(null)
      .troops.map((stack) => stack.left);
    expect(left).toEqual([6, 5, 5, 4, 4]);
  });

  it('[POR-2.4] six tiles of each city lie face up, other ones each time; the rest are out', () => {
    const layouts = ['a', 'b', 'c'].map((seed) => scenario({ players: 3, seed }).newGame().view(null));
    for (const { tiles, boxed } of layouts) {
      for (const city of CITIES) expect(tiles.filter((tile) => tile.city === city)).toHaveLength(6);
      expect(tiles.every(({ owner }) => owner === null)).toBe(true);
      expect(boxed).toHaveLength(6);
      expect(tiles.length + boxed.length).toBe(TILES.length);
    }
    expect(new Set(layouts.map(({ boxed }) => boxed.join())).size).toBeGreaterThan(1);
  });

  it('[POR-2.5] the events of decade I are on offer, the others wait', () => {
    const { events } = begun().view(null);
    expect(events.map(({ where }) => where)).toEqual([...Array(4).fill('offer'), ...Array(8).fill('later')]);
  });

  it('[POR-2.6] the Pope is on offer', () => {
    begun().expect({ pope: null });
    scenario({ players: 3 })
      .turn(0)
      .expect({ offers: ['nominate pope'] });
  });

  it('[POR-2.7] all 25 treachery cards are in the deck', () => {
    begun().expect({ deck: 25, discards: [] });
  });

  it('[POR-2.8, POR-R5] 45 gold, 12 influence and nothing else', () => {
    begun(3).expect({
      gold: { 0: 45, 1: 45, 2: 45 },
      influence: { 0: 12, 1: 12, 2: 12 },
      hand: { 0: [], 1: [], 2: [] },
      troops: { 0: [], 1: [], 2: [] },
      sees: { 0: { players: { 0: { tiles: [], events: [], pay: 0, victories: 0 } } } },
    });
  });

  it('[POR-2.9] the same for every number of players, but for the war limit', () => {
    const tables = [3, 4, 5, 6].map((players) => begun(players).view(null));
    for (const { cities, troops, tiles, deck, decade } of tables) {
      expect(cities.venice.status).toBe(7);
      expect([troops.length, tiles.length, deck.cards, decade]).toEqual([5, 30, 25, 1]);
    }
    expect(tables.map(({ wars }) => wars.limit)).toEqual([4, 4, 5, 5]);
  });
});

// Chapter 11: the end of the game and scoring.

import { describe, expect, it } from 'vitest';
import { placesOf } from '../rules/model/ranking.ts';
import { scenario } from '../scenario.ts';
import { EVEN } from './help.ts';

/** The end of the game, without Bentivoglio; equal gold and influence give everybody 5 + 3. */
const end = () => scenario({ players: 3, edition: EVEN }).family(1, 'baglioni').family(2, 'malatesta').decade(3);
const LEVEL = 5 + 3;

describe('scoring', () => {
  it('[POR-11.1] abilities do not work during scoring, printed points count', () => {
    end()
      .tiles(0, 'florence-banker')
      .decadeEnds(1)
      .expect({ free: { 0: [] }, question: null });
    scenario({ players: 3, edition: { ...EVEN, tiles: { 'venice-doge': { vp: 4 } } } })
      .family(1, 'baglioni')
      .family(2, 'malatesta')
      .decade(3)
      .tiles(0, 'venice-doge')
      .gold(1, 99)
      .influence(1, 99)
      .gold(2, 50)
      .influence(2, 50)
      .decadeEnds(1)
      .expect({ points: { 0: 10 + 4 } });
  });

  it('[POR-11.2, POR-R50] first to fifth: 10, 7, 5, 3, 2', () => {
    const { cities } = end().status({ venice: 9, milan: 8, florence: 7, rome: 6, naples: 5 }).decadeEnds(1).view(null);
    expect(Object.values(cities).map(({ vp }) => vp)).toEqual([10, 7, 5, 3, 2]);
  });

  it('[POR-11.3] of level cities the one with more artist tiles ranks higher', () => {
    const { cities } = end()
      .status({ venice: 9, milan: 9, florence: 7, rome: 6, naples: 5 })
      .artist('milan', 'ev1-bellini')
      .decadeEnds(1)
      .view(null);
    expect([cities.milan.vp, cities.venice.vp]).toEqual([10, 7]);
  });

  it('[POR-R30] French Invade breaks ties like an artist, unless the box says otherwise', () => {
    const cities = (artist: boolean) =>
      scenario({ players: 3, edition: { events: { 'ev3-french-invade': { artist } } } })
        .family(1, 'baglioni')
        .family(2, 'malatesta')
        .decade(3)
        .status({ venice: 9, milan: 9, florence: 7, rome: 6, naples: 5 })
        .artist('milan', 'ev3-french-invade')
        .decadeEnds(1)
        .view(null).cities;
    expect([cities(true).milan.vp, cities(true).venice.vp]).toEqual([10, 7]);
    expect([cities(false).milan.vp, cities(false).venice.vp]).toEqual([7, 7]);
  });

  it('[POR-11.4, POR-R51] tied cities all take the lowest place they contest', () => {
    expect(placesOf([9, 9, 7, 6, 5])).toEqual([2, 2, 3, 4, 5]);
    expect(placesOf([9, 8, 8, 8, 5])).toEqual([1, 4, 4, 4, 5]);
    expect(placesOf([6, 6, 6, 6, 6])).toEqual([5, 5, 5, 5, 5]);
  });

  it('[POR-R51] three tied for places 2 to 4: artists 2, 2, 1 give 3, 3, 4; artists 2, 1, 1 give 2, 4, 4', () => {
    const placed = (
      ...artists: readonly (readonly [
        'milan' | 'florence' | 'rome',
        'ev1-bellini' | 'ev2-leonardo' | 'ev2-ghirlandaio' | 'ev3-bramante',
      ])[]
    ) => {
      const s = end().status({ venice: 9, milan: 7, florence: 7, rome: 7, naples: 5 });
      for (const [city, event] of artists) s.artist(city, event);
      const { cities } = s.decadeEnds(1).view(null);
      return [cities.milan.place, cities.florence.place, cities.rome.place];
    };
    expect(placed(['milan', 'ev1-bellini'], ['florence', 'ev2-leonardo'])).toEqual([3, 3, 4]);
    expect(placed(['milan', 'ev1-bellini'])).toEqual([2, 4, 4]);
  });

  it('[POR-11.5] each city tile scores the value of its city', () => {
    end()
      .status({ venice: 9, milan: 8, florence: 7, rome: 6, naples: 5 })
      .tiles(0, 'venice-doge', 'venice-silk-merchant', 'naples-oil-merchant')
      .gold(1, 99)
      .gold(2, 98)
      .influence(1, 99)
      .influence(2, 98)
      .decadeEnds(1)
      .expect({ points: { 0: 10 + 10 + 2 } });
  });

  it('[POR-11.6] each event tile scores its printed points', () => {
    end()
      .events(0, 'ev1-verrocchio', 'ev3-michelangelo')
      .decadeEnds(1)
      .expect({ points: { 0: LEVEL + 6 } });
  });

  it('[POR-11.7] each Merchant tile scores 1 point per Wine Merchants tile', () => {
    end()
      .status({ venice: 9, milan: 8, florence: 7, rome: 6, naples: 5 })
      .events(0, 'ev1-wine-merchants')
      .tiles(0, 'naples-oil-merchant', 'naples-diomede-carafa')
      .gold(1, 99)
      .gold(2, 98)
      .influence(1, 99)
      .influence(2, 98)
      .decadeEnds(1)
      .expect({ points: { 0: 2 + 2 + 1 } });
  });

  it('[POR-11.8] the Pope scores 3', () => {
    end()
      .pope(2)
      .gold(2, 27)
      .decadeEnds(1)
      .expect({ points: { 0: LEVEL, 2: LEVEL + 3 } });
  });

  it('[POR-11.9, POR-E11] most gold 6; tied for most 5 each, and no second place', () => {
    end()
      .gold(0, 31)
      .influence(0, 0)
      .decadeEnds(1)
      .expect({ points: { 0: 6 } });
    end()
      .gold(0, 31)
      .gold(1, 31)
      .influence(2, 0)
      .decadeEnds(2)
      .expect({ points: { 0: 5 + 3, 1: 5 + 3, 2: 0 } });
  });

  it('[POR-11.10] second most gold 3; tied for second 2 each', () => {
    end()
      .gold(0, 33)
      .gold(1, 32)
      .influence(1, 0)
      .decadeEnds(1)
      .expect({ points: { 1: 3 } });
    end()
      .gold(0, 33)
      .influence(1, 0)
      .decadeEnds(1)
      .expect({ points: { 1: 2, 2: 2 + 3 } });
  });

  it('[POR-11.11] most influence 4; tied for most 3 each, and no second place', () => {
    end()
      .influence(0, 12)
      .gold(0, 0)
      .decadeEnds(1)
      .expect({ points: { 0: 4 } });
    end()
      .influence(0, 12)
      .influence(1, 12)
      .gold(2, 0)
      .decadeEnds(1)
      .expect({ points: { 0: 5 + 3, 2: 0 } });
  });

  it('[POR-11.12] second most influence 2; tied for second 1 each', () => {
    end()
      .influence(0, 14)
      .influence(1, 12)
      .gold(1, 0)
      .decadeEnds(1)
      .expect({ points: { 1: 2 } });
    end()
      .influence(0, 14)
      .gold(1, 0)
      .decadeEnds(1)
      .expect({ points: { 1: 1 } });
  });

  it('[POR-R52] nothing can be most or second most too; all level get 5', () => {
    end()
      .gold(0, 0)
      .gold(1, 0)
      .gold(2, 0)
      .decadeEnds(1)
      .expect({ points: { 0: LEVEL, 1: LEVEL, 2: LEVEL } });
  });

  it.each([
    [1, 1],
    [2, 3],
    [3, 6],
    [4, 10],
    [5, 15],
  ])('[POR-11.13, POR-E5] %i war victory counters score %i', (counters, points) => {
    end()
      .victories(0, counters)
      .decadeEnds(1)
      .expect({ points: { 0: LEVEL + points } });
  });

  it('[POR-11.14] most points win; then gold and influence together; then it is shared', () => {
    end()
      .victories(0, 1)
      .decadeEnds(1)
      .expect({ winners: [0], reason: 'points' });
    end()
      .gold(0, 20)
      .gold(1, 24)
      .gold(2, 26)
      .influence(0, 20)
      .influence(1, 9)
      .influence(2, 8)
      .events(0, 'ev1-verrocchio')
      .events(2, 'ev1-mantegna')
      .decadeEnds(1)
      .expect({ points: { 0: 6, 1: 5, 2: 8 }, winners: [2] });
    end()
      .gold(0, 40)
      .influence(0, 20)
      .gold(1, 30)
      .influence(1, 5)
      .gold(2, 20)
      .influence(2, 5)
      .victories(1, 3)
      .victories(0, 0)
      .events(1, 'ev1-verrocchio')
      .decadeEnds(1)
      .expect({ points: { 0: 10, 1: 6 + 2 + 3 + 1 } });
    end()
      .gold(0, 31)
      .gold(1, 31)
      .gold(2, 0)
      .influence(0, 11)
      .influence(1, 11)
      .decadeEnds(1)
      .expect({
        winners: [0, 1],
        reason: 'shared',
      });
  });

  it('[POR-11.14] level on points, the richer wins', () => {
    // 0: most gold 6. 1: second gold 3 and, level for most influence, 3.
    end()
      .gold(0, 60)
      .influence(0, 0)
      .gold(1, 40)
      .influence(1, 10)
      .gold(2, 0)
      .influence(2, 10)
      .decadeEnds(1)
      .expect({ points: { 0: 6, 1: 6, 2: 3 }, winners: [0], reason: 'holdings' });
  });

  it('[POR-11.14] rich is who has most of both together, whatever they have more of', () => {
    end()
      .gold(0, 60)
      .influence(0, 0)
      .gold(1, 55)
      .influence(1, 10)
      .gold(2, 0)
      .influence(2, 10)
      .decadeEnds(1)
      .expect({ points: { 0: 6, 1: 6, 2: 3 }, winners: [1], reason: 'holdings' });
  });

  it('[POR-11.15] compared after the final income, condottiere gold included', () => {
    end()
      .gold(0, 10)
      .pay(0, 50)
      .decadeEnds(1)
      .expect({ gold: { 0: 64 }, points: { 0: 6 + 3 } });
  });

  it('[POR-E3] three cities tied for second: each takes fourth place, 3 points; the next 2; the leader 10', () => {
    const { cities } = end().status({ venice: 9, milan: 7, florence: 7, rome: 7, naples: 5 }).decadeEnds(1).view(null);
    expect(Object.values(cities).map(({ vp }) => vp)).toEqual([10, 3, 3, 3, 2]);
  });

  it('[POR-E4] two Naples tiles with Naples worth 7 score 14', () => {
    end()
      .status({ venice: 9, milan: 5, florence: 6, rome: 4, naples: 8 })
      .tiles(0, 'naples-oil-merchant', 'naples-diomede-carafa')
      .gold(1, 99)
      .gold(2, 98)
      .influence(1, 99)
      .influence(2, 98)
      .decadeEnds(1)
      .expect({ points: { 0: 14 } });
  });
});

// Chapter 11: the score line by line, who wins, and what stands behind the figures that are seen.

import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import { type Scenario, scenario } from '../scenario.ts';
import { EVEN, stateOf, three } from './help.ts';

const lines = (s: Scenario, seat: number) =>
  game.score(stateOf(s), seat).map(({ what, points, facts, rules }) => ({ what, points, ...facts, rules }));

describe('the score', () => {
  it('[POR-11.9, POR-11.11] tells the majorities always, and of the rest only what counts', () => {
    expect(lines(three().turn(0), 0)).toEqual([
      { what: 'gold', points: 5, standing: 'levelFirst', rules: ['POR-11.9', 'POR-11.10'] },
      { what: 'influence', points: 3, standing: 'levelFirst', rules: ['POR-11.11', 'POR-11.12'] },
    ]);
  });

  it('[POR-11.1, POR-11.5, POR-11.6, POR-11.7, POR-11.8, POR-11.13] has a line for everything that counts', () => {
    const edition = {
      ...EVEN,
      tiles: { 'venice-doge': { vp: 2 }, 'rome-orsini-family': { vp: 1 } },
      events: { 'ev1-mantegna': { vp: 1 } },
    };
    const s = scenario({ players: 4, edition, options: { holdings: 'open' } })
      .status({ venice: 9, milan: 8, florence: 7, rome: 6, naples: 5 })
      .tiles(0, 'venice-doge', 'venice-silk-merchant', 'rome-orsini-family', 'naples-oil-merchant')
      .events(0, 'ev1-mantegna', 'ev1-verrocchio', 'ev1-wine-merchants', 'ev2-wine-merchants')
      .victories(0, 3)
      .pope(0)
      .gold(0, 31)
      .gold(1, 32)
      .influence(1, 11)
      .influence(2, 11)
      .tiles(1, 'milan-armourer')
      .decade(2)
      .turn(0);
    expect(lines(s, 0)).toEqual([
      { what: 'city', points: 20, city: 'venice', tiles: 2, each: 10, rules: ['POR-11.2', 'POR-11.5'] },
      { what: 'city', points: 3, city: 'rome', tiles: 1, each: 3, rules: ['POR-11.2', 'POR-11.5'] },
      { what: 'city', points: 2, city: 'naples', tiles: 1, each: 2, rules: ['POR-11.2', 'POR-11.5'] },
      { what: 'tiles', points: 3, rules: ['POR-11.1'] },
      { what: 'events', points: 3, events: ['ev1-verrocchio', 'ev1-mantegna'], rules: ['POR-11.6'] },
      { what: 'wine', points: 4, merchants: 2, wine: 2, rules: ['POR-11.7'] },
      { what: 'pope', points: 3, rules: ['POR-11.8'] },
      { what: 'victories', points: 6, counters: 3, rules: ['POR-11.13'] },
      { what: 'gold', points: 3, standing: 'second', rules: ['POR-11.9', 'POR-11.10'] },
      { what: 'influence', points: 0, standing: 'none', rules: ['POR-11.11', 'POR-11.12'] },
    ]);
    expect(s.view(3).players.map(({ points }) => points)).toEqual([
      { cities: 28, events: 3, wine: 4, pope: 3, victories: 6, gold: 3, influence: 0, total: 47 },
      { cities: 7, events: 0, wine: 0, pope: 0, victories: 0, gold: 6, influence: 3, total: 16 },
      { cities: 0, events: 0, wine: 0, pope: 0, victories: 0, gold: 0, influence: 3, total: 3 },
      { cities: 0, events: 0, wine: 0, pope: 0, victories: 0, gold: 0, influence: 0, total: 0 },
    ]);
  });

  it('[POR-10.1, POR-10.2, POR-14.4] income: tiles, one gold a merchant for each wine tile, the Pope, troops', () => {
    const s = three()
      .tiles(0, 'venice-silk-merchant', 'rome-alum-merchant', 'venice-doge')
      .events(0, 'ev1-wine-merchants', 'ev2-wine-merchants', 'ev1-verrocchio')
      .troops(0, 'cavalry')
      .pope(0)
      .tiles(1, 'florence-wool-merchant')
      .decade(2)
      .turn(0);
    expect(s.view(2).players.map(({ income }) => income)).toEqual([
      { gold: 4 + 3 + 3 + 2 + 4 + 3, influence: 3 + 1 + 1 },
      { gold: 4 + 3, influence: 3 },
      { gold: 4, influence: 3 },
    ]);
  });

  it('[POR-11.14] nothing but points counts while one has the most; level and equally rich they share', () => {
    const end = () => scenario({ players: 3, edition: EVEN }).family(1, 'gonzaga').family(2, 'malatesta').decade(3);
    end()
      .victories(2, 9)
      .gold(0, 60)
      .decadeEnds(0)
      .expect({ winners: [2], reason: 'points' });
    end()
      .decadeEnds(0)
      .expect({ winners: [0, 1, 2], reason: 'shared' });
  });

  it('[POR-12.4, POR-R51] Bentivoglio in the first seat ranks the tied, group by group, each once', () => {
    const s = scenario({ players: 3, edition: EVEN })
      .family(0, 'bentivoglio')
      .decade(3)
      .status({ venice: 7, milan: 7, florence: 7, rome: 5, naples: 5 })
      .decadeEnds(2)
      .expect({ question: 'rankTied', deciding: 0, menu: ['rank venice', 'rank milan', 'rank florence', 'tied'] })
      .play('0 rank milan')
      .expect({ menu: ['rank venice', 'rank florence'] })
      .play('0 rank florence')
      .expect({ menu: ['rank rome', 'rank naples', 'tied'] })
      .play('0 rank naples');
    expect(stateOf(s).favour).toEqual([0, 7, 6, 0, 5]);
    expect(s.view(null).ranking.map(({ city, vp }) => `${city} ${vp}`)).toEqual([
      'milan 10',
      'florence 7',
      'venice 5',
      'naples 3',
      'rome 2',
    ]);
  });

  it('[POR-12.4] the better of two tied groups is asked first', () => {
    scenario({ players: 3, edition: EVEN })
      .family(0, 'bentivoglio')
      .decade(3)
      .status({ venice: 5, milan: 7, florence: 5, rome: 7, naples: 6 })
      .decadeEnds(2)
      .expect({ menu: ['rank milan', 'rank rome', 'tied'] })
      .play('0 tied')
      .expect({ menu: ['rank venice', 'rank florence', 'tied'] });
  });
});

describe('once a decade', () => {
  it('[POR-4.10] what is used is used up, and nothing else', () => {
    const names = [
      'malatesta',
      'alfonso',
      'pallavicino',
      'lucrezia',
      'banker',
      'ludovico',
      'league',
      'lorenzo',
    ] as const;
    const turned: { readonly [name: string]: string } = {
      alfonso: 'naples-alfonso-of-aragon',
      pallavicino: 'milan-pallavicino-family',
      lucrezia: 'rome-lucrezia-borgia',
      banker: 'florence-banker',
      ludovico: 'milan-ludovico-sforza',
      lorenzo: 'florence-lorenzo-medici',
    };
    for (const name of names) {
      const { players, tiles } = scenario({ players: 3, edition: EVEN, options: { lorenzo: true } })
        .tiles(0, 'naples-alfonso-of-aragon', 'milan-pallavicino-family', 'milan-ludovico-sforza')
        .tiles(1, 'rome-lucrezia-borgia', 'florence-banker', 'florence-lorenzo-medici')
        .pope(2)
        .used(name)
        .turn(0)
        .view(null);
      expect(players.flatMap(({ unused }) => unused).sort()).toEqual(names.filter((other) => other !== name).sort());
      const there = tiles.filter((tile) => tile.turned).map(({ id }) => id);
      expect(there).toEqual(turned[name] === undefined ? [] : [turned[name]]);
    }
  });
});

// Chapter 16: what is seen of a table, figure by figure.

import { type AnyGame, keyFromSeed, random } from '@signoria/kernel';
import { randomGame, randomOptions } from '@signoria/kernel/testing';
import { describe, expect, it } from 'vitest';
import { TILES } from '../data/tiles.ts';
import { game as renaissance } from '../rules/game.ts';
import type { State } from '../rules/model/state.ts';
import { playerView } from '../rules/view/players.ts';
import { barredTo } from '../rules/view/seen.ts';
import type { View } from '../rules/view/types.ts';
import { type Scenario, scenario } from '../scenario.ts';
import { EVEN, figures, stateOf, three } from './help.ts';

const game = renaissance as unknown as AnyGame;

const rome = ['0 war', '0 cities rome milan'];

describe('what is seen', () => {
  it('[POR-16.1] once a decade: who has what unused, and whether the League has been used', () => {
    const pope = three().pope(0).tiles(0, 'milan-ludovico-sforza').turn(0).view(1);
    expect([pope.players[0]!.unused, pope.pope]).toEqual([
      ['ludovico', 'league'],
      { owner: 0, price: 0, leagueUsed: false },
    ]);
    const used = three().pope(0).used('league').turn(0).view(1);
    expect([used.players[0]!.unused, used.pope.leagueUsed]).toEqual([[], true]);
    expect(three().turn(0).view(1).pope).toEqual({ owner: null, price: null, leagueUsed: false });
  });

  it('[POR-R46, POR-16.1] a theft is seen with its amount and currency', () => {
    const s = three().hand(0, 'steal-gold-shipment', 'steal-influence').influence(2, 1).turn(0);
    s.play('0 steal steal-gold-shipment 1');
    expect(s.view(2).lastMove).toEqual({ seat: 0, from: 1, gold: 3, influence: 0 });
    s.play('0 steal steal-influence 2');
    expect(s.view(1).lastMove).toEqual({ seat: 0, from: 2, gold: 0, influence: 1 });
  });

  it('[POR-13.1, POR-16.1] what the Banker changes, and what is paid for a lot, is seen', () => {
    const bank = three().tiles(0, 'florence-banker').turn(0).play('0 bank gold 2');
    expect(bank.view(1).lastMove).toEqual({ seat: 0, from: null, gold: 2, influence: -2 });
    expect(stateOf(bank).paper.map((by) => by[0])).toEqual([32, 8]);
    const pope = three().tiles(0, 'florence-banker').turn(0).play('0 nominate pope', '0 bid 3', '1 pass', '2 pass');
    pope.play('0 pay 0 1');
    expect(pope.view(1).lastMove).toEqual({ seat: 0, from: null, gold: -1, influence: -2 });
    expect(pope.view(1).pope.price).toBe(3);
  });

  it('[POR-16.1] an event tile: where it is, whose, and what was paid', () => {
    const s = three().turn(0).play('0 nominate ev1-mantegna', '0 bid 2', '1 pass', '2 pass');
    const seen = (id: string) => s.view(2).events.find((event) => event.id === id);
    expect(seen('ev1-mantegna')).toMatchObject({ where: 'owned', owner: 0, city: null, price: 2, vp: 2 });
    expect(seen('ev1-bellini')).toMatchObject({ where: 'offer', owner: null, city: null, price: null, status: 1 });
    expect(seen('ev2-leonardo')).toMatchObject({ where: 'later', owner: null, price: null, decade: 2 });
    s.play('1 nominate ev1-bellini', '1 bid 1', '2 pass', '0 pass').expect({ sees: { 0: { placing: 'ev1-bellini' } } });
    s.play('1 place rome').expect({ sees: { 0: { placing: null } } });
    expect(seen('ev1-bellini')).toMatchObject({ where: 'city', owner: null, city: 'rome', price: 1 });
    expect(s.view(null).cities.rome).toMatchObject({
      status: 6,
      artists: ['ev1-bellini'],
      artistCount: 1,
      minimum: 12,
    });
  });

  it('[POR-16.1, POR-7.13] a city tile: owner, price, and why it cannot be had', () => {
    const s = three().offered('rome-orsini-family', 'venice-doge').turn(0);
    s.play('0 nominate rome-orsini-family', '0 bid 11', '1 pass', '2 pass');
    const seen = (viewer: number | null, id: string) => s.view(viewer).tiles.find((tile) => tile.id === id);
    expect(seen(1, 'rome-orsini-family')).toMatchObject({ owner: 0, price: 9, barred: null, turned: false });
    expect(s.view(1).lastMove).toEqual({ seat: 0, from: null, gold: -9, influence: 0 });
    expect(seen(1, 'venice-doge')).toMatchObject({ owner: null, price: null, barred: null, city: 'venice', vp: 0 });
    expect(seen(1, 'venice-doge')).toMatchObject({ income: { gold: 2, influence: 1 }, merchant: false });
    const full = three().tiles(0, 'milan-armourer', 'rome-orsini-family', 'florence-banker').offered('venice-doge');
    const barred = full
      .turn(0)
      .view(0)
      .tiles.find((tile) => tile.id === 'venice-doge');
    expect(barred!.barred).toBe('cities');
    expect(full.view(null).tiles.find((tile) => tile.id === 'venice-doge')!.barred).toBe(null);
  });

  it('[POR-8.23, POR-16.1] a war: dice, totals, prices and pay, city by city', () => {
    const s = three().troops(0, 'infantry').troops(1, 'pikemen').dice([2, 5], [3, 4]).turn(0);
    s.play(...rome, '0 bid 2', '1 pass', '1 bid 1');
    s.expect({
      hears: {
        spectator: [
          { what: 'rolled', round: 1, cities: ['rome', 'milan'], forces: [1, 1], dice: [2, 5] },
          { what: 'rolled', round: 2, cities: ['rome', 'milan'], forces: [0, 1], dice: [3, 4] },
        ],
      },
    });
    expect(s.view(2).war).toMatchObject({
      byCard: false,
      starter: 0,
      attacker: { city: 'rome', condottiere: 0, price: 2, pay: 5, league: null, weather: 0 },
      defender: { city: 'milan', condottiere: 1, price: 1, pay: 6, league: null, weather: 0 },
      rolls: [
        { round: 1, dice: { attacker: 2, defender: 5 }, totals: { attacker: 3, defender: 6 }, void: false },
        { round: 2, dice: { attacker: 3, defender: 4 }, totals: { attacker: 3, defender: 5 }, void: false },
      ],
      result: 'defender',
    });
  });

  it('[POR-10.2] every kind of troop earns the influence it shows', () => {
    const troops = ['crossbowmen', 'infantry', 'pikemen', 'cavalry', 'artillery'] as const;
    const edition = { ...EVEN, troops: Object.fromEntries(troops.map((id, i) => [id, { influence: i + 1 }])) };
    for (const [i, id] of troops.entries()) {
      const s = scenario({ players: 3, edition }).troops(0, id).turn(0);
      expect(s.view(1).players[0]!.income).toEqual({ gold: 4, influence: 3 + i + 1 });
    }
  });

  it('[POR-12.4] left tied, cities stay tied, and nobody is told otherwise', () => {
    const s = three().decade(3).status({ venice: 7, milan: 7, florence: 6, rome: 5, naples: 4 }).decadeEnds(0);
    s.expect({ question: 'rankTied', deciding: 1, menu: ['rank venice', 'rank milan', 'tied'] }).play('1 tied');
    s.expect({ hears: { 0: ['tiesLeft'] }, hearsNot: { 0: ['tiesRanked'] } });
    expect(s.view(0).ranking.map(({ city, place }) => `${city} ${place}`)).toEqual([
      'venice 2',
      'milan 2',
      'florence 3',
      'rome 4',
      'naples 5',
    ]);
  });

  it('[POR-11.5, POR-16.1] the points of city tiles are seen as they stand', () => {
    const s = three().tiles(0, 'venice-doge', 'venice-silk-merchant').status({ venice: 9 }).turn(0);
    expect(s.view(1).players[0]!.points).toMatchObject({ cities: 20, events: 0, gold: null, total: 20 });
  });

  it('[POR-11.2, POR-16.1] the cities are ranked from first to last', () => {
    const s = three().status({ venice: 4, milan: 9, florence: 6, rome: 10, naples: 6 }).turn(0).view(null);
    expect(s.ranking).toEqual([
      { city: 'rome', place: 1, vp: 10 },
      { city: 'milan', place: 2, vp: 7 },
      { city: 'florence', place: 4, vp: 3 },
      { city: 'naples', place: 4, vp: 3 },
      { city: 'venice', place: 5, vp: 2 },
    ]);
    expect([s.cities.florence.tied, s.cities.naples.tied, s.cities.rome.tied]).toEqual([true, true, false]);
    expect(figures(s.cities.venice)).toEqual({
      status: 4,
      artists: [],
      artistCount: 0,
      place: 5,
      vp: 2,
      tied: false,
      minimum: 8,
    });
  });

  it('[POR-R13] offers are seen by the two alone, in one order', () => {
    const s = three()
      .turn(0)
      .play('2 offer 0 1g', '1 offer 0 2g', '0 offer 2 1i for 3g', '0 offer 1 2i', '1 offer 2 1g');
    const seen = (viewer: number | null) => s.view(viewer).offers.map(({ from, to }) => `${from}>${to}`);
    expect([seen(0), seen(1), seen(2), seen(null)]).toEqual([
      ['0>1', '0>2', '1>0', '2>0'],
      ['0>1', '1>0', '1>2'],
      ['0>2', '1>2', '2>0'],
      [],
    ]);
    expect(s.view(2).offers[0]).toEqual({
      from: 0,
      to: 2,
      give: { gold: 0, influence: 1 },
      ask: { gold: 3, influence: 0 },
      promise: null,
    });
  });

  it('[POR-1.11, POR-16.1] an auction: what, who, how high, who is out and who is frozen', () => {
    const s = three().hand(1, 'freeze-bid').turn(0).play('0 nominate ev1-verrocchio', '0 bid 3', '1 freeze 0');
    expect(figures(s.view(2).auction)).toEqual({
      id: 1,
      kind: 'event',
      lot: 'ev1-verrocchio',
      currency: 'gold',
      nominator: 0,
      minimum: 4,
      high: 3,
      bidder: 0,
      inside: [0, 1, 2],
      frozen: [0],
      bids: [3, null, null],
    });
    expect(stateOf(s).auction!.inside).toBe(7);
    s.play('1 bid 4').expect({ auction: { inside: [1, 2], bids: [3, 4, null] } });
    const pope = stateOf(three().turn(2).play('2 nominate pope')).auction!;
    expect([pope.lot, pope.inside]).toEqual([0, 7]);
    const city = three().tiles(1, 'milan-armourer', 'rome-orsini-family', 'florence-banker').offered('venice-doge');
    expect(stateOf(city.turn(0).play('0 nominate venice-doge')).auction!.inside).toBe(5);
  });

  it('[POR-7.7, POR-12.1, POR-12.7, POR-13.4, POR-13.10, POR-13.11] every discount where it counts', () => {
    const of = (side: 'A' | 'B', family: 'gonzaga' | 'montefeltro' | 'baglioni') =>
      scenario({ players: 3, edition: EVEN, options: { side } })
        .family(0, family)
        .tiles(0, 'milan-swiss-mercenaries', 'milan-armourer', 'rome-orsini-family', 'florence-giovanni-medici')
        .declared('influence')
        .turn(0)
        .view(0).players[0]!.discounts;
    expect(of('A', 'gonzaga')).toEqual({ city: 2, eventGold: 2, eventInfluence: 0, pope: 2, condottiere: 2 });
    expect(of('B', 'gonzaga')).toEqual({ city: 1, eventGold: 1, eventInfluence: 0, pope: 2, condottiere: 2 });
    expect(of('A', 'montefeltro')).toEqual({ city: 0, eventGold: 0, eventInfluence: 2, pope: 4, condottiere: 4 });
    expect(of('B', 'montefeltro')).toEqual({ city: 0, eventGold: 0, eventInfluence: 1, pope: 3, condottiere: 3 });
    expect(of('A', 'baglioni')).toEqual({ city: 1, eventGold: 1, eventInfluence: 1, pope: 3, condottiere: 3 });
    expect(of('B', 'baglioni')).toEqual({ city: 0, eventGold: 0, eventInfluence: 1, pope: 3, condottiere: 3 });
  });

  it('[POR-12.2] what is declared is seen with Baglioni, once it is, and with nobody else', () => {
    const of = (s: Scenario) =>
      s
        .turn(0)
        .view(null)
        .players.map(({ declared }) => declared);
    const side = (id: 'A' | 'B') =>
      scenario({ players: 3, edition: EVEN, options: { side: id } }).family(1, 'baglioni');
    expect(of(side('B').declared('influence'))).toEqual([null, 'influence', null]);
    expect(of(side('A'))).toEqual([null, null, null]);
  });

  it('[POR-R14] no trading once the points are counted', () => {
    const trading = (s: Scenario) => s.view(0).trading;
    expect(trading(three().decade(3).turn(0))).toBe(true);
    const tied = three().decade(3).decadeEnds(0).expect({ question: 'rankTied' });
    expect(trading(tied)).toBe(false);
    const over = scenario({ players: 3, edition: EVEN })
      .family(1, 'gonzaga')
      .family(2, 'malatesta')
      .decade(3)
      .decadeEnds(0);
    expect([trading(over), over.view(0).phase]).toEqual([false, 'over']);
  });

  it('[POR-16.2] a player sees themselves, and what bars them from a tile, as if looked at from nothing', () => {
    for (const seed of [1, 2, 3, 4]) {
      const holdings = seed % 2 === 0 ? 'open' : 'hidden';
      const options = { ...randomOptions(game.options, 3, random(seed)), holdings };
      randomGame(game, { seats: 3, options, edition: null, key: keyFromSeed(`views ${seed}`) }, random(seed), (now) => {
        const s = now as unknown as State;
        for (const seat of [0, 1, 2]) {
          const seen = game.view(now, seat) as View;
          expect(JSON.stringify(seen.players[seat])).toBe(JSON.stringify(playerView(s, seat, seat)));
          for (const tile of seen.tiles) expect(tile.barred).toBe(barredTo(s, TILES.indexOf(tile.id), seat));
        }
      });
    }
  });
});

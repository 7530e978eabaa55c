// To the last figure: what a table starts with, what is seen of it, what is refused and why, what can be written down.

import { imagine, keyFromSeed, menuOf, question, startMatch } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { TILES } from '../data/tiles.ts';
import { game } from '../rules/game.ts';
import { broken } from '../rules/invariants.ts';
import type { State } from '../rules/state.ts';
import { windows } from '../rules/windows.ts';
import { type Scenario, scenario } from '../scenario.ts';
import { EVEN } from './help.ts';

const three = () =>
  scenario({ players: 3, edition: EVEN })
    .family(0, 'gonzaga')
    .family(1, 'bentivoglio')
    .family(2, 'malatesta')
    .used('malatesta');
const rome = ['0 war', '0 cities rome milan'];
const stateOf = (s: Scenario) => s.match().state as unknown as State;

describe('a fresh table', () => {
  it('[POR-2.8, POR-2.9] nobody has anything but gold and influence, and nothing has happened', () => {
    const { state } = startMatch(game as never, { seats: 4, key: keyFromSeed('fresh') });
    expect(state).toMatchObject({
      decade: 1,
      active: -1,
      idle: 0,
      purse: [Array(4).fill(45), Array(4).fill(12)],
      paper: [Array(4).fill(45), Array(4).fill(12)],
      secret: [Array(16).fill(0), Array(16).fill(0)],
      laid: Array(4).fill(-1),
      folded: Array(4).fill(0),
      pay: Array(4).fill(0),
      family: Array(4).fill(-1),
      declared: -1,
      troops: Array(4).fill(0),
      victories: Array(4).fill(0),
      tilePrices: TILES.map(() => 0),
      eventOwner: Array(12).fill(-1),
      eventCity: Array(12).fill(-1),
      eventPrices: Array(12).fill(0),
      pope: -1,
      popePrice: 0,
      used: 0,
      wars: 0,
      under: [],
      auctions: 0,
      trades: Array(4).fill(0),
      untold: Array(4).fill(0),
      favour: Array(5).fill(0),
    });
  });

  it('[POR-3.2, POR-3.5] a secret bid is 0 to all gold, a raise from one above the highest to all gold', () => {
    const s = scenario({ players: 3 }).newGame();
    expect(menuOf(game as never, s.match().state, 1)).toMatchObject({ kind: 'amount', min: 0, max: 45, step: 1 });
    s.play('0 order 10', '1 order 6', '2 order 3');
    expect(menuOf(game as never, s.match().state, 2)).toMatchObject({ of: [{}, { min: 11, max: 45, step: 1 }] });
    s.play('2 bid 11', '1 bid 45').expect({ menu: ['pass'], deciding: 0 });
  });

  it('[POR-3.8] the game goes through its phases', () => {
    const s = scenario({ players: 3 }).newGame();
    const phase = () => s.view(null).phase;
    expect([phase(), s.view(null).opening]).toEqual(['order', { laid: [null, null, null], passed: [] }]);
    s.play('0 order 1', '1 order 0', '2 order 0');
    expect(phase()).toBe('families');
    s.play(`${s.view(null).order[2]} pass`);
    expect(s.view(null).opening).toEqual({ laid: [1, 0, 0], passed: [s.view(null).order[2]] });
    expect([three().turn(0).view(null).phase, three().decade(3).decadeEnds(0).view(null).phase]).toEqual([
      'play',
      'play', // Bentivoglio still ranks tied cities
    ]);
  });
});

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
    expect(seen(1, 'venice-doge')).toMatchObject({ owner: null, price: null, barred: null });
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
});

describe('what is imagined', () => {
  const worlds = (s: Scenario, seat: number | null) =>
    Array.from({ length: 40 }, (_, i) => imagine(game as never, s.match().state, seat, i) as unknown as State);
  const different = (list: readonly unknown[]) => new Set(list.map((x) => JSON.stringify(x))).size;

  it('[POR-16.3] a single card under the deck is known to Bentivoglio alone', () => {
    const s = three().under('veto').turn(0);
    expect(different(worlds(s, 0).map(({ under }) => under))).toBeGreaterThan(1);
    expect(different(worlds(s, null).map(({ under }) => under))).toBeGreaterThan(1);
    expect(different(worlds(s, 1).map(({ under }) => under))).toBe(1);
  });

  it('[POR-7.6] who has bid all there is, is imagined with exactly that or more', () => {
    const s = three().offered('venice-doge').gold(1, 30).turn(1).play('1 nominate venice-doge', '1 bid 30');
    expect(Math.min(...worlds(s, 2).map(({ purse }) => purse[0][1]!))).toBe(30);
  });

  it('[POR-R24] a Pope’s bid beyond influence means Bribe Cardinals in hand', () => {
    const s = three().influence(0, 2).hand(0, 'bribe-cardinal', 'veto').turn(0).play('0 nominate pope', '0 bid 5');
    for (const { hands, purse } of worlds(s, 1)) {
      expect(purse[1][0]! + 3 * hands[0]![1]!).toBeGreaterThanOrEqual(5);
      expect(hands[0]!.reduce((a, b) => a + b)).toBe(2);
    }
  });

  it('[POR-R12] hidden holdings are imagined between nothing and plenty', () => {
    const s = scenario({ players: 3, edition: EVEN, options: { holdings: 'hidden' } }).turn(0);
    const traded = s.play('1 offer 2 3g for 1i', '2 accept 1');
    const gold = worlds(traded, 0).map(({ purse }) => purse[0][1]!);
    const influence = worlds(traded, 0).map(({ purse }) => purse[1][1]!);
    expect(Math.min(...gold, ...influence)).toBeGreaterThanOrEqual(0);
    expect([Math.max(...gold) <= 60, Math.max(...gold) > 40]).toEqual([true, true]);
    expect([Math.max(...influence) <= 25, Math.max(...influence) > 15]).toEqual([true, true]);
  });

  it('[POR-R13] offers between two others are nobody else’s; what is offered to me is there', () => {
    const s = three().turn(0).play('1 offer 2 30g', '1 offer 0 1i');
    expect(worlds(s, 0).every(({ offers }) => offers.length === 1 && offers[0]!.to === 0)).toBe(true);
    expect(worlds(s, 2).every(({ purse }) => purse[0][1]! >= 30)).toBe(true);
  });
});

describe('refusals', () => {
  const why = (s: Scenario, seat: number) =>
    Object.fromEntries(
      question(game as never, s.match().state, seat)!.blocked.map(({ choice, why: reason, facts }) => [
        game.notation.write(choice as never),
        { why: reason, ...facts },
      ]),
    );

  it('[POR-7.6, POR-7.4, POR-7.11, POR-7.2] a bid says what would be the least and the most', () => {
    const s = three().offered('venice-doge').gold(0, 20).turn(0).play('0 nominate venice-doge');
    expect(why(s, 0)).toEqual({
      'bid 23': { why: 'bidTooHigh', max: 22, currency: 'gold' },
      'bid 13': { why: 'bidTooLow', least: 14 },
      pass: { why: 'mustOpen' },
    });
    s.play('0 bid 14');
    expect(why(s, 1)).toEqual({
      'bid 31': { why: 'bidTooHigh', max: 30, currency: 'gold' },
      'bid 14': { why: 'bidTooLow', least: 15 },
    });
  });

  it('[POR-6.2, POR-6.3, POR-6.4, POR-6.6, POR-R27] buying says what is missing', () => {
    const edition = {
      ...EVEN,
      troops: { infantry: { count: 1, cost: 3 }, pikemen: { cost: 4 }, cavalry: { cost: 5 } },
    };
    const s = scenario({ players: 3, edition })
      .family(0, 'gonzaga')
      .troops(0, 'crossbowmen')
      .troops(1, 'infantry')
      .gold(0, 3)
      .influence(0, 0)
      .turn(0);
    expect(why(s, 0)).toMatchObject({
      'buy crossbowmen': { why: 'troopOwned', troop: 'crossbowmen' },
      'buy infantry': { why: 'troopsGone', troop: 'infantry' },
      'buy pikemen': { why: 'troopTooDear', troop: 'pikemen', cost: 4 },
      'buy cavalry': { why: 'troopTooEarly', troop: 'cavalry', decade: 2 },
      'buy card': { why: 'cardTooDear', cost: 1 },
    });
  });

  it('[POR-8.2, POR-7.22, POR-7.1, POR-7.11] wars, the Pope, later events and dear tiles say why not', () => {
    const s = three().wars(4).pope(1).offered('venice-doge').gold(0, 11).turn(0);
    expect(why(s, 0)).toMatchObject({
      war: { why: 'warLimit', limit: 4 },
      'nominate pope': { why: 'popeSold', owner: 1 },
      'nominate ev2-leonardo': { why: 'eventLater', event: 'ev2-leonardo', decade: 2 },
      'nominate venice-doge': { why: 'tileTooDear', tile: 'venice-doge', least: 14 },
    });
    expect(why(s, 0)).not.toHaveProperty('nominate ev1-bellini');
    expect(why(three().idle(9).turn(0), 0).pass).toEqual({ why: 'mustAct', passes: 9 });
    expect(why(three().idle(8).turn(0), 0)).not.toHaveProperty('pass');
  });
});

describe('orders and notation', () => {
  it('standing orders ask for numbers that can occur', () => {
    const numbers = Object.values(windows).flatMap(({ unless }) =>
      Object.entries(unless).flatMap(([id, { n }]) => (n === undefined ? [] : [`${id} ${n.min}-${n.max}, ${n.usual}`])),
    );
    // POR-4.8: six tiles; POR-13.7: five cards.
    expect(new Set(numbers)).toEqual(new Set(['ownTiles 1-6, 1', 'fewCards 1-5, 1', 'dear 1-30, 5']));
  });

  it.each(['1000g', '1000i', '1g for 1000g', '1g for 1000i'])(
    'no line names a thousand counters: offer 1 %s',
    (what) => {
      expect(() => game.notation.read(`offer 1 ${what}`)).toThrow('nobody has that much');
      expect(game.notation.read(`offer 1 ${what.replace('1000', '999')}`)).toMatchObject({ do: 'offer', whom: 1 });
    },
  );

  it.each([
    ['offer nobody', 'say offer'],
    ['offer 1 promise eternal-love', 'not written'],
    ['bid 3 4', 'more than a move'],
    ['fly rome', 'no move'],
    ['family medici', 'none of'],
    ['pass twice', 'no move'],
  ])('%s cannot be read', (line, problem) => {
    expect(() => game.notation.read(line)).toThrow(problem);
  });
});

describe('what must always be true', () => {
  const wrong = (change: (s: State) => void) => {
    const state = structuredClone(stateOf(three().offered('venice-doge').turn(0)));
    expect(broken(state)).toEqual([]);
    change(state);
    return broken(state).map((sentence) => sentence.slice(0, sentence.indexOf(':')));
  };

  it.each<[string, (s: State) => void]>([
    ['POR-1.8', (s) => void s.deck[0]!--],
    ['POR-1.4', (s) => void s.stock[1]!--],
    ['POR-2.4', (s) => void s.tiles.splice(s.tiles.indexOf(-1), 1, -2)],
    ['POR-10.7', (s) => void s.eventOwner.splice(5, 1, 0)],
    ['POR-8.29', (s) => void s.status.splice(0, 1, 11)],
    ['POR-8.29', (s) => void s.status.splice(0, 1, 2)],
    ['POR-8.2', (s) => void Object.assign(s, { wars: 5 })],
    ['POR-4.12', (s) => void s.purse[0].splice(2, 1, -1)],
    ['POR-4.12', (s) => void s.purse[1].splice(0, 1, -1)],
    ['POR-3.8', (s) => void s.family.splice(2, 1, s.family[0]!)],
    ['POR-4.8', (s) => s.tiles.forEach((where, i) => void (where === -1 && i < 14 && s.tiles.splice(i, 1, 0)))],
    ['POR-4.7', (s) => [0, 9, 17, 25].forEach((i) => void s.tiles.splice(s.tiles.indexOf(-1, i), 1, 0))],
    [
      'POR-7.18',
      (s) => {
        s.eventOwner[0] = 0;
        s.eventCity[0] = 0;
      },
    ],
    [
      'POR-4.6',
      (s) => {
        s.hands[0]![0]! += 3;
        s.deck[0]! -= 3;
      },
    ],
  ])('%s is noticed', (rule, change) => {
    expect(wrong(change)).toContain(rule);
  });
});

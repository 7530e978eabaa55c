// Chapters 2 and 3, to the last figure: what a table starts with.

import { keyFromSeed, menuOf, startMatch } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { TILES } from '../data/tiles.ts';
import { game } from '../rules/game.ts';
import { bidding } from '../rules/view/bidding.ts';
import { scenario } from '../scenario.ts';
import { figures, three } from './help.ts';

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

  it('[POR-R53] once all have a family the opening is over, also while Baglioni B declares', () => {
    const s = scenario({ players: 3, options: { side: 'B', opening: 'beginner' } }).newGame();
    const [first, second, third] = s.view(null).order;
    s.play(`${third} family baglioni`, `${second} family gonzaga`);
    expect(s.view(null).opening).not.toBe(null);
    s.play(`${first} family d-este`).expect({ question: 'declare', deciding: third!, sees: { 0: { opening: null } } });
  });

  it('[POR-R14] a sealed bid binds gold, and no influence', () => {
    const s = scenario({ players: 3 }).newGame().play('0 order 40');
    s.expect({ sees: { 0: { players: { 0: { free: { gold: 5, influence: 12 } } } } } }).play('0 offer 1 12i');
  });

  it('[POR-2.9, POR-16.1] nobody has an income, a place or points before families are chosen', () => {
    const { players, idle, trading, deck, lastMove, active } = scenario({ players: 3 }).newGame().view(1);
    expect(figures({ idle, trading, deck, lastMove, active })).toEqual({
      idle: { passes: 0, most: 9 },
      trading: true,
      deck: { cards: 25, discards: [], under: [] },
      lastMove: null,
      active: null,
    });
    expect(figures(players[1])).toEqual({
      seat: 1,
      marker: null,
      family: null,
      declared: null,
      holdings: { gold: 45, influence: 12 },
      counters: { gold: 5, influence: 4 },
      free: { gold: 45, influence: 12 },
      pay: 0,
      cards: 0,
      handLimit: 2,
      troops: [],
      strength: { attack: 0, defence: 0 },
      tiles: [],
      events: [],
      victories: 0,
      income: { gold: 0, influence: 0 },
      discounts: { city: 0, eventGold: 0, eventInfluence: 0, pope: 0, condottiere: 0 },
      unused: [],
      trades: 0,
      points: { cities: 0, events: 0, wine: 0, pope: 0, victories: 0, gold: null, influence: null, total: 0 },
    });
  });

  it('[POR-3.4, POR-16.1] markers count from 1', () => {
    const { players } = three().order(2, 0, 1).turn(0).view(null);
    expect(players.map(({ marker }) => marker)).toEqual([2, 3, 1]);
  });

  it('[POR-3.5, POR-R9] a raise takes the last coin; without it there is only a pass', () => {
    const s = scenario({ players: 3 }).newGame().play('0 order 44', '1 order 2', '2 order 1');
    s.expect({ deciding: 2, menu: ['pass', 'bid 45'] })
      .play('2 pass')
      .expect({ deciding: 1, menu: ['pass', 'bid 45'] });
    s.play('1 bid 45').expect({ deciding: 0, menu: ['pass'], gold: { 0: 1, 1: 0, 2: 44 } });
  });

  it('[POR-3.13, POR-R10] dice from 1 to 6, the highest first', () => {
    const found = new Set<number>();
    for (let seed = 0; seed < 30; seed++) {
      const s = scenario({ players: 6, seed: `dice ${seed}`, options: { opening: 'beginner' } }).newGame();
      const rolled = s.heard(null).find(({ what }) => what === 'orderRolled') as unknown as { rolls: number[][] };
      for (const die of rolled.rolls.flat()) found.add(die);
      const inOrder = s.view(null).order.map((seat) => rolled.rolls[seat]!.join(''));
      expect(inOrder).toEqual([...inOrder].sort().reverse());
    }
    expect([...found].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('[POR-3.5] a standing bid knows who is still in the bidding for families', () => {
    const { lot, inside } = bidding.familyBid!;
    const s = scenario({ players: 3 }).newGame();
    expect(lot(s.view(0))).toBe('none');
    s.play('0 order 2', '1 order 1', '2 order 0', '2 pass');
    expect([lot(s.view(0)), inside(s.view(0)), inside(three().turn(0).view(0))]).toEqual(['families', [0, 1], []]);
  });
});

// Chapter 16: who may see what. Chapter 17: variants.

import { imagine, question, type Seat } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { counters } from '../data/currency.ts';
import { game } from '../rules/game.ts';
import { OPTIONS } from '../rules/model/options.ts';
import type { State } from '../rules/model/state.ts';
import { type Scenario, scenario } from '../scenario.ts';
import { EVEN } from './help.ts';

const three = () =>
  scenario({ players: 3, edition: EVEN }).family(0, 'gonzaga').family(1, 'bentivoglio').family(2, 'malatesta');

/** Worlds the seat cannot tell from this one. */
function worlds(s: Scenario, seat: Seat | null): readonly State[] {
  const { state } = s.match();
  return Array.from({ length: 60 }, (_, i) => imagine(game, state, seat, i) as unknown as State);
}

const different = <T>(list: readonly T[]) => new Set(list.map((x) => JSON.stringify(x))).size;

describe('information', () => {
  it('[POR-16.1] public: everything on the table, and the numbers of counters and cards', () => {
    const s = three()
      .hand(0, 'veto')
      .tiles(0, 'rome-lucrezia-borgia')
      .troops(0, 'infantry')
      .victories(0, 2)
      .pay(0, 5)
      .discards('start-war')
      .used('lucrezia')
      .gold(0, 23)
      .turn(1);
    s.expect({
      sees: {
        spectator: {
          order: [0, 1, 2],
          cities: { rome: { status: 5 } },
          wars: { fought: 0 },
          deck: { cards: 23, discards: ['start-war'] },
          players: {
            0: {
              cards: 1,
              counters: { gold: 5, influence: 2 },
              tiles: ['rome-lucrezia-borgia'],
              troops: ['infantry'],
              victories: 2,
              pay: 5,
              unused: [],
            },
          },
        },
      },
    });
    s.play('1 nominate pope', '1 bid 2').expect({
      sees: { spectator: { auction: { high: 2, bids: [null, 2, null] } } },
    });
  });

  it('[POR-16.2] owner only: gold, influence, cards in hand, the two cards Bentivoglio looks at', () => {
    const s = three().hand(0, 'veto').gold(0, 17).deck('start-war', 'freeze-bid', 'veto').turn(1).play('1 buy card');
    expect(s.view(0).hand).toEqual(['veto']);
    for (const viewer of [1, 2, null]) {
      const seen = JSON.stringify({ ...s.view(viewer), hand: null });
      expect(s.view(viewer).players[0]!.holdings).toBe(null);
      expect(seen.includes('"looking":[]')).toBe(viewer !== 1);
    }
    const held = worlds(s, 2).map(({ hands, purse }) => [hands[0], purse[0][0]]);
    expect(different(held)).toBeGreaterThan(3);
    expect(different(worlds(s, 2).map(({ looking }) => looking))).toBeGreaterThan(1);
    expect(different(worlds(s, 1).map(({ looking }) => looking))).toBe(1);
  });

  it('[POR-16.2] an imagined fortune lies there as the same number of counters', () => {
    const s = three().gold(0, 17).influence(0, 6).turn(1);
    const gold = worlds(s, 2).map(({ purse }) => purse[0][0]!);
    const influence = worlds(s, 2).map(({ purse }) => purse[1][0]!);
    expect(new Set(gold.map((n) => counters(n, [1, 5, 10])))).toEqual(new Set([4]));
    expect(new Set(influence.map((n) => counters(n, [1, 5])))).toEqual(new Set([2]));
    expect(gold.filter((n) => n === 17).length).toBeGreaterThan(30);
    expect(new Set(gold).size).toBeGreaterThan(1);
  });

  it('[POR-16.3] nobody: the deck, except what Bentivoglio put under it; a secret bid before the reveal', () => {
    const s = three().under('veto', 'start-war').turn(0);
    expect(different(worlds(s, 1).map(({ under }) => under))).toBe(1);
    expect(different(worlds(s, 0).map(({ under }) => under))).toBeGreaterThan(1);
    const bids = scenario({ players: 3, edition: EVEN }).newGame().play('0 order 13');
    expect(different(worlds(bids, 1).map(({ picks }) => picks?.[0]))).toBeGreaterThan(5);
    expect(different(worlds(bids, 0).map(({ picks }) => picks?.[0]))).toBe(1);
    expect(JSON.stringify(bids.view(1)).includes('13')).toBe(false);
  });

  it('[POR-16.4, POR-R55] the events of later decades are known to all', () => {
    const later = three()
      .turn(0)
      .view(null)
      .events.filter(({ where }) => where === 'later');
    expect(later.map(({ id }) => id)).toContain('ev3-michelangelo');
    expect(later).toHaveLength(8);
  });

  it('[POR-16.5] tiles put back in the box are known by elimination', () => {
    const { boxed, tiles } = three().turn(0).view(null);
    expect(boxed).toHaveLength(6);
    expect(tiles.some(({ id }) => boxed.includes(id))).toBe(false);
  });

  it('[POR-16.6] gold and influence are public once the game is scored', () => {
    scenario({ players: 3, edition: EVEN })
      .family(1, 'baglioni')
      .family(2, 'malatesta')
      .decade(3)
      .gold(0, 17)
      .decadeEnds(1)
      .expect({ sees: { spectator: { players: { 0: { holdings: { gold: 21, influence: 13 } } } } } });
  });

  it('[POR-16.2] a refusal and a menu tell nothing of others', () => {
    const s = three().hand(1, 'veto').hand(2, 'bad-weather').troops(0, 'infantry').turn(0);
    s.play('0 war', '0 cities rome milan');
    for (const viewer of [0, null]) {
      const asked = question(game, s.match().state as State, viewer)!;
      expect([asked.deciding, asked.menu, asked.blocked]).toEqual([[1, 2], null, []]);
    }
  });

  it('[POR-R12] exchanged amounts are lost to all others, and to them alone', () => {
    const s = three().gold(0, 40).gold(1, 40).turn(2).play('0 offer 1 9g', '1 accept 0');
    expect(new Set(worlds(s, 2).map(({ purse }) => purse[0][0])).size).toBeGreaterThan(3);
    expect(worlds(s, 1).filter(({ purse }) => purse[0][0] === 31).length).toBeGreaterThan(30);
    expect(worlds(s, 1).every(({ purse }) => purse[0][1] === 49)).toBe(true);
  });
});

describe('variants', () => {
  it('[POR-17.1] standard or alternative families', () => {
    expect(OPTIONS.side).toMatchObject({ of: ['A', 'B'], default: 'A' });
    scenario({ players: 3, options: { side: 'B' } })
      .family(0, 'montefeltro')
      .turn(0)
      .expect({ sees: { 1: { players: { 0: { discounts: { pope: 1 } } } } } });
  });

  it('[POR-17.2] either opening with either side', () => {
    for (const side of ['A', 'B'] as const) {
      scenario({ players: 3, options: { side, opening: 'auction' } })
        .newGame()
        .expect({ question: 'orderBids' });
      scenario({ players: 3, options: { side, opening: 'beginner' } })
        .newGame()
        .expect({ question: 'familyChoice' });
    }
  });

  it('[POR-17.3] no solo game and no scripted opponent', () => {
    expect(game.players).toEqual({ min: 3, max: 6 });
    expect(() => scenario({ players: 2 }).newGame()).toThrow();
  });

  it('[POR-E7] six beginners: marker 6 chooses first, and everybody has 40 gold afterwards', () => {
    const s = scenario({ players: 6, options: { opening: 'beginner' } }).newGame();
    const { order } = s.view(null);
    const families = ['gonzaga', 'baglioni', 'd-este', 'malatesta', 'bentivoglio', 'montefeltro'];
    s.expect({ deciding: order[5]! });
    s.play(...families.map((family, i) => `${order[5 - i]} family ${family}`));
    s.expect({ gold: { 0: 40, 1: 40, 2: 40, 3: 40, 4: 40, 5: 40 }, question: 'turn', deciding: order[0]! });
  });
});

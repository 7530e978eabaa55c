// What the bots think: never more than their seat knows, and nothing silly in plain cases.

import { type AnyGame, enumerate, imagine, menuOf } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { buildingOf } from '../data/pieces.ts';
import type { ProfessionId } from '../data/professions.ts';
import { module } from '../index.ts';
import { asking } from '../policy/joint.ts';
import { game } from '../rules/game.ts';
import type { State } from '../rules/model/state.ts';
import type { Scenario } from '../scenario.ts';
import { four, joint, muse, rolling, three } from './help.ts';

const table: AnyGame = game;

/** The choice `seat` likes best, as a line. */
function likes(position: Scenario, seat: number, seed = 1): string {
  const world = imagine(table, position.match().state, seat, seed);
  const choices = enumerate(menuOf(table, world, seat)!);
  const rates = new Float64Array(choices.length);
  module.policy.rate(world, seat, choices, rates);
  return table.notation.write(choices[rates.indexOf(Math.max(...rates))]!);
}

describe('the adept', () => {
  it('takes a great Work over everything else', () => {
    const position = three()
      .seat(0, { hand: ['poet'], jesters: 3, tiles: ['theater', 'lake'], freedoms: ['travel'] })
      .round(7);
    expect(likes(position.turn(0), 0)).toBe('work poet');
  });

  it('turns all of the last pay into prestige, and keeps some of an early one', () => {
    const work = (round: number) =>
      three()
        .seat(0, { hand: ['poet'], jesters: 7, coins: 0, tiles: ['theater'] })
        .round(round)
        .turn(0, 1)
        .play('0 work poet');
    expect(likes(work(7), 0)).toBe('exchange 9');
    expect(likes(work(2), 0)).not.toBe('exchange 9');
  });

  it('pays no 1,800 in the first round for a builder who will go for less in the second', () => {
    const bids = Array.from({ length: 15 }, (_, i) => `${(i + 1) % 4} bid ${300 + 100 * i}`);
    const dear = four()
      .auction()
      .play('0 auction builder', ...bids);
    expect(likes(dear, 0)).toBe('pass');
  });

  it('pays no 1,200 in the first round for a jester either', () => {
    const bids = Array.from({ length: 9 }, (_, i) => `${(i + 1) % 4} bid ${300 + 100 * i}`);
    const dear = four()
      .auction()
      .play('0 auction jester', ...bids);
    expect(likes(dear, 2)).toBe('pass');
  });

  it('buys no freedom with the last action of the game', () => {
    const last = three()
      .seat(0, { hand: ['poet'], jesters: 1, coins: 900 })
      .round(7)
      .turn(0, 1);
    expect(likes(last, 0)).not.toMatch(/^freedom/);
  });

  it('proposes no building together that its neighbour can only lose by', () => {
    const proposal = (hand: readonly ProfessionId[], coins: number) =>
      joint()
        .seat(0, { hand: ['poet'], coins: 3000 })
        .seat(1, { hand, coins })
        .turn(0);
    const asked = (position: Scenario) =>
      asking(position.match().state as unknown as State, 0, 1, buildingOf('workshop'));
    expect(asked(proposal(['goldsmith', 'sculptor'], 2500))).not.toBe(null);
    expect(asked(proposal(['goldsmith', 'sculptor'], 0))).toBe(0); // who has nothing is asked for nothing
    const late = joint()
      .seat(0, { hand: ['poet'], coins: 3000 })
      .seat(1, { hand: [], coins: 300 })
      .round(7)
      .turn(0);
    const payment = asked(late);
    expect(payment === null || payment <= 300).toBe(true);
  });

  it('bids a little for a park, but not what it has', () => {
    const dear = four()
      .seat(1, { coins: 9000 })
      .auction()
      .play(
        '0 auction park',
        '1 bid 300',
        '2 bid 400',
        '3 bid 500',
        '0 bid 600',
        '1 bid 700',
        '2 bid 800',
        '3 bid 900',
        '0 bid 1000',
        '1 bid 1100',
        '2 bid 1200',
      );
    expect(likes(dear, 3)).toBe('pass');
  });

  it('accepts a building that pays for itself and refuses one that only costs', () => {
    const offer = (payment: number, hand: readonly ProfessionId[]) =>
      joint()
        .seat(1, { hand, coins: 2500 })
        .turn(0)
        .play('0 buildWith workshop 1', '0 place workshop 4 0', `0 offer ${payment}`);
    expect(likes(offer(0, ['goldsmith', 'sculptor']), 1)).toBe('accept');
    expect(likes(offer(1500, ['poet']), 1)).not.toBe('accept');
  });

  it('buys a jester of Diego’s table at 800 in the first round, and refuses a park nobody wants at 800', () => {
    const roll = (stack: string, die: number) =>
      rolling([die])
        .seat(0, { hand: ['poet', 'organist', 'painter'] })
        .diego({ next: [1], row: ['composer'] })
        .auction()
        .play(`0 putUp ${stack}`);
    expect(likes(roll('jester', 1), 0)).toBe('buy');
    expect(likes(roll('park', 6), 0)).toBe('refuse');
  });

  it('does not end a turn with a Cardinal unused and Works at hand', () => {
    const position = muse()
      .seat(0, { character: 'cardinal', hand: ['poet', 'jurist', 'painter'], jesters: 6 })
      .turn(0, 2);
    expect(likes(position, 0)).toBe('use cardinal');
  });
});

describe('selling prestige', () => {
  const volunteers = (position: Scenario, seat: number) =>
    module.policy.volunteer!(imagine(table, position.match().state, seat, 1), seat);

  it('is done for a building that makes two Works possible, and never twice', () => {
    const position = three()
      .seat(0, { hand: ['poet', 'dramatist'], jesters: 4, coins: 200, prestige: 9, tiles: ['lake', 'forest'] })
      .round(5)
      .turn(0);
    const deed = volunteers(position, 0);
    expect(deed).toMatchObject({ do: 'sell' });
    position.play(`0 ${table.notation.write(deed!)}`);
    expect(volunteers(position, 0)).toBe(null);
  });

  it('is not done out of turn, without need, or with the Muse and the Princess', () => {
    expect(volunteers(three().seat(1, { coins: 0, prestige: 9 }).turn(0), 1)).toBe(null);
    expect(volunteers(three().seat(0, { coins: 3500, prestige: 9 }).turn(0), 0)).toBe(null);
    expect(volunteers(muse().seat(0, { coins: 0, prestige: 9 }).turn(0), 0)).toBe(null);
  });
});

describe('what bots know', () => {
  it('the same sight gives the same thoughts, whatever others hide', () => {
    const hidden = (coins: number, hand: 'organist' | 'astronomer') =>
      four()
        .seat(0, { hand: ['poet', 'jurist'] })
        .seat(1, { coins, hand: [hand] })
        .auction()
        .play('0 auction jester', '1 bid 300', '2 pass', '3 pass');
    const rates = (position: Scenario) => {
      const world = imagine(table, position.match().state, 0, 7);
      const choices = enumerate(menuOf(table, world, 0)!);
      const into = new Float64Array(choices.length);
      module.policy.rate(world, 0, choices, into);
      return [...into];
    };
    expect(rates(hidden(3500, 'organist'))).toEqual(rates(hidden(400, 'astronomer')));
  });

  it('leaves the world as it found it', () => {
    const { state } = four()
      .seat(0, { hand: ['poet'], cards: ['prestige-01', 'prestige-10'], jesters: 3 })
      .turn(0)
      .match();
    const world = imagine(table, state, 0, 3);
    const before = JSON.stringify(world);
    const choices = enumerate(menuOf(table, world, 0)!);
    module.policy.rate(world, 0, choices, new Float64Array(choices.length));
    module.policy.volunteer!(world, 0);
    module.policy.evaluate!(world, new Float64Array(4));
    expect(JSON.stringify(world)).toBe(before);
  });

  it('judges a leader the likelier winner, and all chances add up to one', () => {
    const { state } = four().seat(0, { prestige: 50 }).seat(1, { prestige: 20 }).round(7).turn(3).match();
    const chances = new Float64Array(4);
    module.policy.evaluate!(imagine(table, state, null, 1), chances);
    expect(chances[0]).toBeGreaterThan(0.8);
    expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
  });
});

describe('warnings', () => {
  const warned = (position: Scenario, seat: number, line: string) =>
    module.warnings!(position.match().state, seat, table.notation.read(line)).map(({ why }) => why);

  it('tells of a bonus card worth nothing, a Work left undone, coins that come too late', () => {
    const works = three().seat(0, { hand: ['poet', 'jurist'], jesters: 3, bonus: ['bonus-08', 'bonus-13'] });
    const begun = works.turn(0).play('0 work poet');
    expect(warned(begun, 0, 'addBonus bonus-08')).toEqual(['bonusAddsNothing']);
    expect(warned(begun, 0, 'addBonus bonus-13')).toEqual([]);
    expect(
      warned(
        three()
          .seat(0, { hand: ['poet'], jesters: 3 })
          .turn(0),
        0,
        'end',
      ),
    ).toEqual(['workLeft']);
    expect(
      warned(
        three()
          .seat(0, { hand: ['poet'] })
          .turn(0),
        0,
        'end',
      ),
    ).toEqual([]);
    const last = three()
      .seat(0, { hand: ['poet'], jesters: 7, tiles: ['theater'] })
      .round(7)
      .turn(0, 1)
      .play('0 work poet');
    expect(warned(last, 0, 'exchange 3')).toEqual(['coinsAtTheEnd']);
    expect(warned(last, 0, 'exchange 9')).toEqual([]);
  });
});

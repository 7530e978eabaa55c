// Corners of rules that the plain case does not reach.

import { imagine, question } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import { scenario } from '../scenario.ts';
import { EVEN } from './help.ts';

const three = () =>
  scenario({ players: 3, edition: EVEN })
    .family(0, 'gonzaga')
    .family(1, 'bentivoglio')
    .family(2, 'malatesta')
    .used('malatesta');

describe('corners', () => {
  it('[POR-6.2] what can be bought is not refused', () => {
    const { blocked } = question(game as never, three().turn(0).match().state, 0)!;
    const lines = blocked.map(({ choice }) => game.notation.write(choice as never));
    expect(lines.filter((line) => line.startsWith('buy'))).toEqual(['buy cavalry', 'buy artillery']);
  });

  it('[POR-12.3] of two alike there is one to keep', () => {
    three()
      .deck('veto', 'veto')
      .turn(1)
      .play('1 buy card')
      .expect({ question: 'keepOne', menu: ['keep veto'] });
  });

  it('[POR-R24] no more Bribe Cardinals are asked for than the price can take', () => {
    const s = three().hand(0, 'bribe-cardinal', 'bribe-cardinal').turn(0).play('0 nominate pope', '0 bid 2');
    s.play('1 pass', '2 pass').expect({ question: 'payment', menu: ['pay 0 0', 'pay 1 0'] });
  });

  it('[POR-R24] one influence short means a Bribe Cardinal in hand', () => {
    const s = three().influence(0, 4).hand(0, 'bribe-cardinal').turn(0).play('0 nominate pope', '0 bid 5');
    for (let seed = 0; seed < 40; seed++) {
      const world = imagine(game as never, s.match().state, 1, seed) as unknown as State;
      expect(world.purse[1][0]! + 3 * world.hands[0]![1]!).toBeGreaterThanOrEqual(5);
    }
  });

  it('[POR-R14] a sealed bid binds gold, and no influence', () => {
    const s = scenario({ players: 3 }).newGame().play('0 order 40');
    s.expect({ sees: { 0: { players: { 0: { free: { gold: 5, influence: 12 } } } } } }).play('0 offer 1 12i');
  });

  it('[POR-11.9, POR-11.11] a score tells the majorities always, and of the rest only what counts', () => {
    const lines = game.score(three().turn(0).match().state as unknown as State, 0);
    expect(lines.map(({ what, points, facts }) => ({ what, points, ...facts }))).toEqual([
      { what: 'gold', points: 5, standing: 'levelFirst' },
      { what: 'influence', points: 3, standing: 'levelFirst' },
    ]);
  });

  it('[POR-11.5, POR-16.1] the points of city tiles are seen as they stand', () => {
    const s = three().tiles(0, 'venice-doge', 'venice-silk-merchant').status({ venice: 9 }).turn(0);
    expect(s.view(1).players[0]!.points).toMatchObject({ cities: 20, events: 0, gold: null, total: 20 });
  });

  it('[POR-R53] once all have a family the opening is over, also while Baglioni B declares', () => {
    const s = scenario({ players: 3, options: { side: 'B', opening: 'beginner' } }).newGame();
    const [first, second, third] = s.view(null).order;
    s.play(`${third} family baglioni`, `${second} family gonzaga`);
    expect(s.view(null).opening).not.toBe(null);
    s.play(`${first} family d-este`).expect({ question: 'declare', deciding: third!, sees: { 0: { opening: null } } });
  });
});

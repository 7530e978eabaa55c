// Chapter 11: optional variants in general.

import { combinations } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import { OPTIONS } from '../rules/model/options.ts';
import { scenario, type Variant } from '../scenario.ts';
import { problemsOf } from './help.ts';

const VARIANTS: readonly Variant[] = ['drawAfterBattle', 'points', 'biggerKingdoms', 'capturingRegions', 'hiddenCards'];
const all = Array.from({ length: 32 }, (_, bits) => VARIANTS.filter((_, i) => (bits & (1 << i)) !== 0));
const clash = (variants: readonly Variant[]) => variants.includes('points') && variants.includes('capturingRegions');
const legal = all.filter((variants) => !clash(variants));

describe('variants', () => {
  it('[CON-11.1] are five, agreed before the game and off by default', () => {
    const plain = scenario({ players: 3 }).newGame().view(null).options;
    expect(VARIANTS.map((id) => [OPTIONS[id].kind, plain[id]])).toEqual(Array(5).fill(['switch', false]));
    expect(
      scenario({ players: 3, variants: ['hiddenCards'] })
        .newGame()
        .view(null).options.hiddenCards,
    ).toBe(true);
  });

  it.each(all.filter(clash))('[CON-11.2] points and captures do not go together: %s %s %s %s %s', (...given) => {
    const variants = given.filter((id) => typeof id === 'string');
    expect(problemsOf({ players: 4, variants })).toEqual([
      {
        problem: 'option',
        option: { option: 'points', problem: 'excludes', other: 'capturingRegions', rules: ['CON-11.2'] },
      },
    ]);
  });

  it('[CON-11.3] go together in any other of the 24 ways', () => {
    expect([all.filter(clash).length, legal.length]).toEqual([8, 24]);
    expect(legal.flatMap((variants) => problemsOf({ players: 4, variants }))).toEqual([]);
    expect(combinations(game.options)).toHaveLength(24);
  });

  it.each(legal.map((variants) => [variants.join(' ') || 'none', variants] as const))(
    '[CON-11.4] leave alone what they do not mention: %s',
    (_, variants) => {
      const table = () => scenario({ players: 4, variants });
      table()
        .line(0, 'm10', 'm4', 'drummer')
        .line(1, 'm6', 'winter')
        .hand(2, 'bishop', 'm1')
        .hand(3, 'm1')
        .deciding(2)
        .expect({ strength: { 0: 4, 1: 1 } })
        .play('2 play bishop', '2 pope siena')
        .expect({ line: { 0: ['m4', 'drummer'], 1: ['m6', 'winter'] }, pope: 'siena', deciding: 3 });
      table()
        .line(1, 'm6')
        .line(2, 'courtesan')
        .site('roma')
        .concluding()
        .expect({ owner: { roma: 1 }, token: 2 });
      table()
        .token(3)
        .line(1, 'm6')
        .line(2, 'm6')
        .site('roma')
        .concluding()
        .expect({ owner: { roma: null }, token: 0 });
    },
  );
});

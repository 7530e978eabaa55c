// What masters of a game of two judge by: who sees what, and where they judge by `evaluate` instead.

import { type AnyGame, type AnyState, imagine } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { module } from '../index.ts';
import { game } from '../rules/game.ts';
import { type Scenario, scenario, type Table } from '../scenario.ts';
import { many } from './help.ts';

const table: AnyGame = game;
const leaf = module.policy.leaf!;

const world = (position: Scenario): AnyState => imagine(table, position.match().state, null, 1);

function featuresOf(s: AnyState): readonly (readonly number[])[] {
  const x = new Float64Array(s.seats * leaf.size);
  leaf.describe(s, true, x);
  return Array.from({ length: s.seats }, (_, seat) => Array.from(x.slice(seat * leaf.size, (seat + 1) * leaf.size)));
}

const duel = (rules: Partial<Table> = {}) =>
  scenario({ players: 2, ...rules })
    .hand(0, 'm10', 'drummer', 'heroine')
    .hand(1, ...many(4, 'm2'))
    .owns(0, 'parma', 'lucca')
    .site('napoli')
    .deciding(0);

describe('the leaf', () => {
  it('has learned games of two and no others', () => {
    expect(Object.keys(leaf.learned.networks)).toEqual(['2']);
  });

  it('shows each seat itself first and then its rival', () => {
    const [first, second] = featuresOf(world(duel()));
    const half = Math.floor(leaf.size / 2) - 1;
    expect(first!.slice(0, half)).toEqual(second!.slice(half, 2 * half));
    expect(second!.slice(0, half)).toEqual(first!.slice(half, 2 * half));
    expect(first!.slice(0, half)).not.toEqual(second!.slice(0, half));
    expect(first!.slice(2 * half)).toEqual(second!.slice(2 * half));
  });

  it('looks at what is there and leaves it so', () => {
    const s = world(duel());
    const before = structuredClone(s);
    expect(featuresOf(s)).toEqual(featuresOf(s));
    expect(s).toEqual(before);
  });

  it.each(['drawAfterBattle', 'points', 'biggerKingdoms', 'capturingRegions', 'hiddenCards'])(
    'leaves a game with the variant %s to the evaluation made by hand',
    (variant) => {
      expect(leaf.ready!(world(duel()))).toBe(true);
      expect(leaf.ready!(world(duel({ options: { [variant]: true } })))).toBe(false);
    },
  );
});

/** Who judged: a review that was kept is shown again only as long as the same would come of it. */
import { BOTS_VERSION } from '@signoria/bots';
import type { Leaf, Policy } from '@signoria/kernel';
import { expect, it } from 'vitest';
import { hashed, type Thinking } from '../compose.ts';
import { DEEP, ENGINE, engineOf, GLANCE, QUICK } from '../index.ts';
import { coin } from './toys.ts';

const by = (more: Partial<Policy>): string => engineOf({ ...coin, policy: { ...coin.policy, ...more } });

function leaf(weights: readonly number[]): Leaf {
  const learned = { features: 'x', networks: { 2: { hidden: 0, weights } } };
  return { size: 1, describe: () => {}, learned };
}

it('is another when fitted figures or learned weights are others, and the same when nothing is', () => {
  const stretch = { asked: 0, temper: 1, trust: 1, gain: 0, slope: 0, spread: 0 };
  const all = [
    by({}),
    by({ judgement: { stretches: [stretch] } }),
    by({ judgement: { stretches: [stretch], luck: { opening: 1, chance: 0.5 } } }),
    by({ leaf: leaf([1, 2]) }),
    by({ leaf: leaf([1, 3]) }),
  ];
  expect(new Set(all).size).toBe(all.length);
  expect(by({ leaf: leaf([1, 3]) })).toBe(all.at(-1));
  expect(all.every((id) => id.startsWith(`coin 1/${ENGINE}/`))).toBe(true);
});

it('is another with other bots or other budgets', () => {
  const now: Thinking = { judgement: null, learned: null, bots: BOTS_VERSION, budgets: [GLANCE, QUICK, DEEP] };
  expect(engineOf(coin)).toBe(`coin 1/${ENGINE}/${hashed(now)}`);
  const others = [
    { ...now, bots: now.bots + 1 },
    { ...now, budgets: [GLANCE, QUICK, { ...DEEP, last: 97 }] },
  ];
  for (const other of others) expect(hashed(other)).not.toBe(hashed(now));
});

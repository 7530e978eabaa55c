/** Learned leaves: what a network makes of features, and when masters judge by it. */
import { type AnyState, begin, keyFromSeed, type Leaf, type Policy } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { searchFor } from '../parameters.ts';
import { masterly, promise } from '../search/leaf.ts';
import { tricks } from './toy/tricks.ts';

const s = begin(tricks.game, { seats: 3, key: keyFromSeed('leaf') });

/** One feature: a seat thinks twice as well of itself as others do. */
const leaf: Leaf = {
  size: 1,
  describe: (at, own, into) => {
    for (let seat = 0; seat < at.seats; seat++) into[seat] = seat * (own ? 2 : 1);
  },
  search: { cut: 3, lean: true },
  learned: { features: '', networks: { 3: { hidden: 0, weights: [Math.log(2)] } } },
};

const evaluate = (at: AnyState, into: Float64Array) => {
  into.fill(1 / at.seats);
};

function judged(policy: Policy): readonly number[] {
  const into = new Float64Array(s.seats);
  masterly(policy, s.seats).evaluate!(s, into);
  return [...into];
}

describe('a network', () => {
  it('adds a hidden layer to a plain sum', () => {
    const network = { hidden: 2, weights: [1, 10, /* in */ 1, 0, 0, 1, /* thresholds */ 0, -5, /* out */ 3, 7] };
    // plain 2 + 30; the first unit says 2, the second -2, of which a hundredth shows
    expect(promise(network, Float64Array.of(99, 2, 3), 1, 2)).toBeCloseTo(32 + 3 * 2 + 7 * -0.02);
  });
});

describe('masters', () => {
  it('weigh themselves as they know themselves against what others show', () => {
    const policy = { ...tricks.policy, evaluate, leaf };
    expect(judged(policy)).toEqual([1 / 7, 4 / 9, 16 / 19].map((share) => expect.closeTo(share)));
  });

  it('describe everybody once where nothing is hidden', () => {
    const open = { ...leaf, open: true };
    expect(judged({ ...tricks.policy, evaluate, leaf: open })).toEqual([1, 4, 16].map((n) => expect.closeTo(n / 21)));
  });

  it('judge as ever where nothing was learned, or nothing is there to judge', () => {
    const untaught = { ...leaf, learned: { features: '', networks: {} } };
    const unready = { ...leaf, ready: () => false };
    for (const other of [untaught, unready])
      expect(judged({ ...tricks.policy, evaluate, leaf: other })).toEqual(Array(3).fill(1 / 3));
    expect(masterly(tricks.policy, 3)).toBe(tricks.policy);
  });

  it('search as the leaf wants it, unless somebody asks for something else', () => {
    const policy = { ...tricks.policy, cut: 9, leaf };
    expect(searchFor(policy, 3)).toMatchObject({ cut: 3, lean: true });
    expect(searchFor(policy, 3, { cut: 1 })).toMatchObject({ cut: 1, lean: true });
    expect(searchFor(policy, 4)).toMatchObject({ cut: 9, lean: false }); // it knows nothing about four
  });
});

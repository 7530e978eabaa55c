// What is found out once for all who look, and only while a position is held still.

import { describe, expect, it } from 'vitest';
import { hold, letGo, once } from '../index.ts';

describe('what is found out about a position', () => {
  const counted = () => {
    const found = { times: 0 };
    const find = (s: { readonly n: number }) => {
      found.times++;
      return { twice: s.n * 2 };
    };
    return { found, find };
  };

  it('is found out again and again while the position may change', () => {
    const { found, find } = counted();
    const s = { n: 1 };
    expect(once(s, find)).toEqual({ twice: 2 });
    s.n = 5;
    expect(once(s, find)).toEqual({ twice: 10 });
    expect(found.times).toBe(2);
  });

  it('is the same for all as long as it is held', () => {
    const { found, find } = counted();
    const s = { n: 1 };
    hold(s);
    const first = once(s, find);
    hold(s);
    expect(once(s, find)).toBe(first);
    expect(found.times).toBe(1);
    letGo(s);
    expect(once(s, find)).not.toBe(first);
  });

  it('is kept for each position and each question by itself', () => {
    const { find } = counted();
    const [s, other] = [{ n: 1 }, { n: 2 }];
    hold(s);
    hold(other);
    expect([once(s, find), once(other, find), once(s, ({ n }) => n)]).toEqual([{ twice: 2 }, { twice: 4 }, 1]);
    expect([0, 1].map((viewer) => once(s, () => viewer))).toEqual([0, 1]);
  });
});

// Chance: fair, addressed, committed to, and the same for ever under the same key.

import { createCipheriv, createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { rekey } from '../chance/chance.ts';
import {
  cloneChance,
  commitment,
  draw,
  drawnBetween,
  keyFromSeed,
  newChance,
  newKey,
  random,
  redrawing,
} from '../index.ts';

const chance = (seed = 'fair') => ({ chance: newChance(keyFromSeed(seed)) });
const numbers = (s: { chance: ReturnType<typeof newChance> }, n: number, count: number) => {
  const stream = draw(s, 'dice');
  return Array.from({ length: count }, () => stream.below(n));
};

/** How far counts are from being even; 5 degrees of freedom stay below 30 but once in a hundred thousand times. */
function chiSquare(counts: readonly number[], total: number): number {
  const even = total / counts.length;
  return counts.reduce((sum, n) => sum + (n - even) ** 2 / even, 0);
}

/** The words of ChaCha20 as the machine's own library has them, for one address. */
function words(key: string, purpose: string, index: number, seat: number | null): readonly number[] {
  const iv = Buffer.alloc(16); // the number of the block, then purpose, index and seat
  createHash('sha256').update(purpose).digest().copy(iv, 4, 0, 4);
  iv.writeUInt32BE(index, 8);
  iv.writeUInt32BE(seat === null ? 0 : seat + 1, 12);
  const bytes = createCipheriv('chacha20', Buffer.from(key, 'hex'), iv).update(Buffer.alloc(4 * 4096));
  return Array.from({ length: 4096 }, (_, i) => bytes.readUInt32LE(4 * i));
}

describe('chance', () => {
  it.each([
    [6, null],
    [110, 2],
    [1, 0],
    [3 * 2 ** 30, 1],
    [2 ** 32, 3],
    [6_700_417, 4], // divides 2 ** 32 + 1
  ])('is ChaCha20, address by address: numbers below %d for seat %s', (n, seat) => {
    const s = chance();
    const fair = 2 ** 32 - (2 ** 32 % n);
    for (const index of [0, 1, 2]) {
      const stream = draw(s, 'raffle', seat); // drawn for in no other test: what a purpose comes to is remembered
      const expected = words(keyFromSeed('fair'), 'raffle', index, seat).filter((w) => w < fair);
      const drawn = Array.from({ length: 3000 }, () => stream.below(n));
      expect(drawn).toEqual(expected.slice(0, 3000).map((word) => word % n));
    }
  });

  it('is even within one stream and over the first numbers of many', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (const n of numbers(chance(), 6, 12_000)) counts[n]!++;
    expect(chiSquare(counts, 12_000)).toBeLessThan(30);
    const first = [0, 0, 0, 0, 0, 0];
    const s = chance();
    for (let i = 0; i < 6000; i++) first[draw(s, 'dice', i % 4).below(6)]!++;
    expect(chiSquare(first, 6000)).toBeLessThan(30);
  });

  it('throws away what would favour small numbers', () => {
    const most = 3 * 2 ** 30; // a remainder alone would put half of all numbers into the lowest third
    const low = numbers(chance(), most, 6000).filter((n) => n < 2 ** 30).length;
    expect(low / 6000).toBeGreaterThan(0.31);
    expect(low / 6000).toBeLessThan(0.36);
  });

  it('goes on past one block without repeating itself', () => {
    expect(new Set(numbers(chance(), 2 ** 32, 200)).size).toBe(200);
  });

  it('gives the third deal to seat 2 the same numbers whatever else was drawn', () => {
    const third = (s: ReturnType<typeof chance>, between: () => void) => {
      draw(s, 'deal', 2);
      between();
      draw(s, 'deal', 2);
      between();
      const stream = draw(s, 'deal', 2);
      return Array.from({ length: 20 }, () => stream.below(110));
    };
    const busy = chance();
    const other = () =>
      void [draw(busy, 'deal', 1).below(7), draw(busy, 'deal').below(3), draw(busy, 'dice', 2).below(6)];
    expect(third(busy, other)).toEqual(third(chance(), () => {}));
    expect(third(chance('other key'), () => {})).not.toEqual(third(chance(), () => {}));
  });

  it('differs by purpose, by seat and by how often', () => {
    const s = chance();
    const streams = [draw(s, 'deal'), draw(s, 'deal', 0), draw(s, 'deal', 1), draw(s, 'dice'), draw(s, 'deal')];
    expect(new Set(streams.map((stream) => stream.below(2 ** 32))).size).toBe(5);
    expect(s.chance).toMatchObject({ draws: 5, used: { deal: 2, 'deal/0': 1, 'deal/1': 1, dice: 1 } });
  });

  it('never changes under a given key: old logs depend on it', () => {
    const stream = draw({ chance: newChance(keyFromSeed('tuscany')) }, 'deal', 2);
    expect(Array.from({ length: 6 }, () => stream.below(100))).toEqual([81, 92, 60, 92, 11, 90]);
  });

  it('is committed to by the hash of its key', () => {
    expect(commitment('00'.repeat(32))).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925');
    expect(commitment(keyFromSeed('a'))).not.toBe(commitment(keyFromSeed('b')));
  });

  it('wants a key of 64 hex digits', () => {
    for (const key of ['', 'abc', 'g'.repeat(64), 'A'.repeat(64), '0'.repeat(63)]) {
      expect(() => newChance(key)).toThrow('the chance key must be 64 hex digits');
    }
    expect(newChance(newKey()).key).toMatch(/^[0-9a-f]{64}$/);
    expect(newKey()).not.toBe(newKey());
  });

  it('is copied whole, and gets another key where it is only imagined', () => {
    const s = chance();
    draw(s, 'deal', 1);
    const copy = { chance: cloneChance(s.chance) };
    expect(draw(copy, 'deal', 1).below(1000)).toBe(draw(s, 'deal', 1).below(1000));
    draw(copy, 'deal', 1);
    expect(s.chance.used).toEqual({ 'deal/1': 2 });
    const halves = random(1);
    const key = Array.from({ length: 16 }, () =>
      halves
        .below(2 ** 16)
        .toString(16)
        .padStart(4, '0'),
    ).join('');
    rekey(copy, random(1));
    expect(copy.chance.key).toBe(key);
    const last = { chance: cloneChance(s.chance) };
    rekey(last, { below: (n) => n - 1, next: () => 0 });
    expect(last.chance.key).toBe('f'.repeat(64));
    expect(copy.chance.key).toMatch(/^[0-9a-f]{64}$/);
    expect(copy.chance.key).not.toBe(s.chance.key);
  });
});

describe('drawing one event anew', () => {
  const KEY = keyFromSeed('as it was');
  const OTHER = keyFromSeed('as it might have been');
  /** Two dice for seat 1, one for seat 2, each of a thousand sides. */
  const throws = (key: string) => {
    const s = { chance: newChance(key) };
    return [draw(s, 'dice', 1), draw(s, 'dice', 1), draw(s, 'dice', 2)].map((die) => die.below(1000));
  };

  it('changes that event and no other', () => {
    const [was, other] = [throws(KEY), throws(OTHER)];
    const anew = redrawing({ address: 'dice/1', index: 1 }, OTHER, () => throws(KEY));
    expect(anew).toEqual([was[0], other[1], was[2]]);
    expect(throws(KEY)).toEqual(was);
  });

  it('is over when the work is, even if that fails', () => {
    const fail = () => {
      throw new Error('no');
    };
    expect(() => redrawing({ address: 'dice/1', index: 0 }, OTHER, fail)).toThrow('no');
    const inner = redrawing({ address: 'dice/1', index: 0 }, OTHER, () => {
      redrawing({ address: 'dice/2', index: 0 }, OTHER, () => throws(KEY));
      return throws(KEY);
    });
    expect(inner).toEqual([throws(OTHER)[0], ...throws(KEY).slice(1)]);
  });

  it('begins with what was drawn between two positions', () => {
    const s = { chance: newChance(KEY) };
    draw(s, 'deal', 0);
    const before = cloneChance(s.chance);
    draw(s, 'deal', 0);
    draw(s, 'die');
    draw(s, 'die');
    expect(drawnBetween(before, s.chance)).toEqual([
      { address: 'deal/0', index: 1 },
      { address: 'die', index: 0 },
      { address: 'die', index: 1 },
    ]);
    expect(drawnBetween(s.chance, s.chance)).toEqual([]);
  });
});

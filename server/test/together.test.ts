import { describe, expect, it } from 'vitest';
import { together } from '../work/together.ts';

describe('what many ask for at a time', () => {
  it('is done once for whoever is first, and once more for all who came meanwhile', async () => {
    const ends: (() => void)[] = [];
    const ask = together(() => new Promise((resolve) => void ends.push(resolve)));
    const done: string[] = [];
    const asked = ['first', 'second', 'third'].map((who) => ask().then(() => done.push(who)));
    expect(ends).toHaveLength(1);
    ends[0]!();
    await asked[0];
    await Promise.resolve();
    expect([done, ends.length]).toEqual([['first'], 2]);
    ends[1]!();
    await Promise.all(asked);
    expect([done, ends.length]).toEqual([['first', 'second', 'third'], 2]);
    void ask();
    expect(ends).toHaveLength(3);
  });

  it('is done for those who wait, though it failed before', async () => {
    let times = 0;
    const ask = together(async () => {
      times++;
      await Promise.resolve();
      if (times === 1) throw new Error('no');
    });
    const first = ask();
    const second = ask();
    await expect(first).rejects.toThrow('no');
    await second;
    expect(times).toBe(2);
  });
});

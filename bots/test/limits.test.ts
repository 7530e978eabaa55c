/** Time and memory: what a bot takes of either is seen. */
import { describe, expect, it } from 'vitest';
import { measureLimits } from '../arena/limits.ts';
import { noughts } from './toy/noughts.ts';
import { tricks } from './toy/tricks.ts';

const registry = new URL('./toy/registry.ts', import.meta.url);
const plan = { registry, seats: 2, level: 'master', questions: 3 } as const;

describe('the limits of a bot', () => {
  it('are measured in a thread, for as many questions as were asked for', async () => {
    const { questions, ms, grown } = await measureLimits(tricks, { ...plan, budget: { ms: 40 } });
    expect(questions).toBe(3);
    expect(ms!.p50).toBeGreaterThanOrEqual(40);
    expect(grown).toBeGreaterThanOrEqual(0);
  });

  it('ask no more than a game has', async () => {
    const { questions } = await measureLimits(noughts, { ...plan, questions: 50, budget: { iterations: 5 } });
    expect(questions).toBeGreaterThan(3);
    expect(questions).toBeLessThan(9);
  });

  it('show how much memory was taken', async () => {
    const adept = { ...plan, level: 'adept', budget: {} } as const;
    const hungry = { ...noughts, game: { ...noughts.game, id: 'hungry' } };
    expect((await measureLimits(hungry, adept)).grown).toBeGreaterThan(80_000_000);
    expect((await measureLimits(noughts, adept)).grown).toBeLessThan(80_000_000);
  });
});

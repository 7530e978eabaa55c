// Outlines in whole steps: the points are where they were, rounded, however many steps lead there.
import { describe, expect, it } from 'vitest';
import { EMBLEMS } from '../seats/emblems.data.ts';
import { inWholeSteps } from '../seats/whole-steps.ts';

describe('an outline in whole steps', () => {
  it('does not drift: forty steps of 0.4 lead to 16', () => {
    const path = `M0 0${'h.4'.repeat(40)}`;
    const steps = [...inWholeSteps(path).matchAll(/h(-?\d+)/g)].map(([, step]) => Number(step));
    expect(steps).toHaveLength(40);
    expect(steps.reduce((a, b) => a + b)).toBe(16);
  });

  it('reads absolute and relative steps, and goes on from where a closed figure began', () => {
    expect(inWholeSteps('M10.2 10.4L20.6 10.4zl5.4 0')).toBe('m10 10l11 0zl6 0');
    expect(inWholeSteps('m1 1 2 2')).toBe('m1 1l2 2');
    expect(inWholeSteps('M0 0C1.2 1.2 2.6 2.6 4.4-4.4s1 1 2 2')).toBe('m0 0c1 1 3 3 4-4s1 1 2 2');
  });

  it('keeps the flags of an arc, also where nothing stands between them', () => {
    expect(inWholeSteps('M0 0a40.6 40.6 0 01-16.32 3.41')).toBe('m0 0a41 41 0 0 1-16 3');
    expect(inWholeSteps('M0 0a40.6 40.6 0 1 0-16.32 3.41')).toBe('m0 0a41 41 0 1 0-16 3');
  });

  it('is how the emblems are drawn', () => {
    for (const emblem of Object.values(EMBLEMS)) expect(inWholeSteps(emblem)).toBe(emblem);
  });
});

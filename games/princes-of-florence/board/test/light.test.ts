/** The light goes round in seven rounds: shadows fall away from the sun. */
import { describe, expect, it } from 'vitest';
import { lightOf, ROUNDS, shadowOf } from '../drawings/light.ts';

const ONE = [{ row: 0, column: 0 }];

describe('the light', () => {
  it('throws shadows to the right while the sun stands on the left, and to the left afterwards', () => {
    for (let round = 1; round <= ROUNDS; round++) {
      const { sun, shadow } = lightOf(round);
      expect(Math.sign(shadow[0])).toBe(sun[0] <= 0.5 ? 1 : -1);
    }
  });

  it('draws the footprint along the light', () => {
    expect(shadowOf(ONE, [12, -6])).toBe('M6 54H54L66 48V0H18L6 6Z');
    expect(shadowOf(ONE, [-12, -6])).toBe('M54 54H6L-6 48V0H42L54 6Z');
  });

  it('stays what it was before the first round and after the last one', () => {
    expect(lightOf(0)).toBe(lightOf(1));
    expect(lightOf(ROUNDS + 1)).toBe(lightOf(ROUNDS));
  });
});

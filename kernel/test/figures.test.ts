// What a house counts of finished games.

import { describe, expect, it } from 'vitest';
import { firstOf } from '../index.ts';

describe('the first of each seat', () => {
  it('is what it had first, in the order in which things happened', () => {
    const held = [
      { of: 'power', what: 'venice', seat: 1 },
      { of: 'power', what: 'milan', seat: 0 },
      { of: 'power', what: 'florence', seat: 1 },
      { of: 'power', what: 'venice', seat: 0 },
      { of: 'power', what: 'naples', seat: 2 },
    ];
    expect(firstOf(held)).toEqual([held[0], held[1], held[4]]);
    expect(firstOf([])).toEqual([]);
  });
});

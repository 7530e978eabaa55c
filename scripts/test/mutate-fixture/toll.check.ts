// Run by mutate.test.ts through the mutation runner, never by itself. Deliberately blind to the border of age 14.

import { expect, it } from 'vitest';
import { toll, tolls } from './toll.ts';

it('asks two coins, and three for each cart', () => {
  expect(toll({ age: 30, carts: 0 })).toBe(2);
  expect(toll({ age: 30, carts: 2 })).toBe(8);
});

it('lets children pass', () => {
  expect(toll({ age: 5, carts: 1 })).toBe(0);
});

it('adds up', () => {
  expect(
    tolls([
      { age: 30, carts: 1 },
      { age: 30, carts: 0 },
    ]),
  ).toBe(7);
});

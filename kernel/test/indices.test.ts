// Numbers that count something are not mixed up: what does not compile, told in types that are.

import { describe, expect, it } from 'vitest';
import type { Index, Seat } from '../index.ts';

type City = Index<'city'>;
/** A harbour is a city, and its number that city's. */
type Port = Index<'city' | 'port'>;
type Fits<From, To> = From extends To ? 'fits' : 'does not fit';

describe('the number of a thing', () => {
  it('is taken for no other thing’s', () => {
    const seatForCity: Fits<Seat, City> = 'does not fit';
    const cityForSeat: Fits<City, Seat> = 'does not fit';
    const lists: Fits<readonly City[], readonly Seat[]> = 'does not fit';
    expect([seatForCity, cityForSeat, lists]).toEqual(Array(3).fill('does not fit'));
  });

  it('is a number, and any number may count', () => {
    const counted: Fits<City, number> = 'fits';
    const counting: Fits<number, City> = 'fits';
    expect([counted, counting]).toEqual(['fits', 'fits']);
  });

  it('may be that of something more special, which goes one way only', () => {
    const up: Fits<City, Port> = 'fits';
    const down: Fits<Port, City> = 'does not fit';
    expect([up, down]).toEqual(['fits', 'does not fit']);
  });
});

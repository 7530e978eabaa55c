/** Whose estates touch (FLO-20.1): in seat order along their side edges; a ring from three players on. */
import type { Seat } from '@signoria/kernel';
import { NONE, type State } from './state.ts';

/** The estate beyond the east edge, or NONE. */
export function neighbourEast(s: State, seat: Seat): Seat {
  if (!s.options.cooperative) return NONE;
  const east = seat + 1;
  return east < s.seats ? east : s.seats === 2 ? NONE : 0;
}

export function neighbourWest(s: State, seat: Seat): Seat {
  if (!s.options.cooperative) return NONE;
  if (seat > 0) return seat - 1;
  return s.seats === 2 ? NONE : s.seats - 1;
}

export function neighboursOf(s: State, seat: Seat): readonly Seat[] {
  return [neighbourWest(s, seat), neighbourEast(s, seat)].filter((other) => other !== NONE);
}

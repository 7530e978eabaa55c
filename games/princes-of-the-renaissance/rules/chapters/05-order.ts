/** Chapter 5: turn order. Clockwise is ascending marker order (POR-3.12, POR-R11). */
import { type Seat, schedule } from '@signoria/kernel';
import type { State } from '../model/state.ts';

/** The next marker, cyclic. */
export function seatAfter(s: State, seat: Seat): Seat {
  return s.order[(s.order.indexOf(seat) + 1) % s.seats]!;
}

export function startTurn(s: State, seat: Seat): void {
  s.active = seat;
  schedule(s, { at: 'turn', seat });
}

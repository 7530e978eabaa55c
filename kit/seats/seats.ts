/** Who sits at the table, as a board asks. */
import type { Seat } from '@signoria/kernel';
import type { BoardProps, BoardSeat } from '../board.ts';
import type { Tincture } from './tincture.ts';

export function seatOf({ seats }: Pick<BoardProps, 'seats'>, seat: Seat): BoardSeat {
  return seats.find((other) => other.seat === seat)!;
}

export function tinctureOf(table: Pick<BoardProps, 'seats'>, seat: Seat): Tincture {
  return seatOf(table, seat).tincture;
}

/** Somebody else's name; null for the reader, whom each language addresses in its own way. */
export function nameOf({ reader }: Pick<BoardProps, 'reader'>, seat: Seat): string | null {
  return seat === reader.seat ? null : reader.name(seat);
}

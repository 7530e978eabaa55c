/** Russian for people, counts, lists and payments. */
import type { Reader, Seat } from '@signoria/kernel';
import { count } from '@signoria/kernel/ru';

export * from '@signoria/kernel/ru';

/** To whom something is given: «вам» for the reader; a name has one form only and stands in brackets. */
export function toWhom(reader: Reader, seat: Seat): string {
  return seat === reader.seat ? 'вам' : `(${reader.name(seat)})`;
}

/** Accusative and nominative alike: «3 золота», «1 золото». */
export function gold(n: number): string {
  return count(n, 'золото', 'золота', 'золота');
}

/** «1 влияние», «2 влияния», «5 влияния». */
export function influence(n: number): string {
  return count(n, 'влияние', 'влияния', 'влияния');
}

/** «3 золота и 1 влияние»; «ничего» for nothing. */
export function sum(amounts: readonly [number, number]): string {
  const parts = [...(amounts[0] > 0 ? [gold(amounts[0])] : []), ...(amounts[1] > 0 ? [influence(amounts[1])] : [])];
  return parts.length === 0 ? 'ничего' : parts.join(' и ');
}

/** English for people, counts and lists. */
import { plural, type Reader, type Seat } from '@signoria/kernel';

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** 'You play' or 'Bianca plays', at the beginning of a sentence. */
export function does(reader: Reader, seat: Seat, you: string, other: string): string {
  return seat === reader.seat ? `You ${you}` : `${reader.name(seat)} ${other}`;
}

/** 'Bianca and you win', 'Bianca wins', 'You win'. */
export function together(reader: Reader, seats: readonly Seat[], many: string, one: string): string {
  if (seats.length === 1) return does(reader, seats[0]!, many, one);
  return `${everyone(reader, seats)} ${many}`;
}

/** Inside a sentence: 'you' or the name. */
export function who(reader: Reader, seat: Seat): string {
  return seat === reader.seat ? 'you' : reader.name(seat);
}

export function whose(reader: Reader, seat: Seat): string {
  return seat === reader.seat ? 'your' : `${reader.name(seat)}’s`;
}

/** 'Bianca, Ottavio and you': the reader comes last. */
export function everyone(reader: Reader, seats: readonly Seat[]): string {
  const others = seats.filter((seat) => seat !== reader.seat).map((seat) => reader.name(seat));
  return AND.format(others.length < seats.length ? [...others, 'you'] : others);
}

/** '1 card', '2 cards'. */
export function count(n: number, one: string): string {
  return `${n} ${plural('en', n, { one, other: `${one}s` })}`;
}

export function cards(n: number): string {
  return count(n, 'card');
}

/** '3 gold and 1 influence'; 'nothing' for nothing. */
export function sum(amounts: readonly [number, number]): string {
  const parts = [
    ...(amounts[0] > 0 ? [`${amounts[0]} gold`] : []),
    ...(amounts[1] > 0 ? [`${amounts[1]} influence`] : []),
  ];
  return parts.length === 0 ? 'nothing' : parts.join(' and ');
}

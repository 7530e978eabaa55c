/** English for people, counts and lists. */
import { plural, type Reader, type Seat } from '@signoria/kernel';
import type { Who } from '../rules/events.ts';

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const DIEGO = 'Diego';

/** 'You play' or 'Bianca plays', at the beginning of a sentence. */
export function does(reader: Reader, seat: Who, you: string, other: string): string {
  return seat === reader.seat ? `You ${you}` : `${nameOf(reader, seat)} ${other}`;
}

/** 'Bianca and you win', 'Bianca wins', 'You win'. */
export function together(reader: Reader, seats: readonly Who[], many: string, one: string): string {
  if (seats.length === 1) return does(reader, seats[0]!, many, one);
  return `${everyone(reader, seats)} ${many}`;
}

/** Inside a sentence: 'you' or the name. */
export function who(reader: Reader, seat: Who): string {
  return seat === reader.seat ? 'you' : nameOf(reader, seat);
}

export function whose(reader: Reader, seat: Seat): string {
  return seat === reader.seat ? 'your' : `${reader.name(seat)}’s`;
}

/** 'Bianca, Ottavio and you': the reader comes last. */
export function everyone(reader: Reader, seats: readonly Who[]): string {
  const others = seats.filter((seat) => seat !== reader.seat).map((seat) => nameOf(reader, seat));
  return AND.format(others.length < seats.length ? [...others, 'you'] : others);
}

function nameOf(reader: Reader, seat: Who): string {
  return seat === 'diego' ? DIEGO : reader.name(seat);
}

/** '1 card', '2 cards'. */
export function count(n: number, one: string): string {
  return `${n} ${plural('en', n, { one, other: `${one}s` })}`;
}

export function coins(n: number): string {
  return count(n, 'florin');
}

export function points(n: number): string {
  return `${n} prestige`;
}

export function listed(names: readonly string[]): string {
  return AND.format(names);
}

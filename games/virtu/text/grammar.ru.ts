/**
 * Russian for people, counts and lists. Players' names stand in the nominative only, and verbs in the present tense:
 * neither the declension of a name nor its owner's gender is known.
 */
import { plural, type Reader, type Seat } from '@signoria/kernel';

const AND = new Intl.ListFormat('ru', { type: 'conjunction' });

/** «Вы играете» or «Бьянка играет», at the beginning of a sentence. */
export function does(reader: Reader, seat: Seat, you: string, other: string): string {
  return seat === reader.seat ? `Вы ${you}` : `${reader.name(seat)} ${other}`;
}

/** The other way round, inside a sentence: «получаете вы», «получает Бьянка». */
export function doneBy(reader: Reader, seat: Seat, you: string, other: string): string {
  return `${seat === reader.seat ? you : other} ${who(reader, seat)}`;
}

/** Inside a sentence: «вы» or the name. */
export function who(reader: Reader, seat: Seat): string {
  return seat === reader.seat ? 'вы' : reader.name(seat);
}

/** «Бьянка, Оттавио и вы»: the reader comes last. */
export function everyone(reader: Reader, seats: readonly Seat[]): string {
  const others = seats.filter((seat) => seat !== reader.seat).map((seat) => reader.name(seat));
  return AND.format(others.length < seats.length ? [...others, 'вы'] : others);
}

export interface VerbForms {
  readonly you: string;
  readonly one: string;
  readonly many: string;
}

/** The verb for these players: one of «вы» makes it the second person. */
export function verb(reader: Reader, seats: readonly Seat[], { you, one, many }: VerbForms): string {
  if (seats.some((seat) => seat === reader.seat)) return you;
  return seats.length === 1 ? one : many;
}

/** «Бьянка и вы побеждаете», «Бьянка побеждает», «Вы побеждаете». */
export function together(reader: Reader, seats: readonly Seat[], forms: VerbForms): string {
  if (seats.length === 1) return does(reader, seats[0]!, forms.you, forms.one);
  return `${everyone(reader, seats)} ${verb(reader, seats, forms)}`;
}

export function count(n: number, one: string, few: string, many: string): string {
  return `${n} ${plural('ru', n, { one, few, many })}`;
}

export function troops(n: number): string {
  return count(n, 'войско', 'войска', 'войск');
}

export function cities(n: number): string {
  return count(n, 'город', 'города', 'городов');
}

export function points(n: number): string {
  return count(n, 'очко', 'очка', 'очков');
}

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

/** Nominative: «1 карта», «2 карты», «5 карт». */
export function cards(n: number): string {
  return count(n, 'карта', 'карты', 'карт');
}

/** Accusative: «1 карту», «2 карты», «5 карт». */
export function cardsAcc(n: number): string {
  return count(n, 'карту', 'карты', 'карт');
}

export function points(n: number): string {
  return count(n, 'очко', 'очка', 'очков');
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

/**
 * Russian for people, counts and lists. Players' names stand in the nominative only, and verbs in the present tense:
 * neither the declension of a name nor its owner's gender is known.
 */
import { plural, type Reader } from '@signoria/kernel';
import type { Who } from '../rules/events.ts';

const AND = new Intl.ListFormat('ru', { type: 'conjunction' });
const DIEGO = 'Диего';

/** «Вы играете» or «Бьянка играет», at the beginning of a sentence. */
export function does(reader: Reader, seat: Who, you: string, other: string): string {
  return seat === reader.seat ? `Вы ${you}` : `${nameOf(reader, seat)} ${other}`;
}

/** The other way round, inside a sentence: «получаете вы», «получает Бьянка». */
export function doneBy(reader: Reader, seat: Who, you: string, other: string): string {
  return `${seat === reader.seat ? you : other} ${who(reader, seat)}`;
}

/** Inside a sentence: «вы» or the name. */
export function who(reader: Reader, seat: Who): string {
  return seat === reader.seat ? 'вы' : nameOf(reader, seat);
}

/** «Бьянка, Оттавио и вы»: the reader comes last. */
export function everyone(reader: Reader, seats: readonly Who[]): string {
  const others = seats.filter((seat) => seat !== reader.seat).map((seat) => nameOf(reader, seat));
  return AND.format(others.length < seats.length ? [...others, 'вы'] : others);
}

function nameOf(reader: Reader, seat: Who): string {
  return seat === 'diego' ? DIEGO : reader.name(seat);
}

export interface VerbForms {
  readonly you: string;
  readonly one: string;
  readonly many: string;
}

/** The verb for these players: one of «вы» makes it the second person. */
export function verb(reader: Reader, seats: readonly Who[], { you, one, many }: VerbForms): string {
  if (seats.some((seat) => seat === reader.seat)) return you;
  return seats.length === 1 ? one : many;
}

/** «Бьянка и вы побеждаете», «Бьянка побеждает», «Вы побеждаете». */
export function together(reader: Reader, seats: readonly Who[], forms: VerbForms): string {
  if (seats.length === 1) return does(reader, seats[0]!, forms.you, forms.one);
  return `${everyone(reader, seats)} ${verb(reader, seats, forms)}`;
}

export function count(n: number, one: string, few: string, many: string): string {
  return `${n} ${plural('ru', n, { one, few, many })}`;
}

export function coins(n: number): string {
  return count(n, 'флорин', 'флорина', 'флоринов');
}

/** «1 очко престижа», «3 очка престижа». */
export function points(n: number): string {
  return count(n, 'очко престижа', 'очка престижа', 'очков престижа');
}

export function cardsAcc(n: number): string {
  return count(n, 'карту', 'карты', 'карт');
}

export function listed(names: readonly string[]): string {
  return AND.format(names);
}

/**
 * Russian for people, counts and lists, for every game. Players' names stand in the nominative only, and verbs in the
 * present tense: neither the declension of a name nor its owner's gender is known. A game adds its own nouns in
 * `text/grammar.ru.ts`.
 */
import type { Seat } from '../game/game.ts';
import type { Reader } from '../game/module.ts';
import { plural } from './plural.ts';

const AND = new Intl.ListFormat('ru', { type: 'conjunction' });

/** «Сиена, Рим и Урбино». */
export function listed(names: readonly string[]): string {
  return AND.format(names);
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

export interface VerbForms {
  readonly you: string;
  readonly one: string;
  readonly many: string;
}

/** How to speak of people. A game with players that have no seat says how they are called; others take what is below. */
export function people<Who extends Seat | string>(nameOf: (reader: Reader, who: Who) => string) {
  const isYou = (reader: Reader, one: Who): boolean => one === reader.seat;

  /** «Вы играете» or «Бьянка играет», at the beginning of a sentence. */
  const does = (reader: Reader, one: Who, you: string, other: string): string =>
    isYou(reader, one) ? `Вы ${you}` : `${nameOf(reader, one)} ${other}`;

  /** Inside a sentence: «вы» or the name. */
  const who = (reader: Reader, one: Who): string => (isYou(reader, one) ? 'вы' : nameOf(reader, one));

  /** The other way round, inside a sentence: «получаете вы», «получает Бьянка». */
  const doneBy = (reader: Reader, one: Who, you: string, other: string): string =>
    `${isYou(reader, one) ? you : other} ${who(reader, one)}`;

  /** «Бьянка, Оттавио и вы»: the reader comes last. */
  const everyone = (reader: Reader, all: readonly Who[]): string => {
    const others = all.filter((one) => !isYou(reader, one)).map((one) => nameOf(reader, one));
    return listed(others.length < all.length ? [...others, 'вы'] : others);
  };

  /** The verb for these players: one of «вы» makes it the second person. */
  const verb = (reader: Reader, all: readonly Who[], { you, one, many }: VerbForms): string => {
    if (all.some((player) => isYou(reader, player))) return you;
    return all.length === 1 ? one : many;
  };

  /** «Бьянка и вы побеждаете», «Бьянка побеждает», «Вы побеждаете». */
  const together = (reader: Reader, all: readonly Who[], forms: VerbForms): string =>
    all.length === 1
      ? does(reader, all[0]!, forms.you, forms.one)
      : `${everyone(reader, all)} ${verb(reader, all, forms)}`;

  return { does, doneBy, who, everyone, verb, together };
}

export const { does, doneBy, who, everyone, verb, together } = people((reader, seat: Seat) => reader.name(seat));

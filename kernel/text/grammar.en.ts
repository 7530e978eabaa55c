/** English for people, counts and lists, for every game. A game adds its own nouns in `text/grammar.en.ts`. */
import type { Seat } from '../game/game.ts';
import type { Reader } from '../game/module.ts';
import { plural } from './plural.ts';

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** 'Siena, Roma and Urbino'. */
export function listed(names: readonly string[]): string {
  return AND.format(names);
}

/** '1 card', '2 cards'; 'many' where it is not just an s. */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${plural('en', n, { one, other: many })}`;
}

export function cards(n: number): string {
  return count(n, 'card');
}

/** How to speak of people. A game with players that have no seat says how they are called; others take what is below. */
export function people<Who extends Seat | string>(nameOf: (reader: Reader, who: Who) => string) {
  const isYou = (reader: Reader, one: Who): boolean => one === reader.seat;

  /** 'You play' or 'Bianca plays', at the beginning of a sentence. */
  const does = (reader: Reader, one: Who, you: string, other: string): string =>
    isYou(reader, one) ? `You ${you}` : `${nameOf(reader, one)} ${other}`;

  /** Inside a sentence: 'you' or the name. */
  const who = (reader: Reader, one: Who): string => (isYou(reader, one) ? 'you' : nameOf(reader, one));

  const whose = (reader: Reader, one: Who): string => (isYou(reader, one) ? 'your' : `${nameOf(reader, one)}’s`);

  /** 'Bianca, Ottavio and you': the reader comes last. */
  const everyone = (reader: Reader, all: readonly Who[]): string => {
    const others = all.filter((one) => !isYou(reader, one)).map((one) => nameOf(reader, one));
    return listed(others.length < all.length ? [...others, 'you'] : others);
  };

  /** 'Bianca and you win', 'Bianca wins', 'You win'. */
  const together = (reader: Reader, all: readonly Who[], many: string, one: string): string =>
    all.length === 1 ? does(reader, all[0]!, many, one) : `${everyone(reader, all)} ${many}`;

  return { does, who, whose, everyone, together };
}

export const { does, who, whose, everyone, together } = people((reader, seat: Seat) => reader.name(seat));

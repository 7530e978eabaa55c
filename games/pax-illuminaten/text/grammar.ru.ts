/**
 * Russian for people, counts, tokens and lists. Players' names stand in the nominative only, and verbs in the present
 * tense: neither the declension of a name nor its owner's gender is known.
 */
import { plural, type Reader } from '@signoria/kernel';
import type { FactionId } from '../data/factions.ts';
import type { PlaceId } from '../data/layouts.ts';
import type { CardId } from '../data/luminaries.ts';
import type { Party } from '../rules/choices.ts';
import { rivalNamed } from '../rules/party.ts';
import { luminariesRu } from './luminaries.ru.ts';
import { factionsRu, rivalsRu } from './names.ru.ts';

const AND = new Intl.ListFormat('ru', { type: 'conjunction' });

function nameOf(reader: Reader, party: Party): string {
  const rival = rivalNamed(party);
  return rival === null ? reader.name(party) : rivalsRu[rival].name;
}

/** «Вы тратите» or «Бьянка тратит», at the beginning of a sentence. */
export function does(reader: Reader, party: Party, you: string, other: string): string {
  return party === reader.seat ? `Вы ${you}` : `${nameOf(reader, party)} ${other}`;
}

/** Inside a sentence: «вы» or the name. */
export function who(reader: Reader, party: Party): string {
  return party === reader.seat ? 'вы' : nameOf(reader, party);
}

/** The same at the beginning of a line. */
export function Who(reader: Reader, party: Party): string {
  return party === reader.seat ? 'Вы' : nameOf(reader, party);
}

/** «теряете вы», «теряет Бьянка». */
export function doneBy(reader: Reader, party: Party, you: string, other: string): string {
  return `${party === reader.seat ? you : other} ${who(reader, party)}`;
}

export function everyone(reader: Reader, parties: readonly Party[]): string {
  return AND.format(parties.map((party) => who(reader, party)));
}

export function count(n: number, one: string, few: string, many: string): string {
  return `${n} ${plural('ru', n, { one, few, many })}`;
}

/** Accusative: «1 карту», «2 карты», «5 карт». */
export function cardsAcc(n: number): string {
  return count(n, 'карту', 'карты', 'карт');
}

export function cardsNom(n: number): string {
  return count(n, 'карта', 'карты', 'карт');
}

export function pieces(n: number): string {
  return count(n, 'фишку', 'фишки', 'фишек');
}

export function tokensNom(n: number): string {
  return count(n, 'жетон', 'жетона', 'жетонов');
}

export function points(n: number): string {
  return count(n, 'очко', 'очка', 'очков');
}

/** «Иоганн Вольфганг фон Гёте», in quotes: a name is never declined. */
export function card(id: CardId): string {
  return `«${luminariesRu[id].name}»`;
}

export function cards(ids: readonly CardId[]): string {
  return ids.map(card).join(', ');
}

/** «место 3-2»: the same in nominative and accusative. */
export function place(id: PlaceId | 'areopagus'): string {
  return id === 'areopagus' ? 'ареопаг' : `место ${id[1]}-${id[3]}`;
}

/** «на месте 3-2», «на ареопаге». */
export function at(id: PlaceId | 'areopagus'): string {
  return id === 'areopagus' ? 'на ареопаге' : `на месте ${id[1]}-${id[3]}`;
}

/** «с места 3-2». */
export function off(id: PlaceId): string {
  return `с места ${id[1]}-${id[3]}`;
}

export function faction(id: FactionId): string {
  return factionsRu[id].name;
}

/** «жетон аристократии». */
export function token(id: FactionId): string {
  return `жетон ${factionsRu[id].of}`;
}

/** «аристократия ×2, духовенство», in the order of factions. */
export function tokens(spend: readonly FactionId[]): string {
  const kinds = [...new Set(spend)];
  return kinds
    .map((id) => {
      const n = spend.filter((f) => f === id).length;
      return `${factionsRu[id].low}${n > 1 ? ` ×${n}` : ''}`;
    })
    .join(', ');
}

/** Russian for people, counts, tokens and lists. */
import type { Reader } from '@signoria/kernel';
import { count, people } from '@signoria/kernel/ru';
import type { FactionId } from '../data/factions.ts';
import type { PlaceId } from '../data/layouts.ts';
import type { CardId } from '../data/luminaries.ts';
import type { Party } from '../rules/model/choices.ts';
import { rivalNamed } from '../rules/model/party.ts';
import { luminariesRu } from './cards/luminaries.ru.ts';
import { factionsRu, rivalsRu } from './names.ru.ts';

export { cards as cardsNom, cardsAcc, count, points } from '@signoria/kernel/ru';

const AND = new Intl.ListFormat('ru', { type: 'conjunction' });

/** A participant by name: never «вы». */
const nameOf = (reader: Reader, party: Party): string => {
  const rival = rivalNamed(party);
  return rival === null ? reader.name(party) : rivalsRu[rival].name;
};

export const { does, doneBy, who } = people(nameOf);

/** «Вы» or the name, at the beginning of a line. */
export function Who(reader: Reader, party: Party): string {
  return party === reader.seat ? 'Вы' : nameOf(reader, party);
}

export function everyone(reader: Reader, parties: readonly Party[]): string {
  return AND.format(parties.map((party) => who(reader, party)));
}

export function pieces(n: number): string {
  return count(n, 'фишку', 'фишки', 'фишек');
}

export function tokensNom(n: number): string {
  return count(n, 'жетон', 'жетона', 'жетонов');
}

/** «1 карта фракции», «2 карты фракций». */
export function factionCards(n: number): string {
  return count(n, 'карта фракции', 'карты фракций', 'карт фракций');
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

/** «2 жетона аристократии, жетон духовенства», in the order of factions. */
export function tokensOf(spend: readonly FactionId[]): string {
  const kinds = [...new Set(spend)];
  return kinds
    .map((id) => {
      const n = spend.filter((f) => f === id).length;
      return n === 1 ? token(id) : `${tokensNom(n)} ${factionsRu[id].of}`;
    })
    .join(', ');
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

/** English for people, counts, tokens and lists. */
import type { Reader } from '@signoria/kernel';
import { people } from '@signoria/kernel/en';
import type { FactionId } from '../data/factions.ts';
import type { PlaceId } from '../data/layouts.ts';
import type { CardId } from '../data/luminaries.ts';
import type { Party } from '../rules/model/choices.ts';
import { rivalNamed } from '../rules/model/party.ts';
import { luminariesEn } from './cards/luminaries.en.ts';
import { factionsEn, rivalNamesEn } from './names.en.ts';

export { count } from '@signoria/kernel/en';

const AND = new Intl.ListFormat('en', { type: 'conjunction' });

/** A participant by name: never 'you'. */
const nameOf = (reader: Reader, party: Party): string => {
  const rival = rivalNamed(party);
  return rival === null ? reader.name(party) : rivalNamesEn[rival];
};

export const { does, who } = people(nameOf);

/** 'You' or the name, at the beginning of a line. */
export function Who(reader: Reader, party: Party): string {
  return party === reader.seat ? 'You' : nameOf(reader, party);
}

export function everyone(reader: Reader, parties: readonly Party[]): string {
  return AND.format(parties.map((party) => who(reader, party)));
}

export function card(id: CardId): string {
  return luminariesEn[id].name;
}

export function cards(ids: readonly CardId[]): string {
  return ids.map(card).join(', ');
}

export function place(id: PlaceId | 'areopagus'): string {
  return id === 'areopagus' ? 'the areopagus' : `place ${id[1]}-${id[3]}`;
}

export function faction(id: FactionId): string {
  return factionsEn[id].name;
}

/** '2 Aristocracy, 1 Clergy', in the order of factions. */
export function tokens(spend: readonly FactionId[]): string {
  const kinds = [...new Set(spend)];
  return kinds.map((id) => `${spend.filter((f) => f === id).length} ${faction(id)}`).join(', ');
}

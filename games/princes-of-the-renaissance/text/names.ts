/** Names and effects for the board, in any language. */
import { type Language, spoken } from '@signoria/kernel';
import type { CityId } from '../data/cities.ts';
import type { EventId } from '../data/events.ts';
import type { FamilyId, SideId } from '../data/families.ts';
import type { TileId } from '../data/tiles.ts';
import type { CardId } from '../data/treachery.ts';
import type { TroopId } from '../data/troops.ts';
import type { LotId, PromiseId } from '../rules/model/choices.ts';
import type { TileFace } from '../rules/view/types.ts';
import type { Groups, Names } from './names.en.ts';

/** They come with the words of their language: `en.ts`, `ru.ts`. */
export const names = spoken<Names>();
export const groups = spoken<Groups>();

export function cityName(language: Language, id: CityId): string {
  return names.in(language).cities[id].name;
}

export function familyName(language: Language, id: FamilyId): string {
  return names.in(language).families[id].name;
}

export function familyEffect(language: Language, id: FamilyId, side: SideId): string {
  return names.in(language).families[id][side];
}

export function tileName(language: Language, id: TileId): string {
  return names.in(language).tiles[id].name;
}

/** What a tile does; which are Merchants, an edition may correct. */
export function tileEffect(language: Language, { id, merchant }: Pick<TileFace, 'id' | 'merchant'>): string {
  const { tiles, merchantTile, plainTile } = names.in(language);
  const said = [tiles[id].effect, merchant ? merchantTile : ''].filter((sentence) => sentence !== '');
  return said.length === 0 ? plainTile : said.join(' ');
}

export function eventName(language: Language, id: EventId): string {
  return names.in(language).events[id].name;
}

export function popeName(language: Language): string {
  return names.in(language).pope.name;
}

export function popeEffect(language: Language): string {
  return names.in(language).pope.effect;
}

/** Whatever can be put up for auction. */
export function lotName(language: Language, id: LotId): string {
  if (id === 'pope') return popeName(language);
  const { tiles, events } = names.in(language);
  const lots: { readonly [lot: string]: { readonly name: string } } = { ...tiles, ...events };
  return lots[id]!.name;
}

export function troopName(language: Language, id: TroopId): string {
  return names.in(language).troops[id].name;
}

export function cardName(language: Language, id: CardId): string {
  return names.in(language).cards[id].name;
}

export function cardEffect(language: Language, id: CardId): string {
  return names.in(language).cards[id].effect;
}

export function promiseText(language: Language, id: PromiseId): string {
  return names.in(language).promises[id];
}

export function groupName(language: Language, id: keyof Groups): string {
  return groups.in(language)[id];
}

/** Names and effects for the board, in any language. */
import type { Language } from '@signoria/kernel';
import type { CityId } from '../data/cities.ts';
import type { EventId } from '../data/events.ts';
import type { FamilyId, SideId } from '../data/families.ts';
import type { TileId } from '../data/tiles.ts';
import type { CardId } from '../data/treachery.ts';
import type { TroopId } from '../data/troops.ts';
import type { LotId, PromiseId } from '../rules/choices.ts';
import { groupsEn, namesEn } from './names.en.ts';
import { groupsRu, namesRu } from './names.ru.ts';
import type { DataGroupId } from './shape.ts';

const NAMES = { en: namesEn, ru: namesRu };
const GROUPS = { en: groupsEn, ru: groupsRu };

export function cityName(language: Language, id: CityId): string {
  return NAMES[language].cities[id].name;
}

export function familyName(language: Language, id: FamilyId): string {
  return NAMES[language].families[id].name;
}

export function familyEffect(language: Language, id: FamilyId, side: SideId): string {
  return NAMES[language].families[id][side];
}

export function tileName(language: Language, id: TileId): string {
  return NAMES[language].tiles[id].name;
}

export function tileEffect(language: Language, id: TileId): string {
  return NAMES[language].tiles[id].effect;
}

export function eventName(language: Language, id: EventId): string {
  return NAMES[language].events[id].name;
}

export function popeName(language: Language): string {
  return NAMES[language].pope.name;
}

export function popeEffect(language: Language): string {
  return NAMES[language].pope.effect;
}

/** Whatever can be put up for auction. */
export function lotName(language: Language, id: LotId): string {
  if (id === 'pope') return popeName(language);
  const { tiles, events } = NAMES[language];
  const names: { readonly [lot: string]: { readonly name: string } } = { ...tiles, ...events };
  return names[id]!.name;
}

export function troopName(language: Language, id: TroopId): string {
  return NAMES[language].troops[id].name;
}

export function cardName(language: Language, id: CardId): string {
  return NAMES[language].cards[id].name;
}

export function cardEffect(language: Language, id: CardId): string {
  return NAMES[language].cards[id].effect;
}

export function promiseText(language: Language, id: PromiseId): string {
  return NAMES[language].promises[id];
}

export function groupName(language: Language, id: DataGroupId): string {
  return GROUPS[language][id];
}

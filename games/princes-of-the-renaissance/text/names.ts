/** Names and effects for the board, in any language. */
import type { Language } from '@signoria/kernel';
import type { CityId } from '../data/cities.ts';
import type { EventId } from '../data/events.ts';
import type { FamilyId, SideId } from '../data/families.ts';
import type { TileId } from '../data/tiles.ts';
import type { CardId } from '../data/treachery.ts';
import type { TroopId } from '../data/troops.ts';
import type { LotId, PromiseId } from '../rules/choices.ts';
import { wordsEn } from './en.ts';
import { wordsRu } from './ru.ts';
import type { DataGroupId } from './shape.ts';

const WORDS = { en: wordsEn, ru: wordsRu };

export function cityName(language: Language, id: CityId): string {
  return WORDS[language].names.cities[id].name;
}

export function familyName(language: Language, id: FamilyId): string {
  return WORDS[language].names.families[id].name;
}

export function familyEffect(language: Language, id: FamilyId, side: SideId): string {
  return WORDS[language].names.families[id][side];
}

export function tileName(language: Language, id: TileId): string {
  return WORDS[language].names.tiles[id].name;
}

export function tileEffect(language: Language, id: TileId): string {
  return WORDS[language].names.tiles[id].effect;
}

export function eventName(language: Language, id: EventId): string {
  return WORDS[language].names.events[id].name;
}

export function popeName(language: Language): string {
  return WORDS[language].names.pope.name;
}

export function popeEffect(language: Language): string {
  return WORDS[language].names.pope.effect;
}

/** Whatever can be put up for auction. */
export function lotName(language: Language, id: LotId): string {
  if (id === 'pope') return popeName(language);
  const { tiles, events } = WORDS[language].names;
  const names: { readonly [lot: string]: { readonly name: string } } = { ...tiles, ...events };
  return names[id]!.name;
}

export function troopName(language: Language, id: TroopId): string {
  return WORDS[language].names.troops[id].name;
}

export function cardName(language: Language, id: CardId): string {
  return WORDS[language].names.cards[id].name;
}

export function cardEffect(language: Language, id: CardId): string {
  return WORDS[language].names.cards[id].effect;
}

export function promiseText(language: Language, id: PromiseId): string {
  return WORDS[language].names.promises[id];
}

export function groupName(language: Language, id: DataGroupId): string {
  return WORDS[language].groups[id];
}

/** Names for the board. They come with the words of their language (`en.ts`, `ru.ts`), so that a page fetches one of them. */
import { type Language, spoken } from '@signoria/kernel';
import type { ActionId } from '../data/actions.ts';
import type { CardId } from '../data/cards.ts';
import type { CityId, SeaId } from '../data/cities.ts';
import type { RoomId } from '../data/palace.ts';
import type { AllianceId, BonusId, TokenId } from '../data/pieces.ts';
import type { PowerId } from '../data/powers.ts';
import type { SymbolId } from '../data/symbols.ts';
import type { DataGroupId, Names } from './shape.ts';

export const names = spoken<Names>();

export function cityName(language: Language, id: CityId): string {
  return names.in(language).cities[id];
}

export function seaName(language: Language, id: SeaId): string {
  return names.in(language).seas[id];
}

export function cardName(language: Language, id: CardId): string {
  return names.in(language).cards[id];
}

export function tokenName(language: Language, id: TokenId): string {
  return names.in(language).tokens[id];
}

export function bonusName(language: Language, id: BonusId): string {
  return names.in(language).bonuses[id].name;
}

export function bonusEffect(language: Language, id: BonusId): string {
  return names.in(language).bonuses[id].effect;
}

export function allianceName(language: Language, id: AllianceId): string {
  return names.in(language).alliances[id].name;
}

export function allianceEffect(language: Language, id: AllianceId): string {
  return names.in(language).alliances[id].effect;
}

export function powerName(language: Language, id: PowerId): string {
  return names.in(language).powers[id];
}

export function actionName(language: Language, id: ActionId): string {
  return names.in(language).actions[id];
}

export function symbolName(language: Language, id: SymbolId): string {
  return names.in(language).symbols[id];
}

export function roomName(language: Language, id: RoomId): string {
  return names.in(language).rooms[id];
}

export function groupName(language: Language, group: DataGroupId): string {
  return names.in(language).groups[group];
}

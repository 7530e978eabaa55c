/** Names for the board, in any language. */
import type { Language } from '@signoria/kernel';
import type { ActionId } from '../data/actions.ts';
import type { CardId } from '../data/cards.ts';
import type { CityId, SeaId } from '../data/cities.ts';
import type { RoomId } from '../data/palace.ts';
import type { AllianceId, BonusId, TokenId } from '../data/pieces.ts';
import type { PowerId } from '../data/powers.ts';
import type { SymbolId } from '../data/symbols.ts';
import { namesEn } from './names.en.ts';
import { namesRu } from './names.ru.ts';
import type { DataGroupId, Names } from './shape.ts';

const NAMES: { readonly [L in Language]: Names } = { en: namesEn, ru: namesRu };

export function cityName(language: Language, id: CityId): string {
  return NAMES[language].cities[id];
}

export function seaName(language: Language, id: SeaId): string {
  return NAMES[language].seas[id];
}

export function cardName(language: Language, id: CardId): string {
  return NAMES[language].cards[id];
}

export function tokenName(language: Language, id: TokenId): string {
  return NAMES[language].tokens[id];
}

export function bonusName(language: Language, id: BonusId): string {
  return NAMES[language].bonuses[id].name;
}

export function bonusEffect(language: Language, id: BonusId): string {
  return NAMES[language].bonuses[id].effect;
}

export function allianceName(language: Language, id: AllianceId): string {
  return NAMES[language].alliances[id].name;
}

export function allianceEffect(language: Language, id: AllianceId): string {
  return NAMES[language].alliances[id].effect;
}

export function powerName(language: Language, id: PowerId): string {
  return NAMES[language].powers[id];
}

export function actionName(language: Language, id: ActionId): string {
  return NAMES[language].actions[id];
}

export function symbolName(language: Language, id: SymbolId): string {
  return NAMES[language].symbols[id];
}

export function roomName(language: Language, id: RoomId): string {
  return NAMES[language].rooms[id];
}

export function groupName(language: Language, group: DataGroupId): string {
  return NAMES[language].groups[group];
}

/** Names for the board: cards, regions, groups of data, in any language. */
import type { Language } from '@signoria/kernel';
import type { CardId } from '../data/cards.ts';
import type { CardRow } from '../data/edition.ts';
import type { RegionId } from '../data/map.ts';
import { cardsEn, groupsEn, regionsEn } from './names.en.ts';
import { cardsRu, groupsRu, regionsRu } from './names.ru.ts';
import type { DataGroupId } from './shape.ts';

const CARD = { en: cardsEn, ru: cardsRu };
const REGION = { en: regionsEn, ru: regionsRu };
const GROUP = { en: groupsEn, ru: groupsRu };

export function cardName(language: Language, card: CardId): string {
  return CARD[language][card].name;
}

/** The line under the name on the card. */
export function cardNote(language: Language, card: CardId, row: CardRow): string {
  return CARD[language][card].note(row);
}

export function cardEffect(language: Language, card: CardId, row: CardRow): string {
  return CARD[language][card].effect(row);
}

export function regionName(language: Language, region: RegionId): string {
  return REGION[language][region].name;
}

export function groupName(language: Language, group: DataGroupId): string {
  return GROUP[language][group];
}

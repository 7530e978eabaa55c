/** Names for the board: cards, regions, groups of data. They come with the words of their language: `en.ts`, `ru.ts`, `de.ts`. */
import { type Language, spoken } from '@signoria/kernel';
import type { CardId } from '../data/cards.ts';
import type { CardRow } from '../data/edition.ts';
import type { RegionId } from '../data/map.ts';
import type { DataGroupId, Words } from './shape.ts';

export const names = spoken<Pick<Words, 'cards' | 'regions' | 'groups'>>();

export function cardName(language: Language, card: CardId): string {
  return names.in(language).cards[card].name;
}

/** The line under the name on the card. */
export function cardNote(language: Language, card: CardId, row: CardRow): string {
  return names.in(language).cards[card].note(row);
}

/** What stands on its face. */
export function cardShort(language: Language, card: CardId, row: CardRow): string {
  return names.in(language).cards[card].short(row);
}

export function cardEffect(language: Language, card: CardId, row: CardRow): string {
  return names.in(language).cards[card].effect(row);
}

export function regionName(language: Language, region: RegionId): string {
  return names.in(language).regions[region].name;
}

export function groupName(language: Language, group: DataGroupId): string {
  return names.in(language).groups[group];
}

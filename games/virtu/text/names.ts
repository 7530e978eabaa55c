/** Names for the board. They come with the words of their language (`en.ts`, `ru.ts`), so that a page fetches one of them. */
import type { Language } from '@signoria/kernel';
import type { ActionId } from '../data/actions.ts';
import type { CardId } from '../data/cards.ts';
import type { CityId, SeaId } from '../data/cities.ts';
import type { RoomId } from '../data/palace.ts';
import type { AllianceId, BonusId, TokenId } from '../data/pieces.ts';
import type { PowerId } from '../data/powers.ts';
import type { SymbolId } from '../data/symbols.ts';
import type { DataGroupId, Names } from './shape.ts';

const learned: { [L in Language]?: Names } = {};

export function learnNames(language: Language, names: Names): void {
  learned[language] = names;
}

/** Until the words of another language are here, those that are. */
function namesIn(language: Language): Names {
  const names = learned[language] ?? Object.values(learned)[0];
  if (names === undefined) throw new Error('the words of no language have been read yet');
  return names;
}

export function cityName(language: Language, id: CityId): string {
  return namesIn(language).cities[id];
}

export function seaName(language: Language, id: SeaId): string {
  return namesIn(language).seas[id];
}

export function cardName(language: Language, id: CardId): string {
  return namesIn(language).cards[id];
}

export function tokenName(language: Language, id: TokenId): string {
  return namesIn(language).tokens[id];
}

export function bonusName(language: Language, id: BonusId): string {
  return namesIn(language).bonuses[id].name;
}

export function bonusEffect(language: Language, id: BonusId): string {
  return namesIn(language).bonuses[id].effect;
}

export function allianceName(language: Language, id: AllianceId): string {
  return namesIn(language).alliances[id].name;
}

export function allianceEffect(language: Language, id: AllianceId): string {
  return namesIn(language).alliances[id].effect;
}

export function powerName(language: Language, id: PowerId): string {
  return namesIn(language).powers[id];
}

export function actionName(language: Language, id: ActionId): string {
  return namesIn(language).actions[id];
}

export function symbolName(language: Language, id: SymbolId): string {
  return namesIn(language).symbols[id];
}

export function roomName(language: Language, id: RoomId): string {
  return namesIn(language).rooms[id];
}

export function groupName(language: Language, group: DataGroupId): string {
  return namesIn(language).groups[group];
}

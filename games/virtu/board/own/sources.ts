/** What pays, helps or is turned: its name in words, whatever it is. */
import type { Seat } from '@signoria/kernel';
import { CITIES, type CityId } from '../../data/cities.ts';
import { SPACES } from '../../data/palace.ts';
import { ALLIANCES, type AllianceId, BONUSES, type BonusId, TOKENS, type TokenId } from '../../data/pieces.ts';
import { allianceName, bonusName, cardName, cityName, tokenName } from '../../text/names.ts';
import { playerOf, type Table, wordsOf } from '../table.ts';

const isIn = <T extends string>(list: readonly T[], id: string): id is T => (list as readonly string[]).includes(id);

/** Where a source lies: `in the Room`, `Courtier`, `Domain`, `Alliance`, `treasury`. */
export type SourceKind = 'room' | 'courtier' | 'domain' | 'alliance' | 'bonus' | 'indulgence' | 'treasury';

export function sourceKind(id: string): SourceKind {
  if (isIn(SPACES, id)) return 'courtier';
  if (isIn(ALLIANCES, id)) return 'alliance';
  if (id === 'card' || id === 'upgrade' || id === 'printed') return 'room';
  if (id === 'indulgence') return 'indulgence';
  if (id === 'michelangelo' || id === 'leonardo') return 'bonus';
  return isCoins(id) ? 'treasury' : 'domain';
}

export function isCoins(id: string): boolean {
  return id === 'treasury' || /^coin\d+$/.test(id);
}

export function sourceTitle(table: Pick<Table, 'view' | 'language'>, seat: Seat, id: string): string {
  const { language } = table;
  const words = wordsOf(table).source;
  const player = playerOf(table, seat);
  const space = player.spaces.find((other) => other.id === id);
  if (space !== undefined) return space.card === null ? words.courtier : cardName(language, space.card);
  const room = player.rooms.find(({ marker }) => marker);
  if (id === 'card' && room?.card) return cardName(language, room.card);
  if (id === 'upgrade' && room?.upgrade) return cardName(language, room.upgrade);
  if (id === 'printed') return words.printed;
  if (id === 'token') return words.warToken;
  if (id === 'indulgence') return words.indulgence;
  if (isCoins(id)) return words.treasury;
  if (isIn(CITIES, id)) return cityName(language, id);
  if (id.startsWith('cathedral.')) return wordsOf(table).palace.cathedralIn(cityName(language, id.slice(10) as CityId));
  if (isIn(TOKENS, id)) return tokenName(language, id as TokenId);
  if (isIn(ALLIANCES, id)) return allianceName(language, id as AllianceId);
  return isIn(BONUSES, id) ? bonusName(language, id as BonusId) : id;
}

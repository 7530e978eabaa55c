/** The name of any thing on the board that can be pointed at. */
import type { CityId } from '../data/cities.ts';
import type { AllianceId, BonusId } from '../data/pieces.ts';
import type { PowerId } from '../data/powers.ts';
import type { PurchaseId } from '../rules/model/choices.ts';
import { isNoble } from '../rules/model/prices.ts';
import { actionName, allianceName, bonusName, cardName, cityName, powerName, tokenName } from '../text/names.ts';
import { sourceTitle } from './own/sources.ts';
import { playerOf, type Table, wordsOf } from './table.ts';

export function thingName(table: Table, at: string): string {
  const [kind, first = '', second = ''] = at.split(' ');
  const { language } = table;
  switch (kind) {
    case 'city':
      return cityName(language, first as CityId);
    case 'alliance':
      return allianceName(language, first as AllianceId);
    case 'bonus':
      return bonusName(language, first as BonusId);
    case 'power':
      return powerName(language, first as PowerId);
    case 'offer': {
      const id = first as PurchaseId;
      return isNoble(id) ? cardName(language, id) : tokenName(language, id);
    }
    case 'room': {
      const room = playerOf(table, Number(first)).rooms.find(({ id }) => id === second);
      return room === undefined ? '' : actionName(language, room.action);
    }
    case 'space':
    case 'token':
      return sourceTitle(table, Number(first), second);
    default:
      return wordsOf(table).palace.agent(null);
  }
}

/** What the parts of strengths, prices, incomes and points are, in English; the figure itself stands beside it. */
import type { CurrencyId } from '../data/currency.ts';
import type { MajorityPlace } from '../rules/chapters/11-scoring.ts';
import { count } from './grammar.en.ts';
import { cityEn, eventsEnNames, familiesEn, tilesEn, troopEn } from './names.en.ts';
import type { Words } from './shape.ts';

const PLACE = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];
const COLUMN = {
  cities: 'City tiles',
  events: 'Events',
  wine: 'Wine Merchants',
  pope: 'The Pope',
  victories: 'Victory counters',
  gold: 'Gold',
  influence: 'Influence',
};

/** POR-11.9 to POR-11.12 */
export function rankEn(standing: MajorityPlace, currency: CurrencyId): string {
  switch (standing) {
    case 'first':
      return `Most ${currency}`;
    case 'levelFirst':
      return `Tied for most ${currency}`;
    case 'second':
      return `Second most ${currency}`;
    case 'levelSecond':
      return `Tied for second most ${currency}`;
    case 'none':
      return currency === 'gold' ? 'Gold' : 'Influence';
  }
}

export const partsEn: Words['parts'] = {
  troop: ({ troop }) => troopEn(troop),
  bribed: ({ troop }) => `${troopEn(troop)}, bribed`,
  tile: ({ tile }) => tilesEn[tile].name,
  family: ({ family }) => familiesEn[family].name,
  weather: () => 'Bad Weather',
  unrepresented: () => 'City without a condottiere',
  die: () => 'Die',
  status: ({ city }) => `Status of ${cityEn(city)}`,
  hand: () => 'Everybody',
  merchant: ({ tile }) => `Wine for ${tilesEn[tile].name}`,
  pope: () => 'The Pope',
  pay: () => 'Pay as condottiere',
  card: () => 'Treachery card',
  highBid: () => 'High bid',
  raise: () => 'Least raise',
  opening: () => 'Opening bid',
  bid: () => 'Bid',
  floor: () => 'Never below 0',
  holdings: ({ currency }) => (currency === 'gold' ? 'Gold in hand' : 'Influence in hand'),
  offered: () => 'Offered in exchanges',
  bound: () => 'Needed for a bid',
  fee: () => 'Fee of the opening',
  cardinals: () => 'Bribe Cardinal',
  banker: () => 'Banker',
  place: ({ place, tied }) => `${PLACE[place - 1]} place${tied ? ', tied' : ''}`,
  cityTile: ({ tile, city }) => `${tilesEn[tile].name}, ${cityEn(city)}`,
  printed: ({ tile }) => `Printed on ${tilesEn[tile].name}`,
  event: ({ event }) => eventsEnNames[event].name,
  wine: ({ merchants }) => `Wine for ${count(merchants, 'Merchant tile')}`,
  victory: ({ counter }) => `Victory ${counter}`,
  majority: ({ currency, standing }) => rankEn(standing, currency),
  column: ({ column }) => COLUMN[column],
};

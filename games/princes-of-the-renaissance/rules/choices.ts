/** Everything a player can answer, as interned constants where the domain is small: menus then cost almost nothing. */
import { CITIES, type CityId } from '../data/cities.ts';
import { CURRENCIES, type CurrencyId } from '../data/currency.ts';
import { EVENTS, type EventId } from '../data/events.ts';
import { FAMILIES, type FamilyId } from '../data/families.ts';
import { TILES, type TileId } from '../data/tiles.ts';
import { CARDS, type CardId } from '../data/treachery.ts';
import { TROOPS, type TroopId } from '../data/troops.ts';

export type LotId = TileId | EventId | 'pope';

/** Who gives a free treachery card. */
export const GIVERS = ['malatesta', 'alfonso', 'pallavicino'] as const;
export type GiverId = (typeof GIVERS)[number];

/** With what another player's holdings are stolen. */
export const THEFTS = ['lucrezia', 'steal-influence', 'steal-gold-shipment'] as const;
export type TheftId = (typeof THEFTS)[number];

export const WAR_SIDES = ['attacker', 'defender'] as const;
export type WarSideId = (typeof WAR_SIDES)[number];

/** What may be promised along with an exchange. Words only: nothing holds anybody to them (POR-4.4). */
export const PROMISES = [
  'not-bid',
  'bid-for-you',
  'lead-to-win',
  'lead-to-lose',
  'join-league',
  'stay-out',
  'no-veto',
  'veto',
  'no-theft',
  'no-war',
  'start-war',
  'place-artist',
  'end-decade',
  'not-end-decade',
  'favour-later',
] as const;
export type PromiseId = (typeof PROMISES)[number];

export type Choice =
  /** Opening: the secret bid for turn order. */
  | { readonly do: 'order'; readonly amount: number }
  /** Opening: raise the own bid for a family to this. In an auction: bid this. */
  | { readonly do: 'bid'; readonly amount: number }
  /** Out of the bidding, or no action this turn. */
  | { readonly do: 'pass' }
  | { readonly do: 'family'; readonly family: FamilyId }
  | { readonly do: 'declare'; readonly currency: CurrencyId }
  | { readonly do: 'buyTroop'; readonly troop: TroopId }
  | { readonly do: 'discardTroop'; readonly troop: TroopId }
  | { readonly do: 'buyCard' }
  | { readonly do: 'freeCard'; readonly from: GiverId }
  | { readonly do: 'steal'; readonly by: TheftId; readonly whom: number }
  | { readonly do: 'nominate'; readonly lot: LotId }
  /** Start a war: the marker moves, then the cities are named. */
  | { readonly do: 'war' }
  /** The same with the card, at the end of the turn. */
  | { readonly do: 'startWar' }
  | { readonly do: 'end' }
  | { readonly do: 'cities'; readonly attacker: CityId; readonly defender: CityId }
  | { readonly do: 'veto' }
  /** Lorenzo Medici forbids the war, where the table plays it so (POR-H12). */
  | { readonly do: 'lorenzo' }
  | { readonly do: 'weather'; readonly city: CityId }
  /** Let the chance go by: no reaction, no bribe, no consolation card. */
  | { readonly do: 'decline' }
  | { readonly do: 'freeze'; readonly whom: number }
  /** Pay for a lot with so many Bribe Cardinals and so much through the Banker. */
  | { readonly do: 'pay'; readonly cardinals: number; readonly banker: number }
  | { readonly do: 'place'; readonly city: CityId }
  | { readonly do: 'keep'; readonly card: CardId }
  | { readonly do: 'discard'; readonly card: CardId }
  | { readonly do: 'league'; readonly side: WarSideId }
  | { readonly do: 'bribe'; readonly whom: number; readonly troop: TroopId }
  | { readonly do: 'reroll' }
  | { readonly do: 'stand' }
  /** The next best of the tied cities, or leave them tied. */
  | { readonly do: 'rank'; readonly city: CityId }
  | { readonly do: 'tied' }
  /** The Banker: change so much into this currency. */
  | { readonly do: 'bank'; readonly into: CurrencyId; readonly amount: number }
  /** `items`: 'gold' and 'influence' once for each one given, 'for-gold' and 'for-influence' for each one asked, a promise. */
  | { readonly do: 'offer'; readonly whom: number; readonly items: readonly string[] }
  | { readonly do: 'accept'; readonly whom: number }
  | { readonly do: 'refuse'; readonly whom: number }
  | { readonly do: 'withdraw'; readonly whom: number };

export type Do<D extends Choice['do']> = Extract<Choice, { do: D }>;

export const PASS: Do<'pass'> = { do: 'pass' };
export const BUY_CARD: Do<'buyCard'> = { do: 'buyCard' };
export const MAKE_WAR: Do<'war'> = { do: 'war' };
export const PLAY_WAR: Do<'startWar'> = { do: 'startWar' };
export const END: Do<'end'> = { do: 'end' };
export const PLAY_VETO: Do<'veto'> = { do: 'veto' };
export const LORENZO_VETO: Do<'lorenzo'> = { do: 'lorenzo' };
export const DECLINE: Do<'decline'> = { do: 'decline' };
export const REROLL: Do<'reroll'> = { do: 'reroll' };
export const STAND: Do<'stand'> = { do: 'stand' };
export const LEAVE_TIED: Do<'tied'> = { do: 'tied' };

export const CHOOSE: readonly Do<'family'>[] = FAMILIES.map((family) => ({ do: 'family', family }));
export const DECLARE: readonly Do<'declare'>[] = CURRENCIES.map((currency) => ({ do: 'declare', currency }));
export const BUY_TROOP: readonly Do<'buyTroop'>[] = TROOPS.map((troop) => ({ do: 'buyTroop', troop }));
export const DISCARD_TROOP: readonly Do<'discardTroop'>[] = TROOPS.map((troop) => ({ do: 'discardTroop', troop }));
export const FREE_CARD: readonly Do<'freeCard'>[] = GIVERS.map((from) => ({ do: 'freeCard', from }));
export const NOMINATE_TILE: readonly Do<'nominate'>[] = TILES.map((lot) => ({ do: 'nominate', lot }));
export const NOMINATE_EVENT: readonly Do<'nominate'>[] = EVENTS.map((lot) => ({ do: 'nominate', lot }));
export const NOMINATE_POPE: Do<'nominate'> = { do: 'nominate', lot: 'pope' };
export const WEATHER: readonly Do<'weather'>[] = CITIES.map((city) => ({ do: 'weather', city }));
export const PLACE: readonly Do<'place'>[] = CITIES.map((city) => ({ do: 'place', city }));
export const RANK: readonly Do<'rank'>[] = CITIES.map((city) => ({ do: 'rank', city }));
export const KEEP: readonly Do<'keep'>[] = CARDS.map((card) => ({ do: 'keep', card }));
export const DISCARD: readonly Do<'discard'>[] = CARDS.map((card) => ({ do: 'discard', card }));
export const LEAGUE: readonly Do<'league'>[] = WAR_SIDES.map((side) => ({ do: 'league', side }));

/** By attacking and defending city; the diagonal is never offered. */
export const NAME_CITIES: readonly (readonly Do<'cities'>[])[] = CITIES.map((attacker) =>
  CITIES.map((defender) => ({ do: 'cities', attacker, defender })),
);

const SEATS = [0, 1, 2, 3, 4, 5] as const;

/** By means and victim. */
export const STEAL: { readonly [by in TheftId]: readonly Do<'steal'>[] } = {
  lucrezia: SEATS.map((whom) => ({ do: 'steal', by: 'lucrezia', whom })),
  'steal-influence': SEATS.map((whom) => ({ do: 'steal', by: 'steal-influence', whom })),
  'steal-gold-shipment': SEATS.map((whom) => ({ do: 'steal', by: 'steal-gold-shipment', whom })),
};
export const FREEZE: readonly Do<'freeze'>[] = SEATS.map((whom) => ({ do: 'freeze', whom }));
/** By owner and troop. */
export const BRIBE: readonly (readonly Do<'bribe'>[])[] = SEATS.map((whom) =>
  TROOPS.map((troop) => ({ do: 'bribe', whom, troop })),
);
export const ACCEPT: readonly Do<'accept'>[] = SEATS.map((whom) => ({ do: 'accept', whom }));
export const REFUSE: readonly Do<'refuse'>[] = SEATS.map((whom) => ({ do: 'refuse', whom }));
export const WITHDRAW: readonly Do<'withdraw'>[] = SEATS.map((whom) => ({ do: 'withdraw', whom }));

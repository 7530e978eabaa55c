/** Everything a player can answer, as interned constants where the domain is small: menus then cost almost nothing. */
import { type ChoiceOf, notationOf, number, oneOf, type Term, type Words } from '@signoria/kernel/notation';
import { CITIES } from '../../data/cities.ts';
import { CURRENCIES } from '../../data/currency.ts';
import { EVENTS, type EventId } from '../../data/events.ts';
import { FAMILIES } from '../../data/families.ts';
import { TILES, type TileId } from '../../data/tiles.ts';
import { CARDS } from '../../data/treachery.ts';
import { TROOPS } from '../../data/troops.ts';

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

/** What an exchange offers and asks for, by currency, and the words that go with it. */
export interface Exchange {
  readonly give: readonly [number, number];
  readonly ask: readonly [number, number];
  readonly promise: PromiseId | null;
}

/** An exchange as items, in the order the menu lists them: 'gold' and 'influence' once for each one given, 'for-gold' and … */
export function offerItems({ give, ask, promise }: Exchange): readonly string[] {
  const some = (id: string, count: number) => Array<string>(count).fill(id);
  return [
    ...CURRENCIES.flatMap((id, currency) => some(id, give[currency]!)),
    ...CURRENCIES.flatMap((id, currency) => some(`for-${id}`, ask[currency]!)),
    ...(promise === null ? [] : [promise]),
  ];
}

export function readItems(items: readonly string[]): Exchange {
  const count = (id: string) => items.filter((item) => item === id).length;
  return {
    give: [count('gold'), count('influence')],
    ask: [count('for-gold'), count('for-influence')],
    promise: PROMISES.find((id) => items.includes(id)) ?? null,
  };
}

/** No more counters than this are ever named in one line. */
const MOST = 999;

/** `3g 1i`: the words of some gold and influence, none where there is none. */
const amounts: Term<readonly [number, number]> = {
  write: ([gold, influence]) => [gold > 0 ? `${gold}g` : '', influence > 0 ? `${influence}i` : ''].join(' ').trim(),
  read: (words) => [readAmount(words, 'g'), readAmount(words, 'i')],
};

function readAmount(words: Words, unit: 'g' | 'i'): number {
  const [, digits] = /^([1-9]\d*)([gi])$/.exec(words.peek() ?? '') ?? [];
  if (digits === undefined || !words.takes([digits + unit])) return 0;
  if (Number(digits) > MOST) throw words.error('nobody has that much');
  return Number(digits);
}

const promise = oneOf(PROMISES);

/** `3g for 2i promise no-veto` */
const exchange: Term<readonly string[]> = {
  write(items) {
    const offer = readItems(items);
    const asked = amounts.write(offer.ask);
    const promised = offer.promise === null ? '' : `promise ${offer.promise}`;
    return [amounts.write(offer.give), asked === '' ? '' : `for ${asked}`, promised]
      .filter((said) => said !== '')
      .join(' ');
  },
  read(words) {
    const give = amounts.read(words);
    const asks = words.takes(['for']);
    const ask = amounts.read(words);
    if (asks !== ask.some((amount) => amount > 0)) throw words.error('say offer 2 3g 1i for 2g 1i promise no-veto');
    return offerItems({ give, ask, promise: words.takes(['promise']) ? promise.read(words) : null });
  },
};

const VERBS = {
  /** Opening: the secret bid for turn order. */
  order: { amount: number },
  /** Opening: raise the own bid for a family to this. In an auction: bid this. */
  bid: { amount: number },
  /** Out of the bidding, or no action this turn. */
  pass: {},
  family: { family: oneOf(FAMILIES) },
  declare: { currency: oneOf(CURRENCIES) },
  buyTroop: { troop: oneOf(TROOPS) },
  discardTroop: { troop: oneOf(TROOPS) },
  buyCard: {},
  freeCard: { from: oneOf(GIVERS) },
  steal: { by: oneOf(THEFTS), whom: number },
  nominate: { lot: oneOf([...TILES, ...EVENTS, 'pope']) },
  /** Start a war: the marker moves, then the cities are named. */
  war: {},
  /** The same with the card, at the end of the turn. */
  startWar: {},
  end: {},
  cities: { attacker: oneOf(CITIES), defender: oneOf(CITIES) },
  veto: {},
  /** Lorenzo Medici forbids the war, where the table plays it so (POR-H12). */
  lorenzo: {},
  weather: { city: oneOf(CITIES) },
  /** Let the chance go by: no reaction, no bribe, no consolation card. */
  decline: {},
  freeze: { whom: number },
  /** Pay for a lot with so many Bribe Cardinals and so much through the Banker. */
  pay: { cardinals: number, banker: number },
  place: { city: oneOf(CITIES) },
  keep: { card: oneOf(CARDS) },
  discard: { card: oneOf(CARDS) },
  league: { side: oneOf(WAR_SIDES) },
  bribe: { whom: number, troop: oneOf(TROOPS) },
  reroll: {},
  stand: {},
  /** The next best of the tied cities, or leave them tied. */
  rank: { city: oneOf(CITIES) },
  tied: {},
  /** The Banker: change so much into this currency. */
  bank: { into: oneOf(CURRENCIES), amount: number },
  offer: { whom: number, items: exchange },
  accept: { whom: number },
  refuse: { whom: number },
  withdraw: { whom: number },
};

export type Choice = ChoiceOf<typeof VERBS>;
export type Do<D extends Choice['do']> = Extract<Choice, { do: D }>;

/** One line per answer: `bid 14`, `nominate venice-doge`, `cities rome milan`, `offer 2 3g for 2i promise no-veto`. */
export const notation = notationOf(VERBS, {
  buyTroop: 'buy',
  buyCard: 'buy card',
  discardTroop: 'dismiss',
  freeCard: 'free',
  startWar: 'start-war',
});

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

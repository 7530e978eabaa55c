/** One of everything that can be put into words. The types see to it that nothing is left out. */
import type { FactSamples, SamplesOf } from '@signoria/kernel/testing';
import type { PartFacts, Sayable } from '../text/shape.ts';

type Samples = SamplesOf<Sayable>;

const deal = { from: 0, with: 1, give: [3, 0], ask: [0, 2], promise: null, to: [0, 1] } as const;
const gift = { from: 1, with: 0, give: [1, 5], ask: [0, 0], promise: 'no-veto', to: [0, 1] } as const;
const words = { from: 1, with: 0, give: [0, 0], ask: [0, 0], promise: 'favour-later', to: [0, 1] } as const;

export const HAPPENINGS: Samples['happenings'] = {
  gameStarts: [
    { what: 'gameStarts', side: 'A' },
    { what: 'gameStarts', side: 'B' },
  ],
  orderBids: [{ what: 'orderBids', bids: [3, 0, 12] }],
  orderRolled: [{ what: 'orderRolled', rolls: [[3], [5, 2], [5, 6]] }],
  orderFound: [{ what: 'orderFound', order: [2, 0, 1] }],
  familyBid: [{ what: 'familyBid', seat: 0, amount: 7 }],
  familyPassed: [{ what: 'familyPassed', seat: 0 }],
  familyChosen: [{ what: 'familyChosen', seat: 0, family: 'd-este' }],
  bidsPaid: [{ what: 'bidsPaid', bids: [3, 0, 12] }],
  feesPaid: [{ what: 'feesPaid', fee: 5 }],
  declared: [{ what: 'declared', seat: 0, currency: 'influence' }],
  decadeStarts: [{ what: 'decadeStarts', decade: 2, first: 0 }],
  turnPassed: [{ what: 'turnPassed', seat: 0 }],
  troopBought: [{ what: 'troopBought', seat: 0, troop: 'cavalry', cost: 8 }],
  troopDiscarded: [{ what: 'troopDiscarded', seat: 0, troop: 'infantry' }],
  cardBought: [{ what: 'cardBought', seat: 0 }],
  cardGiven: [
    { what: 'cardGiven', seat: 0, from: 'malatesta' },
    { what: 'cardGiven', seat: 0, from: 'alfonso' },
  ],
  cardIs: [{ what: 'cardIs', seat: 0, card: 'veto', to: [0] }],
  lookedAt: [{ what: 'lookedAt', seat: 0, cards: ['veto', 'bad-weather'], to: [0] }],
  putUnder: [{ what: 'putUnder', seat: 0, card: 'veto', to: [0] }],
  cardDiscarded: [{ what: 'cardDiscarded', seat: 0, card: 'freeze-bid' }],
  deckRenewed: [{ what: 'deckRenewed' }],
  stolen: [
    { what: 'stolen', seat: 0, whom: 1, by: 'lucrezia', currency: 'influence', amount: 2 },
    { what: 'stolen', seat: 1, whom: 0, by: 'steal-gold-shipment', currency: 'gold', amount: 3 },
  ],
  nominated: [
    { what: 'nominated', seat: 0, lot: 'pope' },
    { what: 'nominated', seat: 0, lot: 'venice-doge' },
    { what: 'nominated', seat: 0, lot: 'ev1-bellini' },
  ],
  bidMade: [
    { what: 'bidMade', seat: 0, amount: 21, currency: 'gold' },
    { what: 'bidMade', seat: 0, amount: 0, currency: 'influence' },
  ],
  bidPassed: [{ what: 'bidPassed', seat: 0 }],
  frozen: [
    { what: 'frozen', seat: 0, whom: 1, out: true },
    { what: 'frozen', seat: 1, whom: 0, out: false },
  ],
  lotWon: [
    {
      what: 'lotWon',
      seat: 0,
      kind: 'pope',
      lot: 'pope',
      bid: 7,
      price: 5,
      currency: 'influence',
      cardinals: 1,
      banker: 2,
    },
    {
      what: 'lotWon',
      seat: 0,
      kind: 'city',
      lot: 'venice-doge',
      bid: 14,
      price: 14,
      currency: 'gold',
      cardinals: 0,
      banker: 0,
    },
    {
      what: 'lotWon',
      seat: 0,
      kind: 'attacker',
      lot: 'florence',
      bid: 1,
      price: 1,
      currency: 'influence',
      cardinals: 0,
      banker: 0,
    },
  ],
  artistPlaced: [{ what: 'artistPlaced', seat: 0, event: 'ev1-bellini', city: 'florence' }],
  statusMoved: [{ what: 'statusMoved', city: 'rome', before: 5, after: 6 }],
  warDeclared: [
    { what: 'warDeclared', seat: 0, attacker: 'florence', defender: 'venice', byCard: false },
    { what: 'warDeclared', seat: 0, attacker: 'rome', defender: 'naples', byCard: true },
  ],
  vetoed: [
    { what: 'vetoed', seat: 0, by: 'card' },
    { what: 'vetoed', seat: 0, by: 'lorenzo' },
  ],
  weather: [{ what: 'weather', seat: 0, city: 'milan' }],
  unrepresented: [{ what: 'unrepresented', city: 'naples' }],
  unfought: [{ what: 'unfought' }],
  cityPays: [{ what: 'cityPays', seat: 0, city: 'rome', gold: 5 }],
  leagueJoins: [{ what: 'leagueJoins', seat: 0, city: 'florence' }],
  bribed: [{ what: 'bribed', seat: 0, whom: 1, troop: 'pikemen' }],
  rolled: [
    { what: 'rolled', round: 1, cities: ['rome', 'milan'], forces: [2, -1], dice: [3, 4] },
    { what: 'rolled', round: 2, cities: ['rome', 'milan'], forces: [0, 3], dice: [6, 1] },
  ],
  rerolled: [{ what: 'rerolled', seat: 0 }],
  warWon: [
    { what: 'warWon', city: 'rome', loser: 'milan', seat: 0, double: true },
    { what: 'warWon', city: 'venice', loser: 'naples', seat: null, double: false },
  ],
  warDrawn: [{ what: 'warDrawn', cities: ['rome', 'milan'] }],
  victory: [
    { what: 'victory', seat: 0, counters: 1 },
    { what: 'victory', seat: 0, counters: 2 },
  ],
  decadeEnds: [{ what: 'decadeEnds', decade: 1 }],
  income: [
    { what: 'income', seat: 0, gold: 7, influence: 3, pay: 0 },
    { what: 'income', seat: 0, gold: 1, influence: 1, pay: 21 },
    { what: 'income', seat: 0, gold: 0, influence: 0, pay: 5 },
    { what: 'income', seat: 0, gold: 0, influence: 0, pay: 0 },
  ],
  banked: [
    { what: 'banked', seat: 0, into: 'gold', amount: 3 },
    { what: 'banked', seat: 0, into: 'influence', amount: 1 },
  ],
  offerMade: [
    { what: 'offerMade', ...deal },
    { what: 'offerMade', ...gift },
    { what: 'offerMade', ...words },
  ],
  offerChanged: [{ what: 'offerChanged', ...deal }],
  offerRefused: [{ what: 'offerRefused', ...deal }],
  offerWithdrawn: [{ what: 'offerWithdrawn', ...gift }],
  offerLapsed: [{ what: 'offerLapsed', ...deal }],
  traded: [
    { what: 'traded', seat: 0, with: 1, gives: ['gold'], gets: ['influence'] },
    { what: 'traded', seat: 1, with: 0, gives: ['gold', 'influence'], gets: [] },
  ],
  tradeIs: [
    { what: 'tradeIs', ...deal },
    { what: 'tradeIs', ...words },
  ],
  tiesRanked: [{ what: 'tiesRanked', seat: 0, city: 'venice' }],
  tiesLeft: [{ what: 'tiesLeft', seat: 0 }],
  gameEnds: [
    { what: 'gameEnds', winners: [0], reason: 'points' },
    { what: 'gameEnds', winners: [0, 1], reason: 'shared' },
  ],
};

export const CHOICES: Samples['choices'] = {
  order: [{ do: 'order', amount: 3 }, { do: 'order' }],
  bid: [{ do: 'bid', amount: 14 }, { do: 'bid' }],
  pass: [{ do: 'pass' }],
  family: [{ do: 'family', family: 'gonzaga' }],
  declare: [
    { do: 'declare', currency: 'gold' },
    { do: 'declare', currency: 'influence' },
  ],
  buyTroop: [{ do: 'buyTroop', troop: 'infantry' }],
  discardTroop: [{ do: 'discardTroop', troop: 'crossbowmen' }],
  buyCard: [{ do: 'buyCard' }],
  freeCard: [
    { do: 'freeCard', from: 'malatesta' },
    { do: 'freeCard', from: 'pallavicino' },
  ],
  steal: [
    { do: 'steal', by: 'lucrezia', whom: 1 },
    { do: 'steal', by: 'steal-gold-shipment', whom: 1 },
  ],
  nominate: [
    { do: 'nominate', lot: 'pope' },
    { do: 'nominate', lot: 'rome-cesare-borgia' },
  ],
  war: [{ do: 'war' }],
  startWar: [{ do: 'startWar' }],
  end: [{ do: 'end' }],
  cities: [{ do: 'cities', attacker: 'florence', defender: 'venice' }],
  veto: [{ do: 'veto' }],
  lorenzo: [{ do: 'lorenzo' }],
  weather: [{ do: 'weather', city: 'venice' }],
  decline: [{ do: 'decline' }],
  freeze: [{ do: 'freeze', whom: 1 }],
  pay: [
    { do: 'pay', cardinals: 0, banker: 0 },
    { do: 'pay', cardinals: 2, banker: 1 },
  ],
  place: [{ do: 'place', city: 'naples' }],
  keep: [{ do: 'keep', card: 'veto' }],
  discard: [{ do: 'discard', card: 'veto' }],
  league: [
    { do: 'league', side: 'attacker' },
    { do: 'league', side: 'defender' },
  ],
  bribe: [{ do: 'bribe', whom: 1, troop: 'cavalry' }],
  reroll: [{ do: 'reroll' }],
  stand: [{ do: 'stand' }],
  rank: [{ do: 'rank', city: 'rome' }],
  tied: [{ do: 'tied' }],
  bank: [
    { do: 'bank', into: 'gold', amount: 2 },
    { do: 'bank', into: 'influence' },
  ],
  offer: [
    { do: 'offer', whom: 1, items: ['gold', 'gold', 'for-influence', 'no-veto'] },
    { do: 'offer', whom: 1, items: ['favour-later'] },
    { do: 'offer', whom: 1 },
  ],
  accept: [{ do: 'accept', whom: 1 }],
  refuse: [{ do: 'refuse', whom: 1 }],
  withdraw: [{ do: 'withdraw', whom: 1 }],
};

const troop = { troop: 'cavalry', cost: 8, decade: 2 } as const;
const tile = { tile: 'venice-doge', least: 14 } as const;

const BLOCKED: Samples['blocked'] = {
  bidTooLow: { least: 7 },
  bidTooHigh: { max: 12, currency: 'gold' },
  laidTooMuch: { max: 45 },
  mustOpen: {},
  familyTaken: { family: 'gonzaga', owner: 1 },
  troopOwned: troop,
  troopTooEarly: troop,
  troopsGone: troop,
  troopTooDear: troop,
  noCards: {},
  cardTooDear: { cost: 1 },
  eventLater: { event: 'ev2-leonardo', decade: 2 },
  popeSold: { owner: 1 },
  tileLimit: tile,
  cityLimit: tile,
  tileTooDear: tile,
  warLimit: { limit: 4 },
  mustAct: { passes: 9 },
  sameCity: { city: 'rome' },
};

export const SCORE: Samples['score'] = {
  city: { city: 'rome', tiles: 2, each: 5 },
  tiles: undefined,
  events: { events: ['ev1-verrocchio', 'ev3-michelangelo'] },
  wine: { merchants: 3, wine: 1 },
  pope: undefined,
  victories: { counters: 3 },
  gold: { standing: 'first' },
  influence: { standing: 'levelSecond' },
};

/** A part of a number of every kind. */
export const PARTS: FactSamples<PartFacts> = {
  troop: { troop: 'cavalry' },
  bribed: { troop: 'infantry' },
  tile: { tile: 'milan-armourer' },
  family: { family: 'd-este' },
  weather: {},
  unrepresented: {},
  die: {},
  status: { city: 'rome' },
  hand: {},
  merchant: { tile: 'venice-silk-merchant' },
  pope: {},
  pay: {},
  card: {},
  highBid: {},
  raise: {},
  opening: {},
  bid: {},
  floor: {},
  holdings: { currency: 'influence' },
  offered: {},
  bound: {},
  fee: {},
  cardinals: {},
  banker: {},
  place: { place: 3, tied: true },
  cityTile: { tile: 'venice-doge', city: 'venice' },
  printed: { tile: 'venice-doge' },
  event: { event: 'ev1-verrocchio' },
  wine: { merchants: 2 },
  victory: { counter: 2 },
  majority: { currency: 'gold', standing: 'levelSecond' },
  column: { column: 'wine' },
};

const OUTCOMES: Samples['outcomes'] = {
  points: [[0], [1]],
  holdings: [[0], [1]],
  shared: [
    [0, 1],
    [1, 2],
  ],
};

const EDITION: Samples['edition'] = {
  'not-a-ladder': {},
  'too-few-tiles': { city: 'rome', tiles: 5, least: 6 },
  'no-events': { decade: 2 },
  'deck-too-small': { cards: 3, least: 20 },
};

export const SAMPLES = {
  happenings: HAPPENINGS,
  choices: CHOICES,
  blocked: BLOCKED,
  score: SCORE,
  outcomes: OUTCOMES,
  edition: EDITION,
};

/** One of everything that can be put into words. The types see to it that nothing is left out. */
import type { FactSamples, SamplesOf } from '@signoria/kernel/testing';
import type { Sayable, WarningFacts } from '../text/shape.ts';

type Samples = SamplesOf<Sayable>;

export const HAPPENINGS: Samples['happenings'] = {
  gameStarts: [
    { what: 'gameStarts', first: 0 },
    { what: 'gameStarts', first: 'diego' },
  ],
  dealt: [{ what: 'dealt', seat: 0, cards: ['poet', 'jurist'], to: [0] }],
  keptThree: [{ what: 'keptThree', seat: 0, cards: ['poet', 'jurist', 'painter'], to: [0] }],
  handsChosen: [{ what: 'handsChosen' }],
  roundBegins: [
    { what: 'roundBegins', round: 2, minimum: 10, first: 0 },
    { what: 'roundBegins', round: 3, minimum: 12, first: 'diego' },
  ],
  auctionOpens: [{ what: 'auctionOpens', seat: 0, stack: 'jester', bid: 200 }],
  bidRaised: [{ what: 'bidRaised', seat: 0, stack: 'jester', bid: 300 }],
  passed: [{ what: 'passed', seat: 0, stack: 'jester' }],
  droppedOut: [{ what: 'droppedOut', seat: 0 }],
  nothingToTake: [{ what: 'nothingToTake', seat: 0 }],
  bought: [{ what: 'bought', seat: 0, stack: 'recruiting', price: 400 }],
  declined: [{ what: 'declined', seat: 0 }],
  landscapePlaced: [
    { what: 'landscapePlaced', seat: 0, landscape: 'lake', gain: 0 },
    { what: 'landscapePlaced', seat: 0, landscape: 'forest', gain: 3 },
  ],
  builderHired: [
    { what: 'builderHired', seat: 0, builders: 1, gain: 0 },
    { what: 'builderHired', seat: 0, builders: 2, gain: 3 },
  ],
  recruited: [
    { what: 'recruited', seat: 0, profession: 'poet', from: 1 },
    { what: 'recruited', seat: 1, profession: 'poet', from: 0 },
    { what: 'recruited', seat: 0, profession: 'bell-maker', from: 'diego' },
    { what: 'recruited', seat: 0, profession: 'bell-maker', from: 'virtual' },
  ],
  drew: [
    { what: 'drew', seat: 0, deck: 'profession', count: 5 },
    { what: 'drew', seat: 0, deck: 'bonus', count: 1 },
  ],
  drewCards: [{ what: 'drewCards', seat: 0, deck: 'prestige', cards: ['prestige-01', 'prestige-02'], to: [0] }],
  keptCard: [{ what: 'keptCard', seat: 0, deck: 'bonus', card: 'bonus-07', to: [0] }],
  workBegun: [{ what: 'workBegun', seat: 0, profession: 'poet' }],
  bonusPlayed: [{ what: 'bonusPlayed', seat: 0, card: 'bonus-07', worth: 4 }],
  workDone: [
    { what: 'workDone', seat: 0, profession: 'poet', value: 15, pay: 1500 },
    { what: 'workDone', seat: 0, profession: null, value: 16, pay: 1600 },
  ],
  exchanged: [{ what: 'exchanged', seat: 0, points: 7, coins: 1400 }],
  built: [{ what: 'built', seat: 0, building: 'opera', price: 300 }],
  freedomIntroduced: [{ what: 'freedomIntroduced', seat: 0, freedom: 'travel', price: 300 }],
  cardPaid: [{ what: 'cardPaid', seat: 0, deck: 'profession', price: 300 }],
  turnEnds: [
    { what: 'turnEnds', seat: 0, actions: 0 },
    { what: 'turnEnds', seat: 0, actions: 1 },
    { what: 'turnEnds', seat: 0, actions: 2 },
  ],
  sold: [{ what: 'sold', seat: 0, points: 1, coins: 100 }],
  bestWork: [
    { what: 'bestWork', who: [0], value: 15 },
    { what: 'bestWork', who: [0, 1], value: 15 },
    { what: 'bestWork', who: ['diego'], value: 15 },
    { what: 'bestWork', who: [0, 'diego'], value: 15 },
  ],
  noWork: [{ what: 'noWork' }],
  cardScored: [
    { what: 'cardScored', who: 0, card: 'prestige-03', points: 8 },
    { what: 'cardScored', who: 'diego', card: 'prestige-03', points: 0 },
  ],
  finalScore: [
    { what: 'finalScore', who: 0, points: 61, coins: 300 },
    { what: 'finalScore', who: 'diego', points: -2, coins: 0 },
  ],
  gameEnds: [{ what: 'gameEnds', winners: [0], reason: 'prestige' }],
  pawnPlaced: [
    { what: 'pawnPlaced', seat: 0, character: 'muse', bid: 400, displaced: null },
    { what: 'pawnPlaced', seat: 0, character: 'banker', bid: 0, displaced: 1 },
    { what: 'pawnPlaced', seat: 1, character: 'banker', bid: 100, displaced: 0 },
  ],
  pawnPassed: [{ what: 'pawnPassed', seat: 0 }],
  characterWon: [{ what: 'characterWon', seat: 0, character: 'princess', price: 500 }],
  bankerPaid: [{ what: 'bankerPaid', seat: 0, coins: 500 }],
  bankerGrows: [{ what: 'bankerGrows', pot: 700 }],
  characterUsed: [{ what: 'characterUsed', seat: 0, character: 'professor' }],
  characterReturned: [{ what: 'characterReturned', seat: 0, character: 'merchant' }],
  merchantFree: [{ what: 'merchantFree', seat: 0, stack: 'jester' }],
  merchantRank: [{ what: 'merchantRank', seat: 0, rank: 4, points: 4 }],
  converted: [{ what: 'converted', seat: 0, points: 2, coins: 400 }],
  offerMade: [
    { what: 'offerMade', seat: 0, active: 0, partner: 1, building: 'workshop', payment: 300 },
    { what: 'offerMade', seat: 1, active: 0, partner: 1, building: 'workshop', payment: 0 },
  ],
  offerRejected: [{ what: 'offerRejected', seat: 0, building: 'workshop' }],
  builtTogether: [
    { what: 'builtTogether', seat: 0, partner: 1, building: 'opera', price: 300, payment: 500 },
    { what: 'builtTogether', seat: 1, partner: 2, building: 'opera', price: 0, payment: 0 },
  ],
  diegoCard: [{ what: 'diegoCard', card: 7 }],
  rolled: [
    { what: 'rolled', stack: 'jester', die: 3, mod: 6, price: 1000 },
    { what: 'rolled', stack: 'prestige', die: 3, mod: 0, price: 400 },
  ],
  refused: [{ what: 'refused', seat: 0, stack: 'jester', price: 1000 }],
  forced: [{ what: 'forced', seat: 0, stack: 'prestige', price: 200 }],
  cannotPay: [{ what: 'cannotPay', seat: 0, stack: 'prestige', price: 200 }],
  diegoBuys: [
    { what: 'diegoBuys', stack: 'jester', price: 900, why: 'refused' },
    { what: 'diegoBuys', stack: 'jester', price: 900, why: 'left' },
  ],
  diegoBuysNothing: [{ what: 'diegoBuysNothing' }],
  diegoPays: [
    { what: 'diegoPays', price: 900, coins: 900, points: 0, change: 0 },
    { what: 'diegoPays', price: 900, coins: 0, points: 5, change: 100 },
    { what: 'diegoPays', price: 900, coins: 300, points: 3, change: 0 },
  ],
  diegoGains: [
    { what: 'diegoGains', points: 3, why: 'landscape' },
    { what: 'diegoGains', points: 3, why: 'builder' },
    { what: 'diegoGains', points: 3, why: 'building' },
  ],
  diegoWants: [{ what: 'diegoWants', profession: 'poet', thing: 'lake' }],
  diegoTakesCard: [
    { what: 'diegoTakesCard', deck: 'prestige', card: 'prestige-05', worth: 7 },
    { what: 'diegoTakesCard', deck: 'bonus', card: 'bonus-05', worth: 4 },
  ],
  supplyShrinks: [{ what: 'supplyShrinks', stack: 'builder' }],
  diegoActs: [
    { what: 'diegoActs', action: 'build', why: 'first' },
    { what: 'diegoActs', action: 'bonus', why: 'second' },
    { what: 'diegoActs', action: 'completeWork', why: 'hurry' },
  ],
  diegoIdle: [{ what: 'diegoIdle' }],
  diegoProfession: [{ what: 'diegoProfession' }],
  diegoWorks: [
    { what: 'diegoWorks', card: 'poet', value: 14, points: 7 },
    { what: 'diegoWorks', card: 'recruiting', value: 14, points: 7 },
  ],
  virtualWork: [{ what: 'virtualWork', player: 1, profession: 'organist' }],
  diegoReplaced: [
    { what: 'diegoReplaced', profession: 'organist' },
    { what: 'diegoReplaced', profession: null },
  ],
};

export const CHOICES: Samples['choices'] = {
  keepThree: [{ do: 'keepThree', items: ['poet', 'jurist', 'painter'] }],
  auction: [{ do: 'auction', stack: 'jester' }],
  dropOut: [{ do: 'dropOut' }],
  bid: [{ do: 'bid', amount: 300 }],
  pass: [{ do: 'pass' }],
  take: [{ do: 'take', stack: 'prestige' }],
  decline: [{ do: 'decline' }],
  landscape: [{ do: 'landscape', landscape: 'park' }],
  place: [
    { do: 'place', piece: 'opera', at: 3, turn: 0, flip: false },
    { do: 'place', piece: 'opera', at: 3, turn: 1, flip: true },
  ],
  keep: [{ do: 'keep', card: 'bonus-01' }],
  under: [{ do: 'under', card: 'prestige-01' }],
  rest: [{ do: 'rest' }],
  recruit: [{ do: 'recruit', profession: 'poet' }],
  later: [{ do: 'later' }],
  work: [{ do: 'work', profession: 'poet' }],
  addBonus: [{ do: 'addBonus', card: 'bonus-01' }],
  complete: [{ do: 'complete' }],
  exchange: [
    { do: 'exchange', amount: 0 },
    { do: 'exchange', amount: 1 },
    { do: 'exchange', amount: 7 },
  ],
  build: [{ do: 'build', building: 'opera' }],
  profession: [{ do: 'profession' }],
  freedom: [{ do: 'freedom', freedom: 'travel' }],
  bonus: [{ do: 'bonus' }],
  end: [{ do: 'end' }],
  sell: [{ do: 'sell', amount: 2 }],
  pawn: [{ do: 'pawn', character: 'muse', amount: 300 }],
  use: [{ do: 'use', character: 'cardinal' }],
  professor: [
    { do: 'professor', deck: 'prestige' },
    { do: 'professor', deck: 'bonus' },
  ],
  free: [{ do: 'free' }],
  pay: [{ do: 'pay' }],
  return: [{ do: 'return' }],
  convert: [
    { do: 'convert', amount: 0 },
    { do: 'convert', amount: 3 },
  ],
  buildWith: [{ do: 'buildWith', building: 'opera', partner: 1 }],
  offer: [
    { do: 'offer', amount: 0 },
    { do: 'offer', amount: 300 },
  ],
  accept: [{ do: 'accept' }],
  reject: [{ do: 'reject' }],
  counter: [
    { do: 'counter', change: 'payment' },
    { do: 'counter', change: 'place' },
  ],
  putUp: [{ do: 'putUp', stack: 'lake' }],
  buy: [{ do: 'buy' }],
  refuse: [{ do: 'refuse' }],
};

const BLOCKED: Samples['blocked'] = {
  stackSold: { stack: 'jester', seat: 1 },
  stackEmpty: { stack: 'jester' },
  threeBuilders: {},
  noRoomForLandscape: { stack: 'forest' },
  tooFewCoins: { price: 300, coins: 100 },
  noActionLeft: { actions: 2 },
  belowMinimum: { profession: 'poet', value: 6, minimum: 7 },
  alreadyBuilt: { building: 'opera' },
  noCopyLeft: { building: 'opera' },
  noRoomApart: { building: 'opera', builders: 1 },
  noRoom: { building: 'opera' },
  oncePerRound: {},
  deckEmpty: {},
  hasFreedom: { freedom: 'travel' },
  noTokenLeft: { freedom: 'travel' },
  princessBelowMinimum: { value: 6, minimum: 7 },
  characterOwned: { character: 'muse', seat: 1 },
  characterFacedown: { character: 'muse' },
  highestSpaceTaken: { character: 'muse' },
  noSuchSpace: { character: 'muse', least: 300, most: 1500 },
  pawnTooLow: { character: 'muse', least: 700 },
  enoughProposals: {},
  partnerHasIt: { building: 'opera', partner: 1 },
  noRoomTogether: { building: 'opera', partner: 1 },
  alreadyPutUp: { stack: 'lake' },
  tooDearForLast: { stack: 'jester' },
};

const WARNINGS: FactSamples<WarningFacts> = {
  bonusAddsNothing: { card: 'bonus-08' },
  workLeft: { profession: 'poet', value: 12 },
  coinsAtTheEnd: { points: 4 },
};

export const SCORE: Samples['score'] = {
  track: {},
  prestigeCard: { card: 'prestige-01' },
  diego: { points: 41 },
};

const ALONE = [[0], [1]];

const OUTCOMES: Samples['outcomes'] = {
  prestige: ALONE,
  coins: ALONE,
  shared: [...ALONE, [0, 1, 2]],
  beatDiego: ALONE,
  lostToDiego: ALONE,
  tiedDiego: ALONE,
};

const EDITION: Samples['edition'] = {
  'not-a-shape': {},
  'not-rising': {},
  'fits-nowhere': { side: 'a' },
};

export const SAMPLES = {
  happenings: HAPPENINGS,
  choices: CHOICES,
  blocked: BLOCKED,
  warnings: WARNINGS,
  score: SCORE,
  outcomes: OUTCOMES,
  edition: EDITION,
};

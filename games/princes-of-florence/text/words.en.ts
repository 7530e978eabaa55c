/** The Princes of Florence in English: what is asked, answered, refused and won. Names, options and chronicle stand beside it. */
import { atMost, isForced, type PromptWords, type Question, type Reader } from '@signoria/kernel';
import { eventsEn, outcomesEn } from './events.en.ts';
import { coins, count, does, everyone, points, who } from './grammar.en.ts';
import { effectsEn, groupsEn, name, names, said, thingsEn } from './names.en.ts';
import { optionsEn } from './options.en.ts';
import { partsEn } from './parts.en.ts';
import { positionEn } from './position.en.ts';
import type { Words } from './shape.ts';

const is = (doing: string) => (q: Question, r: Reader) => `${does(r, q.deciding[0]!, 'are', 'is')} ${doing}`;
const prompt = (asked: PromptWords['asked'], doing: string): PromptWords => {
  return { asked, waiting: is(doing) };
};

const prompts: Words['prompts'] = {
  keepThree: {
    asked: 'Which three professions do you keep?',
    waiting: (q, r) => `Waiting for ${everyone(r, q.deciding)}: three of four professions are kept`,
  },
  starter: prompt(
    'Which object do you put up? Whoever does not open is out for this round.',
    'choosing an object to auction',
  ),
  bid: prompt((q) => (isForced(q) ? 'You cannot bid more. Pass.' : 'Raise by 100, or pass?'), 'to bid'),
  lastBuyer: prompt(
    'You are the last buyer: take any object left, or nothing.',
    'the last buyer and chooses an object',
  ),
  chooseLandscape: prompt('Which landscape do you take?', 'choosing a landscape'),
  placeLandscape: prompt('Where does the landscape lie?', 'placing a landscape'),
  recruitNow: prompt('Recruit somebody at once, or keep the card?', 'deciding whether to recruit at once'),
  keepCard: prompt('Which card do you keep?', 'choosing one of the cards drawn'),
  returnCards: prompt('Which card goes under the deck next?', 'returning cards under the deck'),
  turn: prompt('Your turn: what do you do?', 'to act'),
  addBonus: prompt('Which bonus cards go with this Work?', 'completing a Work'),
  exchange: prompt((q) => `How much of the pay becomes prestige? At most ${atMost(q)}.`, 'exchanging pay for prestige'),
  placeBuilding: prompt('Where does the building stand?', 'placing a building'),
  sellPrestige: { asked: 'Sell prestige for coins?', waiting: () => 'Prestige may be sold at any time' },
  characterUse: { asked: 'Use your character?', waiting: () => 'Characters may be used now' },
  merchantFree: prompt('The Merchant can make this object free. Use him?', 'deciding about the Merchant'),
  useNow: prompt('Use this character at once?', 'deciding whether to use a character at once'),
  lastChance: prompt('Use this character now, or return it.', 'deciding about a character that must be returned'),
  convert: prompt(
    (q) => `The Banker: how many points do you buy? At most ${atMost(q)}.`,
    'turning coins into prestige',
  ),
  pawn: prompt('Bid for a character, or pass?', 'bidding for a character'),
  jointPlace: prompt('Where shall the joint building stand?', 'choosing a place for a joint building'),
  jointPay: prompt('How much shall the partner pay?', 'naming a payment for a joint building'),
  answerOffer: prompt('Do you accept these terms?', 'thinking about an offer'),
  putUp: prompt('Which object do you put up?', 'choosing an object to put up'),
  soloBuy: prompt('Buy at this price, or refuse?', 'deciding whether to buy'),
  soloLast: prompt('The last auction: take an object for the fixed price, or nothing.', 'choosing in the last auction'),
};

const amount = (form: string, filled: (n: number) => string) => (c: { readonly amount?: number }) =>
  c.amount === undefined ? form : filled(c.amount);

const choices: Words['choices'] = {
  keepThree: (c) => (c.items === undefined ? 'Keep three' : `Keep ${names(c.items)}`),
  auction: (c) => `Put up ${said(c.stack)}`,
  dropOut: () => 'Drop out of this round’s auctions',
  bid: amount('Bid', (n) => `Bid ${n}`),
  pass: () => 'Pass',
  take: (c) => `Take ${said(c.stack)}`,
  decline: () => 'Take nothing',
  landscape: (c) => `Take ${said(c.landscape)}`,
  place: (c) =>
    c.at === undefined ? `Place ${said(c.piece)}` : `${name(c.piece)} ${spot(c.at)}${how(c.turn, c.flip)}`,
  keep: (c) => `Keep ${name(c.card)}`,
  under: (c) => `${name(c.card)} next under the deck`,
  rest: () => 'All as they lie',
  recruit: (c) => `Recruit ${said(c.profession)}`,
  later: () => 'Not now',
  work: (c) => `Work of ${said(c.profession)}`,
  addBonus: (c) => `Add ${said(c.card)}`,
  complete: () => 'Complete the Work',
  exchange: amount('Exchange', (n) => (n === 0 ? 'Keep all coins' : `Buy ${points(n)} for ${coins(n * 200)}`)),
  build: (c) => `Build ${said(c.building)}`,
  profession: () => 'Take a profession',
  freedom: (c) => `Introduce ${said(c.freedom)}`,
  bonus: () => 'Take a bonus card',
  end: () => 'End the turn',
  sell: amount('Sell prestige', (n) => `Sell ${points(n)} for ${coins(n * 100)}`),
  pawn: (c) => (c.amount === undefined ? `Bid for ${said(c.character)}` : `Bid ${c.amount} for ${said(c.character)}`),
  use: (c) => `Call on ${said(c.character)}`,
  professor: (c) => `The Professor: draw 5 ${c.deck === 'prestige' ? 'prestige' : 'bonus'} cards`,
  free: () => 'Take it free of charge',
  pay: () => 'Pay as usual',
  return: () => 'Return the character unused',
  convert: amount('Convert coins', (n) => (n === 0 ? 'Convert nothing' : `Buy ${points(n)} for ${coins(n * 200)}`)),
  buildWith: (c, r) => `Build ${said(c.building)} together with ${who(r, c.partner)}`,
  offer: amount('Payment of the partner', (n) => (n === 0 ? 'No payment' : `Payment of ${coins(n)}`)),
  accept: () => 'Accept',
  reject: () => 'Reject',
  counter: (c) => (c.change === 'payment' ? 'Propose another payment' : 'Propose another place'),
  putUp: (c) => `Put up ${said(c.stack)}`,
  buy: () => 'Buy',
  refuse: () => 'Refuse',
};

/** Squares are named like those of a chessboard, rows from the top. */
function spot(at: number): string {
  return `at square ${at + 1}`;
}

function how(turn = 0, flip = false): string {
  const turned = turn === 0 ? '' : `, turned by ${turn * 90}°`;
  return flip ? `${turned}, flipped` : turned;
}

const blocked: Words['blocked'] = {
  stackSold: ({ stack, seat }, r) =>
    `${name(stack)}: ${does(r, seat, 'have', 'has').replace(/^You/, 'you')} bought one this round. Of each stack only one object is sold in a round.`,
  stackEmpty: ({ stack }) => `${name(stack)}: none is left.`,
  threeBuilders: () => 'You have three builders. Nobody may have more.',
  noRoomForLandscape: ({ stack }) => `${name(stack)}: your estate has no room for it, and it must be placed at once.`,
  tooFewCoins: (f) => `This takes ${coins(f.price)}; you have ${coins(f.coins)}.`,
  noActionLeft: ({ actions }) => `You have done ${count(actions, 'action')} this turn. There are no more.`,
  belowMinimum: ({ profession, value, minimum }) =>
    `A Work of ${said(profession)} would be worth ${value}. This round it takes ${minimum}.`,
  alreadyBuilt: ({ building }) => `You already have ${said(building)}. Each building stands once in an estate.`,
  noCopyLeft: ({ building }) => `All three copies of ${said(building)} are taken.`,
  noRoomApart: ({ building, builders }) =>
    `There is no place for ${said(building)} where it touches neither another building nor the palazzo. With ${count(builders, 'builder')} they must stand apart.`,
  noRoom: ({ building }) => `There is no room for ${said(building)}.`,
  oncePerRound: () => 'Only once in a round.',
  deckEmpty: () => 'The deck is empty.',
  hasFreedom: ({ freedom }) => `You already have ${said(freedom)}.`,
  noTokenLeft: ({ freedom }) => `No token of ${said(freedom)} is left.`,
  princessBelowMinimum: ({ value, minimum }) =>
    `A Work of the Princess would be worth ${value}. This round it takes ${minimum}.`,
  characterOwned: ({ character, seat }, r) => `${name(character)}: ${who(r, seat)} already won this card.`,
  characterFacedown: ({ character }) => `${name(character)} has been used and lies face down until the next round.`,
  noSuchSpace: ({ character, least, most }) =>
    `${name(character)}: the bid spaces go from ${least} to ${most} coins, in hundreds.`,
  pawnTooLow: ({ character, least }) =>
    `${name(character)}: a pawn lies there. A higher bid is ${coins(least)} or more.`,
  highestSpaceTaken: ({ character }) => `${name(character)}: the highest space is taken and cannot be overbid.`,
  enoughProposals: () => 'Three proposals have been made for this action. Build alone, or do something else.',
  partnerHasIt: ({ building, partner }, r) =>
    `${does(r, partner, 'already have', 'already has')} ${said(building)}. A joint building counts in both estates.`,
  noRoomTogether: ({ building, partner }, r) =>
    `There is no place for ${said(building)} across the border with ${who(r, partner)}.`,
  alreadyPutUp: ({ stack }) => `${name(stack)} was put up this round already.`,
  tooDearForLast: ({ stack }) =>
    `${name(stack)} has one of the two highest numbers on Diego’s card: not in the last auction.`,
};

const warnings: Words['warnings'] = {
  bonusAddsNothing: ({ card }) => `${name(card)} would add nothing now and be gone.`,
  workLeft: ({ profession, value }) =>
    `You could still complete a Work of ${said(profession)}, worth ${value} or more.`,
  coinsAtTheEnd: (f) => `The game is nearly over: coins kept now only break ties. ${points(f.points)} could be bought.`,
};

const score: Words['score'] = {
  track: (line) => `${points(line.points)} on the track`,
  prestigeCard: (line) => `${points(line.points)} for the card ‘${name(line.facts.card)}’`,
  diego: (line) => `Diego stands at ${points(line.facts.points)}`,
};

const edition: Words['edition'] = {
  'not-a-shape': () =>
    'A shape is a list of rows of equal length made of X and dots, at most 7 by 7, without empty edges.',
  'not-rising': () => 'The minimum never falls from one round to the next.',
  'fits-nowhere': ({ side }) => `With this palazzo the shape fits nowhere on side ${side.toUpperCase()}.`,
};

export const wordsEn: Words = {
  title: 'The Princes of Florence',
  blurb: 'Build an estate where artists and scholars want to work, and let their Works make your name.',
  credit:
    'Designed by Wolfgang Kramer, Richard Ulrich and Jens Christopher Ulrich; solo rules by Didier Renard. The rules follow the 2022 edition of Korea Boardgames. This is an unofficial implementation, not connected with designers or publisher.',
  things: thingsEn,
  effects: effectsEn,
  groups: groupsEn,
  options: optionsEn,
  prompts,
  answered: 'Your answer is in. Waiting for the others',
  choices,
  events: eventsEn,
  blocked,
  warnings,
  score,
  parts: partsEn,
  outcomes: outcomesEn,
  edition,
  position: positionEn,
};

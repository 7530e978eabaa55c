/** The chronicle in English. Each line tells what its event carries and no more. */
import type { DiegoAction } from '../data/diego.ts';
import type { DeckId } from '../rules/model/choices.ts';
import type { Happening } from '../rules/model/events.ts';
import { coins, count, does, everyone, points, together, who, whose } from './grammar.en.ts';
import { name, names, said } from './names.en.ts';
import type { Words } from './shape.ts';

const DECK: { readonly [deck in DeckId]: string } = {
  profession: 'profession',
  prestige: 'prestige card',
  bonus: 'bonus card',
};

const ACTION: { readonly [action in DiegoAction]: string } = {
  completeWork: 'completes a Work',
  build: 'builds',
  profession: 'takes a profession',
  freedom: 'introduces a freedom',
  bonus: 'takes a bonus card',
};

const WHY_ACT: { readonly [why in Extract<Happening, { what: 'diegoActs' }>['why']]: string } = {
  first: 'the first sign on his card',
  second: 'the first sign on his card cannot be done, so the second',
  hurry: 'he has a card for every action left and must play them',
};

const WHY_GAIN: { readonly [why in Extract<Happening, { what: 'diegoGains' }>['why']]: string } = {
  landscape: 'another landscape of the same type',
  builder: 'a further builder',
  building: 'the building',
};

export const outcomesEn: Words['outcomes'] = {
  prestige: (winners, r) => `${together(r, winners, 'win', 'wins')} with the most prestige.`,
  coins: (winners, r) => `${together(r, winners, 'win', 'wins')}: prestige is tied, and coins decide.`,
  shared: (winners, r) => `${everyone(r, winners)} share the victory: prestige and coins are tied.`,
  beatDiego: (winners, r) => `${together(r, winners, 'beat', 'beats')} Diego.`,
  lostToDiego: () => 'Diego wins.',
  tiedDiego: (winners, r) => `${together(r, winners, 'share', 'shares')} the victory with Diego.`,
};

const gained = (gain: number) => (gain === 0 ? '' : ` and ${points(gain)}`);

export const eventsEn: Words['events'] = {
  gameStarts: (e, r) => `The game begins. ${does(r, e.first, 'are', 'is')} first player.`,
  dealt: (e, r) => `${e.seat === r.seat ? 'Your' : whose(r, e.seat)} professions: ${names(e.cards)}.`,
  keptThree: (e, r) => `${does(r, e.seat, 'keep', 'keeps')} ${names(e.cards)}.`,
  handsChosen: () => 'Everybody has chosen three professions; the rest forms the deck.',
  roundBegins: (e, r) =>
    `Round ${e.round} begins. A Work must be worth at least ${e.minimum}. First player: ${who(r, e.first)}.`,

  auctionOpens: (e, r) =>
    `${does(r, e.seat, 'put up', 'puts up')} ${said(e.stack)} and ${e.seat === r.seat ? 'bid' : 'bids'} ${e.bid}.`,
  bidRaised: (e, r) => `${does(r, e.seat, 'bid', 'bids')} ${e.bid}.`,
  passed: (e, r) => `${does(r, e.seat, 'pass', 'passes')}.`,
  droppedOut: (e, r) => `${does(r, e.seat, 'drop', 'drops')} out of this round’s auctions.`,
  nothingToTake: (e, r) => `Nothing is left that ${who(r, e.seat)} could take.`,
  bought: (e, r) => `${does(r, e.seat, 'get', 'gets')} ${said(e.stack)} for ${e.price}.`,
  declined: (e, r) => `${does(r, e.seat, 'take', 'takes')} nothing.`,
  landscapePlaced: (e, r) =>
    `${does(r, e.seat, 'place', 'places')} ${said(e.landscape)}${e.gain === 0 ? '' : ` and ${e.seat === r.seat ? 'gain' : 'gains'} ${points(e.gain)}`}.`,
  builderHired: (e, r) => `${does(r, e.seat, 'have', 'has')} ${count(e.builders, 'builder')} now${gained(e.gain)}.`,
  recruited: (e, r) => {
    const from = e.from === 'virtual' ? 'a virtual player' : who(r, e.from);
    return `${does(r, e.seat, 'recruit', 'recruits')} ${said(e.profession)} from ${from}.`;
  },

  drew: (e, r) => `${does(r, e.seat, 'draw', 'draws')} ${count(e.count, DECK[e.deck])} to choose from.`,
  drewCards: (e, r) => `${does(r, e.seat, 'see', 'sees')}: ${names(e.cards)}.`,
  keptCard: (e, r) => `${does(r, e.seat, 'keep', 'keeps')} ${name(e.card)}.`,

  workBegun: (e, r) => `${does(r, e.seat, 'play', 'plays')} ${said(e.profession)}.`,
  bonusPlayed: (e, r) => `${does(r, e.seat, 'add', 'adds')} ${said(e.card)}: +${e.worth}.`,
  workDone: (e, r) => {
    const by = e.profession === null ? 'the Princess' : said(e.profession);
    return `A Work by ${by} worth ${e.value}: ${does(r, e.seat, 'receive', 'receives').replace(/^You/, 'you')} ${coins(e.pay)}.`;
  },
  exchanged: (e, r) => `${does(r, e.seat, 'turn', 'turns')} ${coins(e.coins)} into ${points(e.points)}.`,
  built: (e, r) =>
    `${does(r, e.seat, 'build', 'builds')} ${said(e.building)} for ${e.price} and ${e.seat === r.seat ? 'gain' : 'gains'} ${points(3)}.`,
  freedomIntroduced: (e, r) => `${does(r, e.seat, 'introduce', 'introduces')} ${said(e.freedom)} for ${e.price}.`,
  cardPaid: (e, r) => `${does(r, e.seat, 'pay', 'pays')} ${e.price} for a ${DECK[e.deck]}.`,
  turnEnds: (e, r) =>
    `${does(r, e.seat, 'end your turn', 'ends the turn')} after ${e.actions === 0 ? 'no action' : count(e.actions, 'action')}.`,
  sold: (e, r) => `${does(r, e.seat, 'sell', 'sells')} ${points(e.points)} for ${coins(e.coins)}.`,

  bestWork: (e, r) =>
    `Best Work of the round, ${e.value}: ${together(r, e.who, 'gain', 'gains').replace(/^You/, 'you')} ${points(3)}.`,
  noWork: () => 'Nobody has completed a Work this round.',
  cardScored: (e, r) =>
    `${does(r, e.who, 'reveal', 'reveals')} ${said(e.card)}: ${e.points === 0 ? 'nothing' : points(e.points)}.`,
  finalScore: (e, r) => `${does(r, e.who, 'end', 'ends')} with ${points(e.points)} and ${coins(e.coins)}.`,
  gameEnds: (e, r) => outcomesEn[e.reason](e.winners, r),

  pawnPlaced: (e, r) => {
    const bids = `${does(r, e.seat, 'bid', 'bids')} ${e.bid} for ${said(e.character)}`;
    return e.displaced === null
      ? `${bids}.`
      : `${bids} and ${e.seat === r.seat ? 'displace' : 'displaces'} ${who(r, e.displaced)}.`;
  },
  pawnPassed: (e, r) =>
    `${does(r, e.seat, 'pass', 'passes')} and ${e.seat === r.seat ? 'take' : 'takes'} no character.`,
  characterWon: (e, r) => `${does(r, e.seat, 'win', 'wins')} ${said(e.character)} for ${e.price}.`,
  bankerPaid: (e, r) => `The Banker pays ${who(r, e.seat)} ${coins(e.coins)}.`,
  bankerGrows: (e) => `Nobody took the Banker: ${coins(e.pot)} lie on him now.`,
  characterUsed: (e, r) => `${does(r, e.seat, 'call on', 'calls on')} ${said(e.character)}.`,
  characterReturned: (e, r) => `${does(r, e.seat, 'return', 'returns')} ${said(e.character)} unused.`,
  merchantFree: (e, r) => `The Merchant gets ${who(r, e.seat)} ${said(e.stack)} free of charge.`,
  merchantRank: (e, r) =>
    `The Merchant: ${does(r, e.seat, 'are', 'is').replace(/^You/, 'you')} number ${e.rank} and ${e.seat === r.seat ? 'gain' : 'gains'} ${points(e.points)}.`,
  converted: (e, r) =>
    `${does(r, e.seat, 'turn', 'turns')} ${coins(e.coins)} into ${points(e.points)} at the Banker’s.`,

  offerMade: (e, r) => {
    const [maker, other] = [e.seat, e.seat === e.active ? e.partner : e.active];
    return `${does(r, maker, 'propose', 'proposes')} to ${who(r, other)}: ${said(e.building)} together, ${who(r, e.partner)} to pay ${who(r, e.active)} ${coins(e.payment)}.`;
  },
  offerRejected: (e, r) => `${does(r, e.seat, 'do', 'does')} not want to build ${said(e.building)} on these terms.`,
  builtTogether: (e, r) => {
    const paid = e.payment === 0 ? '' : ` ${does(r, e.partner, 'pay', 'pays')} ${who(r, e.seat)} ${coins(e.payment)}.`;
    return `${everyone(r, [e.seat, e.partner])} build ${said(e.building)} together for ${e.price}: ${points(3)} each.${paid}`;
  },

  diegoCard: (e) => `Diego’s card ${e.card} is turned up.`,
  rolled: (e) =>
    `${name(e.stack)}: the die shows ${e.die}${e.mod === 0 ? '' : `, plus ${e.mod} from Diego’s card`}. Price: ${e.price}.`,
  refused: (e, r) => `${does(r, e.seat, 'refuse', 'refuses')} ${said(e.stack)} at ${e.price}.`,
  forced: (e, r) =>
    `So low a roll without a modifier: ${does(r, e.seat, 'must', 'must').replace(/^You/, 'you')} buy ${said(e.stack)} for ${e.price}.`,
  cannotPay: (e, r) => `${does(r, e.seat, 'cannot', 'cannot')} pay ${e.price} for ${said(e.stack)}: that is a refusal.`,
  diegoBuys: (e) =>
    `Diego takes the leftmost ${e.why === 'refused' ? 'refused object' : 'object left on his card'}: ${said(e.stack)}, for ${e.price}.`,
  diegoBuysNothing: () => 'There is nothing on his card that Diego could take.',
  diegoPays: (e) => {
    if (e.points === 0) return `Diego pays ${coins(e.price)}.`;
    const change = e.change === 0 ? '' : ` and keeps ${e.change} as change`;
    return `Diego pays ${e.price} with ${coins(e.coins)} and ${points(e.points)}${change}.`;
  },
  diegoGains: (e) => `Diego gains ${points(e.points)} for ${WHY_GAIN[e.why]}.`,
  diegoWants: (e) => `His leftmost profession is ${said(e.profession)}, so he takes ${said(e.thing)}.`,
  diegoTakesCard: (e) =>
    `Of the top ${DECK[e.deck]}s Diego takes the one worth most to him now, ${e.worth}: ${name(e.card)}.`,
  supplyShrinks: (e) => `Nobody took ${said(e.stack)}: one leaves the supply.`,
  diegoActs: (e) => `Diego ${ACTION[e.action]}: ${WHY_ACT[e.why]}.`,
  diegoIdle: () => 'Diego can do neither of the two actions on his card.',
  diegoProfession: () => 'Diego puts a profession face down at the end of his row; each virtual player gets one too.',
  diegoWorks: (e) => `Diego’s Work with ${said(e.card)} is worth ${e.value}: ${points(e.points)}.`,
  virtualWork: (e) => `Virtual player ${e.player} plays ${said(e.profession)}.`,
  diegoReplaced: (e) =>
    e.profession === null
      ? 'No virtual player has a card to replace Diego’s.'
      : `Diego gets ${said(e.profession)} of a virtual player instead.`,
};

/** What is asked and what can be answered, in English. */
import { isForced, type Question, type Reader } from '@signoria/kernel';
import { readItems } from '../../rules/model/choices.ts';
import { does, who, whose } from '../grammar.en.ts';
import { cardsEn, cityEn, familiesEn, giverEn, lotEn, otherCurrency, termsEn, theftEn, troopEn } from '../names.en.ts';
import type { Words } from '../shape.ts';
import { least, most, offers } from './menus.ts';

const decides = (what: string) => (q: Question, r: Reader) => `${does(r, q.deciding[0]!, 'decide', 'decides')} ${what}`;

export const promptsEn: Words['prompts'] = {
  orderBids: {
    asked: (q) => `How much gold for turn order? From 0 to ${most(q) ?? 0}; everybody pays what they bid.`,
    waiting: () => 'Everybody bids in secret for turn order',
  },
  familyBid: {
    asked: (q) =>
      least(q) === null ? 'You cannot go higher.' : `The choice of a family: raise to at least ${least(q)}, or pass.`,
    waiting: (q, r) => `${does(r, q.deciding[0]!, 'bid', 'bids')} for the choice of a family`,
  },
  familyChoice: {
    asked: 'Which family is yours?',
    waiting: (q, r) => `${does(r, q.deciding[0]!, 'choose', 'chooses')} a family`,
  },
  declare: {
    asked: 'Baglioni: in which auctions do you pay 1 less this decade?',
    waiting: decides('about the discount of this decade'),
  },
  turn: {
    asked: 'Your turn: one action.',
    waiting: (q, r) => `It is ${whose(r, q.deciding[0]!)} turn`,
  },
  turnEnd: {
    asked: 'Anything else before your turn ends?',
    waiting: (q, r) => `${does(r, q.deciding[0]!, 'end', 'ends')} the turn`,
  },
  discardCard: {
    asked: 'Your hand is too large: discard a card.',
    waiting: (q, r) => `${does(r, q.deciding[0]!, 'discard', 'discards')} a card`,
  },
  keepOne: {
    asked: (q) => (isForced(q) ? 'Two of a kind: keep one.' : 'Bentivoglio: which of the two cards do you keep?'),
    waiting: (q, r) => `${does(r, q.deciding[0]!, 'choose', 'chooses')} one of two cards`,
  },
  bid: {
    asked: (q) => {
      if (least(q) === null) return 'You cannot go higher.';
      return offers(q, 'pass') ? `Bid at least ${least(q)}, or pass.` : `Open the bidding: at least ${least(q)}.`;
    },
    waiting: (q, r) => `${does(r, q.deciding[0]!, 'bid', 'bids')}`,
  },
  payment: {
    asked: 'How do you pay?',
    waiting: (q, r) => `${does(r, q.deciding[0]!, 'pay', 'pays')}`,
  },
  placeArtist: {
    asked: 'On which city do you put the tile?',
    waiting: (q, r) => `${does(r, q.deciding[0]!, 'put', 'puts')} the tile on a city`,
  },
  consolation: {
    asked: (q) =>
      isForced(q) ? 'You lost the tile, and cannot pay for a card.' : 'You lost the tile. Buy a treachery card?',
    waiting: decides('whether to buy a treachery card'),
  },
  nameCities: {
    asked: 'Which city attacks which?',
    waiting: (q, r) => `${does(r, q.deciding[0]!, 'name', 'names')} the cities at war`,
  },
  reaction: {
    asked: (q) =>
      isForced(q) ? 'A war is declared. You have nothing to stop it with.' : 'A war is declared. Do you step in?',
    waiting: () => 'Everybody who could step in is asked',
  },
  holyLeague: {
    asked: 'Does the Holy League join the war?',
    waiting: decides('about the Holy League'),
  },
  bribe: {
    asked: (q) => (isForced(q) ? 'You have no bribe to give.' : 'Whom do you bribe?'),
    waiting: (q, r) => `${does(r, q.deciding[0]!, 'may', 'may')} bribe troops`,
  },
  reroll: {
    asked: 'Ludovico Sforza: shall the dice be rolled again?',
    waiting: decides('whether the dice stand'),
  },
  rankTied: {
    asked: 'Cities are tied: which one ranks higher?',
    waiting: (q, r) => `${does(r, q.deciding[0]!, 'order', 'orders')} the tied cities`,
  },
  negotiation: {
    asked: 'Offer an exchange?',
    waiting: () => 'Exchanges can be offered at any time',
  },
  banker: {
    asked: 'Use the Banker?',
    waiting: () => 'The Banker can be used at any time',
  },
};

export const choicesEn: Words['choices'] = {
  order: (c) => (c.amount === undefined ? 'Bid for turn order' : `Bid ${c.amount} gold for turn order`),
  bid: (c) => (c.amount === undefined ? 'Bid' : `Bid ${c.amount}`),
  pass: () => 'Pass',
  family: (c) => familiesEn[c.family].name,
  declare: (c) => (c.currency === 'gold' ? 'Auctions in gold' : 'Auctions in influence'),
  buyTroop: (c) => `Buy ${troopEn(c.troop)}`,
  discardTroop: (c) => `Discard ${troopEn(c.troop)}`,
  buyCard: () => 'Buy a treachery card',
  freeCard: (c) => `Free card: ${giverEn[c.from]}`,
  steal: (c, r) => {
    const what = c.by === 'steal-gold-shipment' ? '3 gold' : '2 influence';
    return `${theftEn[c.by]}: ${what} from ${who(r, c.whom)}`;
  },
  nominate: (c) => `Auction ${lotEn(c.lot)}`,
  war: () => 'Start a war',
  startWar: () => `Play ${cardsEn['start-war'].name}`,
  end: () => 'End the turn',
  cities: (c) => `${cityEn(c.attacker)} attacks ${cityEn(c.defender)}`,
  veto: () => `Play ${cardsEn.veto.name}`,
  lorenzo: () => 'Veto the war (Lorenzo Medici)',
  weather: (c) => `Play ${cardsEn['bad-weather'].name} on ${cityEn(c.city)}`,
  decline: () => 'No',
  freeze: (c, r) => `Play ${cardsEn['freeze-bid'].name} on ${who(r, c.whom)}`,
  pay: (c) => {
    const parts = [
      ...(c.cardinals > 0 ? [`${cardsEn['bribe-cardinal'].name} ×${c.cardinals}`] : []),
      ...(c.banker > 0 ? [`${c.banker} through the Banker`] : []),
    ];
    return parts.length === 0 ? 'Pay in full' : `Pay with ${parts.join(', ')}`;
  },
  place: (c) => cityEn(c.city),
  keep: (c) => `Keep ${cardsEn[c.card].name}`,
  discard: (c) => `Discard ${cardsEn[c.card].name}`,
  league: (c) => (c.side === 'attacker' ? 'Join the attacking city' : 'Join the defending city'),
  bribe: (c, r) => `Bribe ${whose(r, c.whom)} ${troopEn(c.troop)}`,
  reroll: () => 'Roll again',
  stand: () => 'Let the dice stand',
  rank: (c) => `${cityEn(c.city)} first`,
  tied: () => 'Leave them tied',
  bank: (c) => {
    const from = otherCurrency[c.into];
    return c.amount === undefined ? `Banker: ${from} for ${c.into}` : `Banker: ${c.amount} ${from} for ${c.into}`;
  },
  offer: (c, r) => {
    if (c.items === undefined) return `Offer ${who(r, c.whom)} an exchange`;
    const { give, ask, promise } = readItems(c.items);
    return `Offer ${who(r, c.whom)}: ${termsEn(give, ask, promise)}`;
  },
  accept: (c, r) => `Accept ${whose(r, c.whom)} offer`,
  refuse: (c, r) => `Refuse ${whose(r, c.whom)} offer`,
  withdraw: (c, r) => `Withdraw the offer to ${who(r, c.whom)}`,
};

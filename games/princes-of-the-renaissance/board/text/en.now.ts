/** Auctions, bids and wars in English. */
import type { CityId } from '../../data/cities.ts';
import { cityEn } from '../../text/names.en.ts';

/** Null where the reader is meant. */
export type Name = string | null;

export const auctionEn = {
  of: (lot: string) => `Auction: ${lot}`,
  hiring: {
    attacker: (city: CityId) => `Who leads ${cityEn(city)} to the attack?`,
    defender: (city: CityId) => `Who defends ${cityEn(city)}?`,
  },
  currency: { gold: 'in gold', influence: 'in influence' },
  nominatedBy: (name: Name) => (name === null ? 'put up by you' : `put up by ${name}`),
  standing: 'high bid',
  least: 'from',
  leads: 'ahead',
  deciding: 'turn',
  inside: 'in',
  passed: 'out',
  frozen: 'frozen',
  leadsFrozen: 'ahead, frozen',
  pays: (net: number) => `to pay ${net}`,
  strength: (value: number) => `strength ${value}`,
  cityPays: (gold: number) => `the city pays ${gold} gold, win or lose`,
  scores: (each: number) => `Its city scores ${each} a tile as the ranking stands.`,
};

export const bidEn = {
  title: { gold: 'Bid in gold', influence: 'Bid in influence' },
  order: 'Gold for turn order, unseen',
  family: 'Gold for the choice of a family',
  reach: (most: number) => `up to ${most}`,
  bid: 'bid',
  pay: 'pay',
  label: 'Your bid',
  less: 'Bid less',
  more: 'Bid more',
  least: 'least',
  most: 'most',
  choose: (bid: number, net: number) => `Bid ${bid}, pay ${net}`,
  confirm: (bid: number, net: number) => (bid === net ? `Bid ${bid}` : `Bid ${bid}, pay ${net}`),
  lay: (gold: number) => `Lay ${gold} gold`,
  tooMuch: 'too much',
  picked: (gold: number) => `Your bid is in: ${gold}. You may still change it.`,
  noDiscount: 'no discount',
};

export const warEn = {
  title: (attacker: CityId, defender: CityId) => `War: ${cityEn(attacker)} attacks ${cityEn(defender)}`,
  line: 'The course of the war',
  steps: {
    declared: 'Declared',
    weather: 'Weather',
    attacker: 'Attacker',
    defender: 'Defender',
    league: 'League',
    bribes: 'Bribes',
    dice: 'Dice',
    counter: 'Counter',
  },
  state: { done: 'done', now: 'now', todo: 'to come' },
  price: (influence: number) => `paid ${influence}`,
  nobody: 'nobody',
  nobodyYet: 'nobody yet',
  none: 'none',
  unrepresented: 'City without a condottiere',
  weather: 'Bad Weather',
  bribed: 'bribed',
  bribedBy: (name: Name) => (name === null ? 'bribed by you' : `bribed by ${name}`),
  league: (name: Name) => (name === null ? 'Holy League: you' : `Holy League: ${name}`),
  pay: (gold: number) => `pays ${gold} gold`,
  stat: { attack: 'attack', defence: 'defence' },
  ifHeld: { attack: 'Counter-attack', defence: 'Against the counter-attack' },
  noForce: 'no troops',
  round: (round: 1 | 2) => (round === 1 ? 'Attack' : 'Counter-attack'),
  again: 'rolled again',
  rolled: (die: number, total: number) => `die ${die}, total ${total}`,
  verdict: { won: (city: CityId) => `${cityEn(city)} wins`, held: 'The attack is held.', draw: 'Nobody wins.' },
  chance: 'Chance, %',
  wins: (city: CityId) => `${cityEn(city)} wins`,
  draw: 'draw',
  odds: (attacker: number, draw: number, defender: number) =>
    `attacker ${attacker} %, draw ${draw} %, defender ${defender} %`,
  doubles: (attacker: number, defender: number) => `A double victory moves two steps: ${attacker} % and ${defender} %.`,
  ifLeads: (name: Name) => (name === null ? 'You lead' : `${name} leads`),
  asItStands: 'As it stands',
  ifNobody: 'Nobody leads',
  points: 'Points, projected',
  pointsNow: 'now',
  result: {
    vetoed: (_winner: CityId) => 'The war was vetoed.',
    unfought: (_winner: CityId) => 'Nobody led either city: no fight.',
    attacker: (winner: CityId) => `${cityEn(winner)} won the war.`,
    defender: (winner: CityId) => `${cityEn(winner)} won the war.`,
    draw: (_winner: CityId) => 'The war ended in a draw.',
  },
};

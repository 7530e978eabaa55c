/** English names: families, tiles, events and cards with what they do, cities, troops, promises, groups of data. */
import type { ShapeOf } from '@signoria/kernel';
import type { CityId } from '../data/cities.ts';
import type { CurrencyId } from '../data/currency.ts';
import type { CardId } from '../data/treachery.ts';
import type { TroopId } from '../data/troops.ts';
import type { GiverId, LotId, PromiseId, TheftId } from '../rules/model/choices.ts';
import { sum } from './grammar.en.ts';

export const familiesEn = {
  baglioni: {
    name: 'Baglioni',
    A: 'Pay 1 less (gold or influence, whichever the auction uses) for anything you win at auction.',
    B: 'At the start of each decade name gold or influence; until the next decade you pay 1 less in auctions of that currency only.',
  },
  bentivoglio: {
    name: 'Bentivoglio',
    A: 'When you buy a treachery card, draw two, keep one, put the other under the deck. At game end you decide city-ranking ties that artist tiles do not break.',
    B: 'When you buy a treachery card, draw two, keep one, put the other under the deck.',
  },
  malatesta: {
    name: 'Malatesta',
    A: 'Your base hand limit is 3. Once per decade, during your turn and in addition to your action, take a treachery card free.',
    B: 'Your base hand limit is 3.',
  },
  montefeltro: {
    name: 'Montefeltro',
    A: 'Pay 2 influence less in auctions that use influence.',
    B: 'Pay 1 influence less in auctions that use influence.',
  },
  gonzaga: {
    name: 'Gonzaga',
    A: 'Pay 2 gold less in auctions that use gold.',
    B: 'Pay 1 gold less in auctions that use gold.',
  },
  'd-este': {
    name: 'd’Este',
    A: '+1 defence whenever you are one of the two condottieri of a war. You may buy Artillery in decade I.',
    B: '+1 defence whenever you are one of the two condottieri of a war.',
  },
};

export const tilesEn = {
  'venice-doge': { name: 'Doge', effect: '' },
  'venice-spice-merchant': { name: 'Spice Merchant', effect: '' },
  'venice-silk-merchant': { name: 'Silk Merchant', effect: '' },
  'venice-glass-merchant': { name: 'Glass Merchant', effect: '' },
  'venice-salt-merchant': { name: 'Salt Merchant', effect: '' },
  'venice-grain-merchant': { name: 'Grain Merchant', effect: '' },
  'venice-council-of-ten': { name: 'Council of Ten', effect: '' },
  'milan-ludovico-sforza': {
    name: 'Ludovico Sforza',
    effect:
      'Once per decade order both dice of a battle roll to be rolled again, even in a war you take no part in; the second roll stands.',
  },
  'milan-caterina-sforza': {
    name: 'Caterina Sforza',
    effect: '+2 defence when you are a condottiere and have at least one troop tile that has not been bribed.',
  },
  'milan-pallavicino-family': {
    name: 'Pallavicino Family',
    effect: 'Once per decade, during your turn, take a treachery card free.',
  },
  'milan-genoese-crossbow': { name: 'Genoese Crossbow', effect: 'Your Crossbowmen get +1 defence.' },
  'milan-swiss-mercenaries': {
    name: 'Swiss Mercenaries',
    effect: 'Your Pikemen get +1 attack and +1 defence. Pay 1 influence less for a condottiere position.',
  },
  'milan-armourer': {
    name: 'Armourer',
    effect: 'Your Cavalry gets +1 attack. Pay 1 influence less for a condottiere position.',
  },
  'milan-fustian-merchant': { name: 'Fustian Merchant', effect: '' },
  'florence-giovanni-medici': { name: 'Giovanni Medici', effect: 'Pay 1 influence less for the Pope tile.' },
  'florence-lorenzo-medici': {
    name: 'Lorenzo Medici',
    effect:
      'Income only. If the table plays with Lorenzo’s veto: once per decade forbid a war that has just been declared.',
  },
  'florence-banker': {
    name: 'Banker',
    effect:
      'Once per decade, at any time, swap up to 3 gold for as much influence, or the reverse. Not after the decade’s last event tile is sold, except to pay for that tile.',
  },
  'florence-wool-merchant': { name: 'Wool Merchant', effect: '' },
  'florence-cloth-merchant': { name: 'Cloth Merchant', effect: '' },
  'florence-pazzi-family': { name: 'Pazzi Family', effect: '' },
  'florence-savonarola': { name: 'Girolamo Savonarola', effect: '' },
  'florence-machiavelli': { name: 'Niccolò Machiavelli', effect: '' },
  'rome-lucrezia-borgia': {
    name: 'Lucrezia Borgia',
    effect: 'Once per decade, during your turn but not during an auction, take 2 influence from another player.',
  },
  'rome-roderigo-borgia': { name: 'Roderigo Borgia', effect: 'Pay 1 influence less for the Pope tile.' },
  'rome-cesare-borgia': { name: 'Cesare Borgia', effect: 'Hand limit +1.' },
  'rome-della-rovere': { name: 'Della Rovere', effect: 'Pay 1 influence less for the Pope tile.' },
  'rome-orsini-family': { name: 'Orsini Family', effect: 'Pay 1 influence less for the Pope tile.' },
  'rome-colonna-family': { name: 'Colonna Family', effect: 'Pay 1 influence less for the Pope tile.' },
  'rome-alum-merchant': { name: 'Alum Merchant', effect: '' },
  'naples-ferrante-of-aragon': { name: 'Ferrante of Aragon', effect: 'Hand limit +1.' },
  'naples-alfonso-of-aragon': {
    name: 'Alfonso of Aragon',
    effect: 'Once per decade, during your turn, take a treachery card free.',
  },
  'naples-spanish-infantry': { name: 'Spanish Infantry', effect: 'Your Infantry gets +1 attack and +1 defence.' },
  'naples-oil-merchant': { name: 'Oil Merchant', effect: '' },
  'naples-sanseverino-family': { name: 'Sanseverino Family', effect: '' },
  'naples-diomede-carafa': { name: 'Diomede Carafa', effect: '' },
  'naples-giovanni-pontano': { name: 'Giovanni Pontano', effect: '' },
};

export const eventsEnNames = {
  'ev1-verrocchio': { name: 'Andrea del Verrocchio' },
  'ev1-mantegna': { name: 'Andrea Mantegna' },
  'ev1-bellini': { name: 'Giovanni Bellini' },
  'ev1-wine-merchants': { name: 'Wine Merchant' },
  'ev2-botticelli': { name: 'Sandro Botticelli' },
  'ev2-leonardo': { name: 'Leonardo da Vinci' },
  'ev2-ghirlandaio': { name: 'Domenico Ghirlandaio' },
  'ev2-wine-merchants': { name: 'Wine Merchant' },
  'ev3-michelangelo': { name: 'Michelangelo' },
  'ev3-perugino': { name: 'Pietro Perugino' },
  'ev3-bramante': { name: 'Donato Bramante' },
  'ev3-french-invade': { name: 'French Invade' },
};

export const cardsEn = {
  'bribe-troops': {
    name: 'Bribe Troops',
    effect:
      'Choose any troop tile fighting in this war; its attack and defence, and every bonus given to it, count as 0 for the whole war.',
  },
  'bribe-cardinal': {
    name: 'Bribe Cardinal',
    effect: 'Counts as 3 influence when you pay for the Pope tile.',
  },
  'freeze-bid': {
    name: 'Freeze Bid',
    effect: 'On your turn to bid, choose a bidder: that player cannot raise any more in this auction.',
  },
  'steal-influence': {
    name: 'Steal Influence',
    effect: 'Take 2 influence from a player.',
  },
  'steal-gold-shipment': {
    name: 'Steal Gold Shipment',
    effect: 'Take 3 gold from a player.',
  },
  veto: {
    name: 'Veto',
    effect: 'Cancel a war just declared; the war marker stays where it was moved.',
  },
  'start-war': {
    name: 'Start War',
    effect: 'At the end of your turn start a war that does not move the war marker.',
  },
  'bad-weather': {
    name: 'Bad Weather',
    effect:
      'Name one of the two cities: the attacking city gets -1 attack, or the defending city -1 defence, in this war.',
  },
};

export const citiesEn = {
  venice: { name: 'Venice' },
  milan: { name: 'Milan' },
  florence: { name: 'Florence' },
  rome: { name: 'Rome' },
  naples: { name: 'Naples' },
};

export const troopsEn = {
  crossbowmen: { name: 'Crossbowmen' },
  infantry: { name: 'Infantry' },
  pikemen: { name: 'Pikemen' },
  cavalry: { name: 'Cavalry' },
  artillery: { name: 'Artillery' },
};

export const popeEn = {
  name: 'Pope',
  effect:
    '3 gold at the end of the decade, and 3 points for whoever has him at the end of the game. Once a decade his owner may join a war with all own troops: the Holy League.',
};

export const promisesEn = {
  'not-bid': 'I will not bid against you here.',
  'bid-for-you': 'I will drive up the price for the others.',
  'lead-to-win': 'I will do my best to win this war.',
  'lead-to-lose': 'I will see to it that my side loses.',
  'join-league': 'The Holy League will join your side.',
  'stay-out': 'The Holy League will stay out of it.',
  'no-veto': 'I will not veto your war.',
  veto: 'I will veto this war if I can.',
  'no-theft': 'I will steal nothing from you.',
  'no-war': 'I will start no war against your cities.',
  'start-war': 'I will start the war you want.',
  'place-artist': 'My next artist goes to your city.',
  'end-decade': 'I will put up the last event soon.',
  'not-end-decade': 'I will not end the decade.',
  'favour-later': 'I will return the favour.',
};

/** '3 gold for 2 influence. “I will not veto your war.”'; a gift, a request or words alone are told as such. */
export function termsEn(give: Amounts, ask: Amounts, promise: PromiseId | null): string {
  const said = promise === null ? [] : [`“${promisesEn[promise]}”`];
  const gives = give[0] + give[1] > 0;
  const asks = ask[0] + ask[1] > 0;
  if (!gives && !asks) return said.join('');
  const what = !asks
    ? `${sum(give)} as a gift`
    : gives
      ? `${sum(give)} for ${sum(ask)}`
      : `${sum(ask)} wanted as a gift`;
  return [`${what}.`, ...said].join(' ');
}

type Amounts = readonly [gold: number, influence: number];

export const groupsEn = {
  families: 'Families',
  cities: 'Cities',
  cityTiles: 'City tiles',
  troops: 'Troops',
  events: 'Event tiles',
  pope: 'The Pope',
  treachery: 'Treachery cards',
  counters: 'Counters',
  scoring: 'Scoring',
  rulings: 'Rulings',
};

/** What is up for auction, inside a sentence. */
export function lotEn(lot: LotId | CityId): string {
  if (lot === 'pope') return `the ${popeEn.name}`;
  const names: { readonly [id: string]: { readonly name: string } } = { ...tilesEn, ...eventsEnNames, ...citiesEn };
  return names[lot]!.name;
}

export function cityEn(id: CityId): string {
  return citiesEn[id].name;
}

export function troopEn(id: TroopId): string {
  return troopsEn[id].name;
}

export function cardEn(id: CardId): string {
  return cardsEn[id].name;
}

export const giverEn: { readonly [id in GiverId]: string } = {
  malatesta: familiesEn.malatesta.name,
  alfonso: tilesEn['naples-alfonso-of-aragon'].name,
  pallavicino: tilesEn['milan-pallavicino-family'].name,
};

export const theftEn: { readonly [id in TheftId]: string } = {
  lucrezia: tilesEn['rome-lucrezia-borgia'].name,
  'steal-influence': cardsEn['steal-influence'].name,
  'steal-gold-shipment': cardsEn['steal-gold-shipment'].name,
};

export function listEn(names: readonly string[]): string {
  return AND.format(names);
}

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });

export const otherCurrency: { readonly [id in CurrencyId]: CurrencyId } = { gold: 'influence', influence: 'gold' };

export const namesEn = {
  cities: citiesEn,
  families: familiesEn,
  tiles: tilesEn,
  /** What a tile does besides its own ability, if it has one. */
  merchantTile: 'Counts as a Merchant tile for Wine Merchants.',
  plainTile: 'No special ability; income only.',
  events: eventsEnNames,
  pope: popeEn,
  troops: troopsEn,
  cards: cardsEn,
  promises: promisesEn,
};

export type Names = ShapeOf<typeof namesEn>;
export type Groups = ShapeOf<typeof groupsEn>;

/** English names: cards with their effects, regions as printed on the board, groups of data. */
import { type CardId, everyMercenary } from '../data/cards.ts';
import type { RegionId } from '../data/map.ts';
import { listCards } from './cards.ts';
import type { CardWords, DataGroupId, RegionWords } from './shape.ts';

interface EnglishCard extends CardWords {
  /** As it is called in a sentence: 'the Bishop', but 'Spring'. */
  readonly the: string;
}

const mercenary = (printed: number): EnglishCard => ({
  name: `Mercenary ${printed}`,
  the: `Mercenary ${printed}`,
  note: ({ strength }) => `strength ${strength}`,
  short: ({ strength }) => `strength ${strength}`,
  effect: ({ strength }) => `Adds ${strength} to your battle line. Winter, Spring and the Drummer may change that.`,
});

export const cardsEn: { readonly [id in CardId]: EnglishCard } = {
  ...everyMercenary(mercenary),
  winter: {
    name: 'Winter',
    the: 'Winter',
    note: () => 'mercenaries count 1',
    short: () => 'mercs count 1',
    effect: () =>
      'Every Spring in play is discarded. While Winter lasts, each mercenary in every line counts 1, beside a Drummer 2. A second Winter changes nothing.',
  },
  spring: {
    name: 'Spring',
    the: 'Spring',
    note: () => 'highest mercenaries +3',
    short: () => 'highest mercs +3',
    effect: () =>
      'Every Winter in play is discarded. While Spring lasts, each mercenary with the highest printed number in play counts 3 more. A second Spring changes nothing.',
  },
  bishop: {
    name: 'Bishop',
    the: 'the Bishop',
    note: () => 'highest mercenaries leave',
    short: () => 'highest leave',
    effect: () =>
      'All mercenaries with the highest printed number are discarded, from every line, and so is the Bishop. Then send the Favor of the Pope to a region or leave it off the board: nobody may fight where it rests.',
  },
  courtesan: {
    name: 'Courtesan',
    the: 'the Courtesan',
    note: () => 'takes the token',
    short: () => 'takes the token',
    effect: ({ strength }) =>
      `Always counts ${strength}. Whoever alone has the most Courtesans takes the Condottiere token after the battle, win or lose.`,
  },
  drummer: {
    name: 'Drummer',
    the: 'the Drummer',
    note: () => 'doubles your mercenaries',
    short: () => 'your mercs ×2',
    effect: () => 'Doubles every mercenary in your line. A second Drummer in the same line adds nothing.',
  },
  heroine: {
    name: 'Heroine',
    the: 'the Heroine',
    note: ({ strength }) => `always counts ${strength}`,
    short: ({ strength }) => `always ${strength}`,
    effect: ({ strength }) =>
      `Always counts ${strength}. She is no mercenary: neither seasons, Drummer, Bishop nor Scarecrow touch her.`,
  },
  scarecrow: {
    name: 'Scarecrow',
    the: 'the Scarecrow',
    note: () => 'recalls a mercenary',
    short: () => 'recall a merc',
    effect: () => 'You may take one mercenary of your line back into your hand. Then the Scarecrow is discarded.',
  },
  surrender: {
    name: 'Surrender',
    the: 'Surrender',
    note: () => 'the battle ends',
    short: () => 'battle ends',
    effect: () => 'The battle ends at once and is decided by the lines as they lie.',
  },
};

export const regionsEn: { readonly [id in RegionId]: RegionWords } = {
  torino: { name: 'Torino' },
  milano: { name: 'Milano' },
  venezia: { name: 'Venezia' },
  genova: { name: 'Genova' },
  mantova: { name: 'Mantova' },
  ferrara: { name: 'Ferrara' },
  parma: { name: 'Parma' },
  modena: { name: 'Modena' },
  bologna: { name: 'Bologna' },
  lucca: { name: 'Lucca' },
  firenze: { name: 'Firenze' },
  siena: { name: 'Siena' },
  urbino: { name: 'Urbino' },
  spoleto: { name: 'Spoleto' },
  ancona: { name: 'Ancona' },
  roma: { name: 'Roma' },
  napoli: { name: 'Napoli' },
};

export const groupsEn: { readonly [id in DataGroupId]: string } = {
  cards: 'Cards',
  map: 'Map',
  tokens: 'Tokens and markers',
  colours: 'Player colours',
  thresholds: 'Hand sizes and victory',
  rulings: 'Rulings',
};

export function the(card: CardId): string {
  return cardsEn[card].the;
}

/** 'Mercenary 10 ×2, Winter'. */
export function hand(cards: readonly CardId[]): string {
  return listCards(cards, (card) => cardsEn[card].name);
}

export function place(region: RegionId): string {
  return regionsEn[region].name;
}

export function places(regions: readonly RegionId[]): string {
  return regions.map(place).join(', ');
}

/** The game on one page, in English. */
import type { AidWords } from '@signoria/kernel';
import type { ExampleId } from './examples.ts';
import type { ItemId } from './items.ts';

export const aidEn: AidWords<ItemId, ExampleId> = {
  aim: 'Win regions of Italy, one battle at a time, with cards from your hand; land that hangs together wins sooner.',
  items: {
    site: {
      title: 'The battlefield',
      text: 'Whoever has the Condottiere names a free region, not the Pope’s, and moves first.',
    },
    battle: {
      title: 'The battle',
      text: 'In turn everybody plays one card or passes. A pass is final, but the line still counts.',
    },
    compare: {
      title: 'The end of it',
      text: 'When all have passed, or a Surrender is played, the strongest line wins the region. A tie wins nothing.',
    },
    token: {
      title: 'The Condottiere',
      text: 'He goes to whoever alone laid the most Courtesans, else to the winner, after a tie to the left.',
    },
    discard: {
      title: 'All cards go',
      text: 'Every card laid is discarded. A hand without mercenaries may be thrown away.',
    },
    round: {
      title: 'A new round',
      text: 'Once at most one player has cards: keep up to 2, fill up to 10, and one more for each region held.',
    },
    mercenary: { title: 'Mercenary', text: 'Adds its number to your line.', price: '1–6, 10' },
    drummer: { title: 'Drummer', text: 'Doubles all mercenaries in your line; only once.', price: '×2' },
    winter: {
      title: 'Winter',
      text: 'Every mercenary on the table is worth 1, before Drummers. Ends Spring.',
      price: '= 1',
    },
    spring: {
      title: 'Spring',
      text: 'The highest mercenaries get 3 more each, whoever has them. Ends Winter.',
      price: '+3',
    },
    bishop: {
      title: 'Bishop',
      text: 'The highest mercenaries leave every line; then you may move the Pope, who closes a region.',
    },
    scarecrow: { title: 'Scarecrow', text: 'Takes one mercenary of yours back into your hand.' },
    surrender: { title: 'Surrender', text: 'Ends the battle at once; lines count as they lie.' },
    pass: { title: 'Pass', text: 'You play no more in this battle.' },
    many: { title: '4 to 6 players', text: 'Five regions anywhere, or three that border each other.', price: '5 / 3' },
    few: { title: '2 or 3 players', text: 'Six regions anywhere, or four that border each other.', price: '6 / 4' },
    last: {
      title: 'No region left',
      text: 'The most regions win; those who tie fight one last battle.',
    },
  },
  examples: {
    drummer: 'A Drummer, and then Winter',
    spring: 'Spring strengthens the highest, whoever has them',
    bishop: 'The Bishop takes the sixes of both lines',
  },
};

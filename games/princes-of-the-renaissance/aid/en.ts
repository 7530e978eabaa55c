/** The game on one page, in English. */
import type { AidWords } from '@signoria/kernel';
import type { ExampleId } from './examples.ts';
import type { ItemId } from './items.ts';

export const aidEn: AidWords<ItemId, ExampleId> = {
  aim: 'For three decades buy into five cities and lead them in their wars; your tiles score by the place of their city.',
  items: {
    action: { title: 'One action', text: 'In turn everybody takes exactly one action, round after round.' },
    besides: {
      title: 'Besides',
      text: 'In your own turn you may also use abilities and cards: thefts, a free card; Start War at its end.',
    },
    decade: { title: 'The clock', text: 'When the last event of the decade is sold, the decade is over at once.' },
    income: {
      title: 'Income',
      text: 'Then families, tiles and the Pope pay, and wars are paid for. After decade III points are counted.',
    },
    troop: {
      title: 'Buy a troop tile',
      text: 'One of each kind; Cavalry and Artillery from decade II.',
      price: 'printed gold',
    },
    treachery: { title: 'Buy a treachery card', text: 'Secret; two at most in hand.', price: '1 gold, 1 influence' },
    city: {
      title: 'Auction a city tile',
      text: 'For gold, from twice the city’s status. At most six tiles, of three cities.',
      price: '2 × status or more',
    },
    event: { title: 'Auction an event', text: 'For gold or influence, as printed, from 0.', price: '0 or more' },
    pope: {
      title: 'Auction the Pope',
      text: 'For influence, once a decade. Brings 3 gold a decade.',
      price: '0 or more',
    },
    war: {
      title: 'Start a war',
      text: 'Name two cities. Both sides bid influence for their condottiere, whom the city pays its status in gold. Attack and die against defence and die; then the defender strikes back. Winner +1, loser −1 status; 2 for twice the total.',
      price: 'four a decade',
    },
    pass: { title: 'Pass', text: 'You may act again in the next round.' },
    tiles: { title: 'Each city tile', text: 'By the place of its city, first to fifth.', price: '10, 7, 5, 3, 2' },
    events: { title: 'Events', text: 'What is printed on them.', price: 'printed' },
    victories: { title: 'Victories', text: 'One, two, three, four …', price: '1, 3, 6, 10' },
    gold: { title: 'Most gold, second most', text: 'In a tie 5 each, or 2 each for second.', price: '6, 3' },
    influence: { title: 'Most influence, second most', text: 'In a tie 3 each, or 1 each for second.', price: '4, 2' },
    popeScores: { title: 'The Pope', text: 'Whoever has him at the end.', price: '3' },
  },
  examples: {
    war: 'Rome attacks Milan: how strong both armies are, and who leads them',
    discount: 'What a bid of 5 for the command of the attackers really costs',
  },
};

/** The game on one page, in English. */
import type { AidWords } from '@signoria/kernel';
import type { ExampleId } from './examples.ts';
import type { ItemId } from './items.ts';

export const aidEn: AidWords<ItemId, ExampleId> = {
  aim: 'In seven rounds make your estate a place where artists and scholars complete great Works; the most prestige (PP) wins.',
  items: {
    auction: {
      title: 'The auction',
      text: 'In turn somebody puts up one object for 200; bids rise by 100. Everybody buys at most one, the last buyer pays 200.',
    },
    actions: {
      title: 'Two actions each',
      text: 'In turn everybody has up to two actions; a freedom and a profession only once a round each.',
    },
    best: {
      title: 'The best Work',
      text: 'The highest Work of the round brings 3 PP; all who tie get them.',
      price: '3 PP',
    },
    end: { title: 'After round 7', text: 'Prestige cards are shown and scored. Coins only break ties.' },
    work: {
      title: 'Complete a Work',
      text: 'Play a profession whose value reaches 7, 10, 12, 14, 15, 16, 17 by round. The bank pays 100 a point; 200 of that pay buy 1 PP.',
      price: '+100 a point',
    },
    build: {
      title: 'Build',
      text: 'Place it at once, at first touching no building nor the palazzo. One of each type.',
      price: '700 / 300 / 0',
    },
    freedom: { title: 'Introduce a freedom', text: 'One of each, while tokens last.', price: '300' },
    profession: { title: 'Take a profession', text: 'Look at five, keep one.', price: '300' },
    bonus: {
      title: 'Take a bonus card',
      text: 'Look at five, keep one; it adds to one Work, then it is gone.',
      price: '300',
    },
    landscape: {
      title: 'Landscape',
      text: 'Worth 3 to Works that want it. A second of the kind brings 3 PP.',
      price: 'auction',
    },
    jester: { title: 'Jester', text: 'Adds 2 to each of your Works.', price: 'auction' },
    builder: {
      title: 'Builder',
      text: 'First: buildings cost 300. Second: they may touch. Third: they are free. Second and third bring 3 PP each.',
      price: 'auction',
    },
    recruiting: {
      title: 'Recruiting card',
      text: 'Takes a profession that somebody else has played.',
      price: 'auction',
    },
    prestige: { title: 'Prestige card', text: 'Look at five, keep one; it scores at the end.', price: 'auction' },
    fromWork: { title: 'Out of a Work’s pay', text: 'At once, as much as you like.', price: '1 PP for 200' },
    fromBuilding: { title: 'Each building', text: 'As it is built.', price: '3 PP' },
    fromBest: { title: 'Best Work of a round', text: 'Shared by all who tie.', price: '3 PP' },
    fromPair: { title: 'Second of a landscape; second, third builder', text: 'As you get it.', price: '3 PP' },
    fromCards: {
      title: 'Prestige cards',
      text: 'At the end, if you do what they ask; less for a tie.',
      price: '3–8 PP',
    },
  },
  examples: {
    poet: 'Round 3: what the Poet’s Work is worth, and what becomes of the pay',
    builders: 'What a building costs with no builder, one, and three',
  },
};

/** Modes and rulings in plain English. */
import type { Words } from './shape.ts';

export const optionsEn: Words['options'] = {
  musePrincess: {
    name: 'The Muse and the Princess',
    about: 'Six special characters come up in a second auction each round. Prestige can no longer be sold for coins.',
  },
  cooperative: {
    name: 'Cooperative building',
    about: 'Estates touch, and neighbours may build across their border together, at a price they agree on.',
  },
  fewFreedoms: {
    name: 'Fewer freedoms',
    about: 'For two: four freedom tokens instead of five. Harder.',
  },
  difficulty: { name: 'Diego', about: 'Alone: how many coins Diego starts with.' },
  'difficulty.easy': { name: 'Easy', about: 'Diego starts without coins.' },
  'difficulty.standard': { name: 'Standard', about: 'Diego starts with 1500 coins.' },
  'difficulty.hard': { name: 'Hard', about: 'Diego starts with 3500 coins.' },
  soloTable: {
    name: 'Table against Diego',
    about: 'Alone: how many players are imagined at the table. At a larger one there are more auctions each round.',
  },
  'soloTable.four': { name: 'Four', about: 'You, Diego and two virtual players.' },
  'soloTable.five': { name: 'Five', about: 'You, Diego and three virtual players.' },
  firstPlayer: {
    name: 'First player',
    about: 'The seat that begins. 0: drawn at random. Alone: 1 is you, 2 is Diego.',
  },
  diegoExtra: {
    name: 'Extra coins for Diego',
    about: 'Hundreds of coins he gets on top of his difficulty: the more, the harder he is to beat.',
  },
  diegoCountsActions: {
    name: 'Diego counts actions',
    about: 'He plays a card at once when he has one for each of his actions left. Off: for each round left.',
  },
};

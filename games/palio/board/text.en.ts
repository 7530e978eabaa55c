/** The words that only the board says, in English. */
import { cards, count } from '@signoria/kernel/en';

export const boardEn = {
  track: 'The race',
  rules: 'Rules',
  pile: (n: number) => `Pile: ${cards(n)}`,
  pileLabel: 'Pile',
  length: 'Length',
  of: (finish: number) => `of ${finish}`,
  spurs: (n: number) => count(n, 'spur'),
  hand: 'Your hand',
  empty: 'Your hand is empty.',
  card: (value: number) => `Card ${value}`,
  cardText: (value: number) => `Your horse goes on ${count(value, 'length')}.`,
  pileText: 'Rest and draw a card from it.',
  held: (n: number) => `${cards(n)} in hand`,
  headline: (finish: number) => `A race over ${count(finish, 'length')}`,
};

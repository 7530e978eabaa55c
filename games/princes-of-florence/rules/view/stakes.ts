/** The numbers an answer moves, as seen in a view. */
import type { Stakes } from '@signoria/kernel';
import type { View } from './types.ts';

/** FLO-21: coins are seen by their owner alone. */
export const stakes: Stakes = (seen, seat) => {
  const { prestige, coins } = (seen as View).players[seat]!;
  return [{ what: 'prestige', n: prestige }, ...(coins === null ? [] : [{ what: 'coins', n: coins }])];
};

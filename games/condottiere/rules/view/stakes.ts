/** The numbers an answer moves, as seen in a view. */
import type { Stakes } from '@signoria/kernel';
import type { View } from './view.ts';

/** Strength only in a battle: after it the lines are cleared, which no card has done. */
export const stakes: Stakes = (seen, seat) => {
  const { players, fighting } = seen as View;
  const { strength, regions } = players[seat]!;
  return [...(fighting ? [{ what: 'strength', n: strength }] : []), { what: 'regions', n: regions }];
};

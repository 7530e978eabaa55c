/** The numbers an answer moves, as seen in a view. */
import type { Stakes } from '@signoria/kernel';
import type { View } from './types.ts';

export const stakes: Stakes = (seen, seat) => {
  const player = (seen as View).players.find(({ who }) => who === seat);
  if (player === undefined) return [];
  return [
    { what: 'points', n: player.total },
    { what: 'influence', n: player.influence },
    { what: 'schemes', n: player.schemes },
  ];
};

/** The numbers an answer moves, as seen in a view. */
import type { Stakes } from '@signoria/kernel';
import type { View } from './types.ts';

/** Holdings are seen by their owner alone, unless they are open (POR-16.2). */
export const stakes: Stakes = (seen, seat) => {
  const { points, holdings, strength } = (seen as View).players[seat]!;
  return [
    { what: 'points', n: points.total },
    ...(holdings === null
      ? []
      : [
          { what: 'gold', n: holdings.gold },
          { what: 'influence', n: holdings.influence },
        ]),
    { what: 'attack', n: strength.attack },
    { what: 'defence', n: strength.defence },
  ];
};

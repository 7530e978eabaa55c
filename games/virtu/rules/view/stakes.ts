/** The numbers an answer moves, as seen in a view. */
import type { Stakes } from '@signoria/kernel';
import type { View } from './types.ts';

export const stakes: Stakes = (seen, seat) => {
  const { battle, players } = seen as View;
  // Before all lead somebody the figures only say who has chosen.
  if (players.some(({ power }) => power === null)) return [];
  const { prestige, florins, crosses } = players[seat]!;
  return [
    ...(battle?.attacker === seat ? [{ what: 'attack', n: battle.attack.total }] : []),
    ...(battle?.defender === seat ? [{ what: 'defence', n: battle.defence.total }] : []),
    { what: 'prestige', n: prestige },
    { what: 'florins', n: florins },
    { what: 'crosses', n: crosses },
  ];
};

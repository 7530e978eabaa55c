/**
 * Rules and advice of a game without its words and pictures: all that playing needs. For the worker, which then fetches
 * a third of what the page does. By the anatomy of a game's folder; one built otherwise comes whole.
 */

import {
  advised,
  bidding as auctions,
  leaves,
  policies,
  windows as reactions,
  warnings as regrets,
  rules,
} from 'virtual:engines';
import type { GameModule } from '@signoria/kernel';

export type Playable = Pick<GameModule, 'game' | 'policy' | 'bidding' | 'windows' | 'warnings'>;

/** Whether everything the game tells a table stands in a file of its own. */
function isApart(id: string): boolean {
  const { bidding = false, windows = false, warnings = false } = advised[id] ?? {};
  return (
    (auctions[id] !== undefined || !bidding) &&
    (reactions[id] !== undefined || !windows) &&
    (regrets[id] !== undefined || !warnings)
  );
}

export async function loadPlayable(id: string): Promise<Playable> {
  const [game, policy] = [rules[id], policies[id]];
  if (game === undefined || policy === undefined || !isApart(id)) return (await import('./whole-game.ts')).loadGame(id);
  const [played, policed, bidding, windows, warnings] = await Promise.all([
    game(),
    policy(),
    auctions[id]?.(),
    reactions[id]?.(),
    regrets[id]?.(),
  ]);
  return {
    game: played,
    policy: policed,
    ...(bidding && { bidding }),
    ...(windows && { windows }),
    ...(warnings && { warnings }),
  };
}

/** For whoever has to think as masters do: what they have learned is fetched with them, and not with the table. */
export async function loadThinker(id: string): Promise<Playable> {
  const [playable, leaf] = await Promise.all([loadPlayable(id), leaves[id]?.()]);
  return leaf === undefined ? playable : { ...playable, policy: { ...playable.policy, leaf } };
}

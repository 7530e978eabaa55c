/**
 * Rules and advice of a game without its words and pictures: all that playing needs. For the worker, which then fetches
 * a third of what the page does. By the anatomy of a game's folder; one built otherwise comes whole.
 */

import { advised, bidding as auctions, policies, warnings as regrets, rules } from 'virtual:games';
import type { GameModule } from '@signoria/kernel';
import { loadGame } from './load.ts';

export type Playable = Pick<GameModule, 'game' | 'policy' | 'bidding' | 'warnings'>;

export async function loadPlayable(id: string): Promise<Playable> {
  const advice = advised[id];
  const apart = (auctions[id] !== undefined || !advice?.bidding) && (regrets[id] !== undefined || !advice?.warnings);
  const [game, policy] = [rules[id], policies[id]];
  if (game === undefined || policy === undefined || !apart) return loadGame(id);
  const [played, policed, bidding, warnings] = await Promise.all([game(), policy(), auctions[id]?.(), regrets[id]?.()]);
  return { game: played, policy: policed, ...(bidding && { bidding }), ...(warnings && { warnings }) };
}

/**
 * Rules and advice of a game without its words and pictures: all that playing needs. For the worker, which then fetches
 * a third of what the page does. By the anatomy of a game's folder; one built otherwise comes whole.
 */
import type { GameModule } from '@signoria/kernel';
import { folderOf, loadGame } from './load.ts';

const RULES = import.meta.glob<GameModule['game']>('../../games/*/rules/game.ts', { import: 'game' });
const POLICIES = import.meta.glob<GameModule['policy']>('../../games/*/policy/policy.ts', { import: 'policy' });

export type Playable = Pick<GameModule, 'game' | 'policy'>;

export async function loadPlayable(id: string): Promise<Playable> {
  const folder = folderOf(id);
  const rules = RULES[`${folder}rules/game.ts`];
  const advice = POLICIES[`${folder}policy/policy.ts`];
  if (rules === undefined || advice === undefined) return loadGame(id);
  const [game, policy] = await Promise.all([rules(), advice()]);
  return { game, policy };
}

/** A rule of a game in the reference. */
import { go, paths } from '../router.ts';
import { visiting } from '../state/visiting.ts';

/** Inside somebody else's page there is no room for the reference, and it refuses to stand there. */
export function openRule(game: string, rule: string): void {
  const path = paths.game(game, rule);
  if (visiting) window.open(path, '_blank', 'noopener');
  else go(path);
}

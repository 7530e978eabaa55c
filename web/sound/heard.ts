/** What of the news is heard: each kind once, and no more than can be told apart. */
import type { GameEvent } from '@signoria/kernel';
import type { SoundName } from '@signoria/kit';

const MOST = 2;

/** `sealed`: it began with an answer from which there is no way back. */
export function heardOf(
  news: readonly GameEvent[],
  sounds: { readonly [what: string]: SoundName },
  sealed = false,
): readonly SoundName[] {
  const heard = news.flatMap(({ what }) => (sounds[what] === undefined ? [] : [sounds[what]]));
  return [...new Set<SoundName>(sealed ? ['seal', ...heard] : heard)].slice(0, MOST);
}

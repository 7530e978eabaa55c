/** What of the news is heard: each kind once, and no more than can be told apart. */
import type { GameEvent } from '@signoria/kernel';
import type { SoundName } from '@signoria/kit';

const MOST = 2;

export function heardOf(
  news: readonly GameEvent[],
  sounds: { readonly [what: string]: SoundName },
): readonly SoundName[] {
  const heard = news.flatMap(({ what }) => (sounds[what] === undefined ? [] : [sounds[what]]));
  return [...new Set(heard)].slice(0, MOST);
}

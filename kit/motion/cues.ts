/**
 * What has just happened, as a board tells it: which place changes after how many milliseconds. Cause, then move, then
 * number; one thing after another, never longer than three seconds, cut short by any key or tap.
 */
import type { GameEvent } from '@signoria/kernel';
import { useEffect, useState } from 'preact/hooks';

/** `P` are the names of the places that can change. */
export interface Cues<P extends string> {
  /** By place, when its change is told. */
  readonly after: ReadonlyMap<P, number>;
}

const STEP = 260;
const LONGEST = 2500;
/** How long a changed place stays marked where nothing may move. */
const MARKED = 2000;

/** When each place is told, given the places that each event changes in their order. */
export function cueTimes<P extends string>(events: readonly (readonly P[])[], pace = STEP): ReadonlyMap<P, number> {
  const changes = events.filter((places) => places.length > 0);
  const step = Math.min(pace, LONGEST / Math.max(1, changes.length));
  const after = new Map<P, number>();
  for (const [i, places] of changes.entries()) {
    for (const [j, place] of places.entries()) after.set(place, Math.round((i + j / places.length) * step));
  }
  return after;
}

/** Tells the news once; what else is said about them stays until there are others. */
export function useCues<P extends string, T extends Cues<P>>(news: readonly GameEvent[], cues: T): T {
  const [heard, setHeard] = useState<readonly GameEvent[] | null>(null);
  useEffect(() => {
    if (news.length === 0) return;
    const stop = () => setHeard(news);
    const timer = setTimeout(stop, LONGEST + MARKED);
    const listening = new AbortController();
    document.addEventListener('keydown', stop, { signal: listening.signal });
    document.addEventListener('pointerdown', stop, { signal: listening.signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [news]);
  return heard === news ? { ...cues, after: new Map<P, number>() } : cues;
}

/** Class and delay for the element at a place. */
export interface Cue {
  readonly class: string;
  readonly style?: { readonly '--after': string };
}

/** `kind` says how the change comes in; the game's stylesheet knows. */
export function cued<P extends string>({ after }: Cues<P>, place: NoInfer<P>, kind = 'told'): Cue {
  const ms = after.get(place);
  return ms === undefined ? { class: '' } : { class: `${kind} just-changed`, style: { '--after': `${ms}ms` } };
}

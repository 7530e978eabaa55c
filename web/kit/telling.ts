/**
 * What has just happened, as a board tells it: which place changes after how many milliseconds. Cause, then move, then
 * number; one thing after another, never longer than three seconds, cut short by any key or tap.
 */
import type { GameEvent } from '@signoria/kernel';
import { useEffect, useState } from 'preact/hooks';

/** `P` are the names of the places that can change. */
export interface Told<P extends string> {
  /** By place, when its change is told. */
  readonly after: ReadonlyMap<P, number>;
}

const STEP = 260;
const LONGEST = 2500;
/** How long a changed place stays marked where nothing may move. */
const MARKED = 2000;

/** When each place is told, given the places that each event changes in their order. */
export function whenTold<P extends string>(events: readonly (readonly P[])[], pace = STEP): ReadonlyMap<P, number> {
  const changes = events.filter((places) => places.length > 0);
  const step = Math.min(pace, LONGEST / Math.max(1, changes.length));
  const after = new Map<P, number>();
  for (const [i, places] of changes.entries()) {
    for (const [j, place] of places.entries()) after.set(place, Math.round((i + j / places.length) * step));
  }
  return after;
}

/** Tells the news once; what else is said about them stays until there are others. */
export function useTelling<P extends string, T extends Told<P>>(news: readonly GameEvent[], telling: T): T {
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
  return heard === news ? { ...telling, after: new Map<P, number>() } : telling;
}

/** Class and delay for the element at a place. */
export interface Fresh {
  readonly class: string;
  readonly style?: { readonly '--after': string };
}

/** `kind` says how the change comes in; the game's stylesheet knows. */
export function told<P extends string>({ after }: Told<P>, place: NoInfer<P>, kind = 'told'): Fresh {
  const ms = after.get(place);
  return ms === undefined ? { class: '' } : { class: `${kind} just-changed`, style: { '--after': `${ms}ms` } };
}

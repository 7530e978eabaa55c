/**
 * What happened, for people: facts and ids, never sentences, each with those who may know it. Nobody listens during
 * search, and then nothing is built: `events.sink?.push({ … })` does not even evaluate the event.
 */
import type { Seat } from './game.ts';

export interface GameEvent {
  readonly what: string;
  /** Only these seats may know; absent means everybody, spectators included. */
  readonly to?: readonly Seat[];
}

export const events: { sink: GameEvent[] | null } = { sink: null };

/** The sink in a game's own words: `story.sink?.push({ … })`; null while nobody listens, and then nothing is built. */
export function storyOf<Happening extends GameEvent>(): { readonly sink: { push(event: Happening): unknown } | null } {
  return events;
}

/** Run `work` with somebody listening. */
export function listen<T>(work: () => T): { readonly result: T; readonly heard: readonly GameEvent[] } {
  const before = events.sink;
  const heard: GameEvent[] = [];
  events.sink = heard;
  try {
    return { result: work(), heard };
  } finally {
    events.sink = before;
  }
}

export function mayKnow(event: GameEvent, seat: Seat | null): boolean {
  return event.to === undefined || (seat !== null && event.to.includes(seat));
}

/**
 * What has just happened, as the board tells it: which place changes after how many milliseconds. Cause, then move,
 * then number; one thing after another, never longer than three seconds, cut short by any key or tap.
 */
import type { GameEvent, Seat } from '@signoria/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { CardId } from '../data/cards.ts';
import type { RegionId } from '../data/map.ts';
import type { Happening } from '../rules/events.ts';
import { isCard } from './table.ts';

/** The name of a place that can change. */
export type Place =
  | `card ${Seat} ${CardId}`
  | `facedown ${Seat}`
  | `strength ${Seat}`
  | `region ${RegionId}`
  | `token ${Seat}`;

export interface Loss {
  readonly seat: Seat;
  readonly card: CardId;
  readonly count: number;
}

export interface Telling {
  /** By place, when its change is told. */
  readonly after: ReadonlyMap<Place, number>;
  /** Mercenaries that a Bishop has just sent away. */
  readonly losses: readonly Loss[];
  /** How the battle ended, if it just did: for a line of words over the table. */
  readonly ending: readonly GameEvent[];
}

const STEP = 260;
const LONGEST = 2500;
/** How long a changed place stays marked where nothing may move. */
const MARKED = 2000;

const ENDING: ReadonlySet<Happening['what']> = new Set(['compared', 'conquered', 'held', 'tied', 'tokenTo']);

/** The places an event changes, in the order in which they are told. */
function placesOf(event: Happening): readonly Place[] {
  switch (event.what) {
    case 'played':
    case 'turnedUp':
      return [`card ${event.seat} ${event.card}`, `strength ${event.seat}`];
    case 'playedFacedown':
      return [`facedown ${event.seat}`];
    case 'mercenariesGo':
      return event.from.map(({ seat }): Place => `strength ${seat}`);
    case 'conquered':
      return [`region ${event.region}`];
    case 'tokenTo':
      return [`token ${event.seat}`];
    default:
      return [];
  }
}

function lossesOf(event: Happening): readonly Loss[] {
  if (event.what !== 'mercenariesGo') return [];
  const card = `m${event.strength}`;
  return isCard(card) ? event.from.map(({ seat, count }) => ({ seat, card, count })) : [];
}

export function tellingOf(news: readonly GameEvent[]): Telling {
  const happened = news as readonly Happening[]; // only this game's events come here
  const places = happened.map(placesOf).filter((changed) => changed.length > 0);
  const step = Math.min(STEP, LONGEST / Math.max(1, places.length));
  const after = new Map<Place, number>();
  for (const [i, changed] of places.entries()) {
    for (const [j, place] of changed.entries()) after.set(place, Math.round((i + j * 0.5) * step));
  }
  return {
    after,
    losses: happened.flatMap(lossesOf),
    ending: happened.filter(({ what }) => ENDING.has(what)),
  };
}

const SILENT: Telling['after'] = new Map();

/** Tells the news once; what it says in words stays until there are others. */
export function useTelling(news: readonly GameEvent[]): Telling {
  const [told, setTold] = useState<readonly GameEvent[] | null>(null);
  useEffect(() => {
    if (news.length === 0) return;
    const stop = () => setTold(news);
    const timer = setTimeout(stop, LONGEST + MARKED);
    const listening = new AbortController();
    document.addEventListener('keydown', stop, { signal: listening.signal });
    document.addEventListener('pointerdown', stop, { signal: listening.signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [news]);
  const telling = tellingOf(news);
  return told === news ? { ...telling, after: SILENT } : telling;
}

/** Class and delay for the element at a place; `kind` says how it comes in. */
export function told(
  { after }: Telling,
  place: Place,
  kind: 'laid' | 'recounted',
): { readonly class: string; readonly style?: { readonly '--after': string } } {
  const ms = after.get(place);
  return ms === undefined ? { class: '' } : { class: `${kind} just-changed`, style: { '--after': `${ms}ms` } };
}

/**
 * What has just happened, as the board tells it: which place changes after how many milliseconds. Cause, then move,
 * then number; one thing after another, never longer than three seconds, cut short by any key or tap.
 */
import type { GameEvent, Seat } from '@signoria/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { CityId } from '../data/cities.ts';
import type { TroopId } from '../data/troops.ts';
import type { LotId } from '../rules/choices.ts';
import type { Happening } from '../rules/events.ts';

/** The name of a place that can change. */
export type Place =
  | `status ${CityId}`
  | `lot ${LotId | CityId}`
  | `troop ${TroopId}`
  | `prince ${Seat}`
  | 'bid'
  | 'deck'
  | 'weather'
  | 'dice'
  | 'verdict';

export interface Telling {
  /** By place, when its change is told. */
  readonly after: ReadonlyMap<Place, number>;
  /** A war has just ended: its sheet is to be looked at. */
  readonly warEnded: boolean;
}

const STEP = 300;
const LONGEST = 2500;
/** How long a changed place stays marked where nothing may move. */
const MARKED = 2000;

const ENDS: ReadonlySet<Happening['what']> = new Set(['warWon', 'warDrawn', 'vetoed', 'unfought']);

/** The places an event changes, in the order in which they are told. */
function placesOf(event: Happening): readonly Place[] {
  switch (event.what) {
    case 'nominated':
      return [`lot ${event.lot}`];
    case 'bidMade':
    case 'familyBid':
    case 'frozen':
      return ['bid'];
    case 'lotWon':
      return [`lot ${event.lot}`, `prince ${event.seat}`];
    case 'artistPlaced':
      return [`lot ${event.event}`];
    case 'statusMoved':
      return [`status ${event.city}`];
    case 'troopBought':
      return [`troop ${event.troop}`, `prince ${event.seat}`];
    case 'cardBought':
    case 'cardGiven':
      return ['deck', `prince ${event.seat}`];
    case 'weather':
      return ['weather'];
    case 'rolled':
    case 'rerolled':
      return ['dice'];
    case 'warWon':
    case 'warDrawn':
      return ['verdict'];
    case 'victory':
    case 'income':
    case 'familyChosen':
      return [`prince ${event.seat}`];
    case 'stolen':
      return [`prince ${event.whom}`, `prince ${event.seat}`];
    default:
      return [];
  }
}

export function tellingOf(news: readonly GameEvent[]): Telling {
  const happened = news as readonly Happening[]; // only this game's events come here
  const places = happened.map(placesOf).filter((changed) => changed.length > 0);
  const step = Math.min(STEP, LONGEST / Math.max(1, places.length));
  const after = new Map<Place, number>();
  for (const [i, changed] of places.entries()) {
    for (const [j, place] of changed.entries()) after.set(place, Math.round((i + j * 0.5) * step));
  }
  return { after, warEnded: happened.some(({ what }) => ENDS.has(what)) };
}

const SILENT: Telling['after'] = new Map();

/** Tells the news once. */
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

/** Class and delay for the element at a place. */
export function told(
  { after }: Telling,
  place: Place,
): { readonly class: string; readonly style?: { readonly '--after': string } } {
  const ms = after.get(place);
  return ms === undefined ? { class: '' } : { class: ' told just-changed', style: { '--after': `${ms}ms` } };
}

/**
 * What has just happened, as the board tells it: which place changes after how many milliseconds. Cause, then move,
 * then number; one thing after another, never longer than three seconds, cut short by any key or tap.
 */
import type { GameEvent, Seat } from '@signoria/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { StackId } from '../data/objects.ts';
import type { Happening, Who } from '../rules/events.ts';

/** The name of a place that can change. */
export type Place =
  | `tile ${Seat}`
  | `prestige ${Who}`
  | `stack ${StackId}`
  | 'bid'
  | `mat ${Who}`
  | 'diego card'
  | 'die';

export interface Telling {
  /** By place, when its change is told. */
  readonly after: ReadonlyMap<Place, number>;
  /** What Diego did and why, in the order he did it: for words beside his mat. */
  readonly diego: readonly GameEvent[];
}

const STEP = 260;
const LONGEST = 2500;
/** How long a changed place stays marked where nothing may move. */
const MARKED = 2000;

const DIEGO: ReadonlySet<Happening['what']> = new Set([
  'diegoBuys',
  'diegoBuysNothing',
  'diegoPays',
  'diegoGains',
  'diegoWants',
  'diegoTakesCard',
  'diegoActs',
  'diegoIdle',
  'diegoProfession',
  'diegoWorks',
  'diegoReplaced',
]);

/** The places an event changes, in the order in which they are told. */
function placesOf(event: Happening): readonly Place[] {
  switch (event.what) {
    case 'landscapePlaced':
      return [`tile ${event.seat}`, ...(event.gain > 0 ? ([`prestige ${event.seat}`] as const) : [])];
    case 'built':
      return [`tile ${event.seat}`, `prestige ${event.seat}`];
    case 'builtTogether':
      return [`tile ${event.seat}`, `tile ${event.partner}`, `prestige ${event.seat}`, `prestige ${event.partner}`];
    case 'auctionOpens':
    case 'bidRaised':
      return ['bid'];
    case 'bought':
      return [`stack ${event.stack}`, `mat ${event.seat}`];
    case 'builderHired':
      return [`mat ${event.seat}`, ...(event.gain > 0 ? ([`prestige ${event.seat}`] as const) : [])];
    case 'workDone':
    case 'freedomIntroduced':
    case 'recruited':
      return [`mat ${event.seat}`];
    case 'exchanged':
    case 'sold':
    case 'merchantRank':
    case 'converted':
      return [`prestige ${event.seat}`];
    case 'bestWork':
      return event.who.map((who): Place => `prestige ${who}`);
    case 'cardScored':
      return [`prestige ${event.who}`];
    case 'diegoCard':
      return ['diego card'];
    case 'rolled':
      return ['die'];
    case 'diegoBuys':
    case 'diegoActs':
      return ['mat diego'];
    case 'diegoGains':
    case 'diegoWorks':
      return ['prestige diego'];
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
  return { after, diego: happened.filter(({ what }) => DIEGO.has(what)) };
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

/** Class and delay for the element at a place. */
export function told(
  { after }: Telling,
  place: Place,
): { readonly class: string; readonly style?: { readonly '--after': string } } {
  const ms = after.get(place);
  return ms === undefined ? { class: '' } : { class: 'told just-changed', style: { '--after': `${ms}ms` } };
}

/**
 * What has just happened, as the board tells it: which thing changes after how many milliseconds. One after another,
 * never longer than three seconds, cut short by any key or tap.
 */
import type { GameEvent } from '@signoria/kernel';
import { useEffect, useState } from 'preact/hooks';
import { CITIES } from '../data/cities.ts';
import { SPACES } from '../data/palace.ts';
import { ALLIANCES } from '../data/pieces.ts';
import type { Happening } from '../rules/events.ts';
import type { View } from '../rules/view.types.ts';
import { thing } from './steps.ts';

export interface Telling {
  /** By thing, when its change is told. */
  readonly after: ReadonlyMap<string, number>;
  /** How sieges and battles ended: for a line of words. */
  readonly endings: readonly GameEvent[];
}

const STEP = 260;
const LONGEST = 2500;
/** How long a changed place stays marked where nothing may move. */
const MARKED = 2000;

const ENDINGS: readonly Happening['what'][] = [
  'cityConquered',
  'siegeFails',
  'fieldBattleWon',
  'fieldBattleTied',
  'trophyWon',
];
const ENDING_NAMES: ReadonlySet<string> = new Set(ENDINGS);

function agentThing(place: string, view: View): string {
  if ((CITIES as readonly string[]).includes(place)) return thing.city(place);
  if ((ALLIANCES as readonly string[]).includes(place)) return thing.alliance(place);
  const [power, room] = place.split('.') as [string, string];
  return thing.room(view.players.find((player) => player.power === power)?.seat ?? 0, room);
}

function cardThing(seat: number, place: string): string {
  return (SPACES as readonly string[]).includes(place)
    ? thing.space(seat, place)
    : thing.room(seat, place.replace('under.', ''));
}

/** The things an event changes, in the order in which they are told. */
function changedBy(event: Happening, view: View): readonly string[] {
  switch (event.what) {
    case 'annexed':
    case 'cityConquered':
    case 'siegeFails':
    case 'siegeBegins':
    case 'troopLost':
    case 'troopDismissed':
    case 'troopHired':
      return [thing.city(event.city)];
    case 'troopsMoved':
    case 'retreated':
      return [thing.city(event.from), thing.city(event.into)];
    case 'markerStops':
    case 'indulgenceTaken':
    case 'indulgenceRedeemed':
      return [thing.room(event.seat, event.room)];
    case 'agentPlaced':
    case 'agentRemoved':
      return [agentThing(event.at, view)];
    case 'tokensTurned':
      return event.tokens.map((id) =>
        (ALLIANCES as readonly string[]).includes(id) ? thing.alliance(id) : thing.token(event.seat, id),
      );
    case 'cardMoved':
      return [cardThing(event.seat, event.from), cardThing(event.seat, event.into)];
    case 'cardHoused':
      return [thing.space(event.seat, event.space)];
    case 'allied':
      return [thing.alliance(event.power)];
    default:
      return [];
  }
}

export function tellingOf(news: readonly GameEvent[], view: View): Telling {
  const happened = news as readonly Happening[]; // only this game's events come here
  const changes = happened.map((event) => changedBy(event, view)).filter((things) => things.length > 0);
  const step = Math.min(STEP, LONGEST / Math.max(1, changes.length));
  const after = new Map<string, number>();
  for (const [i, things] of changes.entries()) {
    for (const [j, at] of things.entries()) after.set(at, Math.round((i + j / things.length) * step));
  }
  return { after, endings: news.filter(({ what }) => ENDING_NAMES.has(what)) };
}

const SILENT: Telling['after'] = new Map();

/** Tells the news once; what it says in words stays until there are others. */
export function useTelling(news: readonly GameEvent[], view: View): Telling {
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
  const telling = tellingOf(news, view);
  return heard === news ? { ...telling, after: SILENT } : telling;
}

export function toldAt({ after }: Telling, at: string): number | null {
  return after.get(at) ?? null;
}

/** Class and delay for the element of a thing. */
export function told(telling: Telling, at: string): { readonly class: string; readonly style?: { '--after': string } } {
  const ms = toldAt(telling, at);
  return ms === null ? { class: '' } : { class: 'just-changed', style: { '--after': `${ms}ms` } };
}

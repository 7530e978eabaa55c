/**
 * What has just happened, as the board tells it: which thing changes after how many milliseconds. One after another, never
 * longer than three seconds, cut short by any key or tap.
 */
import type { GameEvent } from '@signoria/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { PlaceId } from '../data/layouts.ts';
import type { Party } from '../rules/choices.ts';
import type { Happening } from '../rules/events.ts';
import type { Spot } from './spots.ts';

/** A thing that can change. */
export type Changing = Spot | `party ${Party}` | 'chain' | 'dispute' | 'rival';

export interface Telling {
  /** By thing, when its change is told. */
  readonly after: ReadonlyMap<Changing, number>;
}

const STEP = 260;
const LONGEST = 2500;
/** How long a changed thing stays marked where nothing may move. */
const MARKED = 2000;

const at = (place: PlaceId | 'areopagus', who: Party): Changing =>
  place === 'areopagus' ? `party ${who}` : `place ${place}`;

/** The things an event changes: cause first, then what it moved. */
function changedBy(event: Happening): readonly Changing[] {
  switch (event.what) {
    case 'put':
    case 'scouted':
    case 'influenced':
    case 'expelled':
    case 'ousted':
    case 'markerPlaced':
    case 'markerUsed':
    case 'turnedUp':
    case 'looked':
      return [`place ${event.place}`];
    case 'interrogated':
    case 'rivalMoves':
      return [at(event.place, event.who)];
    case 'moved':
    case 'shifted':
      return [`place ${event.from}`, `place ${event.into}`];
    case 'swapped':
      return [`place ${event.a}`, `place ${event.b}`];
    case 'challenged':
      return ['dispute', `place ${event.place}`];
    case 'disputeCards':
    case 'disputeDecided':
      return ['dispute'];
    case 'conspired':
      return ['chain'];
    case 'claimed':
    case 'factionUsed':
      return [`faction ${event.faction}`];
    case 'realised':
    case 'schemeLost':
    case 'schemeBack':
      return [`scheme ${event.scheme}`];
    case 'schemeReplaced':
      return [`scheme ${event.by}`];
    case 'edictPlayed':
    case 'edictPays':
    case 'edictTaken':
      return [`edict ${event.faction}`];
    case 'specialPlayed':
      return [`event ${event.event}`];
    case 'paid':
    case 'gained':
    case 'drew':
    case 'tookCourt':
    case 'turnStarts':
      return [`party ${event.who}`];
    case 'stole':
    case 'shared':
      return [`party ${event.who}`, `party ${event.rival}`];
    case 'courtRefreshed':
      return [`court ${event.steward + 1}`];
    case 'rivalPlans':
      return ['rival', `place ${event.place}`];
    case 'rivalStage':
      return ['rival'];
    default:
      return [];
  }
}

export function tellingOf(news: readonly GameEvent[]): Telling {
  const happened = news as readonly Happening[]; // only this game's events come here
  const changes = happened.map(changedBy).filter((things) => things.length > 0);
  const step = Math.min(STEP, LONGEST / Math.max(1, changes.length));
  const after = new Map<Changing, number>();
  for (const [i, things] of changes.entries()) {
    for (const [j, thing] of things.entries()) after.set(thing, Math.round((i + j * 0.5) * step));
  }
  return { after };
}

const SILENT: Telling = { after: new Map() };

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
  return told === news ? SILENT : tellingOf(news);
}

/** Class and delay for a changed thing. */
export function told({ after }: Telling, thing: Changing): { readonly class: string; readonly after?: string } {
  const ms = after.get(thing);
  return ms === undefined ? { class: '' } : { class: ' told just-changed', after: `${ms}ms` };
}

/** What has just happened, and which places of the board it changes. The kit tells it. */
import type { GameEvent } from '@signoria/kernel';
import { type Told, whenTold } from '@signoria/web/kit';
import type { PlaceId } from '../data/layouts.ts';
import type { Party } from '../rules/choices.ts';
import type { Happening } from '../rules/events.ts';
import type { Spot } from './spots.ts';

/** A thing that can change. */
export type Changing = Spot | `party ${Party}` | 'chain' | 'dispute' | 'rival';

export type Telling = Told<Changing>;

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
  return { after: whenTold((news as readonly Happening[]).map(changedBy)) }; // only this game's events come here
}

/** What has just happened, and which places of the board it changes. The kit tells it. */
import type { GameEvent } from '@signoria/kernel';
import { type Cues, cueTimes } from '@signoria/kit';
import type { PlaceId } from '../data/layouts.ts';
import type { Party } from '../rules/model/choices.ts';
import type { Happening } from '../rules/model/events.ts';
import type { ThingName } from './things.ts';

/** A thing that can change. */
export type Changing = ThingName | `party ${number}` | 'chain' | 'dispute' | 'rival';

export type BoardCues = Cues<Changing>;

const at = (place: PlaceId | 'areopagus', who: Party): Changing =>
  place === 'areopagus' ? `party ${who}` : `place ${place}`;

/** The cards of the board an event changes: cause first, then what it moved. Null for events that are not about them. */
function onCards(event: Happening): readonly Changing[] | null {
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
    case 'rivalPlans':
      return ['rival', `place ${event.place}`];
    default:
      return null;
  }
}

function elsewhere(event: Happening): readonly Changing[] {
  switch (event.what) {
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
    case 'rivalStage':
      return ['rival'];
    default:
      return [];
  }
}

export function cuesOf(news: readonly GameEvent[]): BoardCues {
  const ours = news as readonly Happening[]; // only this game's events come here
  return { after: cueTimes(ours.map((event) => onCards(event) ?? elsewhere(event))) };
}

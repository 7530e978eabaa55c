/** What has just happened, and which places of the board it changes. The kit tells it. */
import type { GameEvent } from '@signoria/kernel';
import { type Cues, cueTimes } from '@signoria/kit';
import type { StackId } from '../data/objects.ts';
import type { Happening } from '../rules/model/events.ts';

/** The name of a place that can change. */
export type Place =
  | `tile ${number}`
  | `prestige ${number | 'diego'}`
  | `stack ${StackId}`
  | 'bid'
  | `mat ${number | 'diego'}`
  | 'diego card'
  | 'die';

export interface BoardCues extends Cues<Place> {
  /** What Diego did and why, in the order he did it: for words beside his mat. */
  readonly diego: readonly GameEvent[];
}

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

export function cuesOf(news: readonly GameEvent[]): BoardCues {
  const happened = news as readonly Happening[]; // only this game's events come here
  return { after: cueTimes(happened.map(placesOf)), diego: happened.filter(({ what }) => DIEGO.has(what)) };
}

/** Everything a player can answer. Cells and court places are counted from 1, as people count them. */
import type { EventId, SpecialId } from '../data/event-cards.ts';
import type { FactionId } from '../data/factions.ts';
import type { PlaceId } from '../data/layouts.ts';
import type { CardId } from '../data/luminaries.ts';
import type { SchemeId } from '../data/schemes.ts';

/** A participant as people name it: a seat, or 10 and more for the artificial rivals (`party.ts`). */
export type Party = number;

/** What becomes of a card added to the conspiracy (PAX-9.12). */
export type Use = 'ability' | 'support' | 'link';

/** PAX-8.2 */
export type Reward = 'influence' | 'reassign' | 'expel';

export type Choice =
  // Chapter 13
  | { readonly do: 'play'; readonly event: SpecialId }
  | { readonly do: 'pass' }
  // Chapter 5: the action phase
  | { readonly do: 'scout'; readonly place: PlaceId }
  | { readonly do: 'influence'; readonly place: PlaceId }
  | { readonly do: 'interrogate'; readonly place: PlaceId | 'areopagus' }
  /** The faction named, or two (PAX-17.20), or none (PAX-17.14). */
  | { readonly do: 'reassign'; readonly factions: readonly FactionId[] }
  | { readonly do: 'expel'; readonly place: PlaceId }
  | { readonly do: 'oust'; readonly place: PlaceId; readonly rival: Party }
  | { readonly do: 'conspire'; readonly card: CardId; readonly use: Use }
  | { readonly do: 'claim'; readonly faction: FactionId }
  /** The once-a-turn action of one's faction card. */
  | { readonly do: 'faction'; readonly faction: FactionId }
  | { readonly do: 'reward'; readonly place: PlaceId; readonly action: Reward }
  | { readonly do: 'realise'; readonly scheme: SchemeId }
  | { readonly do: 'letters'; readonly place: PlaceId }
  | { readonly do: 'newplan'; readonly scheme: SchemeId }
  | { readonly do: 'audience'; readonly slot: number }
  | { readonly do: 'end' }
  // Steps of an action
  | { readonly do: 'pay'; readonly spend: readonly FactionId[] }
  | { readonly do: 'count'; readonly count: number }
  | { readonly do: 'put'; readonly card: CardId }
  /** EXPEL: whose influence enters the next cell. */
  | { readonly do: 'seat'; readonly rival: Party }
  | { readonly do: 'move'; readonly from: PlaceId; readonly cell: number; readonly to: PlaceId }
  | { readonly do: 'stop' }
  | { readonly do: 'targets'; readonly cells: readonly number[] }
  // Support
  | { readonly do: 'yield'; readonly place: PlaceId }
  | { readonly do: 'gain'; readonly faction: FactionId }
  | { readonly do: 'from'; readonly rival: Party }
  | { readonly do: 'give'; readonly faction: FactionId; readonly rival: Party }
  // Disputes
  | { readonly do: 'lay'; readonly card: CardId }
  | { readonly do: 'continue' }
  | { readonly do: 'concede' }
  // Special abilities
  | { readonly do: 'swap'; readonly a: PlaceId; readonly b: PlaceId }
  | { readonly do: 'look'; readonly place: PlaceId }
  | { readonly do: 'turnup'; readonly place: PlaceId }
  | { readonly do: 'exchange'; readonly card: CardId; readonly slot: number }
  | { readonly do: 'steal'; readonly faction: FactionId; readonly rival: Party }
  | { readonly do: 'shift'; readonly from: PlaceId; readonly cell: number; readonly to: PlaceId }
  | { readonly do: 'return'; readonly faction: FactionId }
  | { readonly do: 'mark'; readonly place: PlaceId }
  | { readonly do: 'edict'; readonly faction: FactionId; readonly count: number }
  | { readonly do: 'discard'; readonly card: CardId }
  // Chapter 12: the check phase
  | { readonly do: 'drop'; readonly scheme: SchemeId }
  | { readonly do: 'restore'; readonly scheme: SchemeId }
  | { readonly do: 'keep'; readonly event: EventId }
  | { readonly do: 'court'; readonly slot: number }
  | { readonly do: 'deck' };

type Do<D extends Choice['do']> = Extract<Choice, { do: D }>;

export const PASS: Do<'pass'> = { do: 'pass' };
export const END: Do<'end'> = { do: 'end' };
export const STOP: Do<'stop'> = { do: 'stop' };
export const CONTINUE: Do<'continue'> = { do: 'continue' };
export const CONCEDE: Do<'concede'> = { do: 'concede' };
export const DECK: Do<'deck'> = { do: 'deck' };

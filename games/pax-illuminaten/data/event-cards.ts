/**
 * The 15 event cards: an edict for each faction, then nine special events. Provenance: numbers, the edicts' effect and
 * the making of the deck are in the rulebook; names and the special effects are designed. An *event card* is an index
 * into `EVENTS`; the edict of a faction has the faction's number.
 */
import type { Index } from '@signoria/kernel';
import { FACTION_COUNT, FACTIONS, type Faction, type FactionId } from './factions.ts';

export const SPECIALS = [
  'convent',
  'tolerance',
  'ball',
  'encyclopedia',
  'succession',
  'lightning',
  'letters',
  'newplan',
  'audience',
] as const;

export type SpecialId = (typeof SPECIALS)[number];
export type EdictId = `edict-${FactionId}`;
export type EventId = EdictId | SpecialId;
/** Index into `EVENTS`: that of an edict is its faction's. */
export type EventCard = Index<'eventCard' | 'faction'>;

export const EVENTS: readonly EventId[] = [...FACTIONS.map((f): EdictId => `edict-${f}`), ...SPECIALS];

export const SPECIAL = Object.fromEntries(SPECIALS.map((id, i) => [id, FACTION_COUNT + i])) as {
  readonly [id in SpecialId]: EventCard;
};

/** The rule that says what the event does. */
export const SPECIAL_RULE = Object.fromEntries(SPECIALS.map((id, i) => [id, `PAX-17.${54 + i}`])) as {
  readonly [id in SpecialId]: string;
};

export function isEdict(card: EventCard): card is Faction {
  return card < FACTION_COUNT;
}

export function eventOf(id: string): EventCard {
  return (EVENTS as readonly string[]).indexOf(id);
}

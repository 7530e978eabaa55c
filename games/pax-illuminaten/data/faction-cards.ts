/**
 * The six faction cards: once a turn an extra main action, and a permanent property. Provenance: that there are six and
 * what they consist of is in the rulebook; the effects are designed, one main action a faction.
 */
import type { Action } from './abilities.ts';
import { FACTIONS, type FactionId } from './factions.ts';

export type FactionCardId = `F-${FactionId}`;

export const FACTION_ACTION: { readonly [id in FactionId]: Action } = {
  AR: 'influence',
  CO: 'scout',
  MA: 'expel',
  CR: 'reassign',
  SC: 'interrogate',
  CL: 'oust',
};

/** The rule that says what the card does. */
export const FACTION_RULE = Object.fromEntries(FACTIONS.map((id, i) => [id, `PAX-17.${48 + i}`])) as {
  readonly [id in FactionId]: string;
};

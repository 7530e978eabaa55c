/** The six factions (PAX-3.3), in the order that breaks ties for the artificial rivals. Provenance: rulebook; colours are ours. */
import type { Index } from '@signoria/kernel';

export const FACTIONS = ['AR', 'CO', 'MA', 'CR', 'SC', 'CL'] as const;

export type FactionId = (typeof FACTIONS)[number];
/** Index into `FACTIONS`. A set of factions is a bit set of these. */
export type Faction = Index<'faction'>;

export const FACTION_COUNT = FACTIONS.length;
export const EVERY_FACTION: readonly Faction[] = FACTIONS.map((_, f) => f);
export const ALL_FACTIONS = (1 << FACTION_COUNT) - 1;

export const FACTION = Object.fromEntries(FACTIONS.map((id, i) => [id, i])) as { readonly [id in FactionId]: Faction };

/** -1 for what is no faction. */
export function factionOf(id: string): Faction {
  return Object.hasOwn(FACTION, id) ? FACTION[id as FactionId] : -1;
}

export function factionsIn(set: number): readonly FactionId[] {
  return FACTIONS.filter((_, f) => (set & (1 << f)) !== 0);
}

/** The box as the tables the rules run on, corrected by an edition file (`edition.ts`). */

import { boxOf } from '@signoria/kernel';
import type { AbilityId } from './abilities.ts';
import { CONNECTIONS } from './connections.ts';
import { CELLS, DEGREES, type Degree } from './degrees.ts';
import type { Correction } from './edition.ts';
import { type Faction, factionOf } from './factions.ts';
import { LUMINARIES, type Luminary, type Organisation, type Strength } from './luminaries.ts';
import { NUMBERS, type NumberId } from './numbers.ts';

/** A luminary card as the rules need it. */
export interface Face {
  readonly degree: Degree;
  /** Bit set. */
  readonly factions: number;
  readonly primary: Faction;
  /** The primary one again on a card of one faction. */
  readonly secondary: Faction;
  /** By cell, the factions of its symbols, top cell first. */
  readonly cells: readonly (readonly Faction[])[];
  readonly organisation: Organisation;
  readonly strength: Strength;
  readonly ability: AbilityId;
  /** PAX-12.5: a grand master or royal arch. */
  readonly high: boolean;
}

export interface Edition {
  readonly faces: readonly Face[];
  readonly numbers: { readonly [id in NumberId]: number | readonly number[] };
  /** By connection card, its three factions in printed order. */
  readonly connections: readonly (readonly Faction[])[];
}

export const STANDARD: Edition = apply({});

const box = boxOf(STANDARD, apply);

/** The box a state is played with. */
export function editionOf(s: { readonly edition: Correction | null }): Edition {
  return box(s.edition);
}

/** A number of the game, for so many participants (PAX-1.4). */
export function numberOf(
  s: { readonly edition: Correction | null; readonly participants: number },
  id: NumberId,
): number {
  const value = editionOf(s).numbers[id];
  return typeof value === 'number' ? value : value[s.participants - 2]!;
}

export function apply(c: Correction): Edition {
  const patterns = Object.fromEntries(DEGREES.map((d) => [d, c.degrees?.[d] ?? CELLS[d]])) as typeof CELLS;
  return {
    faces: LUMINARIES.map((card) => face({ ...card, ...c.cards?.[card.id] }, patterns)),
    numbers: { ...NUMBERS, ...c.numbers },
    connections: CONNECTIONS.map(({ id, factions }) => (c.connections?.[id] ?? factions).map(factionOf)),
  };
}

function face(card: Luminary, patterns: typeof CELLS): Face {
  const { degree, organisation, strength, ability } = card;
  const primary = factionOf(card.factions[0]!);
  const secondary = card.factions.length > 1 ? factionOf(card.factions[1]!) : primary;
  return {
    degree,
    factions: (1 << primary) | (1 << secondary),
    primary,
    secondary,
    cells: patterns[degree].map((symbols) => [...symbols].map((symbol) => (symbol === 'P' ? primary : secondary))),
    organisation,
    strength,
    ability,
    high: degree === 'GM' || degree === 'RA',
  };
}

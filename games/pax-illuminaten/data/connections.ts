/** The 20 connection cards (PAX-2.7). Provenance: reconstructed; every triple of factions once, in alphabetical order. */
import type { FactionId } from './factions.ts';

export interface Connection {
  readonly id: string;
  readonly number: number;
  readonly factions: readonly [FactionId, FactionId, FactionId];
}

export const CONNECTIONS = [
  { id: 'IV', number: 4, factions: ['AR', 'CO', 'MA'] },
  { id: 'V', number: 5, factions: ['AR', 'CO', 'CR'] },
  { id: 'VI', number: 6, factions: ['AR', 'CO', 'SC'] },
  { id: 'VII', number: 7, factions: ['AR', 'CO', 'CL'] },
  { id: 'VIII', number: 8, factions: ['AR', 'MA', 'CR'] },
  { id: 'IX', number: 9, factions: ['AR', 'MA', 'SC'] },
  { id: 'X', number: 10, factions: ['AR', 'MA', 'CL'] },
  { id: 'XI', number: 11, factions: ['AR', 'CR', 'SC'] },
  { id: 'XII', number: 12, factions: ['AR', 'CR', 'CL'] },
  { id: 'XIII', number: 13, factions: ['AR', 'SC', 'CL'] },
  { id: 'XIV', number: 14, factions: ['CO', 'MA', 'CR'] },
  { id: 'XV', number: 15, factions: ['CO', 'MA', 'SC'] },
  { id: 'XVI', number: 16, factions: ['CO', 'MA', 'CL'] },
  { id: 'XVII', number: 17, factions: ['CO', 'CR', 'SC'] },
  { id: 'XVIII', number: 18, factions: ['CO', 'CR', 'CL'] },
  { id: 'XIX', number: 19, factions: ['CO', 'SC', 'CL'] },
  { id: 'XX', number: 20, factions: ['MA', 'CR', 'SC'] },
  { id: 'XXI', number: 21, factions: ['MA', 'CR', 'CL'] },
  { id: 'XXII', number: 22, factions: ['MA', 'SC', 'CL'] },
  { id: 'XXIII', number: 23, factions: ['CR', 'SC', 'CL'] },
] as const satisfies readonly Connection[];

export type ConnectionId = (typeof CONNECTIONS)[number]['id'];

/** The five powers (VIR-1.2). Colours, dynasties and Agents are the rulebook's; the order of Rooms is reconstructed. */
import type { Index } from '@signoria/kernel';
import type { ActionId } from './actions.ts';

export const POWERS = ['milan', 'florence', 'naples', 'venice', 'rome'] as const;
export type PowerId = (typeof POWERS)[number];
/** Index into `POWERS`. */
export type Power = Index<'power'>;

export const POWER = Object.fromEntries(POWERS.map((id, power) => [id, power])) as { readonly [id in PowerId]: Power };

export interface PowerData {
  readonly colour: 'blue' | 'red' | 'yellow' | 'green' | 'white';
  /** At tables of so many (VIR-2.10, VIR-2.12, VIR-2.13). */
  readonly players: readonly number[];
  /** The printed actions of its Rooms, clockwise from the top. */
  readonly rooms: readonly ActionId[];
}

export const POWER_DATA: { readonly [id in PowerId]: PowerData } = {
  milan: { colour: 'blue', players: [4, 5], rooms: ['war', 'govern', 'diplomacy', 'intrigue', 'patronage'] },
  florence: { colour: 'red', players: [3, 4, 5], rooms: ['patronage', 'govern', 'intrigue', 'diplomacy', 'war'] },
  naples: { colour: 'yellow', players: [3, 4, 5], rooms: ['govern', 'diplomacy', 'war', 'patronage', 'intrigue'] },
  venice: { colour: 'green', players: [3, 4, 5], rooms: ['diplomacy', 'patronage', 'govern', 'war', 'intrigue'] },
  rome: { colour: 'white', players: [5], rooms: ['intrigue', 'war', 'diplomacy', 'govern', 'patronage'] },
};

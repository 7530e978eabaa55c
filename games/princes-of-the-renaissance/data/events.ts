/**
 * The twelve event tiles and the Pope (POR-1.6, POR-1.7). Provenance: kinds and values rulebook and public; decade,
 * currency and some names reconstructed. The Pope's figures are all in the rulebook.
 */
import type { Index } from '@signoria/kernel';
import type { CurrencyId } from './currency.ts';

export type EventKind = 'vp' | 'artist' | 'wine' | 'invasion';

export interface EventFigures {
  readonly decade: number;
  readonly kind: EventKind;
  readonly currency: CurrencyId;
  readonly vp: number;
  /** How the status of the city it is put on changes. */
  readonly status: number;
}

export const EVENT_FIGURES = {
  'ev1-verrocchio': { decade: 1, kind: 'vp', currency: 'gold', vp: 2, status: 0 },
  'ev1-mantegna': { decade: 1, kind: 'vp', currency: 'influence', vp: 2, status: 0 },
  'ev1-bellini': { decade: 1, kind: 'artist', currency: 'influence', vp: 0, status: 1 },
  'ev1-wine-merchants': { decade: 1, kind: 'wine', currency: 'gold', vp: 0, status: 0 },
  'ev2-botticelli': { decade: 2, kind: 'vp', currency: 'influence', vp: 3, status: 0 },
  'ev2-leonardo': { decade: 2, kind: 'artist', currency: 'gold', vp: 0, status: 1 },
  'ev2-ghirlandaio': { decade: 2, kind: 'artist', currency: 'influence', vp: 0, status: 1 },
  'ev2-wine-merchants': { decade: 2, kind: 'wine', currency: 'gold', vp: 0, status: 0 },
  'ev3-michelangelo': { decade: 3, kind: 'vp', currency: 'gold', vp: 4, status: 0 },
  'ev3-perugino': { decade: 3, kind: 'vp', currency: 'influence', vp: 3, status: 0 },
  'ev3-bramante': { decade: 3, kind: 'artist', currency: 'gold', vp: 0, status: 1 },
  'ev3-french-invade': { decade: 3, kind: 'invasion', currency: 'influence', vp: 0, status: -2 },
} as const satisfies { readonly [id: string]: EventFigures };

export type EventId = keyof typeof EVENT_FIGURES;
/** Index into `EVENTS`. */
export type EventTile = Index<'eventTile'>;

export const EVENTS = Object.keys(EVENT_FIGURES) as readonly EventId[];
export const EVENT_COUNT = EVENTS.length;

/** -1 for what is no event tile. */
export function eventOf(id: string): EventTile {
  return (EVENTS as readonly string[]).indexOf(id);
}

export const DECADES = 3;

/** POR-1.7, POR-7.23, POR-7.24 */
export const POPE_GOLD = 3;
export const POPE_VP = 3;

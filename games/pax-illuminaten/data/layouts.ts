/**
 * Where the cards lie (PAX-2.2). Provenance: 14 and 19 cards, brick adjacency, a central row and inner cards are in the
 * rulebook; rows 2-3-4-3-2 and 3-4-5-4-3 follow from them; the places of the areopagi are designed.
 *
 * A *place* is an index into `places`; a set of places is a bit set. `x` counts half cards, rows count from 1.
 */
import type { Index } from '@signoria/kernel';

export const DIRECTIONS = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Rows down and half cards to the right. */
export const STEPS: { readonly [direction in Direction]: readonly [rows: number, x: number] } = {
  NE: [-1, 1],
  E: [0, 2],
  SE: [1, 1],
  SW: [1, -1],
  W: [0, -2],
  NW: [-1, -1],
};

/** Directions as an artificial rival sees them from its areopagus, clockwise (PAX-16.1). */
export const RELATIVE = ['FL', 'FR', 'R', 'BR', 'BL', 'L'] as const;
export type Relative = (typeof RELATIVE)[number];

const NUMBERS = [1, 2, 3, 4, 5] as const;
export type PlaceId = `r${(typeof NUMBERS)[number]}c${(typeof NUMBERS)[number]}`;
/** Every name of a place, whatever the layout. */
export const PLACES: readonly PlaceId[] = NUMBERS.flatMap((row) => NUMBERS.map((x): PlaceId => `r${row}c${x}`));
export type Place = Index<'place'>;
export type SlotId = 'south' | 'west' | 'northwest' | 'north' | 'northeast' | 'east';

export interface Site {
  readonly id: PlaceId;
  readonly row: number;
  readonly x: number;
  /** By direction, the place there, or -1. */
  readonly next: readonly Place[];
  /** All of them, as a bit set. */
  readonly neighbours: number;
}

export interface Slot {
  readonly id: SlotId;
  readonly row: number;
  readonly x: number;
  /** The two cards the areopagus touches (PAX-3.15), as a bit set. */
  readonly touches: number;
  /** The compass direction of FL; the other relative directions follow clockwise. */
  readonly ahead: number;
}

export interface Layout {
  readonly places: readonly Site[];
  /** Clockwise: the turn order (PAX-2.13). */
  readonly slots: readonly Slot[];
  readonly all: number;
  readonly inner: number;
  readonly central: number;
  readonly top: number;
  readonly bottom: number;
}

interface Spot {
  readonly id: PlaceId;
  readonly row: number;
  readonly x: number;
}

type SlotPlan = readonly [id: SlotId, row: number, x: number, touches: readonly PlaceId[], ahead: Direction];

function layout(rows: readonly number[], slots: readonly SlotPlan[]): Layout {
  const widest = Math.max(...rows);
  const spots: readonly Spot[] = rows.flatMap((length, r) =>
    Array.from({ length }, (_, c) => {
      const id = `r${r + 1}c${c + 1}` as PlaceId; // rows and columns count from 1 to 5
      return { id, row: r + 1, x: widest - length + 1 + 2 * c };
    }),
  );
  const places = spots.map((spot) => site(spot, spots));
  const setOf = (holds: (site: Site) => boolean) =>
    places.reduce((set, place, i) => (holds(place) ? set | (1 << i) : set), 0);
  return {
    places,
    slots: slots.map(([id, row, x, touches, ahead]) => ({
      id,
      row,
      x,
      touches: setOf((place) => touches.includes(place.id)),
      ahead: DIRECTIONS.indexOf(ahead),
    })),
    all: (1 << places.length) - 1,
    inner: setOf(({ next }) => next.every((place) => place >= 0)), // PAX-3.2
    central: setOf(({ row }) => row === 3),
    top: setOf(({ row }) => row === 1),
    bottom: setOf(({ row }) => row === rows.length),
  };
}

function site({ id, row, x }: Spot, spots: readonly Spot[]): Site {
  const next = DIRECTIONS.map((direction) => {
    const [down, right] = STEPS[direction];
    return spots.findIndex((other) => other.row === row + down && other.x === x + right);
  });
  const neighbours = next.reduce((set, place) => (place < 0 ? set : set | (1 << place)), 0);
  return { id, row, x, next, neighbours };
}

const SMALL = [2, 3, 4, 3, 2];

/** PAX-2.3 */
export const COURT_SIZE = 5;

/** By number of participants. */
export const LAYOUTS: { readonly [participants: number]: Layout } = {
  2: layout(SMALL, [
    ['south', 6, 4, ['r5c1', 'r5c2'], 'NW'],
    ['north', 0, 4, ['r1c1', 'r1c2'], 'SE'],
  ]),
  3: layout(SMALL, [
    ['south', 6, 4, ['r5c1', 'r5c2'], 'NW'],
    ['northwest', 2, 0, ['r2c1', 'r3c1'], 'E'],
    ['northeast', 2, 8, ['r2c3', 'r3c4'], 'SW'],
  ]),
  4: layout(
    [3, 4, 5, 4, 3],
    [
      ['south', 6, 6, ['r5c2', 'r5c3'], 'NW'],
      ['west', 4, 0, ['r3c1', 'r4c1'], 'NE'],
      ['north', 0, 4, ['r1c1', 'r1c2'], 'SE'],
      ['east', 2, 10, ['r2c4', 'r3c5'], 'SW'],
    ],
  ),
};

/** The most places any board has. */
export const MOST_PLACES = LAYOUTS[4]!.places.length;

/** By a place's name, its number in the layout; -1 when the layout has no such place. */
export function placeOf(layout: Layout, id: string): Place {
  return layout.places.findIndex((place) => place.id === id);
}

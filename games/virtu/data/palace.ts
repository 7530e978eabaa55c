/**
 * The plan of a Palace (VIR-1.13): five Rooms in a ring, clockwise, and six Courtier spaces on two sides. Which edge of the
 * ring carries a side's refresh arrow, and how the shaded spaces are split, is reconstructed.
 */
import type { Index } from '@signoria/kernel';

export const ROOMS = ['top', 'upperRight', 'lowerRight', 'lowerLeft', 'upperLeft'] as const;
export type RoomId = (typeof ROOMS)[number];
/** Index into `ROOMS`. */
export type Room = Index<'room'>;
export const EVERY_ROOM: readonly Room[] = ROOMS.map((_, room) => room);
export const ROOM = Object.fromEntries(ROOMS.map((id, room) => [id, room])) as { readonly [id in RoomId]: Room };

export const SPACES = ['R1', 'R2', 'R3', 'L1', 'L2', 'L3'] as const;
export type SpaceId = (typeof SPACES)[number];
/** Index into `SPACES`. */
export type Space = Index<'space'>;
export const EVERY_SPACE: readonly Space[] = SPACES.map((_, space) => space);
export const SPACE = Object.fromEntries(SPACES.map((id, space) => [id, space])) as { readonly [id in SpaceId]: Space };

export type Side = 'right' | 'left';

export function sideOf(space: Space): Side {
  return space < 3 ? 'right' : 'left';
}

/** Open from the start: two on the right, one on the left. */
export const SHADED: readonly boolean[] = [false, false, true, false, true, true];
export const SHADED_SPACES = 3;

/** Stepping clockwise out of this Room crosses the arrow of this side (VIR-6.5). */
export const ARROW_AFTER: { readonly [side in Side]: Room } = { right: 1, left: 3 };

/** VIR-2.15 and setup: what everybody begins with. */
export const TROPHY_CELLS = 4;

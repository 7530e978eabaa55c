/** Where the artificial rival stands and looks, and what it finds there (PAX-15.9, PAX-16.1, PAX-16.2). */
import { DIRECTIONS, type Place, STEPS } from '../../data/layouts.ts';
import { admits, connectionFactions, faceAt, freeCell, isUp, layoutOf, slotOf } from '../model/board.ts';
import type { IdleReason } from '../model/events.ts';
import { AREOPAGUS, NONE, type State, type Who } from '../model/state.ts';
import { stockOf } from './03-support.ts';

/** The factions of the AI card (PAX-15.9). */
export function rivalFactions(s: State): number {
  const { figure } = s.rival!;
  return figure === AREOPAGUS ? connectionFactions(s, s.seats) : faceAt(s, figure).factions;
}

/** PAX-16.2 */
export function canBeInfluenced(s: State, place: Place): boolean {
  return refusal(s, place) === null;
}

/** Why it cannot be influenced; null where it can. */
export function refusal(s: State, place: Place): IdleReason | null {
  if (!isUp(s, place)) return 'faceDown';
  if (!admits(s, place, s.seats)) return 'archTaken';
  if (freeCell(s, place) === NONE) return 'cardFull';
  return s.influence[s.seats]! > 0 ? null : 'noInfluenceLeft';
}

/** PAX-16.1: the card in a relative direction, counted clockwise from FL; NONE when none lies there. */
export function toward(s: State, from: Place, relative: number): Place {
  const { places } = layoutOf(s);
  const slot = slotOf(s, s.seats);
  const direction = (slot.ahead + relative) % DIRECTIONS.length;
  if (from !== AREOPAGUS) return places[from]!.next[direction]!;
  if (relative > 1) return NONE; // from the areopagus only FL and FR exist
  const [down, right] = STEPS[DIRECTIONS[direction]!];
  return places.findIndex(({ row, x }) => row === slot.row + down && x === slot.x + right);
}

/** Who has most tokens of a type; the first in turn order among equals. */
export function richest(s: State, holders: readonly Who[], faction: number): Who {
  let best = NONE;
  for (const who of holders) if (best === NONE || stockOf(s, who, faction) > stockOf(s, best, faction)) best = who;
  return best;
}

/**
 * Undo goes back to the last barrier, and barriers are found here, never declared by a game's author. An entry is a
 * barrier when chance was used, when somebody else is to decide now, when another seat was told something in private,
 * or when its maker learned something. The last takes an experiment, which is made when somebody asks, if ever (undo.ts).
 */

import { carryOut, type Deed, deciding, freedoms, judge, question } from '../engine/perform.ts';
import { type GameEvent, listen, mayKnow } from '../game/events.ts';
import type { AnyGame, AnyState, Seat } from '../game/game.ts';
import { alike, worldsOf } from './knowledge.ts';

export type Barrier = 'over' | 'chance' | 'others' | 'told' | 'learned';

export interface Turn {
  readonly before: AnyState;
  readonly after: AnyState;
  readonly seat: Seat;
  readonly deed: Deed;
  readonly events: readonly GameEvent[];
}

export function barrier(game: AnyGame, turn: Turn): Barrier | null {
  return plainBarrier(game, turn) ?? (hasLearned(game, turn) ? 'learned' : null);
}

/** Only what is plain to see: whether the maker learned anything takes an experiment. */
export function plainBarrier(game: AnyGame, { before, after, seat, events }: Turn): Barrier | null {
  if (after.outcome !== null) return 'over';
  if (after.chance.draws !== before.chance.draws) return 'chance';
  const asked = deciding(game, after);
  if (!asked.includes(seat) || !areSame(asked, deciding(game, before))) return 'others';
  return events.some((e) => e.to?.some((s) => s !== seat)) ? 'told' : null;
}

function areSame(some: readonly Seat[], others: readonly Seat[]): boolean {
  return some.length === others.length && some.every((seat, i) => seat === others[i]);
}

/**
 * Did the maker learn anything? If so, the same deed in some world that looked the same to them before does not look, or
 * does not sound, the same to them afterwards. In a world that is the real one, but for the future of chance, nothing can
 * turn out otherwise: who knows all there is learns nothing, and pays for no experiment.
 */
export function hasLearned(game: AnyGame, turn: Turn, worlds?: Iterable<AnyState>): boolean {
  const { before, after, seat, deed, events } = turn;
  let known: readonly unknown[] | null = null;
  for (const world of worlds ?? worldsOf(game, before, seat)) {
    if (isReal(before, world)) continue;
    known ??= [...seen(game, after, seat), news(events, seat)];
    const { heard } = listen(() => carryOut(game, world, seat, judge(game, world, seat, deed.choice)));
    if (world.outcome !== null || !alike([...seen(game, world, seat), news(heard, seat)], known)) return true;
  }
  return false;
}

function isReal(s: AnyState, world: AnyState): boolean {
  return alike({ ...world, chance: null }, { ...s, chance: null });
}

/** What a seat hears of these events. */
function news(events: readonly GameEvent[], seat: Seat): readonly GameEvent[] {
  return events.filter((e) => mayKnow(e, seat));
}

/** All that a seat sees of a state, as one text: a view is always built the same way, so plain JSON tells views apart. */
export function sight(game: AnyGame, s: AnyState, seat: Seat | null): string {
  return JSON.stringify(seen(game, s, seat));
}

function seen(game: AnyGame, s: AnyState, seat: Seat | null): readonly unknown[] {
  return [game.view(s, seat), question(game, s, seat), seat === null ? [] : freedoms(game, s, seat), s.outcome];
}

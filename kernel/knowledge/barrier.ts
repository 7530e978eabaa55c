/**
 * Undo goes back to the last barrier, and barriers are found here, never declared by a game's author. An entry is a
 * barrier when chance was used, when somebody else is to decide now, when another seat was told something in private,
 * or when its maker learned something. The last takes an experiment, which is made when somebody asks, if ever (undo.ts).
 */

import { carryOut, type Deed, deciding, freedoms, judge, question } from '../engine/perform.ts';
import { type GameEvent, listen, mayKnow } from '../game/events.ts';
import type { AnyGame, AnyState, Seat } from '../game/game.ts';
import { imagine } from './imagine.ts';
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
export function hasLearned(game: AnyGame, turn: Turn, trials: Iterable<Trial> = trialsOf(game, turn)): boolean {
  const { after, seat, events } = turn;
  let told: readonly GameEvent[] | null = null;
  let looks: Looks | null = null;
  for (const { world, deed } of trials) {
    told ??= news(events, seat);
    looks ??= looksOf(game, after, seat);
    const { heard } = listen(() => carryOut(game, world, seat, deed));
    if (world.outcome !== null || !alike(news(heard, seat), told) || !looksLike(game, world, seat, looks)) return true;
  }
  return false;
}

/** A world that looked the same to the maker before, to be used up, and the same deed in it. */
export interface Trial {
  readonly world: AnyState;
  readonly deed: Deed;
}

function* trialsOf(game: AnyGame, { before, seat, deed }: Turn): Generator<Trial> {
  for (const world of worldsOf(game, before, seat)) {
    if (!isReal(before, world)) yield { world, deed: judge(game, world, seat, deed.choice) };
  }
}

interface Looks {
  /** All that is hidden from the seat dealt anew, always in the same way. */
  readonly redealt: AnyState;
  readonly state: AnyState;
  seen: readonly unknown[] | null;
}

const DEAL = 1;

function looksOf(game: AnyGame, state: AnyState, seat: Seat): Looks {
  return { redealt: imagine(game, state, seat, DEAL), state, seen: null };
}

/**
 * What is dealt anew depends on the seat's knowledge alone: of two positions that look the same it makes the same, and such are
 * compared much faster than views. Where it makes two, views tell.
 */
function looksLike(game: AnyGame, s: AnyState, seat: Seat, other: Looks): boolean {
  if (alike(imagine(game, s, seat, DEAL), other.redealt)) return true;
  other.seen ??= seen(game, other.state, seat);
  return alike(seen(game, s, seat), other.seen);
}

function isReal(s: AnyState, world: AnyState): boolean {
  const fields = Object.keys(s) as (keyof AnyState)[];
  return fields.every((field) => field === 'chance' || alike(s[field], world[field]));
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

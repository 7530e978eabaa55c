/**
 * Undo goes back to the last barrier, and barriers are found here, never declared by a game's author. An entry is a
 * barrier when chance was used, when somebody else is to decide now, when another seat was told something in private,
 * or when its maker learned something. The last takes an experiment, which is made when somebody asks, if ever (undo.ts).
 */
import { type GameEvent, listen, mayKnow } from './events.ts';
import type { AnyGame, AnyState, Seat } from './game.ts';
import { isSure } from './knowledge.ts';
import { carryOut, type Deed, deciding, freedoms, judge, question } from './perform.ts';

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
 * does not sound, the same to them afterwards.
 */
export function hasLearned(game: AnyGame, { before, after, seat, deed, events }: Turn): boolean {
  const known = sight(game, after, seat) + news(events, seat);
  return !isSure(game, before, seat, (world) => {
    const { heard } = listen(() => carryOut(game, world, seat, judge(game, world, seat, deed.choice)));
    return world.outcome === null && sight(game, world, seat) + news(heard, seat) === known;
  });
}

/** What a seat hears of these events, as one text. */
function news(events: readonly GameEvent[], seat: Seat): string {
  return JSON.stringify(events.filter((e) => mayKnow(e, seat)));
}

/** All that a seat sees of a state, as one text: a view is always built the same way, so plain JSON tells views apart. */
export function sight(game: AnyGame, s: AnyState, seat: Seat | null): string {
  return JSON.stringify([
    game.view(s, seat),
    question(game, s, seat),
    seat === null ? [] : freedoms(game, s, seat),
    s.outcome,
  ]);
}

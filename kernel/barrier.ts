/**
 * Undo goes back to the last barrier, and barriers are found here, never declared by a game's author. An entry is a
 * barrier when chance was used, when somebody else is to decide now, when another seat was told something in private,
 * or when its maker learned something.
 */
import { type GameEvent, listen, mayKnow } from './events.ts';
import type { AnyGame, AnyState, Seat } from './game.ts';
import { reimagine } from './imagine.ts';
import { carryOut, type Deed, deciding, freedoms, judge, question } from './perform.ts';
import { random } from './random.ts';

export type Barrier = 'over' | 'chance' | 'others' | 'told' | 'learned';

export interface Turn {
  readonly before: AnyState;
  readonly after: AnyState;
  readonly seat: Seat;
  readonly deed: Deed;
  readonly events: readonly GameEvent[];
}

export function barrier(game: AnyGame, turn: Turn): Barrier | null {
  return plainBarrier(game, turn) ?? (learned(game, turn) ? 'learned' : null);
}

/** Only what is cheap to see: whether the maker learned anything takes an experiment. */
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

/** Enough worlds that one unknown card among many hardly hides in all of them. */
const WORLDS = 12;

/**
 * Did the maker learn anything? If so, the same deed in some world that looked the same to him before does not look, or
 * does not sound, the same to him afterwards.
 */
function learned(game: AnyGame, { before, after, seat, deed, events }: Turn): boolean {
  const known = sight(game, after, seat) + news(events, seat);
  for (let seed = 1; seed <= WORLDS; seed++) {
    const world = game.clone(before);
    reimagine(game, world, seat, random(seed));
    const { heard } = listen(() => carryOut(game, world, seat, judge(game, world, seat, deed.choice)));
    if (world.outcome !== null || sight(game, world, seat) + news(heard, seat) !== known) return true;
  }
  return false;
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

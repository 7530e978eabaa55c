/**
 * What a seat can know: what is the same in every world it can imagine. Undo barriers, forced answers, sure scores, advice
 * and warnings all ask here.
 */
import { KEY_DRAWS } from '../chance/chance.ts';
import { type Random, random } from '../chance/random.ts';
import type { AnyGame, AnyState, Seat } from '../game/game.ts';
import { imagine, reimagine } from './imagine.ts';

/** Enough worlds that one unknown card among many hardly hides in all of them. */
export const WORLDS = 12;
/**
 * For what everybody would learn at once: so many that what slips through, and its absence, tell less than a fiftieth of a
 * bit, however the chances lie.
 */
export const PUBLIC_WORLDS = 64;

/**
 * Worlds that `seat` (or a spectator) cannot tell from this one, each to be used up as one likes. Where nothing had to be
 * dealt anew for the first of them, all the others would be the same but for the future of chance: then it is the only one.
 */
export function* worldsOf(game: AnyGame, s: AnyState, seat: Seat | null, most = WORLDS): Generator<AnyState> {
  const first = game.clone(s);
  const dealer = counting(random(1));
  reimagine(game, first, seat, dealer);
  yield first;
  if (dealer.drawn === KEY_DRAWS) return;
  for (let seed = 2; seed <= most; seed++) yield imagine(game, s, seat, seed);
}

interface Counting extends Random {
  drawn: number;
}

function counting(from: Random): Counting {
  const dealer: Counting = {
    drawn: 0,
    below(n) {
      dealer.drawn++;
      return from.below(n);
    },
    next() {
      dealer.drawn++;
      return from.next();
    },
  };
  return dealer;
}

/** Whether this holds in every world `seat` can imagine. */
export function isSure(
  game: AnyGame,
  s: AnyState,
  seat: Seat | null,
  holds: (world: AnyState) => boolean,
  most = WORLDS,
): boolean {
  for (const world of worldsOf(game, s, seat, most)) if (!holds(world)) return false;
  return true;
}

/** What is on the list in every world `seat` can imagine, in the order of the first. */
export function sureOf<T>(
  game: AnyGame,
  s: AnyState,
  seat: Seat | null,
  list: (world: AnyState) => readonly T[],
): readonly T[] {
  let sure: readonly T[] | null = null;
  for (const world of worldsOf(game, s, seat)) {
    sure = sure === null ? list(world) : inBoth(sure, list(world));
    if (sure.length === 0) break;
  }
  return sure ?? [];
}

/** Those of the first that are among the second. */
export function inBoth<T>(some: readonly T[], others: readonly T[]): readonly T[] {
  if (alike(some, others)) return some;
  // Most are at the same place.
  return some.filter((one, i) => alike(one, others[i]) || others.some((other) => alike(one, other)));
}

/** Whether two things would read the same as JSON, keys in whatever order. */
export function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && areAlike(a, b);
  return !Array.isArray(b) && holdAlike(a as Fields, b as Fields);
}

interface Fields {
  readonly [key: string]: unknown;
}

function areAlike(some: readonly unknown[], others: readonly unknown[]): boolean {
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) if (!alike(some[i], others[i])) return false;
  return true;
}

/** What is undefined is not written. */
function holdAlike(a: Fields, b: Fields): boolean {
  for (const key in a) if (!alike(a[key], b[key])) return false;
  for (const key in b) if (a[key] === undefined && b[key] !== undefined) return false;
  return true;
}

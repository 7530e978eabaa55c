/**
 * Does a seat ever see, hear or imagine what it may not know? Four ways to find out at a position:
 *
 * - imagining changes nothing the seat sees;
 * - imagining what was already imagined gives what imagining the truth gives: nothing of the truth is left in it;
 * - two states that look the same to the seat are imagined as the same world;
 * - where they came about by what the seat could not see, the seat has also heard the same.
 */

import { rekey } from '../../chance/chance.ts';
import { freeOf } from '../../engine/loop.ts';
import { carryOut } from '../../engine/perform.ts';
import type { AnyGame, AnyState, GameEvent, Random, Seat, Start } from '../../index.ts';
import { begin, canonical, enumerate, imagine, keyFromSeed, listen, mayKnow, menuOf, sight } from '../../index.ts';
import { problemOf } from '../finding.ts';
import { pick, randomStep, type Step } from '../play.ts';

export type LeakKind =
  /** The imagined world does not look like the real one. */
  | 'sight'
  /** Something of the truth survives being imagined. */
  | 'truth'
  /** The imagined world still has the real chance key. */
  | 'key'
  /** The imagined world breaks an invariant, or cannot be played on. */
  | 'broken'
  /** An event told what the seat cannot see. */
  | 'heard'
  /** Over many positions, another seat's secret was never imagined to be anything else. */
  | 'kept';

export interface Leak {
  readonly kind: LeakKind;
  /** Whose knowledge was tested; null for a spectator. */
  readonly seat: Seat | null;
  readonly detail: string;
}

/** How far an imagined world is played on. */
const PLAY_ON = 6;

/** What `seat` could learn from this state that it may not. */
export function leaks(game: AnyGame, s: AnyState, seat: Seat | null, random: Random): readonly Leak[] {
  const leak = (kind: LeakKind, detail: string): Leak => ({ kind, seat, detail });
  try {
    const seed = random.below(0x7fffffff);
    const world = imagine(game, s, seat, seed);
    const other = imagine(game, imagine(game, s, seat, seed + 1), seat, seed);
    const found: Leak[] = [];
    const seen = sight(game, s, seat);
    if (sight(game, world, seat) !== seen) found.push(leak('sight', difference(seen, sight(game, world, seat))));
    if (canonical(world) !== canonical(other))
      found.push(leak('truth', difference(canonical(world), canonical(other))));
    if (world.chance.key === s.chance.key) found.push(leak('key', 'the real key'));
    for (const sentence of brokenIn(game, world, random)) found.push(leak('broken', sentence));
    return found;
  } catch (error) {
    return [leak('broken', problemOf(error))];
  }
}

/** What is wrong with a world, now or a few steps on. It may be spoilt by this. */
function brokenIn(game: AnyGame, world: AnyState, random: Random): readonly string[] {
  const sentences = game.violations(world);
  for (let i = 0; i < PLAY_ON && sentences.length === 0 && world.outcome === null; i++) {
    const { seat, deed } = randomStep(game, world, random);
    carryOut(game, world, seat, deed);
  }
  return sentences.length > 0 ? sentences : game.violations(world);
}

/** Where two texts part. */
function difference(a: string, b: string): string {
  let at = 0;
  while (a[at] === b[at]) at++;
  const from = Math.max(0, at - 40);
  return `…${a.slice(from, at + 40)}… against …${b.slice(from, at + 40)}…`;
}

/** A state and what was said on the way there. */
interface Course {
  readonly state: AnyState;
  readonly heard: readonly GameEvent[];
}

/**
 * Two openings, and two courses from one state: by other chance, and by another answer. Whoever cannot tell them apart
 * by sight must imagine the same, and must have heard the same.
 */
export function openingLeaks(
  game: AnyGame,
  start: Start,
  random: Random,
  fleeting: readonly string[] = [],
): readonly Leak[] {
  const other = { ...start, key: keyFromSeed(`${start.key} ${random.below(0x7fffffff)}`) };
  return compare(game, opening(game, start), opening(game, other), viewers(start.seats), { random, fleeting });
}

function opening(game: AnyGame, start: Start): Course {
  const { result: state, heard } = listen(() => begin(game, start));
  return { state, heard };
}

export function courseLeaks(
  game: AnyGame,
  s: AnyState,
  random: Random,
  fleeting: readonly string[] = [],
): readonly Leak[] {
  const step = randomStep(game, s, random);
  const real = course(game, s, step);
  const other = game.clone(s);
  rekey(other, random);
  const all = viewers(s.seats);
  const byChance = compare(game, real, course(game, other, step), all, { random, fleeting });
  const instead = another(game, s, step, random);
  const others = all.filter((seat) => seat !== step.seat);
  return [...byChance, ...compare(game, real, course(game, s, instead), others, { random, fleeting })];
}

/** What the same seat could also have answered. */
function another(game: AnyGame, s: AnyState, { seat, deed }: Step, random: Random): Step {
  const menu = deed.kind === 'answer' ? menuOf(game, s, seat)! : freeOf(game, deed.frame).offer(s, deed.frame, seat)!;
  return { seat, deed: { ...deed, choice: pick(enumerate(menu, random), random) } };
}

function course(game: AnyGame, from: AnyState, { seat, deed }: Step): Course {
  const state = game.clone(from);
  const { heard } = listen(() => carryOut(game, state, seat, deed));
  return { state, heard };
}

interface Comparing {
  readonly random: Random;
  /** Events that may tell more than a view keeps. */
  readonly fleeting: readonly string[];
}

function compare(
  game: AnyGame,
  a: Course,
  b: Course,
  seats: readonly (Seat | null)[],
  { random, fleeting }: Comparing,
): readonly Leak[] {
  if (hidden(a.state) === hidden(b.state)) return []; // both ways lead to the very same position
  return seats.flatMap((seat) => {
    try {
      return sight(game, a.state, seat) === sight(game, b.state, seat)
        ? tell(game, a, b, seat, { random, fleeting })
        : [];
    } catch (error) {
      return [{ kind: 'broken', seat, detail: problemOf(error) }];
    }
  });
}

/** What tells apart two courses that look the same. */
function tell(
  game: AnyGame,
  a: Course,
  b: Course,
  seat: Seat | null,
  { random, fleeting }: Comparing,
): readonly Leak[] {
  const seed = random.below(0x7fffffff);
  const world = ({ state }: Course) => hidden(imagine(game, state, seat, seed));
  const news = ({ heard }: Course) => canonical(heard.filter((e) => mayKnow(e, seat) && !fleeting.includes(e.what)));
  const differs = (kind: LeakKind, of: (course: Course) => string): readonly Leak[] =>
    of(a) === of(b) ? [] : [{ kind, seat, detail: difference(of(a), of(b)) }];
  return [...differs('truth', world), ...differs('heard', news)];
}

/** All of a state but its chance: how often that was drawn on does not show. */
function hidden(s: AnyState): string {
  return canonical({ ...s, chance: null });
}

export function viewers(seats: number): readonly (Seat | null)[] {
  return [null, ...Array.from({ length: seats }, (_, seat) => seat)];
}

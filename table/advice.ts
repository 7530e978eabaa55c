/**
 * What the asked reader should know of the answers on his list before he gives one: which of them can be taken back, and
 * which he may come to regret. Found by experiment in worlds he can imagine and nowhere else, so it tells him nothing
 * that he could not have found out himself.
 */
import {
  type AnyGame,
  type AnyState,
  barrier,
  type Choice,
  carryOut,
  type GameModule,
  imagine,
  judge,
  listen,
  type Menu,
  menuOf,
  question,
  type Seat,
  sureOf,
} from '@signoria/kernel';
import { forced } from './forced.ts';
import { atOnce, type Steps } from './slices.ts';
import type { Advice, LineWarning } from './wire.ts';

export const NO_ADVICE: Advice = { revocable: [], warnings: [] };

type Advised = Pick<GameModule, 'game' | 'warnings'>;

/** A longer list is not tried out: then all of it counts as final. */
const MOST = 60;

const known = new WeakMap<AnyState, Map<Seat, Advice>>();

/** Views are made more often than positions change, hence the memory. */
export function adviceFor(module: Advised, s: AnyState, seat: Seat): Advice {
  return known.get(s)?.get(seat) ?? atOnce(advising(module, s, seat));
}

/** Whether it is known already. */
export function isAdvised(s: AnyState, seat: Seat): boolean {
  return known.get(s)?.has(seat) ?? false;
}

/** Finds it out choice by choice, and remembers it. */
export function* advising(module: Advised, s: AnyState, seat: Seat): Steps<Advice> {
  const advice = yield* findAdvice(module, s, seat);
  const seats = known.get(s) ?? new Map<Seat, Advice>();
  known.set(s, seats);
  seats.set(seat, advice);
  return advice;
}

function* findAdvice(module: Advised, s: AnyState, seat: Seat): Steps<Advice> {
  const { game } = module;
  const menu = menuOf(game, s, seat);
  const choices = menu === null ? [] : listed(menu);
  if (choices.length === 0 || choices.length > MOST) return NO_ADVICE;
  const world = imagine(game, s, seat, 1);
  const { sealed } = question(game, s, seat)!;
  const revocable: string[] = [];
  const warnings: LineWarning[] = [];
  for (const choice of choices) {
    const line = game.notation.write(choice);
    // What becomes of a sealed answer depends on the others': nothing is promised.
    if (!sealed && isRevocable(game, world, seat, choice)) revocable.push(line);
    yield;
    // Only what holds in every world: a game might look at more than the seat knows.
    const sure = sureOf(game, s, seat, (any) => module.warnings?.(any, seat, choice) ?? []);
    warnings.push(...sure.map((warning) => ({ line, ...warning })));
    yield;
  }
  return { revocable, warnings };
}

function listed(menu: Menu<Choice>): readonly Choice[] {
  if (menu.kind === 'any') return menu.of.flatMap(listed);
  return menu.kind === 'list' ? menu.choices : [];
}

/** Questions with one answer that may follow an answer by themselves. */
const MOST_FORCED = 10;

/** Whether an undo would still be possible after this answer and all that the table itself answers next. */
function isRevocable(game: AnyGame, world: AnyState, seat: Seat, choice: Choice): boolean {
  let before = world;
  let next = choice;
  for (let i = 0; i < MOST_FORCED; i++) {
    const deed = judge(game, before, seat, next);
    const after = game.clone(before);
    const { heard: events } = listen(() => carryOut(game, after, seat, deed));
    if (barrier(game, { before, after, seat, deed, events }) !== null) return false;
    const only = forced(game, after);
    if (only === null) return true;
    before = after;
    next = game.notation.read(only.line);
  }
  return false;
}

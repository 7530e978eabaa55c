/**
 * What an answer would change, as far as whoever gives it can be sure of it: the same answer is given in every world they can
 * imagine, and what comes of it in all of them is told. Nothing of the real world is looked at.
 */

import { find } from '../choices/menu.ts';
import { menuOf } from '../engine/loop.ts';
import { carryOut, judge, question } from '../engine/perform.ts';
import type { AnyGame, AnyState, Choice, Seat } from '../game/game.ts';
import { total } from '../game/score.ts';
import type { Stakes } from '../game/stakes.ts';
import { imagine } from './imagine.ts';
import { inBoth, PUBLIC_WORLDS, worldsOf } from './knowledge.ts';

/** A number before and after. */
export interface Foreseen {
  readonly seat: Seat;
  readonly what: string;
  readonly from: number;
  readonly to: number;
}

export interface Foreseeable {
  readonly game: AnyGame;
  readonly stakes?: Stakes | undefined;
}

/** World by world. Nothing is said of a sealed answer, which counts for what the others answer, nor of one that is not allowed. */
export function* foreseeing(
  { game, stakes }: Foreseeable,
  s: AnyState,
  seat: Seat,
  choice: Choice,
): Generator<void, readonly Foreseen[]> {
  const menu = menuOf(game, s, seat);
  if (menu === null || find(menu, choice) === null || question(game, s, seat)?.sealed === true) return [];
  const numbers = (world: AnyState) => numbersIn(game, stakes, world, seat);
  let sure: readonly Foreseen[] | null = null;
  let luck = false;
  for (const world of fates(game, s, seat, () => luck)) {
    const before = numbers(world);
    const { draws } = world.chance;
    carryOut(game, world, seat, judge(game, world, seat, choice));
    luck ||= world.chance.draws !== draws;
    const there = changes(before, numbers(world));
    sure = sure === null ? there : inBoth(sure, there);
    if (sure.length === 0) break;
    yield;
  }
  return sure ?? [];
}

/** The worlds a seat can imagine; where an answer makes somebody draw or roll, so many more that luck cannot pass for certainty. */
function* fates(game: AnyGame, s: AnyState, seat: Seat, isLuck: () => boolean): Generator<AnyState> {
  let seen = 0;
  for (const world of worldsOf(game, s, seat)) {
    seen++;
    yield world;
  }
  while (isLuck() && seen < PUBLIC_WORLDS) yield imagine(game, s, seat, ++seen);
}

type Numbers = readonly ReadonlyMap<string, number>[];

/** By seat. Of a game that names none, its points. */
function numbersIn(game: AnyGame, stakes: Stakes | undefined, s: AnyState, reader: Seat): Numbers {
  const view = stakes === undefined ? null : game.view(s, reader);
  return Array.from({ length: s.seats }, (_, seat) => {
    const of = stakes?.(view, seat) ?? [{ what: 'points', n: total(game.score(s, seat)) }];
    return new Map(of.map(({ what, n }) => [what, n]));
  });
}

/** What is there before and after, and not the same. */
function changes(before: Numbers, after: Numbers): readonly Foreseen[] {
  return before.flatMap((numbers, seat) =>
    [...numbers].flatMap(([what, from]) => {
      const to = after[seat]!.get(what);
      return to === undefined || to === from ? [] : [{ seat, what, from, to }];
    }),
  );
}

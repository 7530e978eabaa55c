/**
 * What the asked reader should know of the answers on their list before giving one: which of them can be taken back,
 * and which they may come to regret. Found by experiment in worlds they can imagine and nowhere else, so it tells
 * nothing that they could not have found out themselves.
 */
import {
  type AnyGame,
  type AnyState,
  type Choice,
  carryOut,
  type Deed,
  type GameModule,
  hasLearned,
  inBoth,
  judge,
  judging,
  listen,
  type Menu,
  menuOf,
  plainBarrier,
  question,
  type Seat,
  type Trial,
  worldsOf,
} from '@signoria/kernel';
import { forced } from '../orders/forced.ts';
import { atOnce, type Steps } from '../slices.ts';
import type { Advice, LineWarning } from '../wire.ts';

export const NO_ADVICE: Advice = { revocable: [], warnings: [] };

type Advised = Pick<GameModule, 'game' | 'warnings'>;

/** A longer list is not tried out: then all of it counts as final. */
const MOST = 60;

export function adviceFor(module: Advised, s: AnyState, seat: Seat): Advice {
  return atOnce(advising(module, s, seat));
}

/** Finds it out choice by choice. `worlds` are those the seat can imagine, if they are at hand; they stay as they are. */
export function* advising(
  module: Advised,
  s: AnyState,
  seat: Seat,
  worlds: () => readonly AnyState[] = () => [...worldsOf(module.game, s, seat)],
): Steps<Advice> {
  const { game } = module;
  const menu = menuOf(game, s, seat);
  const choices = menu === null ? [] : listed(menu);
  if (choices.length === 0 || choices.length > MOST) return NO_ADVICE;
  const all = worlds();
  const tries = all.map((world) => tryIn(game, world, seat));
  const { sealed } = question(game, s, seat)!;
  const revocable: string[] = [];
  const warnings: LineWarning[] = [];
  for (const choice of choices) {
    const line = game.notation.write(choice);
    // What becomes of a sealed answer depends on the others': nothing is promised.
    if (!sealed && isRevocable(game, tries, seat, choice)) revocable.push(line);
    yield;
    warnings.push(...sureWarnings(module, all, seat, choice).map((warning) => ({ line, ...warning })));
  }
  return { revocable, warnings };
}

/** Only what holds in every world: a game might look at more than the seat knows. */
function sureWarnings({ warnings }: Advised, worlds: readonly AnyState[], seat: Seat, choice: Choice) {
  if (warnings === undefined) return [];
  let sure = warnings(worlds[0]!, seat, choice);
  for (let i = 1; i < worlds.length && sure.length > 0; i++) sure = inBoth(sure, warnings(worlds[i]!, seat, choice));
  return sure;
}

function listed(menu: Menu<Choice>): readonly Choice[] {
  if (menu.kind === 'any') return menu.of.flatMap(listed);
  return menu.kind === 'list' ? menu.choices : [];
}

/** Questions with one answer that may follow an answer by themselves. */
const MOST_FORCED = 10;

/** A world, and what an answer is in it. */
interface Try {
  readonly world: AnyState;
  readonly judge: (choice: Choice) => Deed;
}

/** Many answers need not be tried in all worlds, and some in none. */
function tryIn(game: AnyGame, world: AnyState, seat: Seat): Try {
  let found: Try['judge'] | null = null;
  const judge = (choice: Choice) => {
    found ??= judging(game, world, seat);
    return found(choice);
  };
  return { world, judge };
}

/** Whether an undo would still be possible after this answer and all that the table itself answers next. */
function isRevocable(game: AnyGame, tries: readonly Try[], seat: Seat, choice: Choice): boolean {
  let before = tries[0]!.world;
  let deed = tries[0]!.judge(choice);
  for (let i = 0; i < MOST_FORCED; i++) {
    const after = game.clone(before);
    const { heard: events } = listen(() => carryOut(game, after, seat, deed));
    const turn = { before, after, seat, deed, events };
    if (plainBarrier(game, turn) !== null) return false;
    // The first answer is given in the first of these worlds: only the others can turn out otherwise.
    if (hasLearned(game, turn, ...(i === 0 ? [trials(game, tries.slice(1), choice)] : []))) return false;
    const only = forced(game, after);
    if (only === null) return true;
    before = after;
    deed = judge(game, before, seat, game.notation.read(only.line));
  }
  return false;
}

function* trials(game: AnyGame, tries: readonly Try[], choice: Choice): Generator<Trial> {
  for (const { world, judge } of tries) yield { world: game.clone(world), deed: judge(choice) };
}

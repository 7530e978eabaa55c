/** Random play: whole games and single steps, by the same menus everybody else uses. */

import { carryOut, type Deed } from '../engine/perform.ts';
import type { AnyGame, AnyState, Choice, Match, Outcome, Random, Seat, Start } from '../index.ts';
import {
  begin,
  deciding,
  enumerate,
  freedoms,
  judge,
  menuOf,
  play,
  startMatch,
  takeBack,
  undo,
  undoable,
} from '../index.ts';
import { problemOf } from './finding.ts';

export interface RandomPlay {
  /** Use free actions now and then. */
  readonly free?: boolean;
  /** A game of more decisions than this will never end. */
  readonly bound?: number;
}

export interface RandomGame {
  readonly decisions: number;
  readonly outcome: Outcome;
}

export interface Step {
  readonly seat: Seat;
  readonly deed: Deed;
}

const BOUND = 20_000;
/** Out of so many subsets or amounts one is drawn. */
const WIDE = 12;
/** One decision in so many gives way to a free action. */
const FREE_EVERY = 12;
/** One answer in so many is taken back, where it can be. */
const UNDO_EVERY = 8;
const TAKE_BACK_EVERY = 60;
/** Take-backs by consent replay the log, and with too many of them a game would not end. */
const TAKE_BACKS = 3;

/** Play one game to its end. Throws with what is needed to see the failure again. */
export function randomGame(
  game: AnyGame,
  start: Start,
  random: Random,
  onDecision: (s: AnyState, decision: number) => void = () => {},
  { free = true, bound = BOUND }: RandomPlay = {},
): RandomGame {
  let s: AnyState | null = null;
  let decisions = 0;
  try {
    s = begin(game, start);
    for (; s.outcome === null; decisions++) {
      if (decisions === bound) throw new Error(`no end after ${bound} decisions`);
      onDecision(s, decisions);
      const { seat, deed } = randomStep(game, s, random, free);
      carryOut(game, s, seat, deed);
    }
    return { decisions, outcome: s.outcome };
  } catch (error) {
    throw new Error(report(game, start, s, decisions, error), { cause: error });
  }
}

function report(game: AnyGame, start: Start, s: AnyState | null, decisions: number, error: unknown): string {
  const todo = s === null ? 'not begun' : s.todo.map((f) => JSON.stringify(f)).join(' < ');
  return `${game.id}, decision ${decisions} of ${JSON.stringify(start)}: ${problemOf(error)}; to do: ${todo}`;
}

/** A legal deed for somebody who may act now. */
export function randomStep(game: AnyGame, s: AnyState, random: Random, free = true): Step {
  const offer = free && random.below(FREE_EVERY) === 0 ? randomFreedom(game, s, random) : null;
  const { seat, choices } = offer ?? randomQuestion(game, s, random);
  return { seat, deed: judge(game, s, seat, pick(choices, random)) };
}

interface Offer {
  readonly seat: Seat;
  readonly choices: readonly Choice[];
}

function randomQuestion(game: AnyGame, s: AnyState, random: Random): Offer {
  const asked = deciding(game, s);
  if (asked.length === 0) throw new Error('nobody is asked and the game is not over');
  const seat = pick(asked, random);
  const choices = enumerate(menuOf(game, s, seat)!, random, WIDE);
  if (choices.length === 0) throw new Error(`seat ${seat} is asked but has no choice`);
  return { seat, choices };
}

function randomFreedom(game: AnyGame, s: AnyState, random: Random): Offer | null {
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  const offers = seats.flatMap((seat) => freedoms(game, s, seat).map(({ menu }) => ({ seat, menu })));
  if (offers.length === 0) return null;
  const { seat, menu } = pick(offers, random);
  const choices = enumerate(menu, random, WIDE);
  return choices.length === 0 ? null : { seat, choices };
}

export function pick<T>(from: readonly T[], random: Random): T {
  return from[random.below(from.length)]!;
}

/** Up to `most` of these, in their order. */
export function some<T>(from: readonly T[], random: Random, most: number): readonly T[] {
  if (from.length <= most) return from;
  const left = from.map((_, i) => i);
  const taken = Array.from({ length: most }, () => left.splice(random.below(left.length), 1)[0]!);
  return taken.sort((a, b) => a - b).map((i) => from[i]!);
}

/** Play one whole match, log and all, with undo and take-backs on the way. `onEntry` sees it before every entry. */
export function randomMatch(
  game: AnyGame,
  start: Start,
  random: Random,
  onEntry: (match: Match) => void = () => {},
  { free = true, bound = BOUND }: RandomPlay = {},
): Match {
  const match = startMatch(game, start);
  let takeBacks = 0;
  while (match.state.outcome === null) {
    if (match.log.length === bound)
      throw new Error(`${game.id} ${JSON.stringify(start)}: no end after ${bound} entries`);
    onEntry(match);
    if (match.log.length > 0 && takeBacks < TAKE_BACKS && random.below(TAKE_BACK_EVERY) === 0) {
      takeBacks++;
      takeBack(match, random.below(match.log.length), everybody(match));
    } else {
      randomEntry(match, random, free);
    }
  }
  return match;
}

function randomEntry(match: Match, random: Random, free: boolean): void {
  const drafting = everybody(match).find((seat) => undoable(match, seat) > 0);
  if (drafting !== undefined && random.below(UNDO_EVERY) === 0) {
    undo(match, drafting);
    return;
  }
  const { seat, deed } = randomStep(match.game, match.state, random, free);
  play(match, seat, match.game.notation.write(deed.choice), match.state.asked);
}

function everybody(match: Match): readonly Seat[] {
  return Array.from({ length: match.header.seats }, (_, seat) => seat);
}

/**
 * The engine: answer the frame on top, then run every automatic frame that follows. Mutates the state it is given and
 * trusts its caller; `perform.ts` is the careful door.
 */

import type { Menu } from '../choices/menu.ts';
import type { AnyGame, AnyState, Ask, Auto, Choice, Frame, Free, Picks, Sealed, Seat } from '../game/game.ts';

/** A chain of automatic frames longer than this is a bug in the rules. */
const RUNAWAY = 10_000;

type AnyAuto = Auto<AnyState, Frame>;
type AnyAsk = Ask<AnyState, Frame, Choice>;
type AnySealed = Sealed<AnyState, Frame, Choice>;
type AnyFree = Free<AnyState, Frame, Choice>;
/** All four shapes at once: which it is, is told by the method that is there. */
type Handler = Partial<AnyAuto & AnyAsk & AnySealed & AnyFree>;

export function top(s: AnyState): Frame {
  const f = s.todo[s.todo.length - 1];
  if (f === undefined) throw new Error('nothing is left to do and nobody has won');
  return f;
}

function handler(game: AnyGame, f: Frame): Handler {
  const step = game.steps[f.at];
  if (step === undefined) throw new Error(`no rule for the frame '${f.at}' in ${game.id}, rules ${game.rules}`);
  return step as Handler;
}

export function askOf(game: AnyGame, f: Frame): AnyAsk | null {
  const step = handler(game, f);
  return step.take === undefined ? null : (step as AnyAsk);
}

export function sealedOf(game: AnyGame, f: Frame): AnySealed | null {
  const step = handler(game, f);
  return step.reveal === undefined ? null : (step as AnySealed);
}

export function freeOf(game: AnyGame, f: Frame): AnyFree {
  const step = handler(game, f);
  if (step.offer === undefined) throw new Error(`'${f.at}' stands open but is no free frame`);
  return step as AnyFree;
}

/** Run what nobody decides, until somebody must or the game is over. */
export function settle(game: AnyGame, s: AnyState): void {
  for (let guard = 0; s.outcome === null; guard++) {
    if (guard > RUNAWAY) throw new Error(`runaway rules: ${s.todo.map((f) => f.at).join(' < ')}`);
    const f = top(s);
    const step = handler(game, f);
    if (step.run !== undefined) {
      s.todo.pop();
      step.run(s, f);
    } else if (step.seats?.(s, f).length === 0) {
      s.todo.pop();
      step.reveal!(s, f, noPicks(s.seats)); // put to nobody, answered by everybody
    } else {
      s.asked++;
      s.picks = step.reveal === undefined ? null : noPicks(s.seats);
      return;
    }
  }
}

function noPicks(seats: number): Picks<Choice> {
  return Array<null>(seats).fill(null);
}

/** The only seat to decide, for search: a sealed frame is played seat by seat. */
export function decider(game: AnyGame, s: AnyState): Seat {
  const f = top(s);
  const step = handler(game, f);
  if (step.seat !== undefined) return step.seat(s, f);
  const picks = s.picks!;
  return step.seats!(s, f).find((seat) => picks[seat] === null)!;
}

/** What `seat` may answer to the frame on top; null when the frame does not ask this seat. */
export function menuOf(game: AnyGame, s: AnyState, seat: Seat): Menu<Choice> | null {
  if (s.outcome !== null) return null;
  const f = top(s);
  const step = handler(game, f);
  if (step.seat !== undefined) return step.seat(s, f) === seat ? step.menu!(s, f) : null;
  return step.seats!(s, f).includes(seat) ? step.menuFor!(s, f, seat) : null;
}

/** `seat` answers the frame on top with a choice from its menu. */
export function answer(game: AnyGame, s: AnyState, seat: Seat, c: Choice): void {
  const f = top(s);
  const step = handler(game, f);
  if (step.take !== undefined) {
    s.todo.pop();
    step.take(s, f, c);
    settle(game, s);
  } else {
    pick(game, step as AnySealed, s, f, seat, c);
  }
}

function pick(game: AnyGame, step: AnySealed, s: AnyState, f: Frame, seat: Seat, c: Choice): void {
  const picks = s.picks!.slice();
  picks[seat] = c;
  s.picks = picks;
  if (step.seats(s, f).some((x) => picks[x] === null)) return;
  s.todo.pop();
  s.picks = null;
  step.reveal(s, f, picks);
  settle(game, s);
}

/** `seat` acts on a free frame. The question on top stays the same question unless the act put another above it. */
export function actFree(game: AnyGame, s: AnyState, f: Frame, seat: Seat, c: Choice): void {
  const before = s.todo[s.todo.length - 1];
  freeOf(game, f).act(s, f, seat, c);
  if (s.outcome === null && s.todo[s.todo.length - 1] !== before) settle(game, s);
}

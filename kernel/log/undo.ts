/**
 * Going back: alone as far as the last barrier, past it by consent of all. Whether the maker of an answer learned
 * something by it takes an experiment; it is made once, when it must be known, and never for what nobody can undo anyway.
 */

import { carryOut, judge } from '../engine/perform.ts';
import { Refused } from '../engine/refusal.ts';
import type { AnyState, Seat } from '../game/game.ts';
import { type Barrier, hasLearned } from '../knowledge/barrier.ts';
import { backTo, takeBackLine, undoLine } from './entry.ts';
import { type Draft, type Match, type Played, record } from './match.ts';
import { readLine } from './play.ts';

/** How many answers `seat` can take back now without asking anybody. */
export function undoable(match: Match, seat: Seat): number {
  return draftsOf(match, seat).length;
}

/** Which entries those are, latest first. */
export function draftsOf(match: Match, seat: Seat): readonly number[] {
  return [...draftsBack(match, seat)];
}

/** The same one by one, each found when it is asked for. */
export function* draftsBack(match: Match, seat: Seat): Generator<number> {
  for (let i = match.drafts.length - 1; i >= 0; i--) {
    const draft = match.drafts[i]!;
    if (draft.seat !== seat || isBarrier(match, draft)) return;
    yield draft.seq;
  }
}

function isBarrier({ game }: Match, draft: Draft): boolean {
  draft.learned ??= hasLearned(game, draft);
  return draft.learned;
}

/** Finds out, one experiment at a time, what can be undone: whoever asks afterwards is answered at once. */
export function* findBarriers(match: Match): Generator<void, void> {
  for (let i = match.drafts.length - 1; i >= 0; i--) {
    if (isBarrier(match, match.drafts[i]!)) return;
    yield;
  }
}

/** Why an entry cannot be undone, or no longer can; null as long as its maker can. */
export function barrierOf(match: Match, seq: number): Barrier | null {
  return whyNot(match, seq, (draft) => isBarrier(match, draft));
}

/** The same without any experiment, made or not: what its maker learned is left out. */
export function plainBarrierOf(match: Match, seq: number): Barrier | null {
  return whyNot(match, seq, () => false);
}

function whyNot(match: Match, seq: number, isWall: (draft: Draft) => boolean): Barrier | null {
  const { entry, wall } = match.log[seq - 1]!;
  if (wall !== null || entry.seat === null) return wall;
  if (match.drafts.some((draft) => draft.seq === seq)) return isWalledOff(match, seq, isWall) ? 'learned' : null;
  for (let i = seq; i < match.log.length; i++) {
    const later = match.log[i]!;
    if (later.wall !== null) return later.wall;
    if (later.entry.seat !== entry.seat) return 'others';
  }
  return null;
}

/** Whether something was learned by this entry or after it: the latest such is as good as any. */
function isWalledOff(match: Match, seq: number, isWall: (draft: Draft) => boolean): boolean {
  const last = match.drafts.findLast((draft) => draft.seq < seq || isWall(draft));
  return last !== undefined && last.seq >= seq;
}

/** Take back one's latest answer, if no barrier lies between. */
export function undo(match: Match, seat: Seat): Played {
  const draft = match.drafts.at(-1);
  if (draft === undefined || draft.seat !== seat || isBarrier(match, draft)) {
    throw new Refused({ why: 'forbidden', line: '@undo', reason: 'barrier', rules: [], facts: {} });
  }
  return undoAgain(match, seat);
}

/** The same for an undo of a log that was checked when it was written. */
export function undoAgain(match: Match, seat: Seat): Played {
  const draft = match.drafts.at(-1);
  if (draft === undefined || draft.seat !== seat) {
    throw new Refused({ why: 'forbidden', line: '@undo', reason: 'barrier', rules: [], facts: {} });
  }
  match.drafts.pop();
  return goBack(match, seat, undoLine(draft.seq - 1), draft.before);
}

/** Everybody agrees to go back to just after entry `seq`, past any barrier. Draws stay as they were: same key. */
export function takeBack(match: Match, seq: number, agreed: readonly Seat[]): Played {
  if (!everybody(match).every((seat) => agreed.includes(seat))) {
    throw new Refused({ why: 'forbidden', line: '@takeback', reason: 'consent', rules: [], facts: {} });
  }
  if (!Number.isInteger(seq) || seq < 0 || seq >= match.log.length) {
    throw new Refused({ why: 'unreadable', line: takeBackLine(seq), problem: `no entry ${seq} to go back to` });
  }
  const to = stateAfter(match, seq);
  match.drafts.length = 0;
  return goBack(match, null, takeBackLine(seq), to);
}

export function everybody({ header }: Match): readonly Seat[] {
  return Array.from({ length: header.seats }, (_, seat) => seat);
}

function goBack(match: Match, seat: Seat | null, line: string, to: AnyState): Played {
  const asked = match.state.asked + 1; // a question put again is a new question: late answers to it stay stale
  match.state = match.game.clone(to);
  match.state.asked = asked;
  return record(match, { seat, line }, [], seat === null ? 'others' : null);
}

/** The state just after entry `seq`: from the nearest position that was kept, the answers since done again. */
export function stateAfter(match: Match, seq: number): AnyState {
  if (seq === match.log.length) return match.state;
  const { from, answers } = wayTo(match, seq);
  const kept = match.marks.get(from)!;
  if (from === seq) return kept;
  const s = match.game.clone(kept);
  for (const answer of answers) redo(match, s, answer);
  s.asked = match.log[seq - 1]!.asked;
  return s;
}

interface Way {
  /** A position that was kept. */
  readonly from: number;
  /** The entries that lead on from there, in their order. */
  readonly answers: readonly number[];
}

/** An entry that goes back is a way to where it went: what lies between need not be done again. */
function wayTo({ log, marks }: Match, seq: number): Way {
  const answers: number[] = [];
  let from = seq;
  while (!marks.has(from)) {
    const back = backTo(log[from - 1]!.entry);
    if (back === null) answers.push(from);
    from = back ?? from - 1;
  }
  return { from, answers: answers.reverse() };
}

function redo(match: Match, s: AnyState, seq: number): void {
  const { seat, line } = match.log[seq - 1]!.entry;
  carryOut(match.game, s, seat!, judge(match.game, s, seat!, readLine(match.game, line)));
}

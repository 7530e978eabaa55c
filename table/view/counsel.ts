/**
 * What it takes imagined worlds to find out for a reader: which answers can be taken back, which may be regretted, what is
 * sure of the score, what can be undone. A view does without; counsel follows when somebody looks. It depends on what its
 * reader can know and on nothing else, and tells them nothing that they could not have found out themselves.
 */
import {
  type AnyGame,
  type AnyState,
  barrierOf,
  findBarriers,
  type Match,
  question,
  type Seat,
  worldsOf,
} from '@signoria/kernel';
import type { Actor } from '../actor.ts';
import { ownDrafts } from '../log/answers.ts';
import type { Course, Move } from '../log/course.ts';
import { botAt, isOver, seatOf } from '../log/record.ts';
import { atOnce, type Steps } from '../slices.ts';
import type { Counsel, TableView } from '../wire.ts';
import { advising, NO_ADVICE } from './advice.ts';
import { isClosedTo } from './delay.ts';
import { scoring } from './sure.ts';
import { added, plainView, stateFor } from './view.ts';

type Found = Pick<Counsel, 'advice' | 'score'>;

/** What was found out about a position, by reader: several look at it, and more than once. */
const known = new WeakMap<AnyState, Map<string, Found>>();

/** Null where a view says everything. */
export function counselling(t: Actor, user: string): Steps<Counsel> | null {
  const { facts, course } = t;
  if (course === null || course.match.state.outcome !== null || isClosedTo(t, user)) return null;
  return counselOn(t, { ...course }, user, seatOf(facts.seats, user));
}

/** About the position as it is now, however long it takes. */
function* counselOn(t: Actor, course: Course, user: string, you: Seat | null): Steps<Counsel> {
  const { match, moves } = course;
  const over = isOver(t.facts);
  const state = stateFor(t, course, user);
  // A seat a bot covers is not asked, and nobody reads for it.
  const asked = you !== null && !over && botAt(t.facts.seats[you]) === null;
  const { advice, score } = yield* findings(t, state, you, asked);
  const ticket = question(match.game, state, you)?.ticket ?? null;
  if (you === null || over) return { ticket, advice, score, undoable: [], barriers: [] };
  yield* findBarriers(match);
  const undoable = ownDrafts(course, you).map(({ entry }) => entry.line);
  return { ticket, advice, score, undoable, barriers: ownBarriers(match, moves, you) };
}

function* findings({ ports }: Actor, s: AnyState, you: Seat | null, asked: boolean): Steps<Found> {
  const readers = known.get(s) ?? new Map<string, Found>();
  known.set(s, readers);
  const reader = `${you}/${asked}`;
  const before = readers.get(reader);
  if (before !== undefined) return before;
  const { game } = ports.module;
  const worlds = imaginedOnce(game, s, you);
  const score = yield* scoring(game, s, you, worlds);
  const advice = asked ? yield* advising(ports.module, s, you!, worlds) : NO_ADVICE;
  const found = { advice, score };
  readers.set(reader, found);
  return found;
}

function imaginedOnce(game: AnyGame, s: AnyState, you: Seat | null): () => readonly AnyState[] {
  let worlds: readonly AnyState[] | null = null;
  return () => {
    worlds ??= [...worldsOf(game, s, you)];
    return worlds;
  };
}

/** Of the reader's latest answers: why each cannot be undone, if something was learned by it or since. */
function ownBarriers(match: Match, moves: readonly Move[], you: Seat): Counsel['barriers'] {
  const own = match.drafts.filter(({ seat }) => seat === you).map(({ seq }) => moves[seq - 1]!);
  const shown = own.filter(({ counts, sealed }) => counts && !sealed);
  return shown.map((move) => ({ seq: move.shown, barrier: barrierOf(match, move.entry.seq) }));
}

/** A view with its counsel, at once: where nobody else waits. */
export function tableView(t: Actor, user: string, logFrom: number, chatFrom: number): TableView {
  const view = plainView(t, user, logFrom, chatFrom);
  const work = counselling(t, user);
  if (work === null) return view;
  const { advice, score, undoable } = atOnce(work);
  return { ...view, ...added(t, user, logFrom, chatFrom, barrierOf), advice, score, undoable };
}

/**
 * The table as one reader may see it, built up from nothing. The only door out of a table: a secret that is not put in
 * here stays inside.
 */
import {
  type AnyGame,
  type AnyState,
  barrierOf,
  freedoms,
  type GameEvent,
  hold,
  letGo,
  mayKnow,
  plainBarrierOf,
  question,
  type Seat,
} from '@signoria/kernel';
import type { Actor } from '../actor.ts';
import { heardBy, mutedBy } from '../chat/chat.ts';
import { backOf, type Course, type Move, newest } from '../log/course.ts';
import { pastState } from '../log/positions.ts';
import { isOver, isSealed, type SeatRecord, seatOf } from '../log/record.ts';
import { auctionIn } from '../orders/bids.ts';
import { ordersShown } from '../orders/orders.ts';
import { offeredWindows } from '../orders/reaction-windows.ts';
import { isTouched, isVacant } from '../seats/absence.ts';
import { shownProposal } from '../seats/agreement.ts';
import { botReportFor } from '../seats/bot-report.ts';
import type { LogItem, PastView, SeatInfo, TableView } from '../wire.ts';
import { NO_ADVICE } from './advice.ts';
import { isBehind, isClosedTo, knownUpTo } from './delay.ts';
import { scoreOf } from './sure.ts';

/** A view without what was added to log and chat. */
export type StandingView = Omit<TableView, 'logFrom' | 'log' | 'chat'>;

/**
 * What is plain to see, without any imagined world: no advice, no undo, and the score only once the game is over. All that
 * is counsel, and follows (counsel.ts). Nothing here may depend on whether somebody has asked for it already.
 */
export function plainView(t: Actor, user: string, logFrom: number, chatFrom: number): TableView {
  return { ...common(t), ...own(t, user), logFrom, ...added(t, user, logFrom, chatFrom) };
}

type Common = Pick<
  TableView,
  'table' | 'code' | 'header' | 'status' | 'seats' | 'proposals' | 'settings' | 'watchers' | 'touched'
>;

/** What all see alike, and no answer changes. */
export function common({ facts, presence }: Actor): Common {
  const { id: table, header, status, settings } = facts;
  const code = isOver(facts) ? '' : facts.code;
  const seats = facts.seats.map((seat, i) => seatInfo(seat, presence.users, isVacant(facts, i)));
  const proposals = facts.proposals.open.map((proposal) => shownProposal(facts, proposal));
  const { watchers } = presence;
  return { table, code, header, status, seats, proposals, settings, watchers, touched: isTouched(facts) };
}

export function own(t: Actor, user: string): Omit<StandingView, keyof Common> {
  const { facts, course } = t;
  const you = seatOf(facts.seats, user);
  const closed = isClosedTo(t, user);
  return {
    you,
    owner: facts.owner === user,
    ...(course === null || closed ? BEFORE : position(t, course, you, user)),
    muted: mutedBy(t, user),
    undoable: [],
    orders: you === null ? [] : ordersShown(t, you),
    key: isOver(facts) && course !== null && !isSealed(facts, t.ports.now()) ? facts.key : null,
    // Whose clock runs is what a late spectator may not know yet.
    clock: isBehind(t, user) ? null : (t.clockFor?.(t, you) ?? null),
    account: botReportFor(t, you),
  };
}

/** What log and chat say to this reader from these numbers on. */
export function added(
  t: Actor,
  user: string,
  logFrom: number,
  chatFrom: number,
  why = plainBarrierOf,
): Pick<TableView, 'log' | 'chat'> {
  const { facts, course } = t;
  const all = course === null ? [] : logOf(course, facts.started ?? 0, seatOf(facts.seats, user), logFrom, why);
  const latest = knownUpTo(t, user);
  const log = all.filter(({ seq }) => seq <= latest);
  return { log, chat: heardBy(t, user, chatFrom) };
}

function seatInfo(seat: SeatRecord, here: readonly string[], vacant: boolean): SeatInfo {
  if (seat.kind !== 'person') return seat;
  return { ...seat, here: here.includes(seat.user), ...(vacant ? { vacant } : {}) };
}

const NOTHING_ASKED = { question: null, advice: NO_ADVICE, auction: null, windows: [], freedoms: [] };
const BEFORE = { view: null, score: [], outcome: null, ...NOTHING_ASKED };

function position(t: Actor, course: Course, you: Seat | null, user: string) {
  const { game } = course.match;
  const { module } = t.ports;
  const state = stateFor(t, course, user);
  if (state === course.match.state) holdStill(t, state);
  const seen = seenOf(game, state, you);
  if (isOver(t.facts)) return { ...seen, ...NOTHING_ASKED };
  if (you === null) return { ...NOTHING_ASKED, ...seen };
  return {
    ...seen,
    advice: NO_ADVICE,
    auction: auctionIn(module, seen.question, seen.view, you),
    windows: offeredWindows(module, seen.view),
    freedoms: freedoms(game, state, you),
  };
}

/** What all readers see alike is made once; of earlier positions nothing is kept. A match replaces its state. */
function holdStill(t: Actor, state: AnyState): void {
  if (t.held === state) return;
  if (t.held !== null) letGo(t.held);
  hold(state);
  t.held = state;
}

/** The latest, but for spectators who are kept behind. */
export function stateFor(t: Actor, { match, moves }: Course, user: string): AnyState {
  const known = knownUpTo(t, user);
  return known === newest(moves) ? match.state : pastState(t, known).state;
}

/** A position as a seat, or a spectator, plainly sees it. */
export function seenOf(game: AnyGame, s: AnyState, viewer: Seat | null): Omit<PastView, 'seq'> {
  return {
    view: game.view(s, viewer),
    question: question(game, s, viewer),
    score: s.outcome === null ? [] : scoreOf(game, s),
    outcome: s.outcome,
  };
}

/** The whole log as a seat, or a spectator, may know it; `everything` once the game is over. */
export function logOf(
  course: Course,
  started: number,
  viewer: Seat | 'everything' | null,
  from = 0,
  why = barrierOf,
): readonly LogItem[] {
  const { moves, match } = course;
  const items: LogItem[] = [];
  const opening = from > 0 ? [] : heard(match.opening, viewer);
  if (opening.length > 0) {
    items.push({ seq: 0, seat: null, at: started, events: opening, barrier: 'others', back: null });
  }
  for (let i = firstShown(moves, from); i < moves.length; i++) {
    const item = itemOf(course, moves[i]!, viewer, why);
    if (item !== null) items.push(item);
  }
  return items;
}

/** Where the moves begin that have this number or a greater one. Most readers are only a few behind. */
function firstShown(moves: readonly Move[], from: number): number {
  let first = moves.length;
  while (first > 0 && moves[first - 1]!.shown >= from) first--;
  return first;
}

function itemOf(
  { match, moves }: Course,
  move: Move,
  viewer: Seat | 'everything' | null,
  why: typeof barrierOf,
): LogItem | null {
  const { entry, shown: seq, at, sealed } = move;
  const events = heard(move.events, viewer);
  const back = backOf(moves, move);
  const own = entry.seat === viewer && viewer !== null;
  const tells = events.length > 0 || back !== null || (own && !sealed);
  if (!move.counts || !tells) return null;
  const barrier = own && !sealed ? why(match, entry.seq) : 'others';
  return { seq, seat: sealed ? null : entry.seat, at, events, barrier, back };
}

/** Who else was told stays out: `to` names the reader alone. */
function heard(events: readonly GameEvent[], viewer: Seat | 'everything' | null): readonly GameEvent[] {
  if (viewer === 'everything') return events;
  return events
    .filter((event) => mayKnow(event, viewer))
    .map((event) => (event.to === undefined || viewer === null ? event : { ...event, to: [viewer] }));
}

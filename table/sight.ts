/**
 * The table as one reader may see it, built up from nothing. The only door out of a table: a secret that is not put in
 * here stays inside.
 */
import {
  type AnyGame,
  type AnyState,
  barrierOf,
  barriersFound,
  findBarriers,
  freedoms,
  type GameEvent,
  inBoth,
  type Match,
  mayKnow,
  question,
  type Seat,
  worldsOf,
} from '@signoria/kernel';
import { isTouched, isVacant } from './absence.ts';
import { accountFor } from './account.ts';
import type { Actor } from './actor.ts';
import { adviceFor, advising, isAdvised, NO_ADVICE } from './advice.ts';
import { ownDrafts } from './answers.ts';
import { auctionIn } from './bids.ts';
import { shownProposal } from './consent.ts';
import { backOf, type Course, type Move, newest } from './course.ts';
import { isBehind, knownUpTo } from './delay.ts';
import { ordersShown } from './orders.ts';
import { pastState } from './positions.ts';
import { botAt, isOver, type SeatRecord, seatOf } from './record.ts';
import type { Steps } from './slices.ts';
import { heardBy, mutedBy } from './talk.ts';
import { offeredWindows } from './windows.ts';
import type { LogItem, PastView, SeatInfo, TableView } from './wire.ts';

/** A view without what was added to log and chat. */
export type Standing = Omit<TableView, 'logFrom' | 'log' | 'chat'>;

/** `log` and `chat` hold what has these numbers and greater ones. */
export function tableView(t: Actor, user: string, logFrom: number, chatFrom: number, advised = true): TableView {
  return { ...common(t), ...own(t, user, advised), logFrom, ...added(t, user, logFrom, chatFrom) };
}

type Common = Pick<
  TableView,
  'table' | 'code' | 'header' | 'status' | 'seats' | 'proposals' | 'settings' | 'watchers' | 'touched'
>;

/** What all see alike, and no answer changes. */
function common({ facts, presence }: Actor): Common {
  const { id: table, header, status, settings } = facts;
  const code = isOver(facts) ? '' : facts.code;
  const seats = facts.seats.map((seat, i) => seatInfo(seat, presence.users, isVacant(facts, i)));
  const proposals = facts.proposals.open.map((proposal) => shownProposal(facts, proposal));
  const { watchers } = presence;
  return { table, code, header, status, seats, proposals, settings, watchers, touched: isTouched(facts) };
}

function own(t: Actor, user: string, advised = true): Omit<Standing, keyof Common> {
  const { facts, course } = t;
  const you = seatOf(facts.seats, user);
  return {
    you,
    owner: facts.owner === user,
    ...(course === null ? BEFORE : position(t, course, you, user, advised)),
    muted: mutedBy(t, user),
    undoable: you === null || course === null ? [] : ownDrafts(t, you).map(({ entry }) => entry.line),
    orders: you === null ? [] : ordersShown(t, you),
    key: isOver(facts) && course !== null ? facts.key : null,
    // Whose clock runs is what a late spectator may not know yet.
    clock: isBehind(t, user) ? null : (t.clockFor?.(t, you) ?? null),
    account: accountFor(t, you),
  };
}

/** The same as JSON, made once for all who see the same: those without a seat, as a rule. */
export function standingText(t: Actor, user: string): string {
  const { facts, sights } = t;
  const isAnybody = seatOf(facts.seats, user) === null && facts.owner !== user && facts.mutes[user] === undefined;
  const reader = isAnybody ? ANYBODY : user;
  const text = sights.get(reader) ?? `${commonText(t).slice(0, -1)},${JSON.stringify(own(t, user)).slice(1)}`;
  sights.set(reader, text);
  return text;
}

/** Half of every view, and the same from one answer to the next. */
function commonText(t: Actor): string {
  const { facts, presence, common: known } = t;
  if (known?.facts === facts && known.presence === presence) return known.text;
  const text = JSON.stringify(common(t));
  t.common = { facts, presence, text };
  return text;
}

/** No user has this id. */
const ANYBODY = '';

/** What log and chat say to this reader from these numbers on. */
export function added(t: Actor, user: string, logFrom: number, chatFrom: number): Pick<TableView, 'log' | 'chat'> {
  const { facts, course } = t;
  const all = course === null ? [] : logOf(course, facts.started ?? 0, seatOf(facts.seats, user), logFrom);
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

function position(t: Actor, course: Course, you: Seat | null, user: string, advised: boolean) {
  const { game } = course.match;
  const { module } = t.ports;
  const state = stateFor(t, course, user);
  const seen = seenOf(game, state, you);
  if (isOver(t.facts)) return { ...seen, ...NOTHING_ASKED };
  if (you === null) return { ...NOTHING_ASKED, ...seen };
  return {
    ...seen,
    // A seat a bot covers is not asked, and nobody reads for it.
    advice: advised && botAt(t.facts.seats[you]) === null ? adviceFor(module, state, you) : NO_ADVICE,
    auction: auctionIn(module, seen.question, seen.view, you),
    windows: offeredWindows(module, seen.view),
    freedoms: freedoms(game, state, you),
  };
}

/**
 * What takes long to find out for this reader, so that a sight of it is quick afterwards; null when nothing does. Only
 * those who are asked have anything to wait for.
 */
export function preparing({ facts, course, ports }: Actor, user: string): Steps<void> | null {
  const you = seatOf(facts.seats, user);
  if (you === null || course === null || isOver(facts) || botAt(facts.seats[you]) !== null) return null;
  const { match } = course;
  if (isAdvised(match.state, you) && barriersFound(match)) return null;
  return prepare(ports.module, match, you);
}

function* prepare(module: Actor['ports']['module'], match: Match, you: Seat): Steps<void> {
  yield* findBarriers(match);
  yield* advising(module, match.state, you);
}

/** The latest, but for spectators who are kept behind. */
function stateFor(t: Actor, { match, moves }: Course, user: string): AnyState {
  const known = knownUpTo(t, user);
  return known === newest(moves) ? match.state : pastState(t, known).state;
}

/** A position as a seat, or a spectator, sees it. */
export function seenOf(game: AnyGame, s: AnyState, viewer: Seat | null): Omit<PastView, 'seq'> {
  return {
    view: game.view(s, viewer),
    question: question(game, s, viewer),
    score: knownScore(game, s, viewer),
    outcome: s.outcome,
  };
}

const scores = new WeakMap<AnyState, Map<Seat | null, PastView['score']>>();

/**
 * A game counts with all it knows, so a line is only shown if it is the same in every world the viewer can imagine.
 * Views are made more often than positions change, hence the memory.
 */
function knownScore(game: AnyGame, s: AnyState, viewer: Seat | null): PastView['score'] {
  const known = scores.get(s) ?? new Map<Seat | null, PastView['score']>();
  scores.set(s, known);
  const score = known.get(viewer) ?? sureLines(game, s, viewer);
  known.set(viewer, score);
  return score;
}

function sureLines(game: AnyGame, s: AnyState, viewer: Seat | null): PastView['score'] {
  let score = scoreOf(game, s);
  if (s.outcome !== null || score.every((lines) => lines.length === 0)) return score;
  for (const world of worldsOf(game, s, viewer)) {
    const there = scoreOf(game, world);
    score = score.map((lines, seat) => inBoth(lines, there[seat]!));
  }
  return score;
}

function scoreOf(game: AnyGame, s: AnyState): PastView['score'] {
  return Array.from({ length: s.seats }, (_, seat) => game.score(s, seat));
}

/** The whole log as a seat, or a spectator, may know it; `everything` once the game is over. */
export function logOf(
  course: Course,
  started: number,
  viewer: Seat | 'everything' | null,
  from = 0,
): readonly LogItem[] {
  const { moves, match } = course;
  const items: LogItem[] = [];
  const opening = from > 0 ? [] : heard(match.opening, viewer);
  if (opening.length > 0) {
    items.push({ seq: 0, seat: null, at: started, events: opening, barrier: 'others', back: null });
  }
  for (let i = firstShown(moves, from); i < moves.length; i++) {
    const item = itemOf(course, moves[i]!, viewer);
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

function itemOf({ match, moves }: Course, move: Move, viewer: Seat | 'everything' | null): LogItem | null {
  const { entry, shown: seq, at, sealed } = move;
  const events = heard(move.events, viewer);
  const back = backOf(moves, move);
  const own = entry.seat === viewer && viewer !== null;
  const tells = events.length > 0 || back !== null || (own && !sealed);
  if (!move.counts || !tells) return null;
  const barrier = own && !sealed ? barrierOf(match, entry.seq) : 'others';
  return { seq, seat: sealed ? null : entry.seat, at, events, barrier, back };
}

/** Who else was told stays out: `to` names the reader alone. */
function heard(events: readonly GameEvent[], viewer: Seat | 'everything' | null): readonly GameEvent[] {
  if (viewer === 'everything') return events;
  return events
    .filter((event) => mayKnow(event, viewer))
    .map((event) => (event.to === undefined || viewer === null ? event : { ...event, to: [viewer] }));
}

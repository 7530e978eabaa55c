/**
 * The table as one reader may see it, built up from nothing. The only door out of a table: a secret that is not put in
 * here stays inside.
 */
import {
  type AnyGame,
  type AnyState,
  canonical,
  freedoms,
  type GameEvent,
  imagine,
  mayKnow,
  question,
  type ScoreLine,
  type Seat,
} from '@signoria/kernel';
import type { Actor } from './actor.ts';
import { ownDrafts } from './answers.ts';
import { shownProposal } from './consent.ts';
import { backOf, type Course, type Move } from './course.ts';
import { ordersOf } from './orders.ts';
import { isOver, type SeatRecord, seatOf } from './record.ts';
import { heardBy } from './talk.ts';
import type { LogItem, PastView, SeatInfo, TableView } from './wire.ts';

/** `log` and `chat` hold what has these numbers and greater ones. */
export function tableView(t: Actor, user: string, logFrom: number, chatFrom: number): TableView {
  const { facts, course } = t;
  const you = seatOf(facts.seats, user);
  return {
    table: facts.id,
    code: facts.code,
    header: facts.header,
    status: facts.status,
    seats: facts.seats.map((seat) => seatInfo(seat, t.presence.users)),
    you,
    owner: facts.owner === user,
    ...(course === null ? BEFORE : position(t, course, you)),
    logFrom,
    log: course === null ? [] : logOf(course, facts.started ?? 0, you).filter(({ seq }) => seq >= logFrom),
    chat: heardBy(t, user, chatFrom),
    muted: facts.mutes[user] ?? [],
    undoable: you === null || course === null ? [] : ownDrafts(t, you).map(({ entry }) => entry.line),
    proposals: facts.proposals.open.map((proposal) => shownProposal(facts.seats, proposal)),
    orders: ordersOf(facts.orders, you),
    key: isOver(facts) && course !== null ? facts.key : null,
    settings: facts.settings,
    watchers: t.presence.watchers,
  };
}

function seatInfo(seat: SeatRecord, here: readonly string[]): SeatInfo {
  return seat.kind === 'person' ? { ...seat, here: here.includes(seat.user) } : seat;
}

const BEFORE = { view: null, question: null, freedoms: [], score: [], outcome: null };

function position({ facts }: Actor, { match: { game, state } }: Course, you: Seat | null) {
  const { question, ...seen } = seenOf(game, state, you);
  const isLive = !isOver(facts);
  return {
    ...seen,
    question: isLive ? question : null,
    freedoms: isLive && you !== null ? freedoms(game, state, you) : [],
  };
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

/** As many worlds as the kernel takes to find out whether somebody learned something. */
const WORLDS = 12;

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
  const score = scoreOf(game, s);
  if (s.outcome !== null) return score;
  const worlds = Array.from({ length: WORLDS }, (_, i) => scoreOf(game, imagine(game, s, viewer, i + 1)));
  return score.map((lines, seat) => lines.filter((line) => worlds.every((world) => has(world[seat]!, line))));
}

function scoreOf(game: AnyGame, s: AnyState): PastView['score'] {
  return Array.from({ length: s.seats }, (_, seat) => game.score(s, seat));
}

function has(lines: readonly ScoreLine[], line: ScoreLine): boolean {
  const text = canonical(line);
  return lines.some((other) => canonical(other) === text);
}

/** The whole log as a seat, or a spectator, may know it; `everything` once the game is over. */
export function logOf(course: Course, started: number, viewer: Seat | 'everything' | null): readonly LogItem[] {
  const opening = heard(course.match.opening, viewer);
  const first: LogItem = { seq: 0, seat: null, at: started, events: opening, barrier: 'others', back: null };
  const items = course.moves.map((move) => itemOf(course.moves, move, viewer));
  return [...(opening.length > 0 ? [first] : []), ...items.filter((item) => item !== null)];
}

function itemOf(moves: readonly Move[], move: Move, viewer: Seat | 'everything' | null): LogItem | null {
  const { entry, shown: seq, at, sealed } = move;
  const events = heard(move.events, viewer);
  const back = backOf(moves, move);
  const own = entry.seat === viewer && viewer !== null;
  const tells = events.length > 0 || back !== null || (own && !sealed);
  if (!move.counts || !tells) return null;
  const barrier = own && !sealed ? move.barrier : 'others';
  return { seq, seat: sealed ? null : entry.seat, at, events, barrier, back };
}

/** Who else was told stays out: `to` names the reader alone. */
function heard(events: readonly GameEvent[], viewer: Seat | 'everything' | null): readonly GameEvent[] {
  if (viewer === 'everything') return events;
  return events
    .filter((event) => mayKnow(event, viewer))
    .map((event) => (event.to === undefined || viewer === null ? event : { ...event, to: [viewer] }));
}

/**
 * The clocks of a table: as they are, for the table itself, and as a reader may see them. Of a sealed question every
 * seat it was put to looks alike to the others until it closes; only to oneself an answer stops the clock.
 */
import { type AnyGame, type AnyState, backTo, deciding, type Seat } from '@signoria/kernel';
import type { Course, Move } from '../log/course.ts';
import { botAt, isOver } from '../log/record.ts';
import { isByBot, isForced } from '../log/request-keys.ts';
import type { TableFacts } from '../log/settled.ts';
import type { SeatClock, TableClock } from '../wire.ts';
import {
  type ClockPlan,
  type ClockStanding,
  enterTurn,
  type Ledger,
  newLedger,
  planOf,
  type Stop,
  standingOf,
  type Turn,
} from './clock.ts';

interface Running {
  readonly facts: TableFacts;
  readonly course: Course | null;
}

interface Kept {
  readonly stops: readonly Stop[];
  readonly ledger: Ledger;
  entered: number;
}

const kept = new WeakMap<Course, Kept>();

/** The log only grows, so what has been counted once is kept with it. */
function ledgerOf(plan: ClockPlan, { started, seats }: TableFacts, course: Course): Ledger {
  const known = kept.get(course);
  const fits = known !== undefined && known.stops === plan.stops && known.entered <= course.moves.length;
  const now = fits ? known : { stops: plan.stops, ledger: newLedger(plan, seats.length, started ?? 0), entered: 0 };
  for (const move of course.moves.slice(now.entered)) if (move.closes) enterTurn(plan, now.ledger, turnOf(move));
  now.entered = course.moves.length;
  kept.set(course, now);
  return now.ledger;
}

function turnOf({ entry, opened, at, turn, requestKey }: Move): Turn {
  const { seq, seat } = entry;
  const back = backTo(entry);
  const earned = back === null && seat === turn && !isForced(requestKey) && !isByBot(requestKey);
  return { seq, opened, at, turn, earned, back };
}

/** Everybody the open question was put to, whether or not they have answered. */
function askedSeats(game: AnyGame, s: AnyState): readonly Seat[] {
  const picked = s.picks?.flatMap((pick, seat) => (pick === null ? [] : [seat])) ?? [];
  return [...deciding(game, s), ...picked];
}

/** Each seat's clock as it is; null for bots, and for all where no clock is kept. */
export function trueClocks(t: Running): readonly (ClockStanding | null)[] {
  const { course } = t;
  return course === null ? [] : clocks(t, course, deciding(course.match.game, course.match.state));
}

function clocks({ facts }: Running, course: Course, asked: readonly Seat[]): readonly (ClockStanding | null)[] {
  const plan = planOf(facts.settings, facts.stops);
  if (plan === null || isOver(facts)) return facts.seats.map(() => null);
  const ledger = ledgerOf(plan, facts, course);
  return facts.seats.map((of, seat) =>
    of.kind === 'person' ? standingOf(plan, ledger, seat, asked.includes(seat) && botAt(of) === null) : null,
  );
}

/** As `viewer`, or a spectator, may see them. Says nothing of the present time: views are told apart by their text. */
export function shownClock(t: Running, viewer: Seat | null): TableClock | null {
  const { course, facts } = t;
  if (course === null || planOf(facts.settings, facts.stops) === null || isOver(facts)) return null;
  const { game, state } = course.match;
  const answered = (seat: Seat) => seat === viewer && state.picks !== null && state.picks[seat] !== null;
  const asked = askedSeats(game, state).filter((seat) => !answered(seat));
  const seats = clocks(t, course, asked).map((clock, seat) => (clock === null ? null : shown(facts, seat, clock)));
  return { seats };
}

function shown({ stops }: TableFacts, seat: Seat, clock: ClockStanding): SeatClock {
  const touches = (stop: Stop) =>
    (stop.seat === null || stop.seat === seat) && (stop.to === null || stop.to > clock.since);
  const rests = stops.filter(touches).map(({ why, from, to }) => ({ why, from, to }));
  return { ...clock, rests };
}

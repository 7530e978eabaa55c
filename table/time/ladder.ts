/**
 * What happens, and when, to a seat that does not answer: a reminder, a warning, a bot in the seat, and in the end the
 * seat to somebody else or the game without it. The same for everybody, and published (time-controls.ts).
 */
import { deciding, type Seat } from '@signoria/kernel';
import type { Course } from '../log/course.ts';
import { botAt, type SeatRecord } from '../log/record.ts';
import type { TableFacts } from '../log/settled.ts';
import { coverOf, vacancyOf } from '../seats/absence.ts';
import type { ClockStanding } from './clock.ts';
import { trueClocks } from './clocks.ts';
import { LADDER, NOT_BEFORE, type Rungs, SILENCE, spanOf, timeControlRule } from './time-controls.ts';

/** `flag` is the table's own business; of the others the player is told. */
export type Rung = 'remind' | 'warn' | 'flag' | 'covered' | 'vacant';

export interface LadderStep {
  readonly seat: Seat;
  readonly user: string;
  readonly rung: Rung;
  /** With table, seat and rung it names the step: the question's number, or when it began. */
  readonly key: number;
  readonly due: number;
  /** When the flag falls, or fell; null where there is none. */
  readonly flag: number | null;
}

interface Running {
  readonly facts: TableFacts;
  readonly course: Course | null;
}

type Person = Extract<SeatRecord, { readonly kind: 'person' }>;

/** Everything that has happened or will, as long as nobody does anything. */
export function ladderOf(t: Running): readonly LadderStep[] {
  const { facts, course } = t;
  if (course === null || facts.status !== 'running') return [];
  const clocks = trueClocks(t);
  return facts.seats.flatMap((of, seat) =>
    of.kind === 'person' ? stepsOf(facts, course, of, seat, clocks[seat] ?? null) : [],
  );
}

function stepsOf(
  facts: TableFacts,
  course: Course,
  of: Person,
  seat: Seat,
  clock: ClockStanding | null,
): readonly LadderStep[] {
  const step = (rung: Rung, key: number, due: number, flag: number | null): LadderStep => ({
    seat,
    user: of.user,
    rung,
    key,
    due,
    flag,
  });
  const { asked } = course.match.state;
  const rungs = LADDER[spanOf(facts.settings)];
  const vacancy = vacancyOf(facts, seat);
  if (vacancy !== null) return [step('vacant', vacancy.from, vacancy.from, null)];
  const cover = coverOf(facts, seat);
  if (cover !== null) {
    return [
      step('covered', cover.from, cover.from, cover.from),
      step('vacant', cover.from, cover.from + rungs.vacant, cover.from),
    ];
  }
  if (botAt(of) !== null) return [];
  if (clock !== null) return clockSteps(clock, rungs, facts.settings.friendly === true, asked, step);
  return isWaitedFor(facts, course, seat) ? [step('vacant', asked, course.opened + SILENCE, null)] : [];
}

type MakeStep = (rung: Rung, key: number, due: number, flag: number | null) => LadderStep;

function clockSteps({ flag, since }: ClockStanding, rungs: Rungs, friendly: boolean, asked: number, step: MakeStep) {
  if (flag === null) return [];
  const before = (rung: 'remind' | 'warn') =>
    Math.max(flag - rungs[rung], Math.round(since + (flag - since) * NOT_BEFORE[rung]));
  const words = [step('remind', asked, before('remind'), flag), step('warn', asked, before('warn'), flag)];
  if (friendly) return words;
  return [...words, step('flag', asked, flag, flag), step('vacant', asked, flag + rungs.vacant, flag)];
}

/** Without a clock, and by other people: a game against bots waits for ever. */
function isWaitedFor({ settings, seats }: TableFacts, { match }: Course, seat: Seat): boolean {
  const people = seats.filter(({ kind }) => kind === 'person').length;
  return (
    timeControlRule(settings.pace).clock === null && people > 1 && deciding(match.game, match.state).includes(seat)
  );
}

/** What a seat's clock shows at a moment: how much, and in what mood. */
import type { Seat } from '@signoria/kernel';
import {
  LADDER,
  leftAt,
  openingAt,
  planOf,
  type SeatClock,
  type StopWhy,
  spanOf,
  type TableSettings,
} from '@signoria/table';

/** `still`: not asked. `rests`: asked, but nothing is counted now. */
export type TimeMood = 'still' | 'runs' | 'low' | 'out' | 'rests';

export interface ShownTime {
  readonly left: number;
  readonly mood: TimeMood;
  /** Why nothing is counted: a stop, or the hours of play. */
  readonly why: StopWhy | 'hours' | null;
  /** When counting goes on; null when nobody knows. */
  readonly until: number | null;
}

export function timeOf(clock: SeatClock, seat: Seat, settings: TableSettings, now: number): ShownTime | null {
  const plan = planOf(
    settings,
    clock.rests.map((rest) => ({ ...rest, seat })),
  );
  if (plan === null) return null;
  const left = leftAt(plan, seat, clock, now);
  const rest = restAt(clock, settings, now);
  return { left, ...rest, mood: moodOf(clock, settings, left, rest.why) };
}

function restAt({ rests }: SeatClock, { window }: TableSettings, now: number): Pick<ShownTime, 'why' | 'until'> {
  const rest = rests.find(({ from, to }) => from <= now && (to === null || now < to));
  if (rest !== undefined) return { why: rest.why, until: rest.to };
  const opening = window == null ? null : openingAt(window, now);
  return opening !== null && opening.from > now ? { why: 'hours', until: opening.from } : { why: null, until: null };
}

function moodOf({ runs }: SeatClock, settings: TableSettings, left: number, why: ShownTime['why']): TimeMood {
  if (!runs) return 'still';
  if (left <= 0) return 'out';
  if (why !== null) return 'rests';
  return left <= LADDER[spanOf(settings)].warn ? 'low' : 'runs';
}

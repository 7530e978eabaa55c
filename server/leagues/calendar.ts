/** When the rounds of a league begin and end: of the season that is played, or of the next. Pure. */
import type { League, Season } from './league.ts';

export interface RoundDays {
  readonly season: number;
  readonly round: number;
  readonly opens: number;
  readonly closes: number;
}

export function roundsAhead(
  { plan, season, nextAt, status, closing }: League,
  current: Season | null,
): readonly RoundDays[] {
  if (status === 'over' || status === 'cancelled' || (closing && current === null)) return [];
  const { roundMs } = current?.terms ?? plan;
  const days = current?.rounds ?? Array.from({ length: plan.rounds }, (_, i) => nextAt + i * roundMs);
  return days.map((opens, i) => ({
    season: current?.season ?? season + 1,
    round: i + 1,
    opens,
    closes: opens + roundMs,
  }));
}

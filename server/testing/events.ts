/** Tournaments for tests. */
import type { Body, TournamentView } from '@signoria/protocol';
import { ask, type Call, type Guest } from './client.ts';

const HOUR = 3_600_000;
export const ROUND_MS = 2 * HOUR;

type GivenPlan = Body<'POST /api/events'>;

export function eventPlan(game: string, more: Partial<GivenPlan> = {}): GivenPlan {
  return {
    name: 'Spring cup',
    game,
    size: 2,
    system: 'swiss',
    rounds: 3,
    pace: 'live',
    least: 2,
    most: 8,
    roundMs: ROUND_MS,
    join: false,
    ...more,
  };
}

export const bots = (count: number) => ({ most: count, bots: { level: 'novice' as const, count } });

export async function announceEvent(by: Guest, plan: GivenPlan): Promise<string> {
  return (await ask(by, 'POST /api/events', { body: plan })).event;
}

export function lookAtEvent(by: Call, event: string): Promise<TournamentView> {
  return ask(by, 'GET /api/events/:id', { params: { id: event } });
}

/** How often each two have met who have. */
export function meetingsIn({ course }: TournamentView): readonly number[] {
  const met = new Map<string, number>();
  for (const { seats } of course.flatMap(({ tables }) => tables)) {
    for (const a of seats) for (const b of seats) if (a < b) met.set(`${a} ${b}`, (met.get(`${a} ${b}`) ?? 0) + 1);
  }
  return [...met.values()];
}

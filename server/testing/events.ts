/** Tournaments for tests. */
import type { EventView } from '../events/view.ts';
import { type Call, call, type Guest } from './client.ts';

const HOUR = 3_600_000;
export const ROUND_MS = 2 * HOUR;

export function eventPlan(game: string, more: object = {}) {
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

export const bots = (count: number) => ({ most: count, bots: { level: 'novice', count } });

export async function announceEvent(by: Guest, plan: object): Promise<string> {
  const { status, body } = await call(by, '/api/events', plan);
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  return (body as { readonly event: string }).event;
}

export async function lookAtEvent(by: Call, event: string): Promise<EventView> {
  const { status, body } = await call(by, `/api/events/${event}`);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body as EventView;
}

/** How often each two have met who have. */
export function meetingsIn({ course }: EventView): readonly number[] {
  const met = new Map<string, number>();
  for (const { seats } of course.flatMap(({ tables }) => tables)) {
    for (const a of seats) for (const b of seats) if (a < b) met.set(`${a} ${b}`, (met.get(`${a} ${b}`) ?? 0) + 1);
  }
  return [...met.values()];
}

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

/**
 * What is not as it should be in a duplicate tournament: a deal that is not the same at two tables, or the same in two
 * rounds; somebody who met a deal twice, or sat in one seat oftener than once more than in another.
 */
export async function dealFaults(by: Call, { course, size, people }: TournamentView): Promise<readonly string[]> {
  const faults: string[] = [];
  const keys = await Promise.all(course.map(({ tables }) => Promise.all(tables.map(({ table }) => keyOf(by, table)))));
  if (new Set(keys.flat()).size !== course.length) faults.push('keys');
  if (keys.some((own) => new Set(own).size !== 1)) faults.push('another key at another table');
  for (const { id } of people) {
    const had = Array<number>(size).fill(0);
    for (const { tables, round } of course) {
      const seats = tables.flatMap((table) => table.seats.flatMap((one, seat) => (one === id ? [seat] : [])));
      if (seats.length !== 1) faults.push(`${id} has deal ${round} ${seats.length} times`);
      for (const seat of seats) had[seat]!++;
    }
    if (Math.max(...had) - Math.min(...had) > 1) faults.push(`${id} sat ${had.join(' ')}`);
  }
  return faults;
}

async function keyOf(by: Call, id: string): Promise<string> {
  return (await ask(by, 'GET /api/tables/:id/file', { params: { id } })).key;
}

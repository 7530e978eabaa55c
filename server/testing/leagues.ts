/** Leagues for tests: founded, and months that pass while bots play. */
import type { Body, LeagueView } from '@signoria/protocol';
import { ask, type Call, type Guest } from './client.ts';
import { lookAtEvent } from './tournaments.ts';

export const DAY = 24 * 3_600_000;
export const WEEK = 7 * DAY;

type GivenPlan = Body<'POST /api/leagues'>;

export function leaguePlan(game: string, startAt: number, more: Partial<GivenPlan> = {}): GivenPlan {
  return {
    name: 'Serenissima',
    game,
    size: 2,
    system: 'swiss',
    pace: 'club',
    division: 6,
    moves: 2,
    rounds: 3,
    roundMs: WEEK,
    pauseMs: WEEK,
    startAt,
    join: false,
    ...more,
  };
}

export const foundLeague = async (by: Guest, plan: GivenPlan) =>
  (await ask(by, 'POST /api/leagues', { body: plan })).league;

export const lookAtLeague = (by: Call, id: string) => ask(by, 'GET /api/leagues/:id', { params: { id } });

/** Whether bots are in the middle of a game: then time stands still for them. */
export async function isPlaying(by: Call, { divisions }: LeagueView): Promise<boolean> {
  for (const { event } of divisions) {
    const view = event === null ? null : await lookAtEvent(by, event);
    if (view?.course.some(({ tables }) => tables.some(({ places }) => places === null)) === true) return true;
  }
  return false;
}

/** A league changed by its founder: what is to come, and nothing that has begun. */
import type { Body } from '@signoria/protocol';
import { Conflict, type User } from '@signoria/store';
import { Problem } from '../http/problems.ts';
import type { Services } from '../services.ts';
import { keepDates } from './advance.ts';
import { change, mustRead } from './deeds.ts';
import { changeSeason, type League, type LeagueData, type LeaguePlan, readSeason, type Season } from './league.ts';
import { fewest } from './moving.ts';

type Changes = Body<'POST /api/leagues/:id/change'>;

export async function changePlan(services: Services, id: string, { id: by }: User, wanted: Changes): Promise<void> {
  const { store, now } = services;
  const league = await mustRead(store, id);
  if (league.organiser !== by) throw new Problem('not-organiser');
  planned(league, wanted, now()); // all or nothing: whatever is wrong with it is said before anything is moved
  if (wanted.dates !== undefined) await moveRounds(services, id, wanted.dates);
  await change(store, id, (found) => planned(found, wanted, now()));
}

/** From the next season on. */
function planned({ plan, status }: League, wanted: Changes, now: number): Partial<LeagueData> {
  const next = changed(plan, wanted);
  const { startAt } = wanted;
  if (next.division < fewest(next)) throw new Problem('malformed', 'division');
  if (startAt === undefined) return { plan: next };
  if (status === 'running') throw new Problem('season-begun');
  if (startAt < now) throw new Problem('malformed', 'startAt');
  return { plan: status === 'open' ? { ...next, startAt } : next, nextAt: startAt };
}

function changed(plan: LeaguePlan, wanted: Changes): LeaguePlan {
  return {
    ...plan,
    name: wanted.name ?? plan.name,
    about: wanted.about ?? plan.about,
    system: wanted.system ?? plan.system,
    pace: wanted.pace ?? plan.pace,
    rated: wanted.rated ?? plan.rated,
    division: wanted.division ?? plan.division,
    moves: wanted.moves ?? plan.moves,
    rounds: wanted.rounds ?? plan.rounds,
    roundMs: wanted.roundMs ?? plan.roundMs,
    pauseMs: wanted.pauseMs ?? plan.pauseMs,
  };
}

/** Of the season that is played. Its tournaments are told now, and again by the league's own steps if this is cut short. */
async function moveRounds(services: Services, id: string, dates: readonly number[]): Promise<void> {
  const { store, now } = services;
  for (;;) {
    const league = await mustRead(store, id);
    const season = league.status === 'running' ? await readSeason(store, id, league.season) : null;
    if (season === null) throw new Problem('malformed', 'dates');
    const { roundMs } = season.terms ?? league.plan;
    const rounds = movedRounds(season, dates, roundMs, now());
    try {
      await keepDates(services, await changeSeason(store, id, season, { rounds, closes: rounds.at(-1)! + roundMs }));
      return;
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
  }
}

/** Every round keeps its time: the next begins no earlier than that. */
function movedRounds({ rounds }: Season, dates: readonly number[], roundMs: number, now: number): readonly number[] {
  const begun = rounds.filter((at) => at <= now);
  const next = [...begun, ...dates];
  const tooSoon = next.some((at, i) => i >= begun.length && (at <= now || (i > 0 && at < next[i - 1]! + roundMs)));
  if (next.length !== rounds.length || tooSoon) throw new Problem('malformed', 'dates');
  return next;
}

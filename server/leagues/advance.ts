/**
 * A league goes on by itself, from season to season, one small step after another, each of them harmless when two servers
 * take it at once: documents have ids that make them once, and a change names the version it has seen.
 */
import { Conflict, type Store } from '@signoria/store';
import { newId } from '../ids.ts';
import type { Job } from '../jobs.ts';
import { reported } from '../log.ts';
import type { Services } from '../services.ts';
import { addEvent, changeUntilDone, type EventData, readEvent, readRounds } from '../tournaments/event.ts';
import type { Id } from '../tournaments/standings.ts';
import { standingsOf } from '../tournaments/view.ts';
import {
  addSeason,
  changeLeague,
  changeSeason,
  type Division,
  LEAGUE,
  type League,
  readLeague,
  readSeason,
  type Season,
  termsOf,
} from './league.ts';
import { divided, fewest, ladderAfter, moved } from './moving.ts';

const EVERY_MS = 30_000;
/** A league whose season is played is looked at so often. */
const LOOK_MS = 60_000;
const MOST_STEPS = 20;

export function leagueJob(services: Services): Job {
  return { name: 'leagues', everyMs: EVERY_MS, run: () => lookAround(services) };
}

async function lookAround(services: Services): Promise<void> {
  const { store, now, log } = services;
  const due = await store.claimDocuments(LEAGUE, { now: now(), until: now() + LOOK_MS });
  for (const { id } of due) {
    await goOn(services, id).catch((error: unknown) =>
      log.warn({ league: id, ...reported(error) }, 'league not advanced'),
    );
  }
}

async function goOn(services: Services, id: string): Promise<void> {
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const league = await readLeague(services.store, id);
    if (league === null) return;
    try {
      if (!(await step(services, league))) return;
    } catch (error) {
      if (!(error instanceof Conflict)) throw error; // somebody else took it: look again
    }
  }
}

/** Whether something has changed, so that there may be more to do. */
async function step(services: Services, league: League): Promise<boolean> {
  if (league.status === 'running') return play(services, league);
  const waits = league.status === 'open' || league.status === 'between';
  return waits && league.nextAt <= services.now() ? begin(services, league) : false;
}

/** With too few it is over, or was never begun. */
async function begin({ store, now }: Services, league: League): Promise<boolean> {
  const { plan, closing, season, status } = league;
  const members = league.members.filter(({ leaving }) => !leaving);
  const enough = members.length >= fewest(plan) && !closing;
  if (enough) await changeLeague(store, league, { status: 'running', season: season + 1, members, nextAt: now() });
  else await changeLeague(store, league, { status: status === 'open' ? 'cancelled' : 'over' });
  return true;
}

async function play(services: Services, league: League): Promise<boolean> {
  const { store } = services;
  const season = (await readSeason(store, league.id, league.season)) ?? (await newSeason(store, league));
  for (const [number, division] of season.divisions.entries()) await setUp(store, league, season, division, number);
  await keepDates(services, season);
  const rankings = await Promise.all(season.divisions.map(({ event }) => rankingOf(store, event)));
  const ended = rankings.flatMap((ranking) => (ranking === null ? [] : [ranking]));
  if (ended.length < rankings.length) return false;
  await finish(services, league, season, ended);
  return true;
}

async function newSeason(store: Store, { id, plan, season, nextAt, members }: League): Promise<Season> {
  const ids = members.map((one) => one.id);
  const rounds = Array.from({ length: plan.rounds }, (_, i) => nextAt + i * plan.roundMs);
  const divisions = divided(ids, plan.division, fewest(plan)).map((own) => ({
    event: newId(),
    members: own,
    ranking: null,
    up: [],
    down: [],
  }));
  const closes = nextAt + plan.rounds * plan.roundMs;
  return addSeason(store, id, { season, terms: termsOf(plan), rounds, closes, divisions });
}

/** After that a bot answers for whoever is waited for; the rest of the round it may take to the end. */
function playMs(roundMs: number): number {
  return Math.floor((roundMs * 4) / 5);
}

/** The tournament of a division, once. */
async function setUp(store: Store, league: League, season: Season, division: Division, number: number): Promise<void> {
  if ((await readEvent(store, division.event)) !== null) return;
  const { id, plan, organiser, members, bench } = league;
  const { name, about, game, size, options } = plan;
  const { system, pace, rated, rounds, roundMs } = season.terms ?? plan;
  const [opens] = season.rounds;
  const own = {
    name: `${name} ${season.season}.${number + 1}`,
    about,
    game,
    size,
    options,
    system,
    pace,
    rated,
    rounds,
  };
  const data: EventData = {
    plan: {
      ...own,
      entry: 'invitation',
      least: fewest({ system, size }),
      most: division.members.length,
      startAt: null,
      roundMs: playMs(roundMs),
      league: { id, rounds: season.rounds },
    },
    organiser,
    status: 'running',
    entrants: division.members.map((one) => ({
      id: one,
      bot: members.find((member) => member.id === one)?.bot ?? null,
      gone: false,
    })),
    bench,
    round: 1,
    created: opens!,
    started: opens!,
    ended: null,
    notBefore: opens!,
  };
  try {
    await addEvent(store, division.event, data);
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
  }
}

/** Tournaments follow the calendar of their season, which may have been changed for the rounds to come. */
export async function keepDates(services: Services, { divisions, rounds }: Season): Promise<void> {
  const { store, now } = services;
  for (const { event } of divisions) {
    await changeUntilDone(store, event, ({ plan, round, notBefore }) => {
      const before = plan.league;
      if (before === undefined || before.rounds.join() === rounds.join()) return null;
      const waits = (before.rounds[round - 1] ?? 0) > now();
      return { plan: { ...plan, league: { ...before, rounds } }, notBefore: waits ? rounds[round - 1]! : notBefore };
    });
  }
}

/** The best first; of equals whoever stood higher before. Null while it is played. */
async function rankingOf(store: Store, id: string): Promise<readonly Id[] | null> {
  const event = await readEvent(store, id);
  if (event === null || event.status !== 'over') return null;
  return standingsOf(event, await readRounds(store, id)).map((one) => one.id);
}

/** Who was not there in the end, and who wanted to go, leaves their place to the next. */
async function finish(
  { store, now }: Services,
  league: League,
  season: Season,
  rankings: readonly (readonly Id[])[],
): Promise<void> {
  const moves = moved(rankings, (season.terms ?? league.plan).moves);
  const divisions = season.divisions.map((one, i) => ({ ...one, ranking: rankings[i]!, ...moves[i]! }));
  if (season.divisions.some(({ ranking }) => ranking === null))
    await changeSeason(store, league.id, season, { divisions });
  const gone = await goneFrom(store, season);
  const ladder = ladderAfter(rankings, moves);
  const place = (id: Id) => (ladder.includes(id) ? ladder.indexOf(id) : ladder.length);
  const members = league.members
    .filter(({ id, leaving }) => !leaving && !gone.has(id))
    .toSorted((a, b) => place(a.id) - place(b.id));
  const nextAt = Math.max(now(), season.closes + league.plan.pauseMs);
  await changeLeague(store, league, { status: league.closing ? 'over' : 'between', members, nextAt });
}

async function goneFrom(store: Store, { divisions }: Season): Promise<ReadonlySet<Id>> {
  const events = await Promise.all(divisions.map(({ event }) => readEvent(store, event)));
  const entrants = events.flatMap((event) => event?.entrants ?? []);
  const deleted = await Promise.all(
    entrants.map(async ({ id, bot }) => bot === null && (await store.getUser(id)) === null),
  );
  return new Set(entrants.filter(({ gone }, i) => gone || deleted[i]).map(({ id }) => id));
}

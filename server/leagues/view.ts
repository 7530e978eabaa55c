/** A league as its readers see it: divisions with who goes up and down, the calendar, and the seasons of the past. */
import type { LeagueRow, LeagueView } from '@signoria/protocol';
import { botAtPlace } from '@signoria/table';
import type { Services } from '../services.ts';
import { type Event, type EventRound, readEvent, readRounds } from '../tournaments/event.ts';
import type { Id } from '../tournaments/standings.ts';
import { ownTable, standingsOf } from '../tournaments/view.ts';
import { roundsAhead } from './calendar.ts';
import { type Division, type League, type Member, readSeasons, type Season, type Terms, termsOf } from './league.ts';
import { divided, fewest, type Moved, moved } from './moving.ts';

export function leagueRow(league: League, reader: Id | null): LeagueRow {
  const { id, plan, status, season, nextAt, members, created } = league;
  const { name, game, size, system, pace, rated, division, moves, rounds, roundMs, pauseMs, startAt } = plan;
  return {
    league: id,
    ...{ name, game, size, system, pace, rated, division, moves, rounds, roundMs, pauseMs, startAt },
    status,
    season,
    nextAt: status === 'open' || status === 'between' ? nextAt : null,
    members: members.length,
    created,
    mine: members.some((one) => one.id === reader),
  };
}

export async function leagueView(services: Services, league: League, reader: Id | null): Promise<LeagueView> {
  const { store } = services;
  const { plan, organiser, members, bench, closing, status } = league;
  const [seasons, host] = await Promise.all([readSeasons(store, league.id), store.getUser(organiser)]);
  const current = status === 'running' ? seasons.find(({ season }) => season === league.season) : undefined;
  const played = await Promise.all((current?.divisions ?? []).map((one) => playedIn(services, one)));
  const own = played.flatMap(({ event }) => event?.entrants ?? []).find(({ id }) => id === reader);
  const past = seasons.filter((one) => one !== current).toReversed();
  const terms = current?.terms ?? termsOf(plan);
  return {
    ...leagueRow(league, reader),
    ...terms,
    changed: JSON.stringify(terms) === JSON.stringify(termsOf(plan)) ? null : termsOf(plan),
    about: plan.about,
    organiser: host === null ? null : { user: host.id, name: host.name },
    yours: organiser === reader,
    closing,
    leaving: members.some(({ id, leaving }) => id === reader && leaving),
    away: own?.away ?? false,
    ready: bench.some((id) => id === reader),
    bench: bench.length,
    table: played.flatMap(({ event, rounds }) => tableIn(event, rounds, reader))[0] ?? null,
    people: await peopleOf(services, league, seasons),
    divisions: played.length > 0 ? liveDivisions(terms, played) : waitingDivisions(league),
    calendar: calendarOf(league, current, played, services.now()),
    past: past.map(({ season, rounds, closes, divisions }) => ({
      season,
      opens: rounds[0]!,
      closes,
      divisions: divisions.map(({ event, ranking, up, down }) => ({ event, ranking: ranking ?? [], up, down })),
    })),
  };
}

interface Played {
  readonly division: Division;
  readonly event: Event | null;
  readonly rounds: readonly EventRound[];
}

async function playedIn({ store }: Services, division: Division): Promise<Played> {
  const [event, rounds] = await Promise.all([readEvent(store, division.event), readRounds(store, division.event)]);
  return { division, event, rounds };
}

function tableIn(event: Event | null, rounds: readonly EventRound[], reader: Id | null): readonly string[] {
  const table = event?.status === 'running' ? ownTable(rounds, event.round, reader) : null;
  return table === null ? [] : [table];
}

type ShownDivision = LeagueView['divisions'][number];

/** As it stands now: whoever would go up or down if the season were over. */
function liveDivisions({ moves: most }: Terms, played: readonly Played[]): readonly ShownDivision[] {
  const standings = played.map(({ event, rounds }) => (event === null ? [] : standingsOf(event, rounds)));
  const moves = moved(
    standings.map((own) => own.map(({ id }) => id)),
    most,
  );
  return played.map(({ division, event }, i) => ({
    event: division.event,
    rows: standings[i]!.map(({ id, place, points, wins, tables }) => ({
      ...{ id, place, points, wins, tables },
      goes: isBegun(standings[i]!) ? wayOf(moves[i]!, id) : null,
      away: event?.entrants.some((one) => one.id === id && one.away === true) ?? false,
    })),
  }));
}

/** Before the first game is over nobody is ahead of anybody. */
function isBegun(standings: readonly { readonly tables: number }[]): boolean {
  return standings.some(({ tables }) => tables > 0);
}

function wayOf({ up, down }: Moved, id: Id): 'up' | 'down' | null {
  if (up.includes(id)) return 'up';
  return down.includes(id) ? 'down' : null;
}

/** As the next season would be cut from those who are there now. */
function waitingDivisions({ plan, members }: League): readonly ShownDivision[] {
  const ids = members.filter(({ leaving }) => !leaving).map(({ id }) => id);
  return divided(ids, plan.division, fewest(plan)).map((own) => ({
    event: null,
    rows: own.map((id, i) => ({ id, place: i + 1, points: 0, wins: 0, tables: 0, goes: null, away: false })),
  }));
}

/** The rounds of the season that is played, or of the next. */
function calendarOf(
  league: League,
  current: Season | undefined,
  played: readonly Played[],
  at: number,
): LeagueView['calendar'] {
  const now = current === undefined ? 0 : Math.min(...played.map(({ event }) => event?.round ?? 1));
  return roundsAhead(league, current ?? null).map((days) => ({
    ...days,
    state: days.round < now ? 'over' : days.round === now && days.opens <= at ? 'now' : 'coming',
  }));
}

/** All who are named anywhere on the page. Who has gone since keeps the name they have. */
async function peopleOf({ store }: Services, { members }: League, seasons: readonly Season[]) {
  const ids = new Set([
    ...members.map(({ id }) => id),
    ...seasons.flatMap(({ divisions }) => divisions.flatMap((one) => one.members)),
  ]);
  const bots = [...ids].filter((id) => id.startsWith('bot/'));
  return Promise.all([...ids].map((id) => personOf(store, members, id, bots)));
}

async function personOf(store: Services['store'], members: readonly Member[], id: Id, bots: readonly Id[]) {
  const bot = members.find((one) => one.id === id)?.bot ?? null;
  if (!id.startsWith('bot/')) return { id, name: (await store.getUser(id))?.name ?? '', level: null, number: 1 };
  const place = bots.indexOf(id);
  const name = bot?.name ?? botAtPlace(place);
  const number = 1 + bots.slice(0, place).filter((other) => nameOf(members, other) === name).length;
  return { id, name, level: bot?.level ?? 'adept', number };
}

function nameOf(members: readonly Member[], id: Id): string | null {
  return members.find((one) => one.id === id)?.bot?.name ?? null;
}

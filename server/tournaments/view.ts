/** A tournament as its readers see it. Nothing in it is secret but its address, where it is by invitation. */
import type { TournamentRow, TournamentView } from '@signoria/protocol';
import { ratingOf } from '../ratings/rating.ts';
import type { Services } from '../services.ts';
import { graceMs } from './advance.ts';
import { type Entrant, type Event, type EventRound, playedRounds, readRounds } from './event.ts';
import { mostRounds } from './pairing.ts';
import { standings } from './standings.ts';

export function eventRow(event: Event, reader: string | null): TournamentRow {
  const { id, plan, status, entrants, round, created, ended } = event;
  const { name, game, size, system, pace, rated, entry, least, most, startAt, roundMs } = plan;
  const own = { name, game, size, system, pace, rated, entry, least, most, startAt, roundMs };
  const ids = status === 'open' ? new Array<string>(most).fill('') : entrants.map((one) => one.id);
  return {
    ...own,
    event: id,
    graceMs: graceMs(roundMs),
    status,
    entrants: entrants.length,
    round,
    rounds: mostRounds({ ...plan, ids }),
    created,
    ended,
    mine: entrants.some((one) => one.id === reader),
  };
}

export async function eventView(services: Services, event: Event, reader: string | null): Promise<TournamentView> {
  const { plan, organiser, entrants, status, notBefore } = event;
  const [rounds, host] = await Promise.all([readRounds(services.store, event.id), services.store.getUser(organiser)]);
  const ids = entrants.map((one) => one.id);
  return {
    ...eventRow(event, reader),
    about: plan.about,
    options: plan.options,
    organiser: host === null ? null : { user: host.id, name: host.name },
    yours: organiser === reader,
    gone: entrants.some(({ id, gone }) => id === reader && gone),
    table: status === 'running' ? ownTable(rounds, event.round, reader) : null,
    notBefore: status === 'running' && notBefore > services.now() ? notBefore : null,
    people: await Promise.all(entrants.map((one, i) => person(services, event, one, i))),
    standings: standings(ids, playedRounds(rounds)),
    course: rounds.map(shownRound),
  };
}

function ownTable(rounds: readonly EventRound[], round: number, reader: string | null): string | null {
  const tables = rounds.find((one) => one.round === round)?.tables ?? [];
  return tables.find(({ seats, result }) => result === null && seats.some((id) => id === reader))?.table ?? null;
}

async function person({ store }: Services, { plan, entrants }: Event, { id, bot, gone }: Entrant, i: number) {
  if (bot !== null) {
    const number = entrants.slice(0, i + 1).filter((other) => other.bot?.name === bot.name).length;
    return { id, name: bot.name, level: bot.level, number, gone, rating: null };
  }
  const user = await store.getUser(id);
  const rating = user === null ? null : await ratingOf(store, plan.game, plan.size, id);
  return { id, name: user?.name ?? '', level: null, number: 1, gone: gone || user === null, rating };
}

function shownRound({ round, tables, byes, made, deadline, closes }: EventRound): TournamentView['course'][number] {
  return {
    round,
    tables: tables.map(({ table, seats, result }) => ({
      table,
      seats,
      places: result?.places ?? null,
      points: result?.points ?? null,
      how: result?.how ?? null,
    })),
    byes,
    made,
    deadline,
    closes,
  };
}

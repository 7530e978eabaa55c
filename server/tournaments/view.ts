/** A tournament as its readers see it. Nothing in it is secret but its address, where it is by invitation. */
import type { Scoring, TournamentRow, TournamentView } from '@signoria/protocol';
import { ratingOf } from '../ratings/rating.ts';
import type { Services } from '../services.ts';
import { graceMs } from './advance.ts';
import { isLateOpen, missedBy } from './duplicate.ts';
import {
  dealsIn,
  type Entrant,
  type Event,
  type EventRound,
  type EventTable,
  playedRounds,
  readRounds,
} from './event.ts';
import { mostRounds } from './pairing.ts';
import { type DealTable, dealScores, dealStandings } from './scoring.ts';
import { isStandIn } from './standing-in.ts';
import { standings } from './standings.ts';

function scoringOf({ plan }: Event): Scoring {
  return plan.scoring ?? 'matchpoints';
}

export function eventRow(event: Event, reader: string | null): TournamentRow {
  const { id, plan, status, entrants, round, created, ended } = event;
  const { name, game, size, system, pace, rated, entry, least, most, startAt, roundMs } = plan;
  const own = {
    name,
    game,
    size,
    system,
    scoring: scoringOf(event),
    pace,
    rated,
    entry,
    least,
    most,
    startAt,
    roundMs,
  };
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
    league: plan.league?.id ?? null,
    late: isLateOpen(event),
    standings: standingsOf(event, rounds),
    course: rounds.map(shownRound),
  };
}

/** Where the reader sits in this round, for themselves or for somebody. */
export function ownTable(rounds: readonly EventRound[], round: number, reader: string | null): string | null {
  const tables = rounds.find((one) => one.round === round)?.tables ?? [];
  const isTheirs = (table: EventTable) => {
    const sits = table.seats.some((id) => id === reader && table.standIns?.[id] === undefined);
    return table.result === null && (sits || isStandIn(table, reader));
  };
  return tables.find(isTheirs)?.table ?? null;
}

/** As they are shown, with a number that tells bots of the same name apart. */
export async function person({ store }: Services, { plan, entrants }: Event, { id, bot, gone }: Entrant, i: number) {
  if (bot !== null) {
    const number = entrants.slice(0, i + 1).filter((other) => other.bot?.name === bot.name).length;
    return { id, name: bot.name, level: bot.level, number, gone, rating: null };
  }
  const user = await store.getUser(id);
  const rating = user === null ? null : await ratingOf(store, plan.game, plan.size, id);
  return { id, name: user?.name ?? '', level: null, number: 1, gone: gone || user === null, rating };
}

export function standingsOf(event: Event, rounds: readonly EventRound[]): TournamentView['standings'] {
  const { plan, entrants } = event;
  if (plan.system !== 'duplicate') {
    const ids = entrants.map(({ id }) => id);
    return standings(ids, playedRounds(rounds)).map((one) => ({ ...one, share: null, over: null }));
  }
  const deals = dealsIn(rounds);
  const missing = entrants.map(({ id }) => ({ id, missed: missedBy(id, deals) }));
  return dealStandings(missing, rounds.map(playedDeal), scoringOf(event));
}

/** What it came to at every table; null while it is played at one. */
function playedDeal({ tables }: EventRound): readonly DealTable[] | null {
  const done = tables.flatMap(({ seats, result }) => (result === null ? [] : [{ seats, ...result }]));
  return done.length < tables.length ? null : done;
}

type ShownRound = TournamentView['course'][number];

function shownRound(of: EventRound): ShownRound {
  const { round, byes, made, deadline, closes } = of;
  const tables = of.deal === undefined ? of.tables.map(shownTable) : shownDeal(of);
  return { round, tables, byes, made, deadline, closes };
}

function shownTable({ table, seats, standIns = {}, result }: EventTable): ShownRound['tables'][number] {
  const { places = null, points = null, how = null } = result ?? {};
  const by = Object.fromEntries(Object.entries(standIns).map(([id, { name }]) => [id, name]));
  return { table, seats, standIns: by, places, points, how, shares: null, over: null };
}

/** Until it is over at all tables nobody is told what it came to at one of them. */
function shownDeal(round: EventRound): ShownRound['tables'] {
  const done = playedDeal(round);
  if (done === null) return round.tables.map((one) => ({ ...shownTable(one), places: null, points: null }));
  const { shares, over } = dealScores(done);
  return round.tables.map((one, i) => ({ ...shownTable(one), shares: shares[i]!, over: over[i]! }));
}

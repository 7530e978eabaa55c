/** The tables of a tournament: set up with all in their seats, started at once, and looked at until they are over. */
import {
  botAtPlace,
  DEAL_ITERATIONS,
  type DealTerms,
  inSlices,
  isOver,
  type SeatRecord,
  type SeatTally,
  type TableRecord,
  type TableSettings,
  tallying,
  UNTIL_TOLD,
} from '@signoria/table';
import { houseEdition } from '../club/editions.ts';
import { placesOf } from '../ratings/places.ts';
import type { Services } from '../services.ts';
import { setTable } from '../tables/new-table.ts';
import { readRecord } from '../tables/table-rows.ts';
import type { Tables } from '../tables/tables.ts';
import { pause } from '../work/yielding.ts';
import { type Entrant, type Event, type EventTable, ownerOf, type Result, type RoundDeal } from './event.ts';
import type { Id } from './standings.ts';

export interface Hall {
  readonly services: Services;
  readonly tables: Tables;
}

/** Whatever of this somebody has already done stays as it is. */
export async function setUp(
  { services, tables }: Hall,
  event: Event,
  { table, seats, standIns = {} }: EventTable,
  deal: RoundDeal | undefined,
): Promise<void> {
  const owner = ownerOf(event.id);
  const seated = await seatsOf(services, event, seats, standIns);
  const plan = planOf(event, await houseEdition(services, event.plan.game), seated);
  const row = await setTable(services, {
    id: table,
    owner,
    plan: deal === undefined ? plan : { ...plan, settings: { ...plan.settings, deal: termsAt(event, table) } },
    seats: seated,
    ...(deal === undefined ? {} : { key: deal.key }),
  });
  if (row.status !== 'open') return;
  await tables.use(table, (loaded) =>
    loaded.table.request({ user: owner, name: '' }, { type: 'start', table, id: 'event' }),
  );
}

/** Bots that take part would all play the same game; those that only fill seats are the same to everybody. */
function termsAt({ entrants }: Event, table: string): DealTerms {
  const terms = { id: '', iterations: DEAL_ITERATIONS, until: UNTIL_TOLD, counted: true };
  return entrants.some(({ bot }) => bot !== null) ? { ...terms, luck: table } : terms;
}

/** Played at all tables: from now on everybody may look at it. */
export async function openDeal({ tables }: Hall, of: readonly EventTable[]): Promise<void> {
  for (const { table } of of) await tables.use(table, (loaded) => loaded.table.unseal());
}

/** Where a bot plays, nothing counts for ratings. */
function planOf({ plan, round }: Event, edition: unknown, seated: readonly SeatRecord[]) {
  const { name, game, size: seats, options, pace, entry } = plan;
  const rated = plan.rated && seated.every(({ kind }) => kind === 'person');
  const settings: TableSettings = {
    name: `${name} · ${round}`.slice(0, 60),
    visibility: entry === 'open' ? 'public' : 'private',
    pace,
    language: 'any',
    rated,
  };
  return { game, seats, options, edition, settings };
}

type StandIns = NonNullable<EventTable['standIns']>;

function seatsOf(
  services: Services,
  { entrants }: Event,
  ids: readonly Id[],
  standIns: StandIns,
): Promise<readonly SeatRecord[]> {
  return Promise.all(
    ids.map((id, colour) => {
      const entrant = entrants.find((one) => one.id === id);
      return seatOf(services, entrant, colour, standIns[id]?.user);
    }),
  );
}

async function seatOf(
  { store }: Services,
  entrant: Entrant | undefined,
  colour: number,
  standIn: Id | undefined,
): Promise<SeatRecord> {
  if (entrant?.bot != null) return { kind: 'bot', colour, ...entrant.bot };
  const user = entrant === undefined ? null : await store.getUser(standIn ?? entrant.id);
  // Whoever deleted their account since the round was made is replaced.
  if (user === null) return { kind: 'bot', colour, name: botAtPlace(colour), level: 'adept' };
  // Whoever is away without anybody to play for them finds a bot in their seat when they come.
  const covered = entrant?.away === true && standIn === undefined ? 'adept' : null;
  return { kind: 'person', colour, user: user.id, name: user.name, covered };
}

/** Null while it is played. */
export async function resultAt({ services }: Hall, table: string, timeIsUp: boolean): Promise<Result | null> {
  const row = await services.store.getTable(table);
  if (row === null || (!isOver(row) && !timeIsUp)) return null;
  const read = await readRecord(services.store, table);
  return read === null ? null : resultOf(services, read.record);
}

async function resultOf({ games }: Services, record: TableRecord): Promise<Result> {
  const { header, seats, status, result, started } = record;
  const module = games.get(header.game);
  // Begun on rules that are gone, or never begun: nobody can tell, so all are equal.
  const known = module !== undefined && module.game.rules === header.rules && started !== null;
  const none = seats.map(() => ({ points: 0, times: [], byBot: 0 }));
  const tallies = known ? await inSlices(tallying(module, record), pause) : none;
  const points = tallies.map((one) => one.points);
  const absent = seats.flatMap((seat, i) => (seat.kind === 'person' && wasAway(tallies[i]!) ? [i] : []));
  if (status === 'finished') return { places: placesOf(result!.winners, points), points, how: 'played', absent };
  if (status === 'abandoned') return { places: seats.map(() => 1), points, how: 'agreed', absent: [] };
  return { places: placesOf([], points), points, how: 'judged', absent };
}

/** All that was asked of them a bot has answered. */
function wasAway({ times, byBot }: SeatTally): boolean {
  return times.length === 0 && byBot > 0;
}

/** A bot answers for those the table waits for, or for everybody. Whoever comes back has their seat again. */
export async function coverAbsent({ tables }: Hall, table: string, who: 'awaited' | 'all'): Promise<void> {
  await tables.use(table, async (loaded) => {
    const { seats, question } = loaded.table.view('', Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
    const awaited = new Set(who === 'all' ? seats.keys() : (question?.deciding ?? []));
    for (const [seat, of] of seats.entries()) {
      if (of.kind === 'person' && of.covered === null && awaited.has(seat)) await loaded.table.cover(seat, 'adept');
    }
  });
}

/** Somebody leaves: their seat is played to the end for them. */
export async function coverSeat({ tables }: Hall, table: string, user: string): Promise<void> {
  await tables.use(table, async (loaded) => {
    const { seats, status } = loaded.table.view('', Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
    const seat = seats.findIndex((of) => of.kind === 'person' && of.user === user && of.covered === null);
    if (seat >= 0 && !isOver({ status })) await loaded.table.cover(seat, 'adept');
  });
}

/**
 * Who plays a deal: one document for each person and deal, so that there is one try that counts, however often, from however
 * many windows or at however many servers it is asked for. What it came to is read off the log the server itself wrote.
 */
import { Conflict, readBack, type Store, type StoredDocument, type User } from '@signoria/store';
import { botAtPlace, type DealTerms, isOver, isTouched, type SeatRecord, type TableRecord } from '@signoria/table';
import { documentsUnder } from '../accounts/documents.ts';
import { Problem } from '../http/problems.ts';
import type { Around } from '../http/routes.ts';
import { newTableId } from '../ids.ts';
import { finishedGame } from '../ratings/played.ts';
import type { Services } from '../services.ts';
import { setTable } from '../tables/new-table.ts';
import { readRecord } from '../tables/table-rows.ts';
import { type HouseDeal, isClosed, isOpen } from './deal.ts';

export interface Result {
  readonly points: number;
  readonly place: number;
  readonly won: boolean;
  readonly touched: boolean;
  readonly at: number;
}

export interface TryData {
  readonly deal: string;
  readonly user: string;
  readonly table: string;
  readonly begun: number;
  readonly result: Result | null;
}

export interface Try extends TryData {
  readonly version: number;
}

const TRY = 'try';

function tryId(deal: string, user: string): string {
  return `${deal}/${user}`;
}

function tryOf({ data, version }: StoredDocument): Try {
  return { ...readBack<TryData>(data), version };
}

export async function readTry(store: Store, deal: string, user: string): Promise<Try | null> {
  const document = await store.getDocument(TRY, tryId(deal, user));
  return document === null ? null : tryOf(document);
}

export async function triesOf(store: Store, deal: string): Promise<readonly Try[]> {
  return (await documentsUnder(store, TRY, tryId(deal, ''))).map(tryOf);
}

/** The table of the try that counts: begun now, or gone on with. */
export async function playCounted(around: Around, deal: HouseDeal, user: User): Promise<string> {
  const { services } = around;
  const known = await readTry(services.store, deal.id, user.id);
  if (known === null && !isOpen(deal, services.now())) throw new Problem('deal-closed');
  const { table } = known ?? (await beginTry(services, deal, user));
  await seatAt(around, deal, user, table, true);
  return table;
}

/** Whoever is second is given what the first wrote. */
async function beginTry({ store, now }: Services, deal: HouseDeal, user: User): Promise<Try> {
  const data: TryData = { deal: deal.id, user: user.id, table: newTableId(now()), begun: now(), result: null };
  const document = { kind: TRY, id: tryId(deal.id, user.id), owner: user.id, due: null, rank: null };
  try {
    return tryOf(await store.addDocument({ ...document, data: JSON.stringify(data) }));
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    return (await readTry(store, deal.id, user.id))!;
  }
}

/** The same again, for nothing: only for those whose game has been counted, or when nobody's is any more. */
export async function playPractice(around: Around, deal: HouseDeal, user: User): Promise<string> {
  const { services } = around;
  const known = await readTry(services.store, deal.id, user.id);
  const counted = known === null ? null : (await settled(services, deal, known)).result;
  if (counted === null && !isClosed(deal, services.now())) throw new Problem('deal-unplayed');
  const table = newTableId(services.now());
  await seatAt(around, deal, user, table, false);
  return table;
}

/** Whatever of this somebody has already done stays as it is. */
async function seatAt(
  { services, tables }: Around,
  deal: HouseDeal,
  user: User,
  table: string,
  counted: boolean,
): Promise<void> {
  const { id, game, seats, options, closes, iterations, key } = deal;
  const owner = `deal/${id}`;
  const terms: DealTerms = { id, iterations, until: closes, counted };
  const settings = {
    name: '',
    visibility: 'private',
    pace: 'live',
    language: 'any',
    rated: false,
    deal: terms,
  } as const;
  const plan = { game, seats, options, edition: null, settings };
  const row = await setTable(services, { id: table, owner, plan, seats: seatsOf(deal, user), key });
  if (row.status !== 'open') return;
  await tables.use(table, (loaded) =>
    loaded.table.request({ user: owner, name: '' }, { type: 'start', table, id: 'deal' }),
  );
}

function seatsOf({ seats, seat, level }: HouseDeal, { id: user, name }: User): readonly SeatRecord[] {
  return Array.from({ length: seats }, (_, colour) =>
    colour === seat
      ? { kind: 'person', colour, user, name, covered: null }
      : { kind: 'bot', colour, name: botAtPlace(colour), level },
  );
}

/** With its result, if the game is over by now. */
export async function settled(services: Services, deal: HouseDeal, one: Try): Promise<Try> {
  if (one.result !== null) return one;
  const row = await services.store.getTable(one.table);
  if (row === null || !isOver(row)) return one;
  const read = await readRecord(services.store, one.table);
  const result = read === null ? null : await resultOf(services, deal, read.record);
  if (result === null) return one;
  try {
    const { version: _, ...data } = one;
    const document = { kind: TRY, id: tryId(deal.id, one.user), version: one.version };
    return tryOf(await services.store.changeDocument(document, { data: JSON.stringify({ ...data, result }) }));
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    return (await readTry(services.store, deal.id, one.user)) ?? one; // another server has written the same
  }
}

/** From the log, played again here. Null for what was not played to its end in time. */
async function resultOf({ games }: Services, deal: HouseDeal, record: TableRecord): Promise<Result | null> {
  const module = games.get(record.header.game);
  if (module === undefined || module.game.rules !== record.header.rules || record.key !== deal.key) return null;
  const finished = await finishedGame(module, record);
  if (finished === null || finished.at >= deal.closes) return null;
  const { tallies, places, at } = finished;
  const { seat } = deal;
  return {
    points: tallies[seat]!.points,
    place: places[seat]!,
    won: record.result!.winners.includes(seat),
    touched: isTouched(record) || tallies[seat]!.byBot > 0,
    at,
  };
}

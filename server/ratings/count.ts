/**
 * Every finished game is counted: for its players' statistics and, where they had agreed to that, for their ratings.
 * At once when it ends here; what a crash left uncounted is found by a job that looks through the latest tables.
 */
import type { DocumentAbout, Store, Table } from '@signoria/store';
import type { Course, TableRecord } from '@signoria/table';
import type { Job } from '../jobs.ts';
import type { Services } from '../services.ts';
import { readRecord } from '../tables/table-rows.ts';
import { yieldToEventLoop } from '../work/yielding.ts';
import { at, type Finished, finishedGame, hasBotAccounts, hasBots, playedDocuments } from './played.ts';
import { enterGame } from './rate.ts';

const EVERY_MS = 10 * 60_000;
/** Looked through again each time: clocks of several servers differ a little, and a game takes a while to be counted. */
const OVERLAP_MS = 60 * 60_000;
const COUNTED = 'counted';
const THROUGH = 'counted-through';

export function countJob(services: Services): Job {
  return { name: 'counting', everyMs: EVERY_MS, run: () => countMissed(services) };
}

export async function countGame(
  { store, games }: Services,
  record: TableRecord,
  course: Course | null = null,
): Promise<void> {
  const module = games.get(record.header.game);
  // Old rules cannot be played again: their games count for nothing.
  const playable = module !== undefined && module.game.rules === record.header.rules;
  const finished = playable ? await finishedGame(module, record, course) : null;
  const counted = countedDocument(record.id);
  if (finished === null) return store.addMissing([counted]);
  const rated = isRated(finished);
  const played = playedDocuments(finished, rated);
  if (!rated) return store.addMissing([...played, counted]);
  await store.addMissing(played);
  await enterGame(store, ratedGame(finished));
  await store.addMissing([counted]); // only now: until then it would be done again
}

/** Opt-in, and no bot of the house has answered for anybody. Bot accounts count where the table says so. */
function isRated(finished: Finished): boolean {
  const { settings, seats } = finished.record;
  const among = settings.machines === true || !hasBotAccounts(finished);
  return settings.rated && seats.length > 1 && among && !hasBots(finished);
}

function ratedGame({ record, places }: Finished) {
  const { id: table, header, seats } = record;
  const users = seats.flatMap((seat) => (seat.kind === 'person' ? [seat.user] : []));
  return { table, game: header.game, players: seats.length, users, places };
}

function countedDocument(table: string): DocumentAbout {
  return { kind: COUNTED, id: table, owner: table, due: null, rank: null, data: '{}', about: null };
}

/** Whether everything was done that follows from the end of this game. */
export async function isCounted(store: Store, table: string): Promise<boolean> {
  return (await store.getDocument(COUNTED, table)) !== null;
}

export async function countUnlessCounted(services: Services, record: TableRecord): Promise<void> {
  if (!(await isCounted(services.store, record.id))) await countGame(services, record);
}

/** Says how many games it counted. */
export async function countMissed(services: Services): Promise<number> {
  const { store, now } = services;
  const started = now();
  const through = Number((await store.getMeta(THROUGH)) ?? 0);
  let counted = 0;
  for await (const { id } of finishedSince(store, through - OVERLAP_MS)) {
    if (await isCounted(store, id)) continue;
    await yieldToEventLoop();
    const read = await readRecord(store, id);
    if (read === null) continue;
    await countGame(services, read.record);
    counted++;
  }
  await store.setMeta(THROUGH, String(started));
  if (counted > 0) services.log.info({ games: counted }, 'games counted');
  return counted;
}

/** Tables whose games have ended since, the latest first. */
export async function* finishedSince(store: Store, since: number): AsyncGenerator<Table> {
  let cursor: string | undefined;
  do {
    const page = await store.listTables({ status: 'finished' }, { order: 'updated', ...at(cursor) });
    yield* page.items.filter(({ updated }) => updated >= since);
    const last = page.items.at(-1);
    cursor = last !== undefined && last.updated >= since ? (page.next ?? undefined) : undefined;
  } while (cursor !== undefined);
}

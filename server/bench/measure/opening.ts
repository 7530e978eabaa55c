/** Long games as they lie in a store: how long it takes to open one, and to list thirty of them. */
import { join } from 'node:path';
import { deciding, enumerate, type GameModule, keyFromSeed, menuOf, play, random, startMatch } from '@signoria/kernel';
import { openStore } from '@signoria/store';
import { newRecord, type Person, type SeatRecord, type TableRecord } from '@signoria/table';
import { toNewRow } from '../../tables/table-rows.ts';
import { call, connect, newGuest, plan } from '../../testing/client.ts';
import { type Child, type ChildOptions, startChild } from '../process.ts';

const SEATS = 4;
/** Tried, to find a long one. */
const GAMES = 4;
/** Not to the end: it goes on. */
const UNPLAYED = 3;

/** The longest of several games at random, as it stands shortly before its end. */
function longGame(module: GameModule, by: Person, id: string): TableRecord {
  const seats = Math.min(SEATS, module.game.players.max);
  const places = Array.from({ length: seats }, (_, i) => (i === 0 ? ('me' as const) : ('open' as const)));
  const keys = Array.from({ length: GAMES }, (_, i) => keyFromSeed(`long ${i}`));
  const games = keys.map((key, i) => ({ key, lines: playedOut(module, seats, key, i + 1) }));
  const { key, lines } = games.toSorted((a, b) => b.lines.length - a.lines.length)[0]!;
  const record = newRecord(module, { id, code: id, by, key }, plan(module.game.id, places));
  const filled = record.seats.map((seat, i): SeatRecord => {
    if (seat.kind !== 'open') return seat;
    return { kind: 'person', colour: seat.colour, user: `guest-${i}`, name: `Guest ${i}`, covered: null };
  });
  const entries = lines.slice(0, -UNPLAYED).map((entry, i) => ({ ...entry, at: i, requestKey: `h/${id}/${i}` }));
  return { ...record, seats: filled, status: 'running', started: 0, entries };
}

function playedOut({ game }: GameModule, seats: number, key: string, seed: number) {
  const match = startMatch(game, { seats, options: {}, key });
  const dice = random(seed);
  while (match.state.outcome === null) {
    const seat = deciding(game, match.state)[0]!;
    const choices = enumerate(menuOf(game, match.state, seat)!, dice);
    play(match, seat, game.notation.write(choices[dice.below(choices.length)]!));
  }
  return match.log.map(({ entry }) => entry);
}

async function store(database: string, record: TableRecord): Promise<void> {
  const kept = await openStore(database);
  await kept.createTable(toNewRow(record, Date.now()));
  // All in one go is one commit.
  await Promise.all(record.entries.map(({ seq, ...entry }) => kept.append(record.id, seq, entry)));
  await kept.close();
}

export interface Opened {
  readonly entries: number;
  /** Milliseconds until the table is there: from its log alone, and after a restart from its snapshot. */
  readonly fromLogMs: number;
  readonly fromSnapshotMs: number;
  /** While it was opened from the snapshot: the longest the event loop was held, and the longest it worked at a stretch. */
  readonly heldMs: number;
  readonly workedMs: number;
}

/** The longest game of a title. */
export async function openLongest(
  folder: string,
  options: Omit<ChildOptions, 'database'>,
  module: GameModule,
): Promise<Opened> {
  const database = join(folder, `long-${module.game.id}.db`);
  const record = longGame(module, { user: 'owner', name: 'Owner' }, 'long');
  await store(database, record);
  const { ms: fromLogMs } = await opened(database, options);
  const { ms: fromSnapshotMs, heldMs, workedMs } = await opened(database, options);
  return { entries: record.entries.length, fromLogMs, fromSnapshotMs, heldMs, workedMs };
}

/** Whoever needs the table first opens it: the one who watches, or a clock. It is the only one. */
async function opened(database: string, options: Omit<ChildOptions, 'database'>) {
  const server = await startChild({ ...options, database });
  await server.delays();
  await server.worked();
  const client = await connect(await newGuest(server.address));
  await client.watch('long');
  const { max: heldMs } = await server.delays();
  const workedMs = await server.worked();
  const ms = (await loadSeconds(server)) * 1000;
  client.socket.terminate();
  await server.stop();
  return { ms, heldMs, workedMs };
}

async function loadSeconds({ address }: Child): Promise<number> {
  return figure(address, 'signoria_load_seconds_sum');
}

/** One of the figures that the server keeps itself. */
export async function figure(address: string, name: string): Promise<number> {
  const { body } = await call({ address }, '/metrics');
  const line = String(body)
    .split('\n')
    .find((text) => text.startsWith(`${name} `));
  return Number(line?.split(' ')[1] ?? 0);
}

const MINE = 30;

/** “My tables” with so many long running games, after a restart: the first time, and again. */
export async function listMine(folder: string, options: Omit<ChildOptions, 'database'>, module: GameModule) {
  const database = join(folder, 'mine.db');
  const first = await startChild({ ...options, database });
  const guest = await newGuest(first.address);
  await first.stop();
  const record = longGame(module, { user: guest.user, name: guest.name }, 'mine');
  for (let i = 0; i < MINE; i++) {
    const entries = record.entries.map((entry) => ({ ...entry, requestKey: `${entry.requestKey}/${i}` }));
    await store(database, { ...record, id: `mine-${i}`, code: `mine-${i}`, entries });
  }
  await listed(database, options, guest.cookie);
  return { tables: MINE, entries: record.entries.length, ...(await listed(database, options, guest.cookie)) };
}

async function listed(database: string, options: Omit<ChildOptions, 'database'>, cookie: string) {
  const server = await startChild({ ...options, database });
  const take = async () => {
    const start = performance.now();
    const { status } = await call({ address: server.address, cookie }, '/api/tables/mine');
    if (status !== 200) throw new Error(`my tables: ${status}`);
    return performance.now() - start;
  };
  await call({ address: server.address, cookie }, '/api/me');
  await server.delays();
  await server.worked();
  const firstMs = await take();
  const { max: heldMs } = await server.delays();
  const workedMs = await server.worked();
  const againMs = await take();
  await server.stop();
  return { firstMs, heldMs, workedMs, againMs };
}

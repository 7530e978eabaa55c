/**
 * What happens to somebody, for the streams of it that are open here: games of theirs that begin and end, their turns, and
 * open challenges. A stream remembers what it has told and is told the difference, so that whoever reads slowly, or comes
 * again, misses moments but never how things stand. Tables of other servers are watched there, as by a socket.
 */
import { readReply } from '@signoria/protocol';
import type { Table } from '@signoria/store';
import { isOver } from '@signoria/table';
import type { Around } from '../http/routes.ts';
import { reported } from '../log.ts';
import { type Connection, handleSoon } from '../socket/connection.ts';
import type { Line } from '../socket/line.ts';
import { fromRow } from '../tables/table-rows.ts';
import { isChallenge, openChallenges, shownTo } from './challenges.ts';

export interface EventStreams {
  /** From now on the line is told what happens to this user, beginning with how things stand. */
  listen(listener: Listener): Stream;
  /** Something about a table has changed, or it is new. */
  tableChanged(table: Table): void;
  /** Looks for tables that began elsewhere, and what is offered there. */
  lookAbroad(): void;
}

export interface Listener {
  readonly user: string;
  readonly line: Line;
  /** By which tables of other servers are watched. */
  readonly connection: Connection;
}

/** The open challenges, found once for all streams. */
interface Board {
  listed: Promise<readonly Table[]> | null;
  /** Those that somebody was told of. */
  readonly told: Set<string>;
}

export interface Stream extends Listener {
  readonly around: Around;
  readonly board: Board;
  readonly told: Map<string, Told>;
  readonly offered: Set<string>;
  /** Tables of other servers that are watched there. */
  readonly watched: Set<string>;
  /** Tables to be looked at; null stands for challenges. */
  readonly due: Set<string | null>;
  looking: boolean;
}

/** What a stream has told of a table. */
interface Told {
  readonly status: 'running' | 'over';
  /** The ticket of the question that was last put; null for none. */
  readonly ticket: number | null;
}

const MOST_TABLES = 100;
/** From here on there is nothing yet. */
const NOTHING = Number.MAX_SAFE_INTEGER;
const SLOW_MS = 250;

export function makeEventStreams(around: Around): EventStreams {
  const streams = new Map<string, Set<Stream>>();
  const board: Board = { listed: null, told: new Set() };
  const everyStream = () => [...streams.values()].flatMap((of) => [...of]);
  const challengesChanged = () => {
    board.listed = null;
    for (const stream of everyStream()) lookSoon(stream, null);
  };
  return {
    listen(listener) {
      const { user, line } = listener;
      const stream = newStream(around, board, listener);
      const own = streams.get(user) ?? new Set();
      streams.set(user, own.add(stream));
      line.once('close', () => {
        own.delete(stream);
        if (own.size === 0) streams.delete(user);
      });
      lookSoon(stream, null);
      void lookAtAll(stream);
      return stream;
    },
    tableChanged(table) {
      for (const { user } of table.seats)
        for (const stream of streams.get(user ?? '') ?? []) lookSoon(stream, table.id);
      const known = board.told.delete(table.id);
      if (known || isChallenge(table)) challengesChanged();
    },
    lookAbroad() {
      challengesChanged();
      for (const stream of everyStream()) void lookAtAll(stream);
    },
  };
}

function newStream(around: Around, board: Board, listener: Listener): Stream {
  return {
    ...listener,
    around,
    board,
    told: new Map(),
    offered: new Set(),
    watched: new Set(),
    due: new Set(),
    looking: false,
  };
}

/** What a table of another server says to its watchers: that it has changed. */
export function overhear(stream: Stream, text: string): void {
  const reply = readReply(text);
  if (reply !== null && 'table' in reply) lookSoon(stream, reply.table);
}

/** The running ones it has not heard of. */
async function lookAtAll(stream: Stream): Promise<void> {
  const { around, user, told } = stream;
  const filter = { seated: user, status: ['running', 'paused'] as const };
  try {
    const { items } = await around.services.store.listTables(filter, { limit: MOST_TABLES });
    for (const { id } of items) if (!told.has(id)) lookSoon(stream, id);
  } catch (error) {
    notSeen(stream, error);
  }
}

function lookSoon(stream: Stream, what: string | null): void {
  stream.due.add(what);
  if (stream.looking) return;
  stream.looking = true;
  setImmediate(() => void lookAtDue(stream));
}

/** One after another; what changes meanwhile is looked at again. Whoever does not read is not written to. */
async function lookAtDue(stream: Stream): Promise<void> {
  const { line, due, around } = stream;
  for (;;) {
    const [first] = due;
    if (first === undefined || line.readyState !== line.OPEN) break;
    if (line.bufferedAmount > around.services.limits.slow) {
      setTimeout(() => void lookAtDue(stream), SLOW_MS).unref();
      return;
    }
    due.delete(first);
    try {
      await (first === null ? lookAtChallenges(stream) : lookAtTable(stream, first));
    } catch (error) {
      notSeen(stream, error);
    }
  }
  stream.looking = false;
}

function notSeen({ around: { services }, line }: Stream, error: unknown): void {
  services.log.warn(reported(error), 'stream not told');
  // Whoever comes again is told how things stand.
  line.close(1011, 'server');
}

function tell({ line, around }: Stream, event: object): void {
  if (line.readyState === line.OPEN) line.send(JSON.stringify({ ...event, now: around.services.now() }));
}

async function lookAtTable(stream: Stream, id: string): Promise<void> {
  const { around, user, told } = stream;
  const row = await around.services.store.getTable(id);
  const before = told.get(id);
  if (row === null || row.status === 'open' || before?.status === 'over') return;
  const { seats, result } = fromRow(row);
  const seat = seats.findIndex((of) => of.kind === 'person' && of.user === user);
  const about = { table: id, game: row.game, seat };
  if (seat < 0) return void told.delete(id);
  if (isOver(row)) {
    told.set(id, { status: 'over', ticket: null });
    leaveFar(stream, id);
    return tell(stream, { type: 'over', ...about, status: row.status, result });
  }
  if (before === undefined) tell(stream, { type: 'start', ...about });
  await watchFar(stream, id);
  const waiting = row.status === 'running' ? await around.tables.waiting(id, user) : null;
  const { at, ticket = null, since, flag } = waiting ?? {};
  if (ticket !== null && ticket !== before?.ticket) {
    tell(stream, { type: 'turn', ...about, asked: at, ticket, since, flag });
  }
  told.set(id, { status: 'running', ticket });
}

/** When its server is gone the line is closed, as a socket would be; whoever comes again is told how things stand. */
async function watchFar({ around, watched, connection }: Stream, table: string): Promise<void> {
  if (watched.has(table) || (await around.tables.far(table)) === null) return;
  watched.add(table);
  handleSoon(connection, { type: 'watch', table, logFrom: NOTHING, chatFrom: NOTHING, changes: true });
}

function leaveFar({ watched, connection }: Stream, table: string): void {
  if (watched.delete(table)) handleSoon(connection, { type: 'leave', table });
}

/** What could not be read is asked for again. */
function listedOn(board: Board, { services }: Around): Promise<readonly Table[]> {
  board.listed ??= openChallenges(services).catch((error: unknown) => {
    board.listed = null;
    throw error;
  });
  return board.listed;
}

async function lookAtChallenges(stream: Stream): Promise<void> {
  const { around, user, offered, board } = stream;
  const open = await shownTo(around.services, await listedOn(board, around), user);
  const others = open.filter(({ owner }) => owner !== user);
  for (const challenge of others) {
    if (offered.has(challenge.table)) continue;
    offered.add(challenge.table);
    board.told.add(challenge.table);
    tell(stream, { type: 'challenge', challenge });
  }
  const still = new Set(others.map(({ table }) => table));
  for (const table of [...offered].filter((id) => !still.has(id))) {
    offered.delete(table);
    tell(stream, { type: 'challenge-over', table });
  }
}

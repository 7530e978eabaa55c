/**
 * Full tables of people, and one who watches at each: what a move costs the server in processor time, and how long it
 * takes until it is acknowledged. Every table of every game plays by the same dice, so that two versions of the server can
 * be compared in one sitting.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type AnyGame, random } from '@signoria/kernel';
import { isOver, type TableView } from '@signoria/table';
import {
  anyAnswer,
  type Client,
  call,
  connect,
  createTable,
  type Guest,
  newGuest,
  plan,
} from '../../testing/client.ts';
import type { Child, Delays } from '../process.ts';
import { PACE_MS, quantiles, type Times } from './load.ts';
import { figure } from './opening.ts';
import { cpuSeconds } from './system.ts';

const PEOPLE = 4;

export interface Full extends Times {
  readonly people: number;
  readonly tables: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  /** Milliseconds of processor time of the whole process; null where the system does not tell. */
  readonly cpuMsPerMove: number | null;
  /** Of them, those spent on counsel: what follows the views. */
  readonly counselMsPerMove: number;
  readonly loop: Delays;
  /** The same moves every two seconds at each table. */
  readonly atHumanPace: Times & {
    readonly cpuMsPerMove: number | null;
    readonly counselMsPerMove: number;
    readonly loop: Delays;
  };
}

export interface FullScale {
  readonly tables: number;
  /** Moves at each table: so many to warm up, so many that count. */
  readonly warming: number;
  readonly moves: number;
  /** Moves at a human pace. */
  readonly slowly: number;
}

interface Seated {
  readonly table: string;
  readonly clients: readonly Client[];
  readonly watcher: Client;
}

export async function fullTables(scale: FullScale, server: Child, game: AnyGame): Promise<Full> {
  const people = Math.min(PEOPLE, game.players.max);
  const begin = () => sitDown(scale.tables, server.address, game, people);
  const hasty = await begin();
  await together(hasty.games, scale.warming, () => {});
  const { seconds, ...fast } = await counted(server, (moved) => together(hasty.games, scale.moves, moved));
  hasty.leave();
  // Tables of their own: those before may be over by now.
  const calm = await begin();
  const {
    moves: _,
    seconds: __,
    ...atHumanPace
  } = await counted(server, (moved) => together(calm.games, scale.slowly, moved, PACE_MS));
  calm.leave();
  return { people, tables: scale.tables, movesPerSecond: fast.moves / seconds, ...fast, atHumanPace };
}

async function sitDown(tables: number, address: string, game: AnyGame, people: number) {
  const all: Seated[] = [];
  while (all.length < tables) all.push(await seat(address, game, people, all.length));
  const leave = () => {
    for (const { clients, watcher } of all) for (const { socket } of [...clients, watcher]) socket.terminate();
  };
  return { games: all.map((seated, i) => playing(seated, game, i)), leave };
}

async function counted({ address, pid, delays }: Child, work: (moved: (ms: number) => void) => Promise<void>) {
  const times: number[] = [];
  const counselled = await figure(address, COUNSEL);
  await delays();
  const [start, before] = [performance.now(), cpuSeconds(pid)];
  await work((ms) => times.push(ms));
  const [seconds, after] = [(performance.now() - start) / 1000, cpuSeconds(pid)];
  const loop = await delays();
  const moves = times.length;
  const cpuMsPerMove = before === null || after === null ? null : ((after - before) * 1000) / moves;
  const counselMsPerMove = (((await figure(address, COUNSEL)) - counselled) * 1000) / moves;
  return { moves, seconds, cpuMsPerMove, counselMsPerMove, loop, ...quantiles(times) };
}

const COUNSEL = 'signoria_counsel_seconds_total';

async function seat(address: string, game: AnyGame, people: number, number: number): Promise<Seated> {
  const guests: Guest[] = [];
  while (guests.length < people) guests.push(await newGuest(address));
  const places = guests.map((_, i) => (i === 0 ? ('me' as const) : ('open' as const)));
  const { table } = await createTable(guests[0]!, plan(game.id, places, { seed: `full ${number}` }));
  for (const guest of guests.slice(1)) await call(guest, `/api/tables/${table}/join`, {});
  await call(guests[0]!, `/api/tables/${table}/start`, {});
  const clients = await Promise.all(guests.map((guest) => connect(guest)));
  const watcher = await connect(await newGuest(address));
  await Promise.all([...clients, watcher].map((client) => client.watch(table, 0, 0, true)));
  return { table, clients, watcher };
}

/** Makes the next move at its table; null once the game is over. */
type Game = () => Promise<number | null>;

async function together(games: readonly Game[], moves: number, moved: (ms: number) => void, paceMs = 0): Promise<void> {
  await Promise.all(
    games.map(async (next, number) => {
      if (paceMs > 0) await sleep((paceMs * number) / games.length);
      for (let i = 0; i < moves; i++) {
        const ms = await next();
        if (ms === null) return;
        moved(ms);
        if (paceMs > 0) await sleep(paceMs);
      }
    }),
  );
}

function playing({ table, clients }: Seated, game: AnyGame, number: number): Game {
  const dice = random(number + 1);
  const answered = clients.map(() => -1);
  const isAsked = (view: TableView, i: number) =>
    view.question !== null && view.question.ticket > answered[i]! && anyAnswer(game, view, random(1)) !== null;
  return async () => {
    const turn = await Promise.any(
      clients.map(async (client, i) => {
        const view = await client.until(table, (now) => isOver(now) || isAsked(now, i));
        return { client, view, i };
      }),
    );
    if (isOver(turn.view)) return null;
    const { ticket } = turn.view.question!;
    const line = anyAnswer(game, turn.view, dice)!;
    answered[turn.i] = ticket;
    const start = performance.now();
    const reply = await turn.client.ask({ type: 'answer', table, ticket, line });
    if (reply.type !== 'done') throw new Error(JSON.stringify(reply));
    return performance.now() - start;
  };
}

/** A real game at our server alone: two people as fast as it lets them, and one against bots at a human pace. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type AnyGame, random } from '@signoria/kernel';
import { isOver, type TableView } from '@signoria/table';
import { anyAnswer, type Client, call, connect, createTable, newGuest, plan } from '../testing/client.ts';
import { PACE_MS, type Played, quantiles } from './load.ts';
import type { Scale } from './measure.ts';
import type { Child } from './process.ts';
import { cpuSeconds } from './system.ts';

/** All tables play one game to its end. */
export async function atOnce({ tables }: Scale, { address, pid }: Child, game: AnyGame): Promise<Played> {
  const seated: (readonly [Client, string])[] = [];
  for (let i = 0; i < tables; i++) {
    const guests = [await newGuest(address), await newGuest(address)] as const;
    const { table } = await createTable(guests[0], plan(game.id, ['me', 'open']));
    await call(guests[1], `/api/tables/${table}/join`, {});
    await call(guests[0], `/api/tables/${table}/start`, {});
    for (const guest of guests) seated.push([await connect(guest), table]);
  }
  await Promise.all(seated.map(([client, table]) => client.watch(table)));
  const times: number[] = [];
  const [start, before] = [performance.now(), cpuSeconds(pid)];
  await Promise.all(seated.map(([client, table], i) => playAs(client, game, table, i, (ms) => times.push(ms))));
  const [seconds, after] = [(performance.now() - start) / 1000, cpuSeconds(pid)];
  for (const [{ socket }] of seated) socket.terminate();
  const moves = times.length;
  const movesPerCpuSecond = before === null || after === null ? null : moves / (after - before);
  return { tables, moves, movesPerSecond: moves / seconds, movesPerCpuSecond, ...quantiles(times) };
}

async function playAs(client: Client, game: AnyGame, table: string, seed: number, moved: (ms: number) => void) {
  const dice = random(seed);
  for (let asked = -1; ; ) {
    const mine = (view: TableView) => anyAnswer(game, view, dice) !== null && view.question!.ticket > asked;
    const view = await client.until(table, (now) => isOver(now) || mine(now));
    if (isOver(view)) return;
    asked = view.question!.ticket;
    moved(await answer(client, game, view, dice));
  }
}

/** Milliseconds until the answer was acknowledged, which is when it is durable. */
async function answer(client: Client, game: AnyGame, view: TableView, dice = random(1)): Promise<number> {
  const { ticket } = view.question!;
  const line = anyAnswer(game, view, dice)!;
  const start = performance.now();
  const reply = await client.ask({ type: 'answer', table: view.table, ticket, line });
  if (reply.type !== 'done') throw new Error(JSON.stringify(reply));
  return performance.now() - start;
}

/** Not counted: everybody arrives at once then. */
const ARRIVAL_MS = 6000;

/** The real game against bots: somebody answers every two seconds, and tables that come to their end are set up anew. */
export async function live({ tables, seconds }: Scale, address: string, game: AnyGame) {
  const times: number[] = [];
  const start = performance.now() + ARRIVAL_MS;
  const end = start + seconds * 1000;
  const one = async (number: number) => {
    const dice = random(number);
    await sleep((PACE_MS * number) / tables);
    const guest = await newGuest(address);
    const client = await connect(guest);
    while (performance.now() < end) {
      const { table } = await createTable(guest, plan(game.id, ['me', 'novice']));
      await call(guest, `/api/tables/${table}/start`, {});
      await client.watch(table);
      for (let asked = -1; performance.now() < end; await sleep(PACE_MS)) {
        const mine = (view: TableView) => anyAnswer(game, view, dice) !== null && view.question!.ticket > asked;
        const view = await client.until(table, (now) => isOver(now) || mine(now));
        if (isOver(view)) break;
        asked = view.question!.ticket;
        const ms = await answer(client, game, view, dice);
        if (performance.now() > start) times.push(ms);
      }
    }
    client.socket.terminate();
  };
  await Promise.all(Array.from({ length: tables }, (_, i) => one(i)));
  return { tables, answers: times.length, answersPerSecond: times.length / seconds, ...quantiles(times) };
}

/** Real games at our server alone: one person against bots, at a human pace. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type AnyGame, random } from '@signoria/kernel';
import { isOver, type TableView } from '@signoria/table';
import { anyAnswer, type Client, call, connect, createTable, newGuest, plan } from '../../testing/client.ts';
import type { Child } from '../process.ts';
import { PACE_MS, quantiles } from './load.ts';
import type { Scale } from './measure.ts';

/** Milliseconds until the answer was acknowledged, which is when it is durable. */
async function answer(client: Client, game: AnyGame, view: TableView, dice = random(1)): Promise<number> {
  const { ticket } = view.question!;
  const line = anyAnswer(game, view, dice)!;
  const start = performance.now();
  const reply = await client.ask({ type: 'answer', table: view.table, ticket, line });
  if (reply.type !== 'done') throw new Error(JSON.stringify(reply));
  return performance.now() - start;
}

/** As many as the game needs. */
function bots({ players }: AnyGame): readonly 'novice'[] {
  return Array.from({ length: Math.max(2, players.min) - 1 }, () => 'novice');
}

/** Not counted: everybody arrives at once then. */
const ARRIVAL_MS = 6000;

/** Somebody answers every two seconds at each table, and tables that come to their end are set up anew. */
export async function live(
  { live: tables, seconds }: Scale,
  { address, delays, worked }: Child,
  games: readonly AnyGame[],
) {
  const times: number[] = [];
  const start = performance.now() + ARRIVAL_MS;
  const end = start + seconds * 1000;
  const one = async (number: number) => {
    const dice = random(number);
    const game = games[number % games.length]!;
    await sleep((PACE_MS * number) / tables);
    const guest = await newGuest(address);
    const client = await connect(guest);
    while (performance.now() < end) {
      const { table } = await createTable(guest, plan(game.id, ['me', ...bots(game)]));
      await call(guest, `/api/tables/${table}/start`, {});
      await client.watch(table, 0, 0, true);
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
  const arrived = sleep(ARRIVAL_MS).then(delays).then(worked);
  await Promise.all(Array.from({ length: tables }, (_, i) => one(i)));
  await arrived;
  const loop = await delays();
  // What the server did at a stretch, and not what others on the machine did to it.
  const workedMs = await worked();
  return {
    tables,
    answers: times.length,
    answersPerSecond: times.length / seconds,
    ...quantiles(times),
    loop,
    workedMs,
  };
}

/** Boards at our server: two people with a socket each. */
import { type AnyGame, type Random, random } from '@signoria/kernel';
import { isOver, type TableView } from '@signoria/table';
import { anyAnswer, type Client, call, connect, createTable, newGuest, plan } from '../testing/client.ts';
import type { BoardAtServer } from './load.ts';

export async function ourBoard(address: string, game: AnyGame, seed: number): Promise<BoardAtServer> {
  const guests = [await newGuest(address), await newGuest(address)];
  const clients = [await connect(guests[0]!), await connect(guests[1]!)] as const;
  const dice = random(seed);
  let table = '';
  return {
    async prepare() {
      for (const client of clients) if (table !== '') client.send({ type: 'leave', table });
      ({ table } = await createTable(guests[0]!, plan(game.id, ['me', 'open'])));
      await call(guests[1]!, `/api/tables/${table}/join`, {});
      await call(guests[0]!, `/api/tables/${table}/start`, {});
      for (const client of clients) await client.watch(table);
    },
    play: async (moved) => void (await Promise.all(clients.map((client) => playAs(client, game, table, dice, moved)))),
    close: () => {
      for (const { socket } of clients) socket.terminate();
    },
  };
}

async function playAs(
  client: Client,
  game: AnyGame,
  table: string,
  dice: Random,
  moved: (ms: number) => void,
): Promise<void> {
  for (let asked = -1; ; ) {
    const mine = (view: TableView) => anyAnswer(game, view, dice) !== null && view.question!.ticket > asked;
    const view = await client.until(table, (now) => isOver(now) || mine(now));
    if (isOver(view)) return;
    asked = view.question!.ticket;
    moved(await answer(client, game, view, dice));
  }
}

/** Milliseconds until the answer was acknowledged, which is when it is durable. */
export async function answer(client: Client, game: AnyGame, view: TableView, dice: Random): Promise<number> {
  const { ticket } = view.question!;
  const line = anyAnswer(game, view, dice)!;
  const start = performance.now();
  const reply = await client.ask({ type: 'answer', table: view.table, ticket, line });
  if (reply.type !== 'done') throw new Error(JSON.stringify(reply));
  return performance.now() - start;
}

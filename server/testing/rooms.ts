/** Rooms for tests: a game that is over, and somebody inside who remembers what they were told. */
import type { AnyGame } from '@signoria/kernel';
import type { Reply, RoomDeed, RoomItem, RoomNow, TableView, VariationLine } from '@signoria/table';
import { anyAnswer, type Client, connect, createTable, type Guest, joinTable, plan, startTable } from './client.ts';

/** Two people play a little, and agree that it is over. */
export async function overGame(game: AnyGame, owner: Guest, other: Guest, answers = 6): Promise<string> {
  const { table } = await createTable(owner, plan(game.id, ['me', 'open']));
  await joinTable(other, table);
  await startTable(owner, table);
  const clients = [await connect(owner), await connect(other)];
  for (const client of clients) await client.watch(table);
  for (let given = 0; given < answers; given++) await answerNext(game, clients, table);
  await clients[0]!.ask({ type: 'propose', table, what: { kind: 'end' } });
  const { proposals } = await clients[1]!.until(table, (view) => view.proposals.length > 0);
  await clients[1]!.ask({ type: 'vote', table, proposal: proposals[0]!.id, agree: true });
  await Promise.all(clients.map((client) => client.close()));
  return table;
}

async function answerNext(game: AnyGame, clients: readonly Client[], table: string): Promise<void> {
  const isAsked = (view: TableView) => anyAnswer(game, view) !== null;
  const asked = await Promise.race(clients.map((client) => client.until(table, isAsked).then(() => client)));
  const view = asked.views.get(table)!;
  const { ticket } = view.question!;
  await asked.ask({ type: 'answer', table, ticket, line: anyAnswer(game, view)! });
  await asked.until(table, ({ question }) => question === null || question.ticket > ticket || question.picked !== null);
}

/** An answer somebody could have given at the very beginning. */
export async function firstAnswer(game: AnyGame, players: readonly Guest[], table: string): Promise<VariationLine> {
  for (const [seat, player] of players.entries()) {
    const client = await connect(player);
    const reply = await client.ask({ type: 'past', table, seq: 0 });
    await client.close();
    if (reply.type !== 'past') throw new Error(JSON.stringify(reply));
    const line = anyAnswer(game, reply.past);
    if (line !== null) return { seat, line };
  }
  throw new Error('nobody is asked');
}

export interface Inside {
  readonly client: Client;
  readonly items: Map<string, RoomItem>;
  readonly now: RoomNow;
  do(deed: RoomDeed, id?: string): Promise<Reply>;
  /** Resolves when the room is as wanted, as far as this one has been told. */
  until(wanted: (inside: Inside) => boolean): Promise<Inside>;
  leave(): Promise<void>;
}

/** Null where they are not let in. */
export async function enter(guest: Guest, table: string): Promise<Inside | null> {
  const client = await connect(guest);
  const items = new Map<string, RoomItem>();
  let now: RoomNow | null = null;
  const waiting = new Set<() => void>();
  const inside: Inside = {
    client,
    items,
    get now() {
      return now!;
    },
    do: (deed, id) => client.ask({ type: 'room', table, deed }, id),
    until: (wanted) =>
      new Promise((resolve) => {
        const look = () => {
          if (!wanted(inside)) return;
          waiting.delete(look);
          resolve(inside);
        };
        waiting.add(look);
        look();
      }),
    leave: () => client.close(),
  };
  const first = client.next((reply) => {
    if (reply.type !== 'room' || reply.table !== table) return false;
    take(reply);
    return true;
  });
  const take = ({ news }: Extract<Reply, { readonly type: 'room' }>) => {
    if (news === null) return;
    now = news.now;
    for (const id of news.dropped) items.delete(id);
    for (const item of news.items) items.set(item.id, item);
    for (const look of [...waiting]) look();
  };
  client.send({ type: 'enter', table });
  const reply = await first;
  if (reply.type === 'room' && reply.news === null) {
    await client.close();
    return null;
  }
  void client
    .next((later) => {
      if (later.type === 'room' && later.table === table) take(later);
      return false;
    })
    .catch(() => {}); // until it is closed
  return inside;
}

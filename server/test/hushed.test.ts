/** A question of which not even the answering may be seen: nobody hears anything, in whatever order it is answered. */
import type { AnyGame, GameModule } from '@signoria/kernel';
import { expect, it } from 'vitest';
import { ballot } from '../../kernel/test/toys/ballot.ts';
import { call, connect, createTable, heardReply, newGuest, plan } from '../testing/client.ts';
import { testServer } from '../testing/server.ts';

const game = ballot as unknown as AnyGame; // its own types are finer than anybody who plays any game can see

it('[T7] answers to a hushed question come without a number and without a sound to anybody else', async () => {
  const server = await testServer({ games: [{ game } as GameModule] });
  const guests = await Promise.all([0, 1, 2, 3].map(() => newGuest(server.address)));
  const { table } = await createTable(guests[0]!, plan(game.id, ['me', 'open', 'open']));
  for (const guest of guests.slice(1, 3)) await call(guest, `/api/tables/${table}/join`, {});
  await call(guests[0]!, `/api/tables/${table}/start`, {});
  const clients = await Promise.all(guests.map((guest) => connect(guest, { keep: true })));
  for (const client of clients) await client.watch(table);
  const all = ({ seats, watchers }: { seats: readonly object[]; watchers: number }) =>
    watchers === 1 && seats.every((seat) => 'here' in seat && seat.here === true);
  await Promise.all(clients.map((client) => client.until(table, all)));
  const before = clients.map(({ heard }) => heard.length);
  const { ticket } = clients[0]!.views.get(table)!.question!;
  const vote = (client: number, line: string) => clients[client]!.ask({ type: 'answer', table, ticket, line });

  expect(await vote(1, 'yes')).toMatchObject({ type: 'done', seq: null });
  expect(await vote(1, 'no')).toMatchObject({ type: 'done', seq: null });
  expect(await vote(0, 'yes')).toMatchObject({ type: 'done', seq: null });
  for (const client of [clients[2]!, clients[3]!]) await client.ask({ type: 'past', table, seq: 0 });
  for (const i of [2, 3]) {
    const types = clients[i]!.heard.slice(before[i]!).map((text) => heardReply(text).type);
    // Counsel follows what was shown before, at a beat of its own.
    expect(types.filter((type) => type !== 'counsel')).toEqual(['past']);
  }
  expect(clients[0]!.views.get(table)!.question!.deciding).toContain(1);

  expect(await vote(2, 'yes')).toMatchObject({ type: 'done', seq: 1 });
  const ends = await Promise.all(clients.map((client) => client.until(table, ({ status }) => status === 'finished')));
  for (const { outcome } of ends) expect(outcome).toEqual({ winners: [0, 2], reason: 'passed' });
  await server.close();
});

/** A server that stops while people are coming, asking and playing. */
import { describe, expect, it } from 'vitest';
import { call, connect, createTable, newGuest, plan } from '../testing/client.ts';
import { anyGame } from '../testing/games.ts';
import { testServer } from '../testing/server.ts';

const game = await anyGame();

describe('closing', () => {
  it('tells everybody to come back, and why', async () => {
    const server = await testServer();
    const clients = await Promise.all([0, 1, 2].map(async () => connect(await newGuest(server.address))));
    const codes = clients.map(
      ({ socket }) => new Promise((resolve) => socket.once('close', (code, why) => resolve([code, String(why)]))),
    );
    await server.close();
    expect(await Promise.all(codes)).toEqual([0, 1, 2].map(() => [1001, 'restart']));
    await expect(fetch(`${server.address}/health`)).rejects.toThrow();
  });

  it('comes to an end however many are just arriving', async () => {
    for (let round = 0; round < 5; round++) {
      const server = await testServer();
      const guest = await newGuest(server.address);
      const arrivals = Array.from({ length: 40 }, async (_, i) => {
        await new Promise((resolve) => setTimeout(resolve, i / 4));
        return i % 2 === 0 ? connect(guest).then(({ socket }) => socket) : call(guest, '/api/tables/mine');
      });
      const arrived = Promise.allSettled(arrivals);
      await new Promise((resolve) => setTimeout(resolve, 1 + round));
      await server.close();
      expect(await arrived).toHaveLength(40);
    }
  });

  it('does what was asked before, and closing twice is closing once', async () => {
    const server = await testServer();
    const guest = await newGuest(server.address);
    const { table } = await createTable(guest, plan(game.id, ['me', 'adept', 'adept']));
    const client = await connect(guest);
    await client.watch(table);
    const replies = [client.ask({ type: 'start', table }), client.ask({ type: 'chat', table, text: 'bye' })];
    await client.next(({ type }) => type === 'done');
    await Promise.all([server.close(), server.close()]);
    expect((await Promise.all(replies)).map(({ type }) => type)).toEqual(['done', 'done']);
  });
});

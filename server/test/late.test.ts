/** [S3] Spectators kept behind, over the socket and every route: what a player saw, a watcher sees later. */
import type { NewTable } from '@signoria/table';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningServer } from '../index.ts';
import { anyAnswer, call, connect, createTable, newGuest, plan, SETTINGS } from '../testing/client.ts';
import { anyGame } from '../testing/games.ts';
import { testServer } from '../testing/server.ts';

const game = await anyGame();
let server: RunningServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const delayed: NewTable['settings'] = { ...SETTINGS, delay: { unit: 'moves', n: 4 } };

it('[S3] a watcher is so many moves late, whichever way they ask', async () => {
  const [ada, guest] = [await newGuest(server.address), await newGuest(server.address)];
  const { table } = await createTable(ada, plan(game.id, ['me', 'novice', 'novice'], { settings: delayed }));
  const [player, watcher] = [await connect(ada), await connect(guest)];
  await player.watch(table);
  await player.ask({ type: 'start', table });
  for (let ticket = -1, i = 0; i < 5; i++) {
    const view = await player.until(
      table,
      (now) => (now.question?.ticket ?? -1) > ticket && anyAnswer(game, now) !== null,
    );
    ticket = view.question!.ticket;
    await player.ask({ type: 'answer', table, ticket, line: anyAnswer(game, view)! });
  }
  await player.until(table, (now) => anyAnswer(game, now) !== null);
  const seen = await player.watch(table);
  const last = seen.log.at(-1)!.seq;
  const late = await watcher.watch(table);
  expect(late).toMatchObject({ you: null, settings: delayed });
  expect(late.log.at(-1)!.seq).toBeLessThan(last);
  expect(late.question!.ticket).toBeLessThan(seen.question!.ticket);
  expect(await watcher.ask({ type: 'past', table, seq: last })).toMatchObject({ type: 'refused' });
  expect(await player.ask({ type: 'past', table, seq: last })).toMatchObject({ type: 'past' });
  expect((await call(guest, `/api/tables/${table}/branch`, { seq: 0, seat: 0 })).status).toBe(403);
  expect((await call(ada, `/api/tables/${table}/branch`, { seq: last, seat: 0 })).status).toBe(201);
  // A player who also looks in from another window reads there as their seat.
  const second = await connect(ada);
  expect(await second.watch(table)).toMatchObject({ you: 0 });
  for (const client of [player, watcher, second]) await client.close();
});

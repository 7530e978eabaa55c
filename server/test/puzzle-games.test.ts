/** Finished games may become puzzles where everybody at the table has agreed, and only then; nobody's name goes along. */
import { verify } from '@signoria/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningServer } from '../index.ts';
import { newAccount } from '../testing/accounts.ts';
import {
  ask,
  call,
  connect,
  createTable,
  type Guest,
  joinTable,
  newGuest,
  plan,
  playOut,
  startTable,
} from '../testing/client.ts';
import { botGame } from '../testing/figures.ts';
import { anyGame } from '../testing/games.ts';
import { testServer } from '../testing/server.ts';

const game = await anyGame();
const WHOLE_MS = 120_000;
let server: RunningServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const agree = (who: Guest, agreed: boolean) => ask(who, 'POST /api/puzzle-games', { body: { agreed } });
const given = (doge: Guest) => ask(doge, 'GET /api/admin/puzzle-games/:game', { params: { game: game.id }, query: {} });

async function playedBy(ada: Guest, bice: Guest): Promise<void> {
  const { table } = await createTable(ada, plan(game.id, ['me', 'open', 'novice']));
  await joinTable(bice, table);
  await startTable(ada, table);
  const clients = await Promise.all([ada, bice].map((who) => connect(who)));
  await Promise.all(clients.map((client) => client.watch(table)));
  await Promise.all(clients.map((client, i) => playOut(client, game, table, i)));
  await Promise.all(clients.map((client) => client.close()));
}

it('are given out once everybody at the table agrees, and no more when somebody no longer does', {
  timeout: WHOLE_MS,
}, async () => {
  const ada = await newAccount(server.address, 'ada');
  const bice = await newGuest(server.address);
  await playedBy(ada, bice);
  await botGame(bice, game.id); // nobody sat there
  expect(await ask(bice, 'GET /api/puzzle-games')).toEqual({ agreed: false });
  expect(await given(ada)).toEqual({ games: [], next: null });
  expect(await agree(ada, true)).toEqual({ agreed: true });
  expect((await given(ada)).games).toEqual([]);
  await agree(bice, true);
  const { games } = await given(ada);
  expect(games).toHaveLength(1);
  expect(games[0]!.names).toEqual([]);
  expect(JSON.stringify(games)).not.toContain(bice.user);
  expect(verify(game, games[0]!)).toMatchObject({ ok: true });
  expect((await call(bice, '/api/account/data')).body).toMatchObject({ person: { puzzles: true } });
  await agree(bice, false);
  expect((await given(ada)).games).toEqual([]);
});

/** [O6] The bot of the documentation, run as it is: fewer than a hundred lines, and it plays whole games. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningServer } from '../index.ts';
import { call, connect, createTable, newGuest, plan } from '../testing/client.ts';
import { anyGame } from '../testing/games.ts';
import { testServer } from '../testing/server.ts';

const BOT = fileURLToPath(new URL('../../docs/examples/bot.ts', import.meta.url));
const game = await anyGame();
let server: RunningServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

it('[O6] is short', () => {
  expect(readFileSync(BOT, 'utf8').split('\n').length).toBeLessThan(100);
});

it('[O6] two of them and a bot of the house play a game to its end', async () => {
  const owner = await newGuest(server.address);
  const { table, code } = await createTable(owner, plan(game.id, ['open', 'open', 'novice']));
  const client = await connect(owner);
  await client.watch(table);
  const bots = ['Anna', 'Boris'].map((name) =>
    promisify(execFile)(process.execPath, [BOT, server.address, code, name]),
  );
  await client.until(table, ({ seats }) => seats.every(({ kind }) => kind !== 'open'));
  expect((await call(owner, `/api/tables/${table}/start`, {})).status).toBe(200);
  const reports = (await Promise.all(bots)).map(({ stdout, stderr }) => {
    expect(stderr).toBe('');
    return JSON.parse(stdout) as { readonly seat: number; readonly outcome: object };
  });
  expect(reports.map(({ seat }) => seat).sort()).toEqual([0, 1]);
  const end = await client.until(table, ({ status }) => status === 'finished');
  for (const { outcome } of reports) expect(outcome).toEqual(end.outcome);
  expect(end.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.name] : [])).sort()).toEqual(['Anna', 'Boris']);
});

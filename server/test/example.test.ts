/** [O6] The bots of the documentation, run as they are: fewer than a hundred lines, and they play whole games. */
import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningServer } from '../index.ts';
import { newAccount } from '../testing/accounts.ts';
import { call, connect, createTable, newGuest, plan } from '../testing/client.ts';
import { anyGame } from '../testing/games.ts';
import { newMachine } from '../testing/machines.ts';
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

const PYTHON_BOT = fileURLToPath(new URL('../../docs/examples/bot.py', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython && process.env.CI === 'true') throw new Error('python3 is missing');

it('[O6] the one in Python has sixty lines, and imports what comes with Python alone', () => {
  const text = readFileSync(PYTHON_BOT, 'utf8');
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  const imported = [...text.matchAll(/^(?:import (.+)|from (\S+) import)/gm)].flatMap(
    ([, all, one]) => one ?? all!.split(', '),
  );
  expect(imported.sort()).toEqual(['json', 'os', 'random', 'sys', 'time', 'urllib.error', 'urllib.request']);
});

it.skipIf(!hasPython)('[O6] two in Python play each other by their tokens, and no person is there', async () => {
  const owner = await newAccount(server.address, 'owner');
  const [offers, accepts] = [await newMachine(owner, 'Anna'), await newMachine(owner, 'Boris')];
  const run = (token: string, ...args: readonly string[]) =>
    promisify(execFile)('python3', [PYTHON_BOT, server.address, ...args], {
      env: { ...process.env, SIGNORIA_TOKEN: token },
    });
  const runs = await Promise.all([run(offers.token, game.id, '2'), run(accepts.token)]);
  const [one, other] = runs.map(({ stdout, stderr }) => {
    expect(stderr).toBe('');
    return JSON.parse(stdout) as { readonly table: string; readonly seat: number; readonly result: object };
  });
  expect([one!.seat, other!.seat]).toEqual([0, 1]);
  expect(one!.result).toEqual(other!.result);
  const { body } = await call(owner, `/api/tables/${one!.table}`);
  expect(body).toMatchObject({ status: 'finished', result: one!.result });
});

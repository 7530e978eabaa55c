/** What nobody may learn: searched for in everything that was sent and everything that was logged. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canonical, type GameFile, replayEntry, startMatch } from '@signoria/kernel';
import { openStore } from '@signoria/store';
import type { TableView } from '@signoria/table';
import { afterAll, expect, it } from 'vitest';
import { ask, call, connect, createTable, heardReply, newGuest, plan, playOut } from '../testing/client.ts';
import { anyGame } from '../testing/games.ts';
import { testServer } from '../testing/server.ts';

const game = await anyGame();
const folder = mkdtempSync(join(tmpdir(), 'signoria-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

function viewsIn(heard: readonly string[]): readonly TableView[] {
  return heard.map(heardReply).flatMap((reply) => (reply.type === 'table' ? [reply.view] : []));
}

/** All that a seat, or a spectator, was ever entitled to see of the position. */
function entitled(file: GameFile, seat: number | null): ReadonlySet<string> {
  const { header, key } = file;
  const match = startMatch(game, { ...header, key });
  const all = new Set([canonical(game.view(match.state, seat))]);
  for (const entry of file.entries) {
    replayEntry(match, entry);
    all.add(canonical(game.view(match.state, seat)));
  }
  return all;
}

it('[T2] no reader is sent a position, a menu, a key or a token that is not theirs', async () => {
  const database = join(folder, 'secrets.db');
  const lines: string[] = [];
  const server = await testServer({ database, log: 'debug', logTo: { write: (line) => void lines.push(line) } });
  const [ada, bianca, carlo] = await Promise.all([0, 1, 2].map(() => newGuest(server.address)));
  const { table } = await createTable(ada!, plan(game.id, ['me', 'open', 'adept']));
  await call(bianca!, `/api/tables/${table}/join`, {});
  const clients = await Promise.all([ada!, bianca!, carlo!].map((guest) => connect(guest, { keep: true })));
  for (const client of clients) await client.watch(table);
  const store = await openStore(database);
  const key = (await store.tableKey(table))!;
  await store.close();
  await clients[0]!.ask({ type: 'start', table });
  await clients[1]!.ask({ type: 'answer', table, ticket: 1, line: 'nonsense' });
  await Promise.all([playOut(clients[0]!, game, table, 1), playOut(clients[1]!, game, table, 2)]);
  await clients[2]!.until(table, ({ status }) => status === 'finished');
  const file = await ask(ada!, 'GET /api/tables/:id/file', { params: { id: table } });
  await server.close();

  for (const [seat, { heard, guest }] of [0, 1, null].map((seat, i) => [seat, clients[i]!] as const)) {
    const allowed = entitled(file, seat);
    const views = viewsIn(heard);
    expect(views.length).toBeGreaterThan(10);
    for (const { view, question, orders, status, key } of views) {
      if (view !== null) expect(allowed.has(canonical(view))).toBe(true);
      const asked = seat !== null && (question?.sealed === true || question?.deciding.includes(seat) === true);
      if (!asked) expect(question?.menu ?? null).toBeNull();
      expect(orders).toEqual([]);
      if (status !== 'finished') expect(key).toBeNull();
    }
    const before = heard.filter((text) => !text.includes('"status":"finished"')).join('\n');
    expect(before).not.toContain(key);
    for (const { cookie } of [ada!, bianca!, carlo!]) expect(heard.join('\n')).not.toContain(cookie.split('=')[1]!);
    expect(guest.user).toBeTypeOf('string');
  }

  const log = lines.join('');
  expect(log).toContain('"route":"/api/tables/:id/join"');
  expect(log).not.toContain(key);
  for (const { cookie } of [ada!, bianca!, carlo!]) expect(log).not.toContain(cookie.split('=')[1]!);
  const said = new Set(file.entries.map(({ line }) => line).filter((line) => line.includes(' ')));
  for (const line of [...said, 'nonsense']) expect(log).not.toContain(line);
});

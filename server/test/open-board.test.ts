/** Boards for pages of others: what spectators see, of public tables alone, at pages that may be framed. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../index.ts';
import { ask, call, connect, createTable, newGuest, plan, SETTINGS, startTable } from '../testing/client.ts';
import { anyGame } from '../testing/games.ts';
import { testServer } from '../testing/server.ts';

const game = await anyGame();
let web: string;
let server: RunningServer;
beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'signoria-web-'));
  for (const page of ['index.html', 'embed.html']) writeFileSync(join(web, page), `<title>${page}</title>`);
  server = await testServer({ web });
});
afterAll(async () => {
  await server.close();
  rmSync(web, { recursive: true });
});

async function running(visibility: 'public' | 'private') {
  const owner = await newGuest(server.address);
  const settings = { ...SETTINGS, visibility };
  const { table } = await createTable(owner, plan(game.id, ['me', 'novice', 'novice'], { settings }));
  await startTable(owner, table);
  return { owner, table };
}

describe('the board of a public table', () => {
  it('is for anybody what a spectator sees, and says neither who the players are nor what they write', async () => {
    const { owner, table } = await running('public');
    const seated = await connect(owner);
    await seated.ask({ type: 'chat', table, text: 'a word among us' });
    const spectator = await connect(await newGuest(server.address));
    const { view, question, outcome } = await spectator.watch(table);
    const board = await ask({ address: server.address }, 'GET /api/tables/:id/board', { params: { id: table } });
    expect(board).toMatchObject({ game: game.id, status: 'running', view, question, outcome });
    expect(JSON.stringify(board)).not.toContain(owner.user);
    expect(JSON.stringify(board)).not.toContain('a word among us');
    await Promise.all([seated.close(), spectator.close()]);
  });

  it('of a private one is not there, not even for its owner', async () => {
    const { owner, table } = await running('private');
    for (const who of [{ address: server.address }, owner]) {
      expect(await call(who, `/api/tables/${table}/board`)).toMatchObject({ status: 404 });
    }
  });
});

describe('a page', () => {
  const fetched = (path: string) => fetch(server.address + path);

  it.each(['/embed/replay/x1', '/embed/table/x1'])('like %s is made to stand there', async (path) => {
    const { headers, ...page } = await fetched(path).then(async (response) => ({
      headers: response.headers,
      status: response.status,
      text: await response.text(),
    }));
    expect(page).toEqual({ status: 200, text: '<title>embed.html</title>' });
    expect(headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();
  });
});

/** The lobby and everything around the tables: lists, names, previews, pages, health, figures. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openapi, type Query, type TableRow } from '@signoria/protocol';
import type { NewTable, TableSettings } from '@signoria/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../index.ts';
import { ask, call, connect, createTable, newGuest, plan, playOut, SETTINGS } from '../testing/client.ts';
import { anyGame } from '../testing/games.ts';
import { testServer } from '../testing/server.ts';

const game = await anyGame();
const web = mkdtempSync(join(tmpdir(), 'signoria-web-'));
let server: RunningServer;
beforeAll(async () => {
  mkdirSync(join(web, 'assets'));
  writeFileSync(
    join(web, 'index.html'),
    '<!doctype html><html><head><title>Signoria</title></head><body></body></html>',
  );
  writeFileSync(join(web, 'assets', 'client-1a2b.js'), 'export {};');
  server = await testServer({ web });
});
afterAll(async () => {
  await server.close();
  rmSync(web, { recursive: true });
});

const here = () => ({ address: server.address });
const withSettings = (settings: Partial<TableSettings>, places: NewTable['places'] = ['me', 'open']) =>
  plan(game.id, places, { settings: { ...SETTINGS, ...settings } });

async function lobby(query: Query<'GET /api/tables'>): Promise<readonly TableRow[]> {
  return (await ask(here(), 'GET /api/tables', { query })).tables;
}

describe('[L3] open tables', () => {
  it('are filtered by game, players, pace, rated and language; private ones are not listed', async () => {
    const ada = await newGuest(server.address);
    const tables = await Promise.all([
      createTable(ada, withSettings({ name: 'a', pace: 'days', language: 'ru' })),
      createTable(ada, withSettings({ name: 'b', rated: true }, ['me', 'open', 'open'])),
      createTable(ada, withSettings({ name: 'c', visibility: 'private' })),
    ]);
    const ids = (rows: readonly TableRow[]) => rows.map(({ table }) => table);
    expect(ids(await lobby({ pace: 'days' }))).toEqual([tables[0].table]);
    expect(ids(await lobby({ language: 'ru' }))).toEqual([tables[0].table]);
    expect(ids(await lobby({ rated: 'true' }))).toEqual([tables[1].table]);
    expect(ids(await lobby({ players: 3 }))).toEqual([tables[1].table]);
    expect(ids(await lobby({ rated: 'false', players: 3 }))).toEqual([]);
    expect(ids(await lobby({ game: 'nothing' }))).toEqual([]);
    expect(ids(await lobby({}))).not.toContain(tables[2].table);
    expect((await call(here(), '/api/tables?rated=perhaps')).status).toBe(400);
    expect((await call(here(), '/api/tables?cursor=nonsense')).status).toBe(400);
  });

  it('come in pages, also when most are filtered out', async () => {
    const ada = await newGuest(server.address);
    for (let i = 0; i < 9; i++)
      await createTable(ada, withSettings({ name: `p${i}`, rated: i % 3 === 0 }, ['me', 'open', 'open', 'open']));
    const seen: string[] = [];
    let cursor = '';
    do {
      const query = { players: 4, rated: 'true', limit: 2, cursor } as const;
      const page = await ask(here(), 'GET /api/tables', { query });
      expect(page.tables.length).toBeLessThanOrEqual(2);
      seen.push(...page.tables.map(({ settings }) => settings.name));
      cursor = page.next ?? '';
    } while (cursor !== '');
    expect(seen).toEqual(['p6', 'p3', 'p0']);
  });

  it('show how reliable their players are and how long such a game takes, once that is known', async () => {
    const ada = await newGuest(server.address);
    const { table } = await createTable(ada, plan(game.id, ['me', 'novice']));
    const reliability = async () =>
      (await ask(here(), 'GET /api/tables/:id', { params: { id: table } })).seats[0]!.reliability;
    expect(await reliability()).toEqual({ finished: 0, left: 0, typicalMs: null });
    const client = await connect(ada);
    await client.watch(table);
    await client.ask({ type: 'start', table });
    await playOut(client, game, table);
    await expect.poll(async () => (await reliability())?.finished).toBe(1);
    expect((await reliability())?.typicalMs).toBeGreaterThanOrEqual(0);
    await expect
      .poll(async () => (await ask(here(), 'GET /api/tables/:id', { params: { id: table } })).minutes)
      .toBeGreaterThan(0);
    await client.close();
  });
});

describe('my tables', () => {
  it('say whether it is my turn', async () => {
    const [ada, bianca] = [await newGuest(server.address), await newGuest(server.address)];
    const { table } = await createTable(ada, plan(game.id, ['me', 'open']));
    await call(bianca, `/api/tables/${table}/join`, {});
    const mine = async (who: typeof ada) => {
      const { tables } = await ask(who, 'GET /api/tables/mine');
      return tables;
    };
    expect(await mine(ada)).toMatchObject([{ seat: 0, yourTurn: false, asked: null }]);
    await call(ada, `/api/tables/${table}/start`, {});
    const turns = [...(await mine(ada)), ...(await mine(bianca))];
    expect(turns.filter(({ yourTurn }) => yourTurn)).toHaveLength(1);
    expect(turns.find(({ yourTurn }) => yourTurn)?.asked).toEqual(expect.any(String));
    expect(await mine(await newGuest(server.address))).toEqual([]);
  });
});

describe('names', () => {
  it('are cleaned, and the guest keeps their session', async () => {
    const ada = await newGuest(server.address);
    expect(await call(ada, '/api/name', { name: '  Ada \u202e Lovelace ' })).toMatchObject({
      status: 200,
      body: { name: 'Ada Lovelace' },
    });
    expect((await call(ada, '/api/me')).body).toMatchObject({ user: ada.user, name: 'Ada Lovelace', kind: 'guest' });
    expect((await call(ada, '/api/name', { name: 'x'.repeat(31) })).status).toBe(422);
  });

  it('change for what is said afterwards on an open socket too', async () => {
    const ada = await newGuest(server.address);
    const { table } = await createTable(ada, plan(game.id, ['me', 'open']));
    const client = await connect(ada);
    await client.watch(table);
    await call(ada, '/api/name', { name: 'Caterina' });
    // Each line comes once: who asks for it afterwards may have missed it.
    const heard = client.until(table, (view) => view.chat.length > 0);
    await client.ask({ type: 'chat', table, text: 'it is I' });
    const { chat } = await heard;
    expect(chat[0]?.from.name).toBe('Caterina');
    await client.close();
  });
});

describe('pages', () => {
  const page = async (path: string, language = 'en') => {
    const response = await fetch(`${server.address}${path}`, { headers: { 'accept-language': language } });
    return { status: response.status, cache: response.headers.get('cache-control'), text: await response.text() };
  };

  it('[L4] a link to a table previews game, seats and pace, in the reader’s language, and nothing can be smuggled in', async () => {
    const ada = await newGuest(server.address);
    const { table, code } = await createTable(
      ada,
      withSettings({ name: '"><script>x</script>' }, ['me', 'open', 'open']),
    );
    const { text } = await page(`/table/${table}`);
    expect(text).toContain('<meta property="og:description" content="3 seats, 2 seats free; a live game.">');
    expect(text).toContain('&quot;&gt;&lt;script&gt;');
    expect(text).not.toContain('<script>x');
    expect(text).toContain('<meta name="signoria-game" content="condottiere">');
    expect((await page(`/join/${code}`, 'ru-RU,ru;q=0.9')).text).toContain('3 места, свободны 2; играют сразу.');
    expect((await page('/table/nothing')).text).not.toContain('og:title');
  });

  it('every address of the client gets its page; files that are not there do not', async () => {
    expect(await page('/games/somewhere')).toMatchObject({ status: 200, cache: 'no-cache' });
    expect(await page('/assets/client-1a2b.js')).toMatchObject({
      status: 200,
      cache: expect.stringContaining('immutable'),
    });
    expect(await page('/assets/gone.js')).toMatchObject({ status: 404 });
    expect(await page('/api/nothing')).toMatchObject({
      status: 404,
      text: '{"error":{"code":"no-such-route","detail":null}}',
    });
    expect((await page('/../package.json')).text).not.toContain('signoria/server');
  });

  it('what is long is sent compressed to whoever understands it', async () => {
    writeFileSync(join(web, 'assets', 'long-3c4d.js'), 'x'.repeat(100_000));
    const wide = await testServer({ web });
    const sent = async (path: string, encoding: string) => {
      const response = await fetch(`${wide.address}${path}`, { headers: { 'accept-encoding': encoding } });
      return { how: response.headers.get('content-encoding'), length: (await response.text()).length };
    };
    expect(await sent('/assets/long-3c4d.js', 'gzip, br')).toEqual({ how: 'gzip', length: 100_000 });
    expect(await sent('/assets/long-3c4d.js', 'identity')).toEqual({ how: null, length: 100_000 });
    expect((await sent('/api/games', 'gzip')).how).toBe('gzip');
    expect((await sent('/health', 'gzip')).how).toBeNull();
    await wide.close();
  });

  it('a link to a private table previews the game, and neither its name nor whoever meets there', async () => {
    const ada = await newGuest(server.address);
    await call(ada, '/api/name', { name: 'Lucrezia Secreta' });
    const settings = { ...SETTINGS, name: 'The conspiracy', visibility: 'private' as const };
    const { table, code } = await createTable(ada, plan(game.id, ['me', 'open'], { settings }));
    for (const path of [`/join/${code}`, `/table/${table}`]) {
      const { text } = await page(path);
      expect(text).toContain('og:title');
      expect(text).not.toMatch(/conspiracy|Lucrezia/);
    }
  });

  it('a code finds a table until its game ends, and is free for another then', async () => {
    const ada = await newGuest(server.address);
    const { table, code } = await createTable(ada, plan(game.id, ['me', 'novice']));
    expect((await call(ada, `/api/codes/${code}`)).body).toMatchObject({ table, code });
    await call(ada, `/api/tables/${table}/start`, {});
    const client = await connect(ada);
    await client.watch(table);
    await client.ask({ type: 'propose', table, what: { kind: 'end' } });
    await client.until(table, ({ status }) => status === 'abandoned');
    expect((await call(ada, `/api/codes/${code}`)).status).toBe(404);
    expect((await page(`/join/${code}`)).text).not.toContain('og:title');
    expect((await call(ada, `/api/tables/${table}`)).body).toMatchObject({ code: '' });
    expect(await client.watch(table)).toMatchObject({ code: '' });
    await client.close();
  });

  it('names of tables hold nothing that cannot be seen', async () => {
    const ada = await newGuest(server.address);
    const settings = { ...SETTINGS, name: '\u202ESiena\u200B\u0007' };
    const { table } = await createTable(ada, plan(game.id, ['me', 'open'], { settings }));
    expect((await call(ada, `/api/tables/${table}`)).body).toMatchObject({ settings: { name: 'Siena' } });
  });

  it('without a built client the server says so', async () => {
    const bare = await testServer();
    expect(await (await fetch(bare.address)).text()).toContain('has not been built');
    await bare.close();
  });

  it('the interface is described from the schemas, in both languages', async () => {
    expect((await page('/api/docs')).text).toContain('POST /api/tables/:id/branch');
    expect((await page('/api/docs', 'ru')).text).toContain('Поставить стол.');
    expect(JSON.parse((await page('/api/docs/json')).text)).toEqual(openapi('0.1.0'));
  });
});

describe('[H5] for whoever runs it', () => {
  it('health says what is in use', async () => {
    expect((await call(here(), '/health')).body).toMatchObject({ status: 'ok', version: '0.1.0', store: 'sqlite' });
  });

  it('figures count messages, refusals and durable entries', async () => {
    const client = await connect(await newGuest(server.address));
    await client.ask({ type: 'undo', table: 'nowhere' });
    const text = String((await call(here(), '/metrics')).body);
    expect(text).toMatch(/signoria_messages_total\{type="undo"\} [1-9]/);
    expect(text).toMatch(/signoria_refused_total\{why="no-such-table"\} [1-9]/);
    expect(text).toMatch(/signoria_append_seconds_count [1-9]/);
    expect(text).toMatch(/signoria_connections [1-9]/);
    await client.close();
  });
});

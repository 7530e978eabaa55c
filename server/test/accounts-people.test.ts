/** People to each other: profiles, friends, blocks, invitations; and what the house holds about oneself. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../index.ts';
import { newAccount, PASSWORD, signIn } from '../testing/accounts.ts';
import { ask, call, connect, createTable, type Guest, newGuest, plan, playOut, SETTINGS } from '../testing/client.ts';
import { anyGame } from '../testing/games.ts';
import { addChannel } from '../testing/notices.ts';
import { testServer } from '../testing/server.ts';

const game = await anyGame();
let server: RunningServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

let accounts = 0;
const somebody = () => newAccount(server.address, `person${++accounts}`);
const relationship = (by: Guest, to: Guest, wish: string) => call(by, `/api/people/${to.user}/bond`, { wish });
const circle = async (of: Guest) => (await call(of, '/api/friends')).body;

describe('a profile', () => {
  it('shows what was played, by game and number of players, and nothing one signs in with', async () => {
    const [ada, reader] = [await somebody(), await newGuest(server.address)];
    const { table } = await createTable(ada, plan(game.id, ['me', 'novice', 'novice']));
    const client = await connect(ada);
    await client.watch(table);
    await client.ask({ type: 'start', table });
    await playOut(client, game, table);
    await client.close();
    const read = () => call(reader, `/api/people/${ada.user}`);
    await expect.poll(async () => (await read()).body).toMatchObject({ finished: 1, statistics: [{ games: 1 }] });
    const { body } = await read();
    expect(body).toMatchObject({
      user: ada.user,
      name: ada.name,
      kind: 'account',
      left: 0,
      typicalMs: expect.any(Number),
      statistics: [{ game: game.id, players: 3, games: 1, withBots: 1 }],
      standing: null,
    });
    expect(JSON.stringify(body)).not.toContain(ada.handle);
  });

  it('of nobody is not there', async () => {
    expect((await call(await somebody(), '/api/people/nobody')).status).toBe(404);
  });
});

describe('friends', () => {
  it('are those who both said so', async () => {
    const [ada, ben] = [await somebody(), await somebody()];
    expect((await relationship(ada, ben, 'befriend')).body).toMatchObject({ standing: 'asked' });
    expect(await circle(ben)).toMatchObject({ friends: [], asking: [{ user: ada.user, name: ada.name }] });
    expect((await relationship(ben, ada, 'befriend')).body).toMatchObject({ standing: 'friends' });
    expect(await circle(ada)).toMatchObject({ friends: [{ user: ben.user }], asked: [], asking: [] });
    await relationship(ada, ben, 'part');
    for (const one of [ada, ben])
      expect(await circle(one)).toEqual({ friends: [], asked: [], asking: [], blocked: [] });
  });

  it('a request that is declined is gone on both sides', async () => {
    const [ada, ben] = [await somebody(), await somebody()];
    await relationship(ada, ben, 'befriend');
    await relationship(ben, ada, 'part');
    for (const one of [ada, ben])
      expect(await circle(one)).toEqual({ friends: [], asked: [], asking: [], blocked: [] });
  });

  it('can be asked to a table, and others cannot', async () => {
    const [ada, ben, carla] = [await somebody(), await somebody(), await somebody()];
    await relationship(ada, ben, 'befriend');
    await relationship(ben, ada, 'befriend');
    const { table, code } = await createTable(ada, plan(game.id, ['me', 'open']));
    const invite = (by: Guest, user: string) => call(by, `/api/tables/${table}/invite`, { user });
    expect(await invite(ada, carla.user)).toMatchObject({ body: { error: { code: 'not-friends' } } });
    expect(await invite(carla, ben.user)).toMatchObject({ body: { error: { code: 'not-at-table' } } });
    expect((await invite(ada, ben.user)).status).toBe(200);
    expect((await invite(ada, ben.user)).status).toBe(200);
    expect((await call(ben, '/api/invitations')).body).toMatchObject({
      invitations: [{ table, code, game: game.id, open: 1, by: { user: ada.user, name: ada.name } }],
    });
    await call(ben, `/api/tables/${table}/join`, {});
    expect((await call(ben, '/api/invitations')).body).toEqual({ invitations: [] });
  });
});

describe('[S1] somebody I have blocked', () => {
  it('is not heard by me at tables, and by the others as before', async () => {
    const [ada, ben, carla] = [await somebody(), await somebody(), await somebody()];
    const { table } = await createTable(ada, plan(game.id, ['me', 'open', 'open']));
    for (const one of [ben, carla]) await call(one, `/api/tables/${table}/join`, {});
    await relationship(carla, ben, 'block');
    const [a, b, c] = await Promise.all([ada, ben, carla].map((one) => connect(one)));
    for (const client of [a!, b!, c!]) await client.watch(table);
    expect(await b!.ask({ type: 'chat', table, text: 'buy my cards' })).toMatchObject({ type: 'done' });
    await a!.ask({ type: 'chat', table, text: 'good evening' });
    const said = (client: typeof a) =>
      client!.until(table, ({ chat }) => chat.some(({ text }) => text === 'good evening'));
    await said(c);
    const lines = async (of: Guest) => {
      const again = await connect(of);
      const { chat } = await again.watch(table);
      await again.close();
      return chat.map(({ text }) => text);
    };
    expect(await lines(ada)).toEqual(['buy my cards', 'good evening']);
    expect(await lines(carla)).toEqual(['good evening']);
    expect(await lines(ben)).toEqual(['buy my cards', 'good evening']);
    for (const client of [a!, b!, c!]) await client.close();
  });

  it('can sit down at my private table by link, but not at a public one before it starts, nor find it', async () => {
    const [ada, ben] = [await somebody(), await newGuest(server.address)];
    await relationship(ada, ben, 'block');
    const { table } = await createTable(ada, plan(game.id, ['me', 'open']));
    expect(await call(ben, `/api/tables/${table}/join`, {})).toMatchObject({
      status: 409,
      body: { refusal: { why: 'seat-taken' } },
    });
    const client = await connect(ben);
    expect(await client.ask({ type: 'sit', table, seat: 1 })).toMatchObject({ refusal: { why: 'seat-taken' } });
    await client.close();
    const found = async (who: Guest) => JSON.stringify((await call(who, '/api/tables')).body).includes(table);
    expect([await found(ben), await found(await somebody())]).toEqual([false, true]);
    const settings = { ...SETTINGS, visibility: 'private' as const };
    const hidden = await createTable(ada, plan(game.id, ['me', 'open'], { settings }));
    expect((await call(ben, `/api/tables/${hidden.table}/join`, {})).status).toBe(200);
  });

  it('can ask to be friends as often as they like: I do not hear of it, and they are not told', async () => {
    const [ada, ben, carla] = [await somebody(), await somebody(), await somebody()];
    await relationship(ada, ben, 'block');
    const [toBlocker, toOther] = [await relationship(ben, ada, 'befriend'), await relationship(ben, carla, 'befriend')];
    expect(toOther).toMatchObject({ status: 200, body: { standing: 'asked' } });
    expect(toBlocker).toMatchObject({ status: 200, body: { standing: 'asked' } });
    expect(await circle(ada)).toMatchObject({ asking: [], friends: [], blocked: [{ user: ben.user }] });
    await relationship(ada, ben, 'unblock');
    expect(await circle(ada)).toMatchObject({ blocked: [] });
  });

  it('was a friend before: then they see a request nobody answers', async () => {
    const [ada, ben] = [await somebody(), await somebody()];
    await relationship(ada, ben, 'befriend');
    await relationship(ben, ada, 'befriend');
    await relationship(ada, ben, 'block');
    expect(await circle(ben)).toMatchObject({ friends: [], asked: [{ user: ada.user }], blocked: [] });
  });
});

describe('what the house holds about me', () => {
  it('I get as a file, without what opens doors', async () => {
    const ada = await somebody();
    const { table } = await createTable(ada, plan(game.id, ['me', 'novice', 'novice']));
    const client = await connect(ada);
    await client.watch(table);
    await client.ask({ type: 'chat', table, text: 'mine alone' });
    await client.close();
    const { status, body } = await call(ada, '/api/account/data');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      person: { id: ada.user, handle: ada.handle, name: ada.name },
      hasPassword: true,
      tables: [{ table, seat: 0, said: [{ text: 'mine alone' }] }],
    });
    const text = JSON.stringify(body);
    expect(text).not.toContain('argon2');
    expect(text).not.toContain(ada.cookie.split('=')[1]);
  });

  it('shows where I am told, and nothing that would let anybody write there', async () => {
    const ada = await somebody();
    const secrets = ['c4ndle-token', 't0ken-of-ntfy', 'hook-path-is-secret', '123456:abcdefghijk'];
    for (const target of [
      { type: 'ntfy', topic: 'club', token: secrets[1]! },
      { type: 'discord', url: `https://discord.com/api/webhooks/1/${secrets[0]}` },
      { type: 'hook', url: `https://hooks.example/${secrets[2]}` },
      { type: 'telegram', token: secrets[3]!, chat: '@siena' },
    ] as const) {
      const { secret } = await addChannel(ada, target);
      if (secret !== null) secrets.push(secret);
    }
    const body = await ask(ada, 'GET /api/account/data');
    const channels = ['@siena', 'discord.com', 'hooks.example', 'ntfy.sh/club'].map((label) =>
      expect.objectContaining({ label }),
    );
    expect(body).toMatchObject({ papers: { channel: expect.arrayContaining(channels) } });
    expect(body).toHaveProperty('papers.channel.length', 4);
    for (const secret of secrets) expect(JSON.stringify(body)).not.toContain(secret);
    expect(secrets).toHaveLength(5);
  });

  it('is gone when I say so: games stay, without my name, and a bot plays on', async () => {
    const [ada, ben] = [await somebody(), await somebody()];
    await relationship(ada, ben, 'befriend');
    await relationship(ben, ada, 'befriend');
    const running = await createTable(ben, plan(game.id, ['me', 'open', 'novice']));
    await call(ada, `/api/tables/${running.table}/join`, {});
    await call(ben, `/api/tables/${running.table}/start`, {});
    const open = await createTable(ada, plan(game.id, ['me', 'open']));
    const socket = await connect(ada);
    const gone = new Promise<number>((resolve) => socket.socket.once('close', resolve));

    expect((await call(ada, '/api/account/delete', {})).status).toBe(403);
    expect((await call(ada, '/api/account/delete', { password: 'wrong guess' })).status).toBe(403);
    expect((await call(ada, '/api/account/delete', { password: PASSWORD })).status).toBe(200);
    expect(await gone).toBe(4401);
    expect((await call(ada, '/api/account')).status).toBe(401);
    await expect(signIn(server.address, ada.handle)).rejects.toThrow('wrong-password');
    expect((await call(ben, `/api/people/${ada.user}`)).status).toBe(404);
    expect(await circle(ben)).toEqual({ friends: [], asked: [], asking: [], blocked: [] });
    expect((await call(ben, `/api/tables/${open.table}`)).body).toMatchObject({ status: 'abandoned' });
    const { body } = await call(ben, `/api/tables/${running.table}`);
    expect(body).toMatchObject({ status: 'running', seats: [{}, { kind: 'person', name: '', level: 'adept' }, {}] });
    expect(JSON.stringify(body)).not.toContain(ada.user);
    const reading = await connect(ben, { keep: true });
    const view = await reading.watch(running.table);
    expect(view.seats[1]).toMatchObject({ covered: 'adept', name: '' });
    expect(reading.heard.join()).not.toContain(ada.name);
    await reading.close();
  });

  it('a guest is gone without being asked for anything', async () => {
    const guest = await newGuest(server.address);
    expect((await call(guest, '/api/account/delete', {})).status).toBe(200);
    expect((await call(guest, '/api/account')).status).toBe(401);
  });
});

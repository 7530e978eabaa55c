/** Where one can be told: every kind of channel, its test, what it shows when it fails, and who may use it. */
import { createHmac } from 'node:crypto';
import type { Channel } from '@signoria/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadGames } from '../../games/registry.ts';
import { isPrivate } from '../notices/outside.ts';
import { heldUntil, minuteIn, quietUntil } from '../notices/quiet.ts';
import { mentions } from '../notices/turn-notices.ts';
import { signIn } from '../testing/accounts.ts';
import { ask, call, type Guest, newGuest } from '../testing/client.ts';
import {
  addChannel,
  channels,
  type NoticeHouse,
  noticeHouse,
  playing,
  prefer,
  withHook,
  withMail,
} from '../testing/notices.ts';
import { rawHttp } from '../testing/raw-http.ts';
import { browser } from '../testing/receivers.ts';
import { testServer } from '../testing/server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const [first] = await loadGames();

let house: NoticeHouse;
let ada: Guest;
beforeAll(async () => {
  house = await noticeHouse();
});
afterAll(() => house.close());
afterEach(() => {
  house.box.refusal = null;
  house.box.mails.length = 0;
  house.hooks.caught.length = 0;
  house.hooks.reply = { status: 200, body: '{}' };
});

const newcomer = () => newGuest(house.server.address);
const test = (who: Guest, { id }: Pick<Channel, 'id'>) =>
  ask(who, 'POST /api/notices/channels/:channel/test', { params: { channel: id } });
const hookAt = (path: string) => `${house.hooks.address}${path}`;

describe('a letter', () => {
  it('is not sent while the house has no address of its own: its links would be whatever the request says', async () => {
    const admin = await signIn(house.server.address, 'admin', { password: 'ducal palace' });
    await ask(admin, 'POST /api/admin/settings', { body: { address: null } });
    const who = await newcomer();
    const headers = {
      host: 'evil.example',
      cookie: who.cookie,
      'x-signoria': '1',
      'content-type': 'application/json',
    };
    const target = { type: 'mail', address: 'victim@example.org' };
    const body = JSON.stringify({ target, language: 'en', zone: 'UTC' });
    const asked = await rawHttp(house.server.address, {
      method: 'POST',
      target: '/api/notices/channels',
      headers,
      body,
    });
    expect([asked.status, asked.text]).toEqual([409, '{"error":{"code":"mail-off","detail":null}}']);
    expect(house.box.mails).toEqual([]);
    await ask(admin, 'POST /api/admin/settings', { body: { address: 'https://club.example.org' } });
    const sent = await rawHttp(house.server.address, {
      method: 'POST',
      target: '/api/notices/channels',
      headers,
      body,
    });
    expect(sent.status).toBe(201);
    expect(house.box.mails).toHaveLength(1);
    expect(JSON.stringify(house.box.mails[0])).not.toContain('evil.example');
  });
});

describe('[A1] every channel has a test, and shows how the last delivery went', () => {
  beforeAll(async () => {
    ada = await newcomer();
  });

  it('web push, which only the browser can read', async () => {
    const phone = browser();
    const added = await addChannel(ada, { type: 'push', endpoint: hookAt('/push'), keys: phone.keys, device: 'Phone' });
    expect(added.last).toBeNull();
    expect((await test(ada, added)).last).toMatchObject({ at: house.now(), failure: null });
    const [push] = house.hooks.caught;
    expect(push!.body.toString()).not.toContain('works');
    expect(push!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    const { pushKey } = await ask(ada, 'GET /api/notices');
    expect(push!.headers.authorization).toContain(`k=${pushKey}`);
    expect(phone.read(push!.body)).toMatchObject({ title: 'It works', path: '/notices', answers: [], quiet: false });
  });

  it('mail, once its owner has confirmed the address, and a click ends it', async () => {
    const added = await addChannel(ada, { type: 'mail', address: 'ada@example.org' });
    expect(added).toMatchObject({ confirmed: false, last: { failure: null } });
    const [ask] = house.box.mails;
    expect(ask!.to).toEqual(['ada@example.org']);
    const token = /notices\/confirm#([\w.-]+)/.exec(ask!.body)![1]!;
    expect(await call({ address: house.server.address }, '/api/notices/confirm', { token })).toMatchObject({
      status: 200,
    });
    await test(ada, added);
    const mail = house.box.mails.at(-1)!;
    expect(mail.head).toContain('Subject: It works');
    expect(mail.head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const link = /List-Unsubscribe: <https:\/\/club\.example\.org(\/notices\/stop\?token=[\w.-]+)>/.exec(
      mail.head,
    )![1]!;
    expect(mail.body).toContain(link);
    const opened = await fetch(house.server.address + link);
    expect([opened.status, (await channels(ada)).length]).toEqual([200, 2]);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = 'List-Unsubscribe=One-Click';
    const clicked = await fetch(house.server.address + link, { method: 'POST', headers, body });
    expect([clicked.status, (await channels(ada)).length]).toEqual([204, 1]);
    const forged = await fetch(`${house.server.address}${link.slice(0, -4)}AAAA`, { method: 'POST', headers, body });
    expect(forged.status).toBe(403);
  });

  it.each([
    ['discord', { type: 'discord' }, '/hooks/1?wait=true', { allowed_mentions: { parse: [] } }],
    ['slack', { type: 'slack' }, '/hooks/1', {}],
  ] as const)('%s', async (_, target, path, expected) => {
    const added = await addChannel(ada, { ...target, url: hookAt('/hooks/1') });
    expect((await test(ada, added)).last).toMatchObject({ failure: null });
    expect(house.hooks.caught[0]!.path).toBe(path);
    const body = JSON.parse(house.hooks.caught[0]!.body.toString()) as object;
    expect(body).toMatchObject(expected);
    expect(JSON.stringify(body)).toContain('It works');
  });

  it('telegram', async () => {
    const server = house.hooks.address;
    const added = await addChannel(ada, { type: 'telegram', server, token: '12:abcdefghijkl', chat: '-100' });
    await test(ada, added);
    expect(house.hooks.caught[0]!.path).toBe('/bot12:abcdefghijkl/sendMessage');
    expect(JSON.parse(house.hooks.caught[0]!.body.toString())).toMatchObject({ chat_id: '-100' });
  });

  it('ntfy', async () => {
    const added = await addChannel(ada, { type: 'ntfy', server: house.hooks.address, topic: 'club', token: 'tk_1' });
    await test(ada, added);
    expect(house.hooks.caught[0]!.headers.authorization).toBe('Bearer tk_1');
    expect(JSON.parse(house.hooks.caught[0]!.body.toString())).toMatchObject({
      topic: 'club',
      title: 'It works',
      click: 'https://club.example.org/notices',
    });
  });

  it('a plain webhook, signed with a secret that is shown once', async () => {
    const added = await addChannel(ada, { type: 'hook', url: hookAt('/plain') });
    await test(ada, added);
    const { headers, body } = house.hooks.caught[0]!;
    const signature = createHmac('sha256', added.secret!).update(body).digest('hex');
    expect(headers['x-signoria-signature']).toBe(`sha256=${signature}`);
    const overview = JSON.stringify((await call(ada, '/api/notices')).body);
    for (const secret of [added.secret!, '/plain', '/hooks/1', 'abcdefghijkl', 'tk_1', '/push']) {
      expect(overview).not.toContain(secret);
    }
  });

  it.each([
    [500, 'busy'],
    [429, 'busy'],
    [404, 'gone'],
    [403, 'sign-in'],
    [302, 'refused'],
    [400, 'refused'],
  ])('an answer of %i is shown as %s', async (status, failure) => {
    const ben = await newcomer();
    const added = await addChannel(ben, { type: 'slack', url: hookAt('/slack') });
    house.hooks.reply = { status, body: '{}' };
    expect((await test(ben, added)).last).toMatchObject({ failure });
    house.hooks.reply = { status: 200, body: '{}' };
    expect((await test(ben, added)).last).toMatchObject({ failure: null });
  });

  it('mail that the server does not take, and a webhook nobody answers at', async () => {
    const ben = await newcomer();
    await withMail(house, ben);
    const [mail] = await channels(ben);
    house.box.refusal = { code: 550, text: 'no such person' };
    expect((await test(ben, mail!)).last).toMatchObject({ failure: 'refused' });
    house.box.refusal = { code: 451, text: 'later' };
    expect((await test(ben, mail!)).last).toMatchObject({ failure: 'busy' });
    const nowhere = await addChannel(ben, { type: 'slack', url: 'http://127.0.0.1:9/nobody' });
    expect((await test(ben, nowhere)).last).toMatchObject({ failure: 'unreachable' });
  });
});

describe('[A1] a delivery that fails', () => {
  it('is tried again, ever more rarely, and given up in the end', async () => {
    const guests = [await newcomer(), await newcomer()];
    for (const one of guests) {
      await withHook(house, one);
      await prefer(one, { told: { turn: true, start: false, invited: false, over: false, mention: false } });
    }
    const at = await playing(first!, guests);
    const who = await at.waitsFor();
    house.hooks.reply = { status: 503, body: '{}' };
    const tries: number[] = [];
    for (let hours = 0; hours < 12; hours += 0.25) {
      await house.pass(HOUR / 4);
      if (tries.length < house.hooks.caught.length) tries.push(hours);
    }
    expect(house.hooks.caught).toHaveLength(6);
    expect((await channels(who))[0]!.last).toMatchObject({ failure: 'busy', tries: 6 });
    expect(tries.at(-1)! - tries.at(-2)!).toBeGreaterThan(tries[1]! - tries[0]!);
    house.hooks.reply = { status: 200, body: '{}' };
    await house.pass(24 * HOUR);
    expect(house.hooks.caught).toHaveLength(6);
  });
});

describe('channels', () => {
  it('belong to one person: nobody else changes, tests or removes them', async () => {
    const [ben, eve] = [await newcomer(), await newcomer()];
    const { id } = await withHook(house, ben);
    for (const what of ['test', 'change', 'remove']) {
      expect(await call(eve, `/api/notices/channels/${id}/${what}`, {})).toMatchObject({ status: 404 });
    }
    expect(await call(ben, `/api/notices/channels/${id}/remove`, {})).toMatchObject({ status: 200 });
    expect(await channels(ben)).toEqual([]);
  });

  it('to an address nobody has confirmed get nothing but the question', async () => {
    const guests = [await newcomer(), await newcomer()];
    for (const one of guests) await addChannel(one, { type: 'mail', address: `${one.user.toLowerCase()}@example.org` });
    house.box.mails.length = 0;
    await playing(first!, guests);
    await house.pass(MINUTE);
    expect(house.box.mails).toEqual([]);
  });

  it('cannot be used to fill a stranger’s box', async () => {
    const address = 'stranger@example.org';
    const one = { target: { type: 'mail', address }, language: 'en', zone: 'UTC' };
    const eve = await newcomer();
    const statuses = [];
    for (let i = 0; i < 5; i++) statuses.push((await call(eve, '/api/notices/channels', one)).status);
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
    const [mine] = await channels(eve);
    expect((await call(eve, `/api/notices/channels/${mine!.id}/test`, {})).status).toBe(429);
    expect(house.box.mails).toHaveLength(3);
    await house.pass(25 * HOUR);
    expect((await call(eve, '/api/notices/channels', one)).status).toBe(201);
  });

  it('are few, and mail is refused where the house cannot send any', async () => {
    const ben = await newcomer();
    for (let i = 0; i < 12; i++) await addChannel(ben, { type: 'slack', url: hookAt(`/${i}`) });
    const one = { target: { type: 'slack', url: hookAt('/more') }, language: 'en', zone: 'UTC' };
    expect(await call(ben, '/api/notices/channels', one)).toMatchObject({ status: 429 });
    const bare = await testServer();
    const guest = await newGuest(bare.address);
    const mail = { target: { type: 'mail', address: 'a@example.org' }, language: 'en', zone: 'UTC' };
    expect(await call(guest, '/api/notices/channels', mail)).toMatchObject({
      status: 409,
      body: { error: { code: 'mail-off' } },
    });
    await bare.close();
  });

  it('do not lead into the house’s own network unless its administrator says so', async () => {
    const bare = await testServer();
    const guest = await newGuest(bare.address);
    const slack = (url: string) => ({ target: { type: 'slack' as const, url }, language: 'en' as const, zone: 'UTC' });
    const add = (url: string) => call(guest, '/api/notices/channels', slack(url));
    expect(await add(hookAt('/inside'))).toMatchObject({ status: 400 });
    expect(await add('https://user:word@example.org/')).toMatchObject({ status: 400 });
    const { port } = new URL(house.hooks.address);
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]']) {
      const body = slack(`https://${host}:${port}/`);
      const { id } = await ask(guest, 'POST /api/notices/channels', { body });
      const tested = await call(guest, `/api/notices/channels/${id}/test`, {});
      expect(tested.body).toMatchObject({ last: { failure: 'private-address' } });
    }
    expect(house.hooks.caught).toEqual([]);
    await bare.close();
  });
});

describe('private addresses', () => {
  it.each(['10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '::1', 'fd00::1', 'fe80::1'])(
    '%s',
    (address) => expect(isPrivate(address)).toBe(true),
  );
  it.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('not %s', (address) => expect(isPrivate(address)).toBe(false));
});

describe('quiet hours', () => {
  const night = { zone: 'Europe/Rome', quiet: { from: 22 * 60, to: 7 * 60 } };
  const at = (text: string) => Date.parse(text);

  it('end at the same hour by the clock on the wall, in summer, in winter, and in the nights between', () => {
    expect(quietUntil(night, at('2026-01-10T22:30:00Z'))).toBe(at('2026-01-11T06:00:00Z'));
    expect(quietUntil(night, at('2026-07-10T22:30:00Z'))).toBe(at('2026-07-11T05:00:00Z'));
    expect(quietUntil(night, at('2026-03-28T22:30:00Z'))).toBe(at('2026-03-29T05:00:00Z'));
    expect(quietUntil(night, at('2026-10-24T22:30:00Z'))).toBe(at('2026-10-25T06:00:00Z'));
  });

  it('are over by day', () => {
    expect(quietUntil(night, at('2026-01-10T12:00:00Z'))).toBeNull();
    expect(quietUntil(night, at('2026-01-10T06:00:00Z'))).toBeNull();
    expect(quietUntil({ ...night, quiet: null }, at('2026-01-10T23:00:00Z'))).toBeNull();
  });

  it('give way an hour before the time runs out', () => {
    const now = at('2026-01-10T23:00:00Z');
    expect(heldUntil(night, at('2026-01-11T12:00:00Z'), now)).toBe(at('2026-01-11T06:00:00Z'));
    expect(heldUntil(night, at('2026-01-11T03:00:00Z'), now)).toBe(at('2026-01-11T02:00:00Z'));
    expect(heldUntil(night, at('2026-01-10T23:30:00Z'), now)).toBe(now);
  });

  it('are read on the clock of the zone', () => {
    expect(minuteIn('Asia/Kolkata', at('2026-01-10T00:00:00Z'))).toBe(5 * 60 + 30);
  });
});

describe('a mention', () => {
  it.each([
    ['@Anna look', 'Anna', true],
    ['look, @anna!', 'Anna', true],
    ['@Anna Maria, you', 'Anna Maria', true],
    ['@Annabel', 'Anna', false],
    ['@Annabel and @Anna', 'Anna', true],
    ['Anna', 'Anna', false],
    ['@Анна, ход', 'анна', true],
  ])('%s', (text, name, expected) => expect(mentions({ text }, name)).toBe(expected));
});

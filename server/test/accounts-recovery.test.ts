/** The way back for whoever has forgotten their password, with a mail server that really gets the letters. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@signoria/store';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeClub } from '../club/settings.ts';
import type { RunningServer } from '../index.ts';
import { newAccount, PASSWORD, post, signIn } from '../testing/accounts.ts';
import { call } from '../testing/client.ts';
import { type Mailbox, openMailbox } from '../testing/mail.ts';
import { testServer } from '../testing/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'signoria-recovery-'));
const HOUR = 60 * 60_000;
let now = Date.now();
let server: RunningServer;
let mailbox: Mailbox;

beforeAll(async () => {
  mailbox = await openMailbox();
  const database = join(folder, 'club.db');
  const store = await openStore(database);
  await changeClub(store, (club) => ({ ...club, address: 'https://club.example.org', smtp: mailbox.smtp }));
  await store.close();
  server = await testServer({ database, now: () => now });
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
  rmSync(folder, { recursive: true });
});

const anybody = () => ({ address: server.address, cookie: '' });

/** The token of the last letter's link. */
function tokenIn(purpose: 'recover' | 'confirm'): string {
  const found = new RegExp(`https://club\\.example\\.org/account#${purpose}=([\\w-]+)`).exec(
    mailbox.letters.at(-1)!.text,
  );
  return found![1]!;
}

async function withAddress(handle: string, address: string) {
  const account = await newAccount(server.address, handle);
  const count = mailbox.letters.length;
  await post(account, '/api/account/address', { address, password: PASSWORD });
  await mailbox.until(count + 1);
  expect(mailbox.letters.at(-1)!.to).toEqual([address]);
  await post(account, '/api/account/address/confirm', { token: tokenIn('confirm') });
  return account;
}

async function askFor(address: string): Promise<string> {
  const count = mailbox.letters.length;
  await post(anybody(), '/api/recovery', { address });
  await mailbox.until(count + 1);
  return tokenIn('recover');
}

it('a link by mail sets a new password, once, signs in, and ends every other session', async () => {
  const rosa = await withAddress('rosa', 'rosa@example.org');
  expect((await call(rosa, '/api/account')).body).toMatchObject({ address: 'rosa@example.org', mail: true });
  const token = await askFor(' Rosa@Example.org ');
  expect(mailbox.letters.at(-1)).toMatchObject({ to: ['rosa@example.org'], text: expect.stringContaining('rosa') });

  const weak = await call(anybody(), '/api/recovery/finish', { token, password: 'short' });
  expect(weak).toMatchObject({ status: 422 }); // and the link is still good
  const back = await call(anybody(), '/api/recovery/finish', { token, password: 'another lagoon' });
  expect(back).toMatchObject({ status: 200, body: { user: rosa.user } });
  expect((await call(rosa, '/api/account')).status).toBe(401);
  await expect(signIn(server.address, 'rosa')).rejects.toThrow('wrong-password');
  expect((await signIn(server.address, 'rosa', { password: 'another lagoon' })).user).toBe(rosa.user);
  const again = await call(anybody(), '/api/recovery/finish', { token, password: 'a third lagoon' });
  expect(again).toMatchObject({ status: 403, body: { error: { code: 'bad-token' } } });
});

it('of two who use the link at once one gets in', async () => {
  await withAddress('silvia', 'silvia@example.org');
  const token = await askFor('silvia@example.org');
  const use = (password: string) => call(anybody(), '/api/recovery/finish', { token, password });
  const used = await Promise.all([use('first lagoon'), use('second lagoon')]);
  expect(used.map(({ status }) => status).toSorted()).toEqual([200, 403]);
});

it('the link is good for an hour', async () => {
  await withAddress('tullia', 'tullia@example.org');
  const token = await askFor('tullia@example.org');
  now += HOUR;
  const late = await call(anybody(), '/api/recovery/finish', { token, password: 'another lagoon' });
  expect(late).toMatchObject({ status: 403 });
});

it('whether anybody has an address is not told, and nothing is sent where nobody has', async () => {
  await withAddress('ugo', 'ugo@example.org');
  const count = mailbox.letters.length;
  const nobody = await call(anybody(), '/api/recovery', { address: 'nobody@example.org' });
  const somebody = await call(anybody(), '/api/recovery', { address: 'ugo@example.org' });
  expect(nobody).toEqual(somebody);
  await mailbox.until(count + 1);
  expect(mailbox.letters.slice(count).map(({ to }) => to)).toEqual([['ugo@example.org']]);
});

it('nobody is sent more than three letters an hour', async () => {
  await withAddress('vanna', 'vanna@example.org');
  now += HOUR;
  const count = mailbox.letters.length;
  for (let i = 0; i < 3; i++) await askFor('vanna@example.org');
  await post(anybody(), '/api/recovery', { address: 'vanna@example.org' });
  await withAddress('walter', 'walter@example.org'); // a letter sent later has come
  expect(mailbox.letters.slice(count).filter(({ to }) => to[0] === 'vanna@example.org')).toHaveLength(3);
});

it('an address counts only once its reader, signed in to that account, has said so', async () => {
  const owner = await newAccount(server.address, 'xenia');
  const thief = await newAccount(server.address, 'zeno');
  const count = mailbox.letters.length;
  await post(thief, '/api/account/address', { address: 'xenia@example.org', password: PASSWORD });
  await mailbox.until(count + 1);
  const token = tokenIn('confirm');
  expect((await call(owner, '/api/account/address/confirm', { token })).status).toBe(403);
  expect((await call(thief, '/api/account')).body).toMatchObject({ address: null });
  expect((await call(anybody(), '/api/recovery/finish', { token, password: 'another lagoon' })).status).toBe(403);
});

it('without a mail server there is no such way, and the account says so', async () => {
  const plain = await testServer();
  const ada = await newAccount(plain.address, 'ada');
  expect((await call(ada, '/api/account')).body).toMatchObject({ mail: false, address: null });
  const refused = await call(ada, '/api/recovery', { address: 'ada@example.org' });
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'no-mail' } } });
  await plain.close();
});

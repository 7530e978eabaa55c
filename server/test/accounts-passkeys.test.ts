/** Passkeys: who may add and remove them, for which site they are, and that their owner hears of it. */
import { isAnswer } from '@signoria/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, newAccount, PASSWORD } from '../testing/accounts.ts';
import { makePasskey, type Passkey, signWith } from '../testing/authenticator.ts';
import { ask, cookieOf, type Guest, takeCookie } from '../testing/client.ts';
import { type NoticeHouse, noticeHouse, toldBy, withHook } from '../testing/notices.ts';
import { testServer } from '../testing/server.ts';

const SITE = 'https://club.example.org';

/** As a browser on a page of this site asks. */
async function from(site: string, who: Pick<Guest, 'address'> & { cookie: string }, path: string, body: unknown) {
  const response = await fetch(`${who.address}${path}`, {
    method: 'POST',
    headers: { 'x-signoria': '1', 'content-type': 'application/json', cookie: who.cookie, origin: site },
    body: JSON.stringify(body),
  });
  takeCookie(who, response);
  const text = await response.text();
  const answered: unknown = JSON.parse(text);
  return { status: response.status, cookie: cookieOf(response), body: answered };
}

const byPassword = { password: PASSWORD };

async function added(who: Account, site = SITE, proof: object = byPassword): Promise<Passkey> {
  const offer = await from(site, who, '/api/passkeys/offer', { proof });
  if (!isAnswer('POST /api/passkeys/offer', offer.body)) throw new Error(JSON.stringify(offer));
  const { passkey, response } = makePasskey(site, offer.body);
  expect((await from(site, who, '/api/passkeys', { response })).status).toBe(200);
  return passkey;
}

async function signed(who: Pick<Guest, 'address'> & { cookie: string }, passkey: Passkey, site = SITE) {
  const question = await from(site, who, '/api/passkeys/ask', {});
  if (!isAnswer('POST /api/passkeys/ask', question.body)) throw new Error(JSON.stringify(question));
  return signWith(passkey, site, question.body);
}

async function signsIn(address: string, passkey: Passkey, site = SITE): Promise<number> {
  const nobody = { address, cookie: '' };
  return (await from(site, nobody, '/api/session/passkey', { response: await signed(nobody, passkey, site) })).status;
}

async function keys(who: Account) {
  return (await ask(who, 'GET /api/passkeys')).passkeys;
}

describe('a passkey', () => {
  let house: NoticeHouse;
  beforeAll(async () => {
    house = await noticeHouse();
  });
  afterAll(() => house.close());
  const somebody = (handle: string) => newAccount(house.server.address, handle);

  it('is not added by whoever merely sits at an open browser', async () => {
    const ada = await somebody('ada');
    expect((await from(SITE, ada, '/api/passkeys/offer', {})).status).toBe(400);
    const guessed = await from(SITE, ada, '/api/passkeys/offer', { proof: { password: 'a loud lagoon' } });
    expect(guessed).toMatchObject({ status: 403, body: { error: { code: 'wrong-password' } } });
    const offer = { challenge: 'bWFkZSB1cA', rp: { id: 'club.example.org', name: '' }, user: { id: 'ada' } };
    const { response } = makePasskey(SITE, offer);
    expect((await from(SITE, ada, '/api/passkeys', { response })).status).toBe(403);
    expect(await keys(ada)).toEqual([]);
  });

  it('is added and removed by whoever knows the password or has another', async () => {
    const bianca = await somebody('bianca');
    const first = await added(bianca);
    const second = await added(bianca, SITE, { passkey: await signed(bianca, first) });
    expect(await signsIn(bianca.address, second)).toBe(200);
    const remove = (id: string, proof: object) => from(SITE, bianca, '/api/passkeys/remove', { id, proof });
    expect((await from(SITE, bianca, '/api/passkeys/remove', { id: first.id })).status).toBe(400);
    expect((await remove(first.id, { password: 'a loud lagoon' })).status).toBe(403);
    const stranger = await added(await somebody('stranger'));
    expect((await remove(first.id, { passkey: await signed(bianca, stranger) })).status).toBe(403);
    expect(await keys(bianca)).toHaveLength(2);
    expect((await remove(first.id, { passkey: await signed(bianca, second) })).status).toBe(200);
    expect((await remove(second.id, byPassword)).status).toBe(200);
    expect(await signsIn(bianca.address, second)).toBe(403);
  });

  it('goes with the old password where that is wished, and stays where it is not', async () => {
    const cesare = await somebody('cesare');
    const key = await added(cesare);
    const next = 'a louder lagoon';
    const renew = (current: string, password: string, more: object) =>
      from(SITE, cesare, '/api/account/password', { current, password, ...more });
    expect((await renew(PASSWORD, next, {})).status).toBe(200);
    expect(await signsIn(cesare.address, key)).toBe(200);
    expect((await renew(next, PASSWORD, { dropPasskeys: true })).status).toBe(200);
    expect(await keys(cesare)).toEqual([]);
    expect(await signsIn(cesare.address, key)).toBe(403);
  });

  it('and a new password are told to the owner at once, where they hear of everything else', async () => {
    const dante = await somebody('dante');
    await withHook(house, dante);
    const heard = () => toldBy(house, dante).map(({ title }) => title);
    const { id } = await added(dante);
    await expect.poll(heard).toEqual(['Signoria: a passkey was added to your account']);
    await from(SITE, dante, '/api/passkeys/remove', { id, proof: byPassword });
    await expect.poll(() => heard().length).toBe(2);
    await from(SITE, dante, '/api/account/password', { current: PASSWORD, password: 'a louder lagoon' });
    await expect
      .poll(heard)
      .toEqual([
        'Signoria: a passkey was added to your account',
        'Signoria: a passkey was removed from your account',
        'Signoria: your password was changed',
      ]);
    expect(toldBy(house, dante)[0]!.text).toContain('dante');
  });

  it('is for the address of the house and for no other, whatever the request calls it', async () => {
    const elena = await somebody('elena');
    const own = house.server.address;
    const refused = { status: 403, body: { error: { code: 'other-site', detail: SITE } } };
    expect(await from(own, elena, '/api/passkeys/offer', { proof: byPassword })).toMatchObject(refused);
    expect(await from(own, elena, '/api/passkeys/ask', {})).toMatchObject(refused);
  });
});

it('a house without an address keeps to the site its first passkey was made at', async () => {
  const server = await testServer();
  const ada = await newAccount(server.address, 'ada');
  const here = server.address.replace('127.0.0.1', 'localhost');
  const local = { ...ada, address: here };
  const key = await added(local, here);
  expect(await signsIn(here, key, here)).toBe(200);
  const elsewhere = await from(server.address, ada, '/api/passkeys/ask', {});
  expect(elsewhere).toMatchObject({ status: 403, body: { error: { code: 'other-site', detail: here } } });
  await server.close();
});

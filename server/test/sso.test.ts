/** Signing in at a real provider: there and back, linked, refused, made an administrator, and out again. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer, ServerOptions, SsoSettings } from '../index.ts';
import { newAccount, PASSWORD } from '../testing/accounts.ts';
import { call, connect, createTable, newGuest, plan } from '../testing/client.ts';
import { type Jar, newJar, send } from '../testing/jar.ts';
import { answerAt, startProvider, type TestProvider } from '../testing/provider.ts';
import { testServer } from '../testing/server.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.close());

const houses: RunningServer[] = [];
afterAll(async () => {
  for (const house of houses) await house.close();
});

/** A house that leaves signing in to the provider, with an administrator of its own unless told otherwise. */
async function house(sso: Partial<SsoSettings> = {}, options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const server = await testServer({ sso: { ...provider.settings, ...sso }, ...options });
  houses.push(server);
  provider.admit(server.address);
  return server;
}

type Form = Parameters<typeof answerAt>[1];

/** Where the browser is sent to. */
async function sentTo(jar: Jar, path = '/api/sso/enter', body: object = {}): Promise<string> {
  const answered = await send(jar, path, body);
  expect(answered).toMatchObject({ status: 200 });
  return (answered.body as { readonly url: string }).url;
}

const finish = (jar: Jar, answer: string) => send(jar, '/api/sso/finish', { answer });

async function signIn(server: Pick<RunningServer, 'address'>, form: Form, jar = newJar(server.address), again = false) {
  const answer = await answerAt(await sentTo(jar, '/api/sso/enter', { again }), form);
  return { jar, ...(await finish(jar, answer)) };
}

/** Somebody signed in by a password, in a browser that keeps cookies. */
async function byPassword(server: RunningServer, handle: string): Promise<Jar> {
  const jar = newJar(server.address);
  await send(jar, '/api/me');
  expect(await send(jar, '/api/account', { handle, password: PASSWORD })).toMatchObject({ status: 200 });
  return jar;
}

const refused = (why: string) => ({ status: 403, body: { error: { code: 'sso-refused', detail: why } } });

describe('signing in at the provider', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await house();
    await newAccount(server.address, 'doge');
  });

  it('opens an account for whoever is new, and the same one for whoever comes again', async () => {
    const first = await signIn(server, { who: 'ada' });
    expect(first).toMatchObject({ status: 200, body: { name: 'Ada', kind: 'account', admin: false } });
    const again = await signIn(server, { who: 'ada' });
    expect(again.body).toEqual(first.body);
    expect(await send(again.jar, '/api/account')).toMatchObject({
      body: { handle: null, password: false, sso: { label: 'Ridotto', linked: true, here: true, only: false } },
    });
    expect((await signIn(server, { who: 'bea' })).body).not.toMatchObject({
      user: (first.body as { user: string }).user,
    });
  });

  it('leaves a guest who they are, seats and all, with a new token', async () => {
    const guest = await newGuest(server.address);
    const { table } = await createTable(guest, plan('condottiere', ['me', 'novice']));
    const socket = await connect(guest);
    const gone = new Promise<number>((resolve) => socket.socket.once('close', resolve));
    const jar = newJar(server.address);
    jar.cookies.set('signoria', guest.cookie.split('=')[1]!);
    const { body } = await signIn(server, { who: 'carlo' }, jar);
    expect(body).toMatchObject({ user: guest.user, kind: 'account' });
    expect(await gone).toBe(4401);
    expect((await call({ ...guest }, '/api/account')).status).toBe(401);
    expect((await send(jar, '/api/tables/mine')).body).toMatchObject({ tables: [{ table }] });
  });

  it('is no way into an account by a name or an address somebody has made up there', async () => {
    const dora = await byPassword(server, 'dora');
    const { body } = await signIn(server, { who: 'dora' });
    expect(body).not.toMatchObject({ user: ((await send(dora, '/api/me')).body as { user: string }).user });
  });

  it('is refused where it was refused there, and it is said', async () => {
    const jar = newJar(server.address);
    expect(await signIn(server, { wish: 'refuse' }, jar)).toMatchObject(refused('denied'));
    expect(await send(jar, '/api/account')).toMatchObject({ status: 401 });
  });

  it('is refused with another state, nonce or verifier than was sent', async () => {
    const changed: readonly (readonly [string, string])[] = [
      ['nonce', 'forged'],
      ['state', 'forged'],
      ['code_challenge', 'provider'],
    ];
    for (const [name, why] of changed) {
      const jar = newJar(server.address);
      const url = new URL(await sentTo(jar));
      url.searchParams.set(name, 'x'.repeat(43));
      const answer = await answerAt(url.href, { who: 'eve' });
      expect([name, await finish(jar, answer)]).toMatchObject([name, refused(why)]);
      expect(jar.cookies.has('signoria')).toBe(false);
    }
    const jar = newJar(server.address);
    const answer = await answerAt(await sentTo(jar), { who: 'eve' });
    const other = new URLSearchParams(answer);
    other.set('iss', 'https://elsewhere.test');
    expect(await finish(jar, String(other))).toMatchObject(refused('forged'));
  });

  it('is for the browser that asked, once, and for ten minutes', async () => {
    const jar = newJar(server.address);
    const answer = await answerAt(await sentTo(jar), { who: 'fra' });
    expect(await finish(newJar(server.address), answer)).toMatchObject(refused('lost'));
    const copy = { ...jar, cookies: new Map(jar.cookies) };
    expect(await finish(jar, answer)).toMatchObject({ status: 200 });
    expect(await finish(copy, answer)).toMatchObject(refused('lost'));
    let ahead = 0;
    const slow = await house({}, { now: () => Date.now() + ahead });
    const late = newJar(slow.address);
    const answered = await answerAt(await sentTo(late), { who: 'fra' });
    ahead = 11 * 60_000;
    expect(await finish(late, answered)).toMatchObject(refused('lost'));
  });

  it('opens no new account while the house is closed to strangers, and no first one without the code', async () => {
    const closed = await house({}, { club: { registration: 'closed' } });
    await newAccount(closed.address, 'doge');
    expect(await signIn(closed, { who: 'gina' })).toMatchObject({ body: { error: { code: 'registration-closed' } } });
    const fresh = await house({}, { setupCode: { code: 'Palazzo' } });
    expect(await signIn(fresh, { who: 'gina' })).toMatchObject({ body: { error: { code: 'setup-code' } } });
  });
});

describe('an account of the house', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await house();
    await newAccount(server.address, 'doge');
  });
  const linkAs = async (jar: Jar, who: string) =>
    finish(jar, await answerAt(await sentTo(jar, '/api/sso/link', { proof: { password: PASSWORD } }), { who }));

  it('is linked by whoever proves to be its owner, and opened by it from then on', async () => {
    const ada = await byPassword(server, 'ada');
    const { body: me } = await send(ada, '/api/me');
    expect((await send(ada, '/api/sso/link', { proof: { password: 'a guess' } })).status).toBe(403);
    expect(await linkAs(ada, 'ada-there')).toMatchObject({ status: 200, body: me });
    expect((await signIn(server, { who: 'ada-there' })).body).toEqual(me);
    expect((await send(ada, '/api/account')).body).toMatchObject({ sso: { linked: true, here: false } });
  });

  it('is not linked to somebody who opens another, nor for somebody else at the same browser', async () => {
    const bea = await byPassword(server, 'bea');
    await signIn(server, { who: 'bea-there' });
    expect(await linkAs(bea, 'bea-there')).toMatchObject(refused('taken'));
    const url = await sentTo(bea, '/api/sso/link', { proof: { password: PASSWORD } });
    const answer = await answerAt(url, { who: 'new-there' });
    await send(bea, '/api/session/end', {});
    expect(await finish(bea, answer)).toMatchObject(refused('other'));
  });

  it('is unlinked only while something else opens it', async () => {
    const carlo = await byPassword(server, 'carlo');
    await linkAs(carlo, 'carlo-there');
    expect(await send(carlo, '/api/sso/unlink', { proof: { password: PASSWORD } })).toMatchObject({ status: 200 });
    expect((await send(carlo, '/api/account')).body).toMatchObject({ sso: { linked: false } });
    const { jar } = await signIn(server, { who: 'dora-there' }, newJar(server.address), true);
    expect(await send(jar, '/api/sso/unlink', { proof: { sso: true } })).toMatchObject({
      body: { error: { code: 'last-way-in' } },
    });
  });

  it('that only the provider opens is proven by who has typed a password there just now, not by who is still known', async () => {
    const { jar } = await signIn(server, { who: 'eva-there' });
    const forget = () => send(jar, '/api/account/delete', { sso: true });
    expect(await forget()).toMatchObject({ status: 403, body: { error: { code: 'sso-stale' } } });
    await signIn(server, { who: 'eva-there' }, jar, true);
    expect(await forget()).toMatchObject({ status: 200 });
  });
});

describe('a group at the provider', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await house({ adminGroup: 'doges' }, { setupCode: { code: 'Palazzo' } });
  });
  const userOf = ({ body }: { readonly body: unknown }) => (body as { readonly user: string }).user;

  it('makes administrators, the first one without a code, and it is written down', async () => {
    provider.groups.set('ada', ['players', 'doges']);
    const ada = await signIn(server, { who: 'ada' });
    expect(ada).toMatchObject({ status: 200, body: { name: 'Ada', admin: true } });
    expect((await send(ada.jar, '/api/admin/settings')).status).toBe(200);
    expect((await send(ada.jar, '/api/admin/deeds')).body).toMatchObject({
      deeds: [{ what: 'make-admin', about: 'Ada' }],
    });
    const bea = await signIn(server, { who: 'bea' });
    expect(bea.body).toMatchObject({ admin: false });
    expect((await send(bea.jar, '/api/admin/settings')).status).toBe(403);
  });

  it('makes nobody mightier in a session from before, and nobody who is banned', async () => {
    const before = await signIn(server, { who: 'carlo' });
    provider.groups.set('carlo', ['doges']);
    const after = await signIn(server, { who: 'carlo' });
    expect(after.body).toMatchObject({ admin: true });
    expect((await send(before.jar, '/api/admin/settings')).status).toBe(401);
    const dora = await signIn(server, { who: 'dora' });
    const ban = { what: 'ban', until: null, reason: '' };
    expect((await send(after.jar, `/api/admin/users/${userOf(dora)}`, ban)).status).toBe(200);
    provider.groups.set('dora', ['doges']);
    expect(await signIn(server, { who: 'dora' })).toMatchObject({ body: { error: { code: 'banned' } } });
    await send(after.jar, `/api/admin/users/${userOf(dora)}`, { what: 'unban' });
    provider.groups.delete('dora');
    expect((await signIn(server, { who: 'dora' })).body).toMatchObject({ admin: false });
  });

  it('unmakes those it has made, but not those made here, nor the last one', async () => {
    const ada = await signIn(server, { who: 'ada' });
    const bea = userOf(await signIn(server, { who: 'bea' }));
    await send(ada.jar, `/api/admin/users/${bea}`, { what: 'make-admin' });
    provider.groups.clear();
    expect((await signIn(server, { who: 'carlo' })).body).toMatchObject({ admin: false });
    const made = await signIn(server, { who: 'bea' });
    expect(made.body).toMatchObject({ admin: true });
    expect((await send(ada.jar, `/api/admin/users/${bea}`, { what: 'unmake-admin' })).status).toBe(200);
    expect((await signIn(server, { who: 'ada' })).body).toMatchObject({ admin: true });
  });
});

describe('signing out', () => {
  it('here ends the session, and says where to end the provider’s', async () => {
    const server = await house();
    await newAccount(server.address, 'doge');
    const { jar } = await signIn(server, { who: 'ada' });
    const { body } = await send(jar, '/api/sso/end', {});
    const url = new URL((body as { readonly url: string }).url);
    expect([url.origin, url.searchParams.get('client_id')]).toEqual([provider.issuer, 'signoria']);
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${server.address}/account`);
    expect((await fetch(url)).status).toBe(200);
    expect((await send(jar, '/api/account')).status).toBe(401);
    const other = await byPassword(server, 'bea');
    expect(await send(other, '/api/sso/end', {})).toEqual({ status: 200, body: { url: null } });
  });
});

describe('a house without passwords', () => {
  it('refuses every other way in, and asks nobody to set it up', async () => {
    const server = await house({ only: true, adminGroup: 'doges' });
    expect(server.setupCode).toBeNull();
    const jar = newJar(server.address);
    await send(jar, '/api/me');
    const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} };
    const assertion = {
      ...credential,
      response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
    };
    for (const [path, body] of [
      ['/api/account', { handle: 'ada', password: PASSWORD }],
      ['/api/session', { handle: 'ada', password: PASSWORD }],
      ['/api/session/passkey', { response: assertion }],
      ['/api/recovery', { address: 'ada@example.org' }],
      ['/api/recovery/finish', { token: 'x', password: PASSWORD }],
    ] as const) {
      expect([path, await send(jar, path, body)]).toMatchObject([path, { body: { error: { code: 'sso-only' } } }]);
    }
    expect((await send(jar, '/api/account')).body).toMatchObject({ sso: { only: true } });
    provider.groups.set('ada', ['doges']);
    expect((await signIn(server, { who: 'ada' }, jar)).body).toMatchObject({ admin: true });
  });
});

describe('where there is no provider', () => {
  it('it is said, and where it cannot be reached too', async () => {
    const plain = await testServer();
    houses.push(plain);
    expect(await send(newJar(plain.address), '/api/sso/enter', {})).toMatchObject({
      body: { error: { code: 'sso-off' } },
    });
    const lost = await house({ issuer: 'http://127.0.0.1:9' });
    expect(await send(newJar(lost.address), '/api/sso/enter', {})).toMatchObject({
      status: 502,
      body: { error: { code: 'sso-unreachable' } },
    });
  });
});

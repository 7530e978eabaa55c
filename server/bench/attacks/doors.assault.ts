/** Whoever wants in where they may not: by guessing, racing, an old token, a browser left open, the back door. */
import { newAccount, PASSWORD } from '../../testing/accounts.ts';
import { call, type Guest, newGuest } from '../../testing/client.ts';
import { rawHttp } from '../../testing/raw-http.ts';
import { GENEROUS } from '../../testing/server.ts';
import type { Assault, Tried } from './assault.ts';

const WRONG = 'a loud lagoon';

function tried(what: string, held: boolean, got: unknown): Tried {
  return { what, got: held ? null : JSON.stringify(got) };
}

async function post(who: Guest, path: string, body: unknown) {
  return (await call(who, path, body)).status;
}

/** A guest asks several times at once; only one of the passwords may open the account. */
async function racing(address: string): Promise<Tried> {
  const guest = await newGuest(address);
  const wishes = Array.from({ length: 5 }, (_, i) => ({ handle: `racer${i}`, password: `a quiet lagoon ${i}` }));
  const statuses = await Promise.all(wishes.map((wish) => post({ ...guest }, '/api/account', wish)));
  const winner = wishes[statuses.indexOf(200)];
  const opened = [];
  for (const { password } of wishes) {
    opened.push(await post({ ...guest }, '/api/session', { handle: winner?.handle ?? '', password }));
  }
  const held =
    statuses.filter((status) => status === 200).length === 1 && opened.indexOf(200) === statuses.indexOf(200);
  return tried('sign-ups of one guest at once', held && opened.filter((status) => status === 200).length === 1, opened);
}

async function oldToken(address: string): Promise<Tried> {
  const guest = await newGuest(address);
  const before = { ...guest };
  await call(guest, '/api/account', { handle: 'upstart', password: PASSWORD });
  const status = (await call(before, '/api/account')).status;
  return tried('the token of the guest they were', status === 401, status);
}

/** Strangers guess from elsewhere and from next door; the owner, in their own browser, is let in all the same. */
async function lockingOut(address: string): Promise<Tried> {
  const account = await newAccount(address, 'besieged');
  const session = (password: string, cookie: string) =>
    rawHttp(address, {
      method: 'POST',
      target: '/api/session',
      headers: { 'x-signoria': '1', 'content-type': 'application/json', cookie },
      body: JSON.stringify({ handle: 'besieged', password }),
    });
  const known = ((await session(PASSWORD, account.cookie)).headers['set-cookie'] ?? []) as readonly string[];
  for (let i = 0; i < 12; i++) await session(WRONG, '');
  const { status } = await session(PASSWORD, known.map((line) => line.split(';')[0]).join('; '));
  return tried('locking the owner out', status === 200, status);
}

/** What sits at an open browser guesses on where a password is asked for. */
async function guessing(
  address: string,
  who: Guest,
  path: string,
  body: (password: string) => unknown,
): Promise<Tried> {
  const statuses = [];
  for (let i = 0; i < 15; i++) statuses.push((await call({ ...who, address }, path, body(WRONG))).status);
  const most = statuses.filter((status) => status !== 429).length;
  return tried(`guessing at ${path}`, most <= 10 && !statuses.includes(200), statuses);
}

async function withoutProof(who: Guest): Promise<readonly Tried[]> {
  const offered = await call(who, '/api/passkeys/offer', {});
  const removed = await call(who, '/api/passkeys/remove', { id: 'any' });
  return [offered, removed].map((reply) => tried('passkeys without a proof', reply.status === 400, reply));
}

/** Figures, previews and codes for whoever comes by. */
async function peeping(address: string): Promise<readonly Tried[]> {
  const forwarded = { 'x-forwarded-for': '203.0.113.7' };
  const figures = await rawHttp(address, { target: '/metrics', headers: forwarded });
  const codes = [];
  for (let i = 0; i < CODES + 5; i++) codes.push((await rawHttp(address, { target: '/join/AAAAAA' })).status);
  const guessed = codes.filter((status) => status !== 429).length;
  return [
    tried('figures from outside', figures.status === 403, figures.status),
    tried('codes tried as links', guessed <= CODES, guessed),
  ];
}

const CODES = 60;

export const assault: Assault = {
  name: 'doors',
  server: { limits: { ...GENEROUS, codes: CODES } },
  async run({ address }) {
    const admin = await newAccount(address, 'doge');
    const again = (password: string) => ({ current: password, password: 'a louder lagoon' });
    const other = await newAccount(address, 'other');
    return [
      await racing(address),
      await oldToken(address),
      await lockingOut(address),
      ...(await withoutProof(other)),
      await guessing(address, admin, '/api/admin/backup', (password) => ({ password })),
      await guessing(address, other, '/api/account/password', again),
      ...(await peeping(address)),
    ];
  },
};

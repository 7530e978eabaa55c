/**
 * Which token opens what: every declared route for every scope, and every message of the socket, made from the declarations.
 * What the declarations must never say stands here as well, in its own words.
 */
import { listRoutes, MESSAGE_TYPES, methodOf, pathOf, SCOPES, type Scope, scopesOf } from '@signoria/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { RunningServer } from '../index.ts';
import { newAccount } from '../testing/accounts.ts';
import { call, createTable, type Guest, plan } from '../testing/client.ts';
import { anyGame } from '../testing/games.ts';
import { bearer, newMachine, newToken, type Program } from '../testing/machines.ts';
import { testServer } from '../testing/server.ts';

const game = await anyGame();
let server: RunningServer;
let owner: Guest;
let table: string;
let tokens: ReadonlyMap<Scope, Program>;
beforeAll(async () => {
  server = await testServer();
  // The first account looks after the house, so that nothing is refused for want of rights.
  owner = await newAccount(server.address, 'doge');
  ({ table } = await createTable(owner, plan(game.id, ['me', 'open'])));
  const own = (['read', 'play', 'admin'] as const).map(
    async (scope) => [scope, await newToken(owner, [scope])] as const,
  );
  tokens = new Map<Scope, Program>([...(await Promise.all(own)), ['bot', await newMachine(owner, 'Automaton')]]);
});
afterAll(() => server.close());

const ROUTES = listRoutes().filter(({ route }) => route.rights !== 'operator');

describe.each(SCOPES)('a token to %s', (scope) => {
  it.each(ROUTES.map(({ key }) => [key, scopesOf(key).includes(scope)] as const))('%s: %s', async (key, opens) => {
    const path = pathOf(key).replace('/tables/:id', `/tables/${table}`).replaceAll(/:\w+/g, 'nobody');
    const { status, body } = await call(tokens.get(scope)!, path, methodOf(key) === 'GET' ? undefined : {});
    const code = (body as { readonly error?: { readonly code: string } }).error?.code;
    if (opens)
      expect(['scope', 'csrf', 'unknown-token', 'no-session', 'not-admin', 'need-account']).not.toContain(code);
    else expect([status, code]).toEqual([403, 'scope']);
  });
});

/** What a reply was, to a message that is as short as it may be. */
async function said(token: string, type: string): Promise<string> {
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}/socket`, { headers: bearer(token) });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const heard = new Promise<string>((resolve) => socket.once('message', (data) => resolve(String(data))));
  socket.send(JSON.stringify({ ...SHORT[type], type, table, ...(NO_ID.includes(type) ? {} : { id: 'one' }) }));
  const reply = JSON.parse(await heard) as { readonly type: string; readonly refusal?: { readonly why: string } };
  socket.terminate();
  return reply.refusal?.why ?? reply.type;
}

const NO_ID = ['watch', 'enter'];

const SHORT: { readonly [type: string]: object } = {
  watch: { logFrom: 0, chatFrom: 0 },
  answer: { ticket: 0, line: '' },
  propose: { what: { kind: 'pause' } },
  vote: { proposal: 0, agree: true },
  order: { orders: [] },
  chat: { text: 'hello' },
  mute: { user: 'nobody', muted: true },
  past: { seq: 0 },
  foresee: { ticket: 0, line: '' },
  why: { seq: 0 },
  sit: { seat: null },
  place: { seat: 1, level: null },
  colour: { seat: 1, colour: 3 },
  room: { deed: { do: 'follow', follow: true } },
};

describe('on the socket', () => {
  // Whoever goes hears nothing more.
  const types = MESSAGE_TYPES.filter((type) => type !== 'leave' && type !== 'exit');

  it.each(types)('%s: to play and as a bot, and only what looks with a token to read', async (type) => {
    const looks = ['watch', 'past', 'foresee', 'why'].includes(type);
    const replies = await Promise.all(
      (['read', 'play', 'bot'] as const).map((by) => said(tokens.get(by)!.token, type)),
    );
    expect(replies.map((why) => why === 'scope')).toEqual([!looks, false, false]);
    // Who has not entered a room has no say there.
    if (type !== 'room') expect(replies).not.toContain('malformed');
  });

  it('a token to look after the house opens none', async () => {
    await expect(said(tokens.get('admin')!.token, 'watch')).rejects.toThrow('403');
  });
});

describe('whatever is declared', () => {
  const opened = (wanted: (key: string) => boolean) =>
    ROUTES.filter(({ key }) => wanted(key) && scopesOf(key).length > 0);

  it('no token opens what opens an account, makes tokens, or reaches its owner', () => {
    const ways = /\/api\/(account|session|recovery|passkeys|notices)(\/|$)/;
    expect(opened((key) => ways.test(key))).toEqual([]);
    expect(ROUTES.filter(({ key }) => ways.test(key)).length).toBeGreaterThan(25);
  });

  it('a token to read changes nothing', () => {
    expect(ROUTES.filter(({ key, method }) => method === 'POST' && scopesOf(key).includes('read'))).toEqual([]);
  });

  it('what is for administrators only a token for that opens, and it opens nothing of a game', () => {
    for (const { key, route } of ROUTES) {
      if (route.rights === 'admin')
        expect([key, scopesOf(key).filter((scope) => scope !== 'admin')]).toEqual([key, []]);
      else if (route.rights !== 'open' && key !== 'GET /api/me') expect(scopesOf(key)).not.toContain('admin');
    }
    for (const closed of ['settings', 'backup', 'mail', 'delete', 'editions']) {
      expect(opened((key) => key.startsWith('POST /api/admin/') && key.includes(closed))).toEqual([]);
    }
  });
});

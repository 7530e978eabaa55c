/** The house's editions: chosen by administrators, read by anybody, and what new tables are set with unless they say otherwise. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { houseEdition } from '../club/editions.ts';
import type { RunningServer } from '../index.ts';
import { newAccount } from '../testing/accounts.ts';
import { ask, call, connect, type Guest, newGuest, plan } from '../testing/client.ts';
import { anyGame } from '../testing/games.ts';
import { testServer } from '../testing/server.ts';

const game = await anyGame();
const EDITION = { name: 'of our shelf' };
const params = { game: game.id };
let server: RunningServer;
let doge: Guest;
beforeAll(async () => {
  server = await testServer();
  doge = await newAccount(server.address, 'doge');
});
afterAll(() => server.close());

const choose = (edition: { readonly [key: string]: unknown } | null) =>
  ask(doge, 'POST /api/admin/editions/:game', { params, body: { edition } });
const chosen = () => ask({ address: server.address }, 'GET /api/editions/:game', { params });

/** What a table is played with that its owner has set like this. */
async function setWith(more: object, without: readonly string[] = []): Promise<unknown> {
  const wished = { ...plan(game.id, ['me', ...Array<'novice'>(game.players.max - 1).fill('novice')]), ...more };
  const body = Object.fromEntries(Object.entries(wished).filter(([key]) => !without.includes(key)));
  const { status, body: made } = await call(doge, '/api/tables', body);
  expect(status).toBe(201);
  const socket = await connect(doge);
  const { header } = await socket.watch((made as { table: string }).table);
  await socket.close();
  return header.edition;
}

describe('the house’s edition of a game', () => {
  it('is the usual one until somebody chooses another, and anybody may read it', async () => {
    expect(await chosen()).toEqual({ edition: null, fixed: false });
    await choose(EDITION);
    expect(await chosen()).toEqual({ edition: EDITION, fixed: false });
    await choose(null);
    expect(await chosen()).toEqual({ edition: null, fixed: false });
  });

  it('must be one the game can be played with: what is wrong is told, and nothing changes', async () => {
    await choose(EDITION);
    const refused = await call(doge, `/api/admin/editions/${game.id}`, { edition: { nonsense: 1 } });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      error: { code: 'bad-edition', detail: [{ path: 'nonsense', why: 'unknown-key' }] },
    });
    expect(await chosen()).toEqual({ edition: EDITION, fixed: false });
    await choose(null);
  });

  it('is what new tables are set with, unless they say otherwise', async () => {
    await choose(EDITION);
    expect(await setWith({}, ['edition'])).toEqual(EDITION);
    expect(await setWith({ edition: null })).toBeNull();
    expect(await setWith({ edition: { name: 'mine' } })).toEqual({ name: 'mine' });
    await choose(null);
    expect(await setWith({}, ['edition'])).toBeNull();
  });

  it('leaves a trace with those who look after the house', async () => {
    await choose(EDITION);
    const { deeds } = await ask(doge, 'GET /api/admin/deeds', { query: {} });
    expect(deeds[0]).toMatchObject({ what: 'edition', about: game.id, detail: 'of our shelf' });
    await choose(null);
  });

  it('is nobody else’s to choose', async () => {
    const guest = await newGuest(server.address);
    expect((await call(guest, `/api/admin/editions/${game.id}`, { edition: null })).status).toBe(403);
  });

  it('is the usual one again when the rules no longer know what it corrects', async () => {
    await choose(EDITION);
    const forgetful = { ...game, readEdition: () => ({ ok: false, problems: [{ path: 'name', why: 'unknown-key' }] }) };
    const store = { getMeta: async () => JSON.stringify(EDITION) };
    const house = { store, editions: new Map(), games: new Map([[game.id, { game: forgetful }]]) };
    // Only what is asked for here is there.
    expect(await houseEdition(house as unknown as Parameters<typeof houseEdition>[0], game.id)).toBeNull();
    await choose(null);
  });

  it('given when the server was started holds, also over what was chosen, and cannot be changed here', async () => {
    const house = await testServer({ editions: { [game.id]: EDITION } });
    const host = await newAccount(house.address, 'host');
    try {
      expect(await ask({ address: house.address }, 'GET /api/editions/:game', { params })).toEqual({
        edition: EDITION,
        fixed: true,
      });
      const refused = await call(host, `/api/admin/editions/${game.id}`, { edition: null });
      expect(refused).toMatchObject({ status: 409, body: { error: { code: 'fixed-setting' } } });
      const { edition: _, ...usual } = plan(game.id, ['me', 'novice']);
      const made = await call(host, '/api/tables', usual);
      const socket = await connect(host);
      const { header } = await socket.watch((made.body as { readonly table: string }).table);
      await socket.close();
      expect(header.edition).toEqual(EDITION);
      expect((await ask(host, 'GET /api/admin/figures')).given.editions).toEqual([game.id]);
    } finally {
      await house.close();
    }
  });
});

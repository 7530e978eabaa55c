/** Statistics of the house: what is counted, that it is counted once, and what is not told of private tables. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store } from '@signoria/store';
import { describe, expect, it } from 'vitest';
import { enterNotes, keepNote, NOTE, readSheets } from '../figures/counting.ts';
import { asCsv, shareOf, tellable, told } from '../figures/telling.ts';
import { ask, call, newGuest } from '../testing/client.ts';
import { botGame, noteOf } from '../testing/figures.ts';
import { anyGame } from '../testing/games.ts';
import { testServer } from '../testing/server.ts';
import { makeCounter } from '../work/counter.ts';

const game = await anyGame();
const MINUTES = 60_000;

/** The same store, but the server dies with its n-th write: before it, or just after. */
function dying(store: Store, writes: number, when: 'before' | 'after'): Store {
  let left = writes;
  const once = async <T>(write: () => Promise<T>): Promise<T> => {
    const last = --left === 0;
    if (last && when === 'before') throw new Error('the server died');
    const written = await write();
    if (last) throw new Error('the server died');
    return written;
  };
  return {
    ...store,
    addDocument: (document) => once(() => store.addDocument(document)),
    changeDocument: (document, patch) => once(() => store.changeDocument(document, patch)),
    claimDocuments: (kind, claim) => once(() => store.claimDocuments(kind, claim)),
  };
}

const gamesIn = async (store: Store) => (await readSheets(store)).reduce((sum, { sheet }) => sum + sheet.games, 0);

describe('a game is counted', () => {
  it('once, wherever the server dies and another goes on', async () => {
    for (const when of ['before', 'after'] as const) {
      for (let writes = 1; writes <= 8; writes++) {
        const store = await openStore(':memory:');
        for (const table of ['a', 'b', 'c']) await keepNote(store, table, noteOf(), 0);
        await enterNotes({ store: dying(store, writes, when), now: () => 1 }).catch(() => {});
        for (const now of [2, 20 * MINUTES, 40 * MINUTES]) await enterNotes({ store, now: () => now });
        await keepNote(store, 'd', noteOf(), 0);
        await enterNotes({ store, now: () => 41 * MINUTES });
        expect(await gamesIn(store), `${when} write ${writes}`).toBe(4);
        await store.close();
      }
    }
  });

  it('once, by however many servers at a time', async () => {
    const store = await openStore(':memory:');
    const tables = Array.from({ length: 30 }, (_, i) => `t${i}`);
    for (const table of tables) expect(await keepNote(store, table, noteOf(), 0)).toBe(true);
    expect(await keepNote(store, 't3', noteOf(), 0)).toBe(false);
    await Promise.all(Array.from({ length: 4 }, () => enterNotes({ store, now: () => 1 })));
    expect(await gamesIn(store)).toBe(30);
    await store.close();
  });

  it('at a private table only together with four others, and rows of fewer than five are not told', async () => {
    const store = await openStore(':memory:');
    for (let i = 0; i < 4; i++) await keepNote(store, `p${i}`, noteOf(true), 0);
    await keepNote(store, 'open', noteOf(), 0);
    await enterNotes({ store, now: () => 1 });
    expect(await gamesIn(store)).toBe(1);
    await keepNote(store, 'p5', noteOf(true, { held: [{ of: 'first', what: 'rare', share: 1 }] }), 2);
    await enterNotes({ store, now: () => 3 });
    const [kept] = await readSheets(store);
    expect(kept).toMatchObject({ hidden: 5, sheet: { games: 6 } });
    const shown = tellable(kept!.sheet, true);
    expect(shown.shares.map(({ of, n }) => `${of} ${n}`)).toEqual(['seat 5', 'seat 5']);
    expect(kept!.sheet.shares.some(({ what }) => what === 'rare')).toBe(true);
    await store.close();
  });
});

it('of a game the house does not have nothing is counted, and the thread goes on', async () => {
  const counter = makeCounter();
  const header = { game: 'a-game-of-elsewhere', rules: 1, seats: 2, options: {}, edition: null, commitment: '' };
  const record = { header, key: '', position: null, started: 0, entries: [], seats: [] };
  expect(await Promise.all([counter.count(record), counter.count(record)])).toEqual([null, null]);
  await counter.close();
});

it('of a game whose course nobody has at hand the same is counted as of one that has just ended', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'signoria-figures-'));
  const database = join(folder, 'house.sqlite');
  const house = await testServer({ database });
  const ada = await newGuest(house.address);
  // A private one waits for four others, and meanwhile its note can be read.
  const table = await botGame(ada, game.id, 'private');
  await house.runJobs();
  await house.close();
  const store = await openStore(database);
  const atHand = await store.getDocument(NOTE, table);
  expect(JSON.parse(atHand!.data)).toMatchObject({ figures: { decisions: expect.any(Number) } });
  await store.dropDocument(NOTE, table);
  await store.close();
  const again = await testServer({ database });
  await again.runJobs();
  await again.close();
  const after = await openStore(database);
  expect((await after.getDocument(NOTE, table))?.data).toBe(atHand!.data);
  await after.close();
  rmSync(folder, { recursive: true });
});

describe('what is told', () => {
  it('has an interval that is honest with few games', () => {
    expect(shareOf(4, 4)).toMatchObject({ n: 4, mean: 1, high: 1 });
    expect(shareOf(4, 4).low).toBeCloseTo(0.5101, 3);
    expect(shareOf(100, 50)).toEqual({ n: 100, mean: 0.5, low: 0.4038, high: 0.5962 });
  });

  it('as a table for programs has one line a row', async () => {
    const store = await openStore(':memory:');
    for (const table of ['a', 'b']) await keepNote(store, table, noteOf(), 0);
    await enterNotes({ store, now: () => 1 });
    const lines = asCsv(told((await readSheets(store)).map(({ sheet }) => sheet))).split('\r\n');
    expect(lines[0]).toBe('chart,of,what,round,n,mean,low,middle,high,least,most');
    expect(lines).toContain('price,lot,tile,1,2,,7,7,7,7,7');
    expect(lines).toContain('length,decisions,,,2,,40,40,40,40,40');
    await store.close();
  });
});

describe('at a server', () => {
  it('figures are empty, then tell of games by bots, by kind, and as a table', async () => {
    const server = await testServer();
    const ada = await newGuest(server.address);
    const params = { game: game.id };
    const empty = await ask(ada, 'GET /api/figures/:game', { params, query: { players: 3 } });
    expect(empty).toMatchObject({ games: 0, shares: [], prices: [], decisions: null, minutes: null, kinds: [] });
    for (let i = 0; i < 2; i++) await botGame(ada, game.id);
    await botGame(ada, game.id, 'private');
    await server.runJobs();
    const { counted } = await ask(ada, 'GET /api/figures');
    expect(counted).toEqual([{ game: game.id, players: 3, games: 2 }]);
    const found = await ask(ada, 'GET /api/figures/:game', { params, query: { players: 3 } });
    expect(found).toMatchObject({ games: 2, kinds: [{ rules: game.rules, bots: true, edition: false, games: 2 }] });
    const seats = found.shares.filter(({ of }) => of === 'seat');
    expect(seats.map(({ what, n }) => [what, n])).toEqual([
      ['1', 2],
      ['2', 2],
      ['3', 2],
    ]);
    expect(seats.reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(1, 3);
    const people = await ask(ada, 'GET /api/figures/:game', { params, query: { players: 3, people: 'true' } });
    expect(people.games).toBe(0);
    const csv = await call(ada, `/api/figures/${game.id}/csv?players=3`);
    expect(csv.body).toMatch(/^chart,of,what/);
    expect((await call(ada, '/api/figures/chess?players=3')).status).toBe(404);
    await server.runJobs();
    expect((await ask(ada, 'GET /api/figures')).counted[0]!.games).toBe(2);
    expect((await ask(ada, 'GET /api/trends')).trends).toEqual([]);
    await server.close();
  });
});

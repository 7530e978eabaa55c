/** [S4] Ratings: what counts, what does not, and that it counts once whatever happens meanwhile. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store } from '@signoria/store';
import fc from 'fast-check';
import * as openskill from 'openskill';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RunningServer } from '../index.ts';
import { boardPage } from '../ratings/board.ts';
import { statisticsOf } from '../ratings/index.ts';
import { placesOf } from '../ratings/places.ts';
import { enterGame, type RatedGame } from '../ratings/rate.ts';
import { NEW_RATING, ordinal, PROVISIONAL_GAMES, ratingOf } from '../ratings/rating.ts';
import { newAccount } from '../testing/accounts.ts';
import {
  ask,
  call,
  connect,
  createTable,
  type Guest,
  joinTable,
  newGuest,
  plan,
  playOut,
  SETTINGS,
  startTable,
} from '../testing/client.ts';
import { anyGame } from '../testing/games.ts';
import { answerAt, newMachine } from '../testing/machines.ts';
import { testServer } from '../testing/server.ts';

const game = await anyGame();
const RATED = { settings: { ...SETTINGS, rated: true } };

describe('places', () => {
  it('winners come first whatever their points; the others follow by points and share what is equal', () => {
    expect(placesOf([2], [9, 4, 3, 9])).toEqual([2, 4, 1, 2]);
    expect(placesOf([0, 1], [5, 5, 1])).toEqual([1, 1, 3]);
  });

  it('when nobody wins, the game itself came first', () => {
    expect(placesOf([], [7])).toEqual([2]);
    expect(placesOf([], [3, 8])).toEqual([3, 2]);
  });
});

async function storeWith(users: readonly string[]): Promise<Store> {
  const store = await openStore(':memory:');
  for (const id of users) await store.createUser({ id, kind: 'guest', name: id, handle: null, data: '{}', created: 0 });
  return store;
}

const USERS = ['ada', 'bice', 'cora'];
const GAME: RatedGame = { table: 't1', game: 'g', players: 3, users: USERS, places: [2, 1, 3] };

const all = (store: Store) => Promise.all(USERS.map((user) => ratingOf(store, 'g', 3, user)));

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
  };
}

describe('[S4] a game is entered into the ratings', () => {
  it('with the places of all players, ties too, and the uncertainty of each shrinks', async () => {
    const store = await storeWith(USERS);
    await enterGame(store, { ...GAME, places: [1, 1, 3] });
    const [ada, bice, cora] = await all(store);
    expect(ada!.mu).toBeCloseTo(bice!.mu);
    expect(ada!.mu).toBeGreaterThan(25);
    expect(cora!.mu).toBeLessThan(25);
    for (const one of [ada!, bice!, cora!]) expect(one).toMatchObject({ games: 1, provisional: true });
    expect(ada!.sigma).toBeLessThan(25 / 3);
    await store.close();
  });

  it('separately for each game and number of players', async () => {
    const store = await storeWith(USERS);
    await enterGame(store, GAME);
    await enterGame(store, { table: 't2', game: 'g', players: 2, users: ['ada', 'cora'], places: [1, 2] });
    expect((await ratingOf(store, 'g', 3, 'ada'))!.mu).toBeLessThan(26);
    expect((await ratingOf(store, 'g', 2, 'ada'))!.mu).toBeGreaterThan(26);
    expect(await ratingOf(store, 'other', 3, 'ada')).toBeNull();
    await store.close();
  });

  it('once, however often and by how many servers at a time it is entered', async () => {
    const [store, plain] = [await storeWith(USERS), await storeWith(USERS)];
    await enterGame(plain, GAME);
    await Promise.all(Array.from({ length: 6 }, () => enterGame(store, GAME)));
    await enterGame(store, GAME);
    expect(await all(store)).toEqual(await all(plain));
    await Promise.all([store.close(), plain.close()]);
  });

  it('once, wherever the server dies and another goes on', async () => {
    const plain = await storeWith(USERS);
    await enterGame(plain, GAME);
    const expected = await all(plain);
    let died = 0;
    for (let writes = 1; writes <= 6; writes++) {
      for (const when of ['before', 'after'] as const) {
        const store = await storeWith(USERS);
        await enterGame(dying(store, writes, when), GAME).catch((error: Error) => {
          expect(error.message).toBe('the server died');
          died++;
        });
        await enterGame(store, GAME);
        expect(await all(store)).toEqual(expected);
        await store.close();
      }
    }
    expect(died).toBe(10);
    await plain.close();
  });

  it('once, also among other games of the same players that are entered at the same time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([0, 0, 1, 1, 2, 2, 3], { minLength: 7 }), async (order) => {
        const store = await storeWith(USERS);
        await Promise.all(order.map((n) => enterGame(store, { ...GAME, table: `t${n}` })));
        expect((await all(store)).map((one) => one?.games)).toEqual([4, 4, 4]);
        await store.close();
      }),
      { numRuns: 20 },
    );
  });
});

describe('[S4] a leader board', () => {
  it('goes by what is sure, gives no place to provisional players, and comes in pages', async () => {
    const store = await storeWith([...USERS, 'dora']);
    for (let n = 0; n < PROVISIONAL_GAMES; n++) await enterGame(store, { ...GAME, table: `t${n}` });
    const board = { game: 'g', players: 3 };
    await enterGame(store, { ...board, table: 'late', users: ['dora', 'ada', 'cora'], places: [1, 2, 3] });
    const first = await boardPage(store, board, { limit: 2, reader: 'dora' });
    expect(first.entries).toMatchObject([
      { place: 1, user: 'bice' },
      { place: 2, user: 'ada' },
    ]);
    expect(first.own).toMatchObject({ place: null, user: 'dora', provisional: true, games: 1 });
    const second = await boardPage(store, board, { limit: 2, reader: 'cora', cursor: first.next! });
    expect(second.entries).toMatchObject([
      { place: 3, user: 'cora', provisional: false },
      { place: null, user: 'dora' },
    ]);
    expect(second).toMatchObject({ next: null, own: { place: 3, games: PROVISIONAL_GAMES + 1 } });
    await store.close();
  });
});

describe('[S4] at a table', () => {
  const folder = mkdtempSync(join(tmpdir(), 'signoria-ratings-'));
  const database = join(folder, 'club.db');
  let server: RunningServer;
  beforeEach(async () => {
    server = await testServer({ database });
  });
  afterEach(() => server.close());
  afterAll(() => rmSync(folder, { recursive: true }));

  async function playTogether(people: readonly Guest[], more = RATED, bots: readonly 'novice'[] = []) {
    const open = people.slice(1).map(() => 'open' as const);
    const { table } = await createTable(people[0]!, plan(game.id, ['me', ...open, ...bots], more));
    for (const one of people.slice(1)) await call(one, `/api/tables/${table}/join`, {});
    const clients = await Promise.all(people.map((one) => connect(one)));
    for (const client of clients) await client.watch(table);
    await clients[0]!.ask({ type: 'start', table });
    return { table, clients };
  }

  async function playToTheEnd(people: readonly Guest[], more = RATED, bots: readonly 'novice'[] = []): Promise<string> {
    const { table, clients } = await playTogether(people, more, bots);
    await Promise.all(clients.map((client, i) => playOut(client, game, table, i + 1)));
    for (const client of clients) await client.close();
    return table;
  }

  const board = (players: number) =>
    ask({ address: server.address }, 'GET /api/ratings', { query: { game: game.id, players } });
  const rated = async (user: string, players = 2) =>
    (await board(players)).entries.find((entry) => entry.user === user)?.games ?? 0;

  /** What lies in the store once the server is gone. */
  async function kept<T>(look: (store: Store) => Promise<T>): Promise<T> {
    await server.close();
    const store = await openStore(database);
    const found = await look(store);
    await store.close();
    server = await testServer({ database });
    return found;
  }

  it('that is rated, a finished game counts; lobby rows show it from then on', async () => {
    const people = [await newGuest(server.address), await newGuest(server.address)];
    await playToTheEnd(people);
    await expect.poll(() => rated(people[0]!.user)).toBe(1);
    await expect.poll(() => rated(people[1]!.user)).toBe(1);
    const { table } = await createTable(people[0]!, plan(game.id, ['me', 'open'], RATED));
    const row = await ask({ address: server.address }, 'GET /api/tables/:id', { params: { id: table } });
    expect(row.seats[0]!.rating).toMatchObject({ games: 1, provisional: true });
    expect(row.seats[1]!.rating).toBeNull();
  });

  it('statistics tell games, wins, places and move times per game and number of players', async () => {
    const people = [await newGuest(server.address), await newGuest(server.address)];
    await playToTheEnd(people, { settings: SETTINGS });
    await playToTheEnd(people, { settings: SETTINGS });
    const both = await kept((store) => Promise.all(people.map(({ user }) => statisticsOf(store, user))));
    expect(both).toMatchObject([[{ players: 2, games: 2, left: 0, withBots: 0 }], [{ game: game.id, games: 2 }]]);
    const wins = both.reduce((sum, [one]) => sum + one!.wins, 0);
    expect(wins).toBe(2);
    for (const [one] of both) {
      expect(one!.averagePlace).toBeGreaterThanOrEqual(1);
      expect(one!.moveMs).toBeGreaterThanOrEqual(0);
    }
  });

  it('nothing counts without consent, with a bot at the table, or when a bot had to answer for somebody', async () => {
    const people = [await newGuest(server.address), await newGuest(server.address)];
    await playToTheEnd(people, { settings: SETTINGS });
    await expect(playToTheEnd(people, RATED, ['novice'])).rejects.toThrow('rated');
    await playToTheEnd(people, { settings: SETTINGS }, ['novice']);
    const { table, clients } = await playTogether(people);
    await clients[1]!.ask({ type: 'resign', table });
    const other = playOut(clients[0]!, game, table, 1);
    await clients[1]!.until(table, (view) => view.log.some(({ seat }) => seat === 1));
    await clients[1]!.ask({ type: 'return', table });
    await Promise.all([other, playOut(clients[1]!, game, table, 2)]);
    for (const client of clients) await client.close();
    const [two, three] = await kept((store) =>
      Promise.all([2, 3].map((players) => ratingOf(store, game.id, players, people[0]!.user))),
    );
    expect([two, three]).toEqual([null, null]);
    const games = await kept((store) => statisticsOf(store, people[1]!.user));
    expect(games).toMatchObject([
      { players: 2, games: 2, withBots: 1 },
      { players: 3, games: 1, withBots: 1 },
    ]);
  });

  it('bot accounts count among people only where the table says so', async () => {
    const owner = await newAccount(server.address, 'keeper');
    const bots = [await newMachine(owner, 'Talos'), await newMachine(owner, 'Golem')] as const;
    // What a bot sets up says that there is one.
    const { table } = await createTable(bots[0], plan(game.id, ['me', 'open'], RATED));
    await joinTable(bots[1], table);
    await startTable(bots[0], table);
    while (!(await answerAt(bots[0], table))) await answerAt(bots[1], table);
    await expect.poll(() => rated(bots[0].user)).toBe(1);
    expect(await kept((store) => statisticsOf(store, bots[1].user))).toMatchObject([{ games: 1, withBots: 1 }]);
  });

  it('a game ended by agreement counts for nothing', async () => {
    const people = [await newGuest(server.address), await newGuest(server.address)];
    const { table, clients } = await playTogether(people);
    await clients[0]!.ask({ type: 'propose', table, what: { kind: 'end' } });
    await clients[1]!.ask({ type: 'vote', table, proposal: 1, agree: true });
    for (const client of clients) await client.close();
    await server.runJobs();
    expect(await rated(people[0]!.user)).toBe(0);
    expect(await kept((store) => statisticsOf(store, people[0]!.user))).toEqual([]);
  });

  it('neither an imported game nor a branch is anybody’s', async () => {
    const people = [await newGuest(server.address), await newGuest(server.address)];
    const table = await playToTheEnd(people);
    await expect.poll(() => rated(people[0]!.user)).toBe(1);
    const { body: file } = await call(people[0]!, `/api/tables/${table}/file`);
    expect((await call(people[0]!, '/api/files', file)).status).toBe(201);
    const last = (file as { readonly entries: readonly unknown[] }).entries.length;
    const at = await call(people[0]!, `/api/tables/${table}/branch`, { seq: Math.floor(last / 4), seat: 0 });
    expect(at.status).toBe(201);
    await server.runJobs();
    expect(await kept((store) => statisticsOf(store, people[0]!.user))).toMatchObject([{ games: 1 }]);
    expect(await rated(people[0]!.user)).toBe(1);
  });

  it('a server that died before it counted, or in the middle, is followed by one that counts the rest', async () => {
    const people = [await newGuest(server.address), await newGuest(server.address)];
    const table = await playToTheEnd(people);
    await expect.poll(() => rated(people[1]!.user)).toBe(1);
    const before = await kept(async (store) => {
      const rating = await ratingOf(store, game.id, 2, people[0]!.user);
      await store.dropDocument('counted', table);
      await store.dropDocument('played', `${people[1]!.user}/${table}`);
      return rating;
    });
    await server.runJobs();
    expect(await kept((store) => ratingOf(store, game.id, 2, people[0]!.user))).toEqual(before);
    await kept(async (store) => {
      for (const [kind, id] of [
        ['counted', table],
        ['rated', table],
        ...people.map(({ user }) => ['played', `${user}/${table}`]),
        ...people.map(({ user }) => [`rating/${game.id}/2`, user]),
      ] as const) {
        expect(await store.dropDocument(kind!, id!)).toBe(true);
      }
    });
    await server.runJobs();
    expect(await kept((store) => ratingOf(store, game.id, 2, people[0]!.user))).toEqual(before);
    expect(await kept((store) => statisticsOf(store, people[1]!.user))).toMatchObject([{ games: 1 }]);
  });
});

describe('the routes', () => {
  it('know only games that are played here', async () => {
    const server = await testServer();
    expect((await call({ address: server.address }, '/api/ratings?game=chess&players=2')).status).toBe(404);
    expect((await call({ address: server.address }, `/api/ratings?game=${game.id}&players=2&cursor=x`)).status).toBe(
      400,
    );
    await server.close();
  });
});

it('a newcomer and what is sure of a rating are as openskill has them', () => {
  const { mu, sigma } = NEW_RATING;
  expect({ mu, sigma }).toEqual(openskill.rating());
  expect(ordinal({ mu: 31, sigma: 2.5 })).toBe(openskill.ordinal({ mu: 31, sigma: 2.5 }));
});

/** The routes about people, games and lists of tables. What is done at one table is in table-routes.ts. */
import type { User } from '@signoria/store';
import type { FastifyInstance } from 'fastify';
import type { Guesses } from '../accounts/guesses.ts';
import { withoutShutOut } from '../accounts/manners.ts';
import { breath } from '../breath.ts';
import type { House } from '../house.ts';
import { byCode, listLobby, rowOf, rowsOf } from '../lobby.ts';
import { changeUser, personOf, readName, userData } from '../people.ts';
import { createTable } from '../registry.ts';
import type { Hub } from '../socket/hub.ts';
import type { Tables } from '../tables.ts';
import { Problem } from './problems.ts';
import { documented, perMinute } from './route.ts';
import * as schema from './schemas.ts';
import type { Visitors } from './visitor.ts';
import type { App, ZodProvider } from './zod.ts';

export interface Around {
  readonly house: House;
  readonly tables: Tables;
  readonly visitors: Visitors;
  /** How often a password may be guessed, wherever one is asked for. */
  readonly guesses: Guesses;
  /** Somebody has another name now. */
  renamed(user: string, name: string): void;
  /** All sockets of this server, for whoever looks after people. */
  readonly hub: Pick<Hub, 'count' | 'users' | 'userChanged' | 'recheck'>;
}

export function addRoutes(plain: FastifyInstance, around: Around): void {
  const app = plain.withTypeProvider<ZodProvider>();
  addPeople(app, around);
  app.get('/api/games', documented('games', { response: { 200: schema.gameList } }), () => gameList(around.house));
  addLobby(app, around);
  addFinding(app, around);
}

function addPeople(app: App, { house: { store }, visitors, renamed }: Around): void {
  app.get('/api/me', documented('me', { response: { 200: schema.me } }), async (request, reply) =>
    meOf(await visitors.welcome(request, reply)),
  );

  app.post('/api/name', documented('name', { body: schema.newName, response: { 200: schema.me } }), async (request) => {
    const { id } = await visitors.must(request);
    const name = readName(request.body.name);
    if (name === null) throw new Problem('bad-name');
    const user = await changeUser(store, id, () => ({ name }));
    if (user === null) throw new Problem('no-session');
    renamed(id, name);
    return meOf(user);
  });
}

function addLobby(app: App, { house, visitors }: Around): void {
  app.get(
    '/api/tables',
    documented('lobby', { querystring: schema.lobbyQuery, response: { 200: schema.tablePage } }),
    async (request) => {
      const { tables: found, next } = await listLobby(house, request.query);
      const reader = await visitors.find(request);
      const shown = await withoutShutOut(house, found, reader?.id ?? null);
      return { tables: [...(await rowsOf(house, shown))], next };
    },
  );

  app.post(
    '/api/tables',
    {
      ...documented('create', { body: schema.newTable, response: { 201: schema.created } }),
      config: perMinute(house.limits.creations),
    },
    async (request, reply) => {
      const user = await visitors.must(request);
      const { id: table, code } = await createTable(house, personOf(user), schema.asNewTable(request.body));
      return reply.status(201).send({ table, code });
    },
  );
}

function addFinding(app: App, { house, tables, visitors }: Around): void {
  const { store } = house;

  app.get(
    '/api/tables/mine',
    documented('mine', { querystring: schema.pageQuery, response: { 200: schema.myTables } }),
    async (request) => {
      const user = await visitors.must(request);
      const { id } = user;
      const { cursor, limit } = request.query;
      const page = await store.listTables({ seated: id }, cursor === undefined ? { limit } : { limit, cursor });
      const rows = await rowsOf(house, page.items);
      const mine = [];
      for (const row of rows) mine.push({ ...row, ...(await standing(tables, row, id)) });
      return { tables: mine, next: page.next, order: userData(user).order, now: house.now() };
    },
  );

  app.get(
    '/api/codes/:code',
    {
      ...documented('code', { params: schema.byCode, response: { 200: schema.tableRow } }),
      config: perMinute(house.limits.codes),
    },
    async (request, reply) => {
      const table = await byCode(house, request.params.code);
      if (table === null) throw new Problem('no-such-table');
      await visitors.welcome(request, reply);
      return rowOf(house, table);
    },
  );
}

export function meOf(user: User) {
  const { finished, left, admin } = userData(user);
  return { user: user.id, name: user.name, kind: user.kind, finished, left, admin };
}

function gameList({ games }: House) {
  return {
    games: [...games.values()].map(({ game, text }) => ({
      game: game.id,
      rules: game.rules,
      players: game.players,
      options: game.options,
      title: { en: text.en.title, ru: text.ru.title },
    })),
  };
}

type Row = Awaited<ReturnType<typeof rowOf>>;

/**
 * Where the reader stands at a table of his. Only a running one has to be loaded for that; it is played again then, so
 * others are let in between one and the next.
 */
async function standing(tables: Tables, { table, status, seats }: Row, user: string) {
  const seat = seats.findIndex((s) => s.user === user);
  if (status === 'running') await breath();
  const waiting = status === 'running' ? await tables.use(table, (loaded) => loaded.table.waiting(user)) : null;
  const { at = null, since = null, flag = null } = waiting ?? {};
  return { seat, yourTurn: waiting !== null, asked: at, since, flag };
}

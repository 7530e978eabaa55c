/** The routes about people, games and lists of tables. What is done at one table is in table-routes.ts. */
import type { MyRow, TableRow } from '@signoria/protocol';
import { asNewTable } from '@signoria/protocol';
import type { User } from '@signoria/store';
import type { FastifyInstance } from 'fastify';
import { withoutShutOut } from '../accounts/people/block-rules.ts';
import type { LoginThrottle } from '../accounts/sign-in/login-throttle.ts';
import { houseEdition } from '../club/editions.ts';
import { asOffered } from '../machines/challenges.ts';
import { changeUser, personOf, readName, userData } from '../people.ts';
import type { Services } from '../services.ts';
import type { Hub } from '../socket/hub.ts';
import { byCode, listLobby, rowOf, rowsOf } from '../tables/lobby.ts';
import { createTable } from '../tables/new-table.ts';
import type { Tables } from '../tables/tables.ts';
import { yieldToEventLoop } from '../work/yielding.ts';
import { Problem } from './problems.ts';
import { type Serve, serving } from './serve.ts';
import type { Visitors } from './visitor.ts';

export interface Around {
  readonly services: Services;
  readonly tables: Tables;
  readonly visitors: Visitors;
  /** How often a password may be guessed, wherever one is asked for. */
  readonly loginThrottle: LoginThrottle;
  /** Somebody has another name now. */
  renamed(user: string, name: string): void;
  /** All sockets of this server, for whoever looks after people. */
  readonly hub: Pick<Hub, 'count' | 'users' | 'userChanged' | 'recheck' | 'open'>;
}

export function addRoutes(app: FastifyInstance, around: Around): void {
  const serve = serving(app, around);
  addPeople(serve, around);
  serve('GET /api/games', () => gameList(around.services));
  addLobby(serve, around);
  addFinding(serve, around);
}

function addPeople(serve: Serve, { services: { store }, visitors, renamed }: Around): void {
  serve('GET /api/me', async ({ request, reply }) => meOf(await visitors.welcome(request, reply)));

  serve('POST /api/name', async ({ by: { id }, request: { body } }) => {
    const name = readName(body.name);
    if (name === null) throw new Problem('bad-name');
    const user = await changeUser(store, id, () => ({ name }));
    if (user === null) throw new Problem('no-session');
    renamed(id, name);
    return meOf(user);
  });
}

function addLobby(serve: Serve, { services }: Around): void {
  serve('GET /api/tables', async ({ by, request: { query } }) => {
    const { tables: found, next } = await listLobby(services, query);
    const shown = await withoutShutOut(services, found, by?.id ?? null);
    return { tables: await rowsOf(services, shown), next };
  });

  serve('POST /api/tables', async ({ by, request: { body } }) => {
    const edition = body.edition === undefined ? await houseEdition(services, body.game) : body.edition;
    const settings = asOffered(by, body.settings);
    const { id: table, code } = await createTable(services, personOf(by), asNewTable({ ...body, edition, settings }));
    return { table, code };
  });
}

function addFinding(serve: Serve, { services, tables, visitors }: Around): void {
  const { store } = services;

  serve('GET /api/tables/mine', async ({ by, request: { query } }) => {
    const { cursor, limit } = query;
    const page = await store.listTables({ seated: by.id }, cursor === undefined ? { limit } : { limit, cursor });
    const mine: MyRow[] = [];
    for (const row of await rowsOf(services, page.items))
      mine.push({ ...row, ...(await standing(tables, row, by.id)) });
    return { tables: mine, next: page.next, order: userData(by).order, now: services.now() };
  });

  serve('GET /api/codes/:code', async ({ request, reply }) => {
    const table = await byCode(services, request.params.code);
    if (table === null) throw new Problem('no-such-table');
    await visitors.welcome(request, reply);
    return rowOf(services, table);
  });
}

export function meOf(user: User) {
  const { finished, left, admin, arms } = userData(user);
  return { user: user.id, name: user.name, kind: user.kind, finished, left, admin, arms };
}

function gameList({ games }: Services) {
  return {
    games: [...games.values()].map(({ game, text }) => ({
      game: game.id,
      rules: game.rules,
      players: game.players,
      options: game.options,
      title: { en: text.en.title, ru: text.ru.title, de: text.de.title },
    })),
  };
}

/**
 * Where the reader stands at a table of theirs. Only a running one has to be loaded for that; it is played again then, so
 * others are let in between one and the next.
 */
async function standing(tables: Tables, { table, status, seats }: TableRow, user: string) {
  const seat = seats.findIndex((s) => s.user === user);
  if (status === 'running') await yieldToEventLoop();
  const waiting = status === 'running' ? await tables.waiting(table, user) : null;
  const { at = null, since = null, flag = null } = waiting ?? {};
  return { seat, yourTurn: waiting !== null, asked: at, since, flag };
}

/** What can be done at one table without a socket: look, sit, start, take the file, branch. */
import { fileIn } from '@signoria/kernel';
import { type LobbyRequest, NotDone, type Person } from '@signoria/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { heldBack } from '../accounts/manners.ts';
import { newId } from '../ids.ts';
import { fromRow } from '../keeping.ts';
import { codeOf, rowOf } from '../lobby.ts';
import { personOf } from '../people.ts';
import { branchOff, fileOf, importGame, recordOf } from '../registry.ts';
import { Problem } from './problems.ts';
import { documented, perMinute } from './route.ts';
import type { Around } from './routes.ts';
import * as schema from './schemas.ts';
import type { App, ZodProvider } from './zod.ts';

type Wish = LobbyRequest extends infer R ? (R extends LobbyRequest ? Omit<R, 'table' | 'id'> : never) : never;

const params = schema.byTable;

export function addTableRoutes(plain: FastifyInstance, around: Around): void {
  const app = plain.withTypeProvider<ZodProvider>();
  const { store } = around.house;
  const table = { params, response: { 200: schema.tableRow } };
  app.get('/api/tables/:id', documented('table', table), async (request) => {
    const found = await store.getTable(request.params.id);
    if (found === null) throw new Problem('no-such-table');
    return rowOf(around.house, found);
  });
  addSeating(app, around);
  addFiles(app, around);
}

async function person({ visitors }: Around, request: FastifyRequest): Promise<Person> {
  return personOf(await visitors.must(request));
}

function addSeating(app: App, around: Around): void {
  const done = { 200: schema.done };
  app.post(
    '/api/tables/:id/join',
    documented('join', { params, body: schema.joining, response: done }),
    async (request) => {
      const { id, seat = null } = request.body ?? {};
      return ask(around, await person(around, request), request.params.id, { type: 'sit', seat }, id);
    },
  );
  app.post(
    '/api/tables/:id/seat',
    documented('seat', { params, body: schema.seating, response: done }),
    async (request) => {
      const { id, ...wish } = request.body;
      const type = 'level' in wish ? 'place' : 'colour';
      return ask(around, await person(around, request), request.params.id, { type, ...wish } as Wish, id);
    },
  );
  for (const [name, type] of [
    ['leave', 'rise'],
    ['start', 'start'],
    ['close', 'close'],
  ] as const) {
    const options = documented(name, { params, body: schema.act, response: done });
    app.post(`/api/tables/:id/${name}`, options, async (request) =>
      ask(around, await person(around, request), request.params.id, { type }, request.body?.id),
    );
  }
}

function addFiles(app: App, around: Around): void {
  const { house } = around;
  const config = perMinute(house.limits.costly);

  app.get(
    '/api/tables/:id/file',
    documented('file', { params, response: { 200: schema.gameFile } }),
    async (request, reply) => {
      const file = fileOf(await recordOf(house, request.params.id));
      const name = `${file.header.game}-${request.params.id}.json`;
      return reply.header('content-disposition', `attachment; filename="${name}"`).send({ ...file });
    },
  );

  app.post(
    '/api/files',
    {
      ...documented('import', { body: schema.gameFile, response: { 201: schema.created } }),
      bodyLimit: house.limits.file,
      config,
    },
    async (request, reply) => {
      const by = await person(around, request);
      const read = fileIn(request.body);
      if (!read.ok) throw new Problem('bad-file', read.problem);
      const table = await importGame(house, by, read.file);
      return reply.status(201).send({ table: table.id, code: codeOf(table) });
    },
  );

  app.post(
    '/api/tables/:id/branch',
    { ...documented('branch', { params, body: schema.branching, response: { 201: schema.created } }), config },
    async (request, reply) => {
      const by = await person(around, request);
      const table = await branchOff(house, by, await recordOf(house, request.params.id), request.body);
      return reply.status(201).send({ table: table.id, code: codeOf(table) });
    },
  );
}

/** The table decides; what it refuses becomes the reply. */
async function ask({ tables, house }: Around, by: Person, table: string, wish: Wish, id = newId()) {
  const reply = await tables.use(table, async (loaded) => {
    const refusal = await heldBack(house, loaded.desk.row, by.user, wish.type);
    if (refusal !== null) throw new NotDone(refusal);
    return {
      said: await loaded.table.request(by, { ...wish, table, id } as LobbyRequest),
      row: loaded.desk.row,
    };
  });
  if (reply === null) throw new Problem('no-such-table');
  const { said } = reply;
  if (said.type === 'refused') {
    house.metrics.refused.inc({ why: said.refusal.why });
    throw new NotDone(said.refusal);
  }
  const { seats } = fromRow(reply.row);
  const seat = seats.findIndex((s) => s.kind === 'person' && s.user === by.user);
  return { table, seat: seat < 0 ? null : seat };
}

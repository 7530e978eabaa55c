/** What can be done at one table without a socket: look, sit, start, take the file, branch. */
import { readFile } from '@signoria/kernel';
import { type LobbyRequest, NotDone, type Person } from '@signoria/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { newId } from '../ids.ts';
import { fromRow } from '../keeping.ts';
import { rowOf } from '../lobby.ts';
import { personOf } from '../people.ts';
import { branchOff, fileOf, importGame, recordOf } from '../registry.ts';
import { languageOf } from '../text.ts';
import { Problem } from './problems.ts';
import { documented, perMinute } from './route.ts';
import type { Around } from './routes.ts';
import * as schema from './schemas.ts';
import type { ZodProvider } from './zod.ts';

type Wish = LobbyRequest extends infer R ? (R extends LobbyRequest ? Omit<R, 'table' | 'id'> : never) : never;

/** Costly requests: each plays a game again. */
const COSTLY = perMinute(20);

export function addTableRoutes(plain: FastifyInstance, around: Around): void {
  const app = plain.withTypeProvider<ZodProvider>();
  const { house, visitors } = around;
  const params = schema.byTable;
  const table = { params, response: { 200: schema.tableRow } };
  const person = async (request: FastifyRequest) => personOf(await visitors.must(request));

  app.get('/api/tables/:id', documented('table', table), async ({ params }) => {
    const found = await house.store.getTable(params.id);
    if (found === null) throw new Problem('no-such-table');
    return rowOf(house, found);
  });

  const done = { 200: schema.done };
  app.post(
    '/api/tables/:id/join',
    documented('join', { params, body: schema.joining, response: done }),
    async (request) => {
      const { id, seat = null } = request.body ?? {};
      return ask(around, await person(request), request.params.id, { type: 'sit', seat }, id);
    },
  );
  app.post(
    '/api/tables/:id/seat',
    documented('seat', { params, body: schema.seating, response: done }),
    async (request) => {
      const { id, ...wish } = request.body;
      const type = 'level' in wish ? 'place' : 'colour';
      return ask(around, await person(request), request.params.id, { type, ...wish } as Wish, id);
    },
  );
  for (const [name, type] of [
    ['leave', 'rise'],
    ['start', 'start'],
    ['close', 'close'],
  ] as const) {
    const options = documented(name, { params, body: schema.act, response: done });
    app.post(`/api/tables/:id/${name}`, options, async (request) =>
      ask(around, await person(request), request.params.id, { type }, request.body?.id),
    );
  }

  app.get(
    '/api/tables/:id/file',
    { ...documented('file', { params, response: { 200: schema.gameFile } }), config: COSTLY },
    async (request, reply) => {
      const file = fileOf(await recordOf(house, request.params.id), languageOf(request.headers['accept-language']));
      const name = `${file.header.game}-${request.params.id}.json`;
      return reply.header('content-disposition', `attachment; filename="${name}"`).send({ ...file });
    },
  );

  app.post(
    '/api/files',
    {
      ...documented('import', { body: schema.gameFile, response: { 201: schema.created } }),
      bodyLimit: house.limits.file,
      config: COSTLY,
    },
    async (request, reply) => {
      const by = await person(request);
      const read = readFile(JSON.stringify(request.body));
      if (!read.ok) throw new Problem('bad-file', read.problem);
      const { id, code } = await importGame(house, by, read.file);
      return reply.status(201).send({ table: id, code });
    },
  );

  app.post(
    '/api/tables/:id/branch',
    { ...documented('branch', { params, body: schema.branching, response: { 201: schema.created } }), config: COSTLY },
    async (request, reply) => {
      const by = await person(request);
      const { id, code } = await branchOff(house, by, await recordOf(house, request.params.id), request.body);
      return reply.status(201).send({ table: id, code });
    },
  );
}

/** The table decides; what it refuses becomes the reply. */
async function ask({ tables, house }: Around, by: Person, table: string, wish: Wish, id = newId()) {
  const reply = await tables.use(table, async (loaded) => ({
    said: await loaded.table.request(by, { ...wish, table, id } as LobbyRequest),
    row: loaded.desk.row,
  }));
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

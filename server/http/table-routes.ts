/** What can be done at one table without a socket: look, sit, start, take the file, branch. */
import { fileIn } from '@signoria/kernel';
import type { User } from '@signoria/store';
import { type LobbyRequest, NotDone } from '@signoria/table';
import type { FastifyInstance } from 'fastify';
import { heldBack } from '../accounts/people/block-rules.ts';
import { newId } from '../ids.ts';
import { personOf } from '../people.ts';
import { keptReview } from '../reviews/review-documents.ts';
import { roomPart } from '../rooms/room-documents.ts';
import { codeOf, rowOf } from '../tables/lobby.ts';
import { branchOff, fileOf, importGame, recordOf } from '../tables/new-table.ts';
import { fromRow } from '../tables/table-rows.ts';
import { openBoard } from './open-board.ts';
import { Problem } from './problems.ts';
import type { Around } from './routes.ts';
import { type Serve, serving } from './serve.ts';

export function addTableRoutes(app: FastifyInstance, around: Around): void {
  const serve = serving(app, around);
  const { services, tables } = around;
  serve('GET /api/tables/:id', async ({ request }) => {
    const found = await services.store.getTable(request.params.id);
    if (found === null) throw new Problem('no-such-table');
    return rowOf(services, found);
  });
  serve('GET /api/tables/:id/board', ({ request: { params } }) => openBoard(services, tables, params.id));
  addSeating(serve, around);
  addFiles(serve, around);
}

function addSeating(serve: Serve, around: Around): void {
  serve('POST /api/tables/:id/join', ({ by, request: { params, body } }) => {
    const { id, seat = null } = body ?? {};
    return askTable(around, by, { type: 'sit', seat, table: params.id, id: id ?? newId() });
  });
  serve('POST /api/tables/:id/seat', ({ by, request: { params, body } }) => {
    const at = { table: params.id, id: body.id ?? newId(), seat: body.seat };
    if ('level' in body) return askTable(around, by, { type: 'place', level: body.level, ...at });
    return askTable(around, by, { type: 'colour', colour: body.colour, ...at });
  });
  for (const [name, type] of [
    ['leave', 'rise'],
    ['start', 'start'],
    ['close', 'close'],
  ] as const) {
    serve(`POST /api/tables/:id/${name}`, ({ by, request: { params, body } }) =>
      askTable(around, by, { type, table: params.id, id: body?.id ?? newId() }),
    );
  }
}

function addFiles(serve: Serve, { services }: Around): void {
  serve('GET /api/tables/:id/file', async ({ request: { params }, reply }) => {
    const file = fileOf(await recordOf(services, params.id), services.now());
    reply.header('content-disposition', `attachment; filename="${file.header.game}-${params.id}.json"`);
    const { store } = services;
    const [room, review] = await Promise.all([roomPart(store, params.id), keptReview(store, params.id)]);
    return { ...file, ...(room === null ? {} : { room }), ...(review === null ? {} : { review }) };
  });

  serve('POST /api/files', async ({ by, request: { body } }) => {
    const read = fileIn(body);
    if (!read.ok) throw new Problem('bad-file', read.problem);
    const table = await importGame(services, personOf(by), read.file);
    return { table: table.id, code: codeOf(table) };
  });

  serve('POST /api/tables/:id/branch', async ({ by, request: { params, body } }) => {
    const table = await branchOff(services, personOf(by), await recordOf(services, params.id), body);
    return { table: table.id, code: codeOf(table) };
  });
}

/** The table decides; what it refuses becomes the reply. */
export async function askTable({ tables, services }: Around, by: User, request: LobbyRequest) {
  const { table } = request;
  const reply = await tables.use(table, async (loaded) => {
    const refusal = await heldBack(services, loaded.tablePorts.row, by.id, request.type);
    if (refusal !== null) throw new NotDone(refusal);
    return { said: await loaded.table.request(personOf(by), request), row: loaded.tablePorts.row };
  });
  if (reply === null) throw new Problem('no-such-table');
  const { said } = reply;
  if (said.type === 'refused') {
    services.metrics.refused.inc({ why: said.refusal.why });
    throw new NotDone(said.refusal);
  }
  const { seats } = fromRow(reply.row);
  const seat = seats.findIndex((s) => s.kind === 'person' && s.user === by.id);
  return { table, seat: seat < 0 ? null : seat };
}

/** Tables for programs without a socket: a look, a stream of looks, an answer. What is seen and done is the socket's. */
import { enumerate, random } from '@signoria/kernel';
import type { User } from '@signoria/store';
import { NotDone, type TableView } from '@signoria/table';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../http/problems.ts';
import type { Around } from '../http/routes.ts';
import type { Serve } from '../http/serve.ts';
import { newId } from '../ids.ts';
import { personOf } from '../people.ts';
import { type Connection, handleSoon } from '../socket/connection.ts';
import { entrantOf } from '../socket/hub.ts';
import type { Line } from '../socket/line.ts';
import { type EventStreams, overhear } from './events.ts';
import { overheard, streamLine } from './stream-line.ts';

export function addStreams(serve: Serve, around: Around, streams: EventStreams): void {
  serve('GET /api/stream', async ({ by, request, reply }) => {
    const line = streamLine(reply);
    const far = overheard(line, (text) => overhear(stream, text));
    const connection = await openStream(around, request, reply, far);
    line.begin();
    line.send(JSON.stringify({ type: 'hello', user: by.id, name: by.name, now: around.services.now() }));
    const stream = streams.listen({ user: by.id, line, connection });
    return reply;
  });

  serve('GET /api/tables/:id/stream', async ({ request, reply }) => {
    const { id: table } = request.params;
    if ((await around.services.store.getTable(table)) === null) throw new Problem('no-such-table');
    const line = streamLine(reply);
    const connection = await openStream(around, request, reply, line);
    line.begin();
    handleSoon(connection, { type: 'watch', table, ...request.query });
    return reply;
  });
}

/** It counts as a connection of theirs, is looked after with them, and ends when the session or the token does. */
async function openStream(
  { visitors, hub }: Around,
  request: FastifyRequest,
  { raw }: FastifyReply,
  line: Line,
): Promise<Connection> {
  // Whoever asks for the head alone would wait for an end that does not come.
  if (request.method === 'HEAD') throw new Problem('no-such-route');
  const connection = hub.open(line, raw, await entrantOf(visitors, request));
  if (connection === null) throw new Problem('too-many');
  return connection;
}

/** So many of a form: a program that wants others can read the menu. */
const WIDE = 64;
const MOST_LINES = 500;

export function addTableDoor(serve: Serve, around: Around): void {
  const { services, tables } = around;

  serve('GET /api/tables/:id/view', async ({ by, request: { params, query } }) => {
    const view = await tables.view(params.id, by.id, query.logFrom, query.chatFrom);
    if (view === null) throw new Problem('no-such-table');
    return { view, lines: linesFor(around, view), now: services.now() };
  });

  serve('POST /api/tables/:id/answers', ({ by, request: { params, body } }) => answer(around, by, params.id, body));
}

function linesFor({ services }: Around, { question, header }: TableView): readonly string[] {
  const module = services.games.get(header.game);
  if (module === undefined || question === null || question.menu === null || question.picked !== null) return [];
  const { notation } = module.game;
  const choices = enumerate(question.menu, random(question.ticket), WIDE).slice(0, MOST_LINES);
  return choices.map((choice) => notation.write(choice));
}

interface Given {
  readonly id?: string | undefined;
  readonly ticket: number;
  readonly line: string;
}

async function answer({ services, tables }: Around, by: User, table: string, { id = newId(), ticket, line }: Given) {
  const said = await tables.request(table, personOf(by), { type: 'answer', table, id, ticket, line });
  if (said === null) throw new Problem('no-such-table');
  if (said.type === 'done') return { seq: said.seq };
  const refusal = said.type === 'refused' ? said.refusal : ({ why: 'server' } as const);
  services.metrics.refused.inc({ why: refusal.why });
  throw new NotDone(refusal);
}

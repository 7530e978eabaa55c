/** The door for machines: tokens and bot accounts, streams, answers without a socket, open challenges. */
import type { Table } from '@signoria/store';
import type { FastifyInstance } from 'fastify';
import type { Area } from '../club.ts';
import type { Around } from '../http/routes.ts';
import { type Serve, serving } from '../http/serve.ts';
import { askTable } from '../http/table-routes.ts';
import { newId } from '../ids.ts';
import type { Loaded } from '../tables/loaded.ts';
import { listLobby } from '../tables/lobby.ts';
import { createdAs, mustBeChallenge, offerChallenge, shownTo, startIfFull } from './challenges.ts';
import { makeEventStreams } from './events.ts';
import { addStreams, addTableDoor } from './table-door.ts';
import { addBots, addTokens } from './token-routes.ts';

/** How often tables of other servers are asked about. */
const ABROAD_MS = 1000;

export function machines(app: FastifyInstance, around: Around): Area {
  const serve = serving(app, around);
  const streams = makeEventStreams(around);
  addTokens(serve, around);
  addBots(serve, around);
  addStreams(serve, around, streams);
  addTableDoor(serve, around);
  addChallenges(serve, around);
  const changed = async (loaded: Loaded) => {
    streams.tableChanged(loaded.tablePorts.row);
    await startIfFull(loaded);
  };
  const abroad = { name: 'streams', everyMs: ABROAD_MS, run: async () => streams.lookAbroad() };
  const created = async (table: Table) => streams.tableChanged(table);
  return { jobs: around.services.nodes === null ? [] : [abroad], listener: { created, changed, inherited: changed } };
}

function addChallenges(serve: Serve, around: Around): void {
  const { services } = around;

  serve('GET /api/challenges', async ({ by, request: { query } }) => {
    const { tables, next } = await listLobby(services, { ...query, status: 'open', challenge: true });
    return { challenges: await shownTo(services, tables, by?.id ?? null), next };
  });

  serve('POST /api/challenges', async ({ by, request: { body } }) => {
    return createdAs(await offerChallenge(services, by, body));
  });

  serve('POST /api/challenges/:id/accept', async ({ by, request: { params, body } }) => {
    await mustBeChallenge(services, params.id);
    return askTable(around, by, { type: 'sit', seat: null, table: params.id, id: body?.id ?? newId() });
  });

  serve('POST /api/challenges/:id/withdraw', async ({ by, request: { params, body } }) => {
    await mustBeChallenge(services, params.id);
    return askTable(around, by, { type: 'close', table: params.id, id: body?.id ?? newId() });
  });
}

/** Leagues: divisions, seasons over months, promotion and relegation. Founded by anybody with an account, looked after by nobody. */
import type { FastifyInstance } from 'fastify';
import type { Area } from '../club.ts';
import type { Around } from '../http/routes.ts';
import { type Serve, serving } from '../http/serve.ts';
import { leagueJob } from './advance.ts';
import { changePlan } from './changing.ts';
import { beAway, beReady, close, found, join, leave, mustRead } from './deeds.ts';
import { listLeagues } from './league.ts';
import { leagueRow, leagueView } from './view.ts';

export function leagues(app: FastifyInstance, around: Around): Area {
  const serve = serving(app, around);
  addLooking(serve, around);
  addDeeds(serve, around);
  return { jobs: [leagueJob(around.services)] };
}

function addLooking(serve: Serve, { services }: Around): void {
  serve('GET /api/leagues', async ({ by, request: { query } }) => {
    const { leagues: all, next } = await listLeagues(services.store, query.cursor, query.limit);
    return { leagues: all.map((league) => leagueRow(league, by?.id ?? null)), next };
  });

  serve('GET /api/leagues/:id', async ({ by, request: { params } }) =>
    leagueView(services, await mustRead(services.store, params.id), by?.id ?? null),
  );
}

const DEEDS = { join, leave, close } as const;

function addDeeds(serve: Serve, { services }: Around): void {
  serve('POST /api/leagues', async ({ by, request: { body } }) => ({ league: await found(services, by, body) }));
  for (const deed of ['join', 'leave', 'close'] as const) {
    serve(`POST /api/leagues/:id/${deed}`, async ({ by, request: { params } }) => {
      await DEEDS[deed](services, params.id, by);
      return leagueView(services, await mustRead(services.store, params.id), by.id);
    });
  }
  serve('POST /api/leagues/:id/change', async ({ by, request: { params, body } }) => {
    await changePlan(services, params.id, by, body);
    return leagueView(services, await mustRead(services.store, params.id), by.id);
  });
  serve('POST /api/leagues/:id/away', async ({ by, request: { params, body } }) => {
    await beAway(services, params.id, by, body);
    return leagueView(services, await mustRead(services.store, params.id), by.id);
  });
  serve('POST /api/leagues/:id/ready', async ({ by, request: { params, body } }) => {
    await beReady(services, params.id, by, body.ready);
    return leagueView(services, await mustRead(services.store, params.id), by.id);
  });
}

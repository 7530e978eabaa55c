/** Tournaments: announced by anybody with an account, and then nobody has to look after them. */
import { isOver } from '@signoria/table';
import type { FastifyInstance } from 'fastify';
import type { Area } from '../club.ts';
import type { Around } from '../http/routes.ts';
import { type Serve, serving } from '../http/serve.ts';
import type { Loaded } from '../tables/loaded.ts';
import { makeOrganiser, type Organiser } from './advance.ts';
import { announce, callOff, enter, leave, mustRead, startNow } from './entering.ts';
import { eventOfOwner, readRounds } from './event.ts';
import { listEvents } from './list.ts';
import { luckOf } from './luck.ts';
import { eventRow, eventView } from './view.ts';

export function tournaments(app: FastifyInstance, around: Around): Area {
  const organiser = makeOrganiser(around);
  const serve = serving(app, around);
  addLooking(serve, around);
  addAnnouncing(serve, around, organiser);
  addDeeds(serve, around, organiser);
  return {
    jobs: [organiser.job],
    listener: {
      changed: (loaded) => goOnAfter(organiser, loaded),
      inherited: (loaded) => goOnAfter(organiser, loaded),
    },
  };
}

/** The last table of a round may have ended. */
async function goOnAfter({ advance }: Organiser, { tablePorts: { row } }: Loaded): Promise<void> {
  const event = eventOfOwner(row.owner);
  if (event !== null && isOver(row)) await advance(event);
}

function addLooking(serve: Serve, { services }: Around): void {
  serve('GET /api/events', async ({ by, request: { query } }) => {
    const reader = by?.id ?? null;
    const { when, game, cursor, limit } = query;
    const { events, next } = await listEvents(services.store, { when, game, cursor, limit }, reader);
    return { events: events.map((event) => eventRow(event, reader)), next };
  });

  serve('GET /api/events/:id', async ({ by, request: { params } }) =>
    eventView(services, await mustRead(services.store, params.id), by?.id ?? null),
  );

  serve('GET /api/events/:id/luck', async ({ request: { params } }) => {
    const { store } = services;
    const event = await mustRead(store, params.id);
    return luckOf(store, event, await readRounds(store, event.id));
  });
}

function addAnnouncing(serve: Serve, around: Around, { advance }: Organiser): void {
  serve('POST /api/events', async ({ by, request: { body } }) => {
    const event = await announce(around, by, body);
    await advance(event);
    return { event };
  });
}

const DEEDS = { join: enter, leave, start: startNow, cancel: callOff } as const;

function addDeeds(serve: Serve, around: Around, { advance }: Organiser): void {
  const { services } = around;
  for (const deed of ['join', 'leave', 'start', 'cancel'] as const) {
    serve(`POST /api/events/:id/${deed}`, async ({ by, request: { params } }) => {
      await DEEDS[deed](around, params.id, by.id);
      await advance(params.id);
      return eventView(services, await mustRead(services.store, params.id), by.id);
    });
  }
}

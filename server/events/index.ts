/** Tournaments: announced by anybody with an account, and then nobody has to look after them. */
import { isOver } from '@signoria/table';
import type { FastifyInstance } from 'fastify';
import type { Area } from '../club.ts';
import { documented, perMinute } from '../http/route.ts';
import type { Around } from '../http/routes.ts';
import type { App, ZodProvider } from '../http/zod.ts';
import type { Loaded } from '../tables.ts';
import { makeOrganiser, type Organiser } from './advance.ts';
import { announce, callOff, enter, leave, mustRead, startNow } from './entering.ts';
import { eventOfOwner } from './event.ts';
import { listEvents } from './list.ts';
import * as schema from './schemas.ts';
import { eventRow, eventView } from './view.ts';

export function events(plain: FastifyInstance, around: Around): Area {
  const organiser = makeOrganiser(around);
  const app = plain.withTypeProvider<ZodProvider>();
  addLooking(app, around);
  addAnnouncing(app, around, organiser);
  addDeeds(app, around, organiser);
  return { rounds: [organiser.round], listener: { changed: (loaded) => goOnAfter(organiser, loaded) } };
}

/** The last table of a round may have ended. */
async function goOnAfter({ advance }: Organiser, { desk: { row } }: Loaded): Promise<void> {
  const event = eventOfOwner(row.owner);
  if (event !== null && isOver(row)) await advance(event);
}

function addLooking(app: App, { house, visitors }: Around): void {
  app.get(
    '/api/events',
    documented('events', { querystring: schema.eventQuery, response: { 200: schema.eventPage } }),
    async (request) => {
      const reader = (await visitors.find(request))?.id ?? null;
      const { when, game, cursor, limit } = request.query;
      const { events, next } = await listEvents(house.store, { when, game, cursor, limit }, reader);
      return { events: events.map((event) => eventRow(event, reader)), next };
    },
  );

  app.get(
    '/api/events/:id',
    documented('event', { params: schema.byEvent, response: { 200: schema.event } }),
    async (request) => {
      const reader = (await visitors.find(request))?.id ?? null;
      return eventView(house, await mustRead(house.store, request.params.id), reader);
    },
  );
}

function addAnnouncing(app: App, around: Around, { advance }: Organiser): void {
  const { house, visitors } = around;
  app.post(
    '/api/events',
    {
      ...documented('newEvent', { body: schema.newEvent, response: { 201: schema.madeEvent } }),
      config: perMinute(house.limits.creations),
    },
    async (request, reply) => {
      const event = await announce(around, await visitors.must(request), request.body);
      await advance(event);
      return reply.status(201).send({ event });
    },
  );
}

const DEEDS = [
  ['joinEvent', 'join', enter],
  ['leaveEvent', 'leave', leave],
  ['startEvent', 'start', startNow],
  ['cancelEvent', 'cancel', callOff],
] as const;

function addDeeds(app: App, around: Around, { advance }: Organiser): void {
  const { house, visitors } = around;
  for (const [name, path, act] of DEEDS) {
    app.post(
      `/api/events/:id/${path}`,
      documented(name, { params: schema.byEvent, response: { 200: schema.event } }),
      async (request) => {
        const { id: user } = await visitors.must(request);
        const { id } = request.params;
        await act(around, id, user);
        await advance(id);
        return eventView(house, await mustRead(house.store, id), user);
      },
    );
  }
}

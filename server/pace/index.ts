/** Play over weeks: deadlines, holidays, and what a player has said about bots in his seat. */
import type { User } from '@signoria/store';
import type { FastifyInstance } from 'fastify';
import type { Area } from '../club.ts';
import type { House } from '../house.ts';
import { Problem } from '../http/problems.ts';
import { documented, perMinute } from '../http/route.ts';
import type { Around } from '../http/routes.ts';
import type { App, ZodProvider } from '../http/zod.ts';
import { changeUser, userData } from '../people.ts';
import { keepDeadline, keepTime } from './deadlines.ts';
import { endLeave, leaveOf, takeLeave } from './leave.ts';
import { leaveMarks } from './outages.ts';
import * as schema from './schemas.ts';

export function pace(plain: FastifyInstance, around: Around): Area {
  const { house, tables } = around;
  const app = plain.withTypeProvider<ZodProvider>();
  addWishes(app, around);
  addLeave(app, around);
  return {
    rounds: [leaveMarks(house.outages), keepTime(house, tables)],
    listener: { changed: (loaded) => keepDeadline(house, loaded) },
  };
}

async function paceOf(house: House, user: User) {
  const { cover, order } = userData(user);
  const { spans, ...leave } = await leaveOf(house, user.id);
  return { cover, order, leave: { ...leave, spans: [...spans] }, now: house.now() };
}

function addWishes(app: App, { house, visitors }: Around): void {
  const shown = { 200: schema.pace };
  app.get('/api/pace', documented('pace', { response: shown }), async (request) =>
    paceOf(house, await visitors.must(request)),
  );

  app.post('/api/pace', documented('paceWishes', { body: schema.wishes, response: shown }), async (request) => {
    const { id } = await visitors.must(request);
    const { cover, order } = request.body;
    const user = await changeUser(house.store, id, (known) => {
      const data = userData(known);
      return { data: JSON.stringify({ ...data, cover: cover ?? data.cover, order: order ?? data.order }) };
    });
    if (user === null) throw new Problem('no-session');
    return paceOf(house, user);
  });
}

function addLeave(app: App, { house, tables, visitors }: Around): void {
  const config = perMinute(house.limits.costly);
  const shown = { 200: schema.pace };
  app.post(
    '/api/pace/leave',
    { ...documented('takeLeave', { body: schema.newLeave, response: shown }), config },
    async (request) => {
      const user = await visitors.must(request);
      await takeLeave(house, tables, user.id, request.body.from, request.body.days);
      return paceOf(house, user);
    },
  );

  app.post(
    '/api/pace/leave/end',
    { ...documented('endLeave', { body: schema.endedLeave, response: shown }), config },
    async (request) => {
      const user = await visitors.must(request);
      await endLeave(house, tables, user.id, request.body.from);
      return paceOf(house, user);
    },
  );
}

/** Play over weeks: deadlines, holidays, and what a player has said about bots in their seat. */
import type { User } from '@signoria/store';
import type { FastifyInstance } from 'fastify';
import type { Area } from '../club.ts';
import { Problem } from '../http/problems.ts';
import type { Around } from '../http/routes.ts';
import { type Serve, serving } from '../http/serve.ts';
import { changeUser, userData } from '../people.ts';
import type { Services } from '../services.ts';
import { keepDeadline, keepTime } from './deadlines.ts';
import { endLeave, leaveOf, takeLeave } from './leave.ts';
import { leaveMarks } from './outages.ts';

export function pace(app: FastifyInstance, around: Around): Area {
  const { services, tables } = around;
  const serve = serving(app, around);
  addWishes(serve, around);
  addLeave(serve, around);
  return {
    jobs: [leaveMarks(services.outages), keepTime(services, tables)],
    listener: {
      changed: (loaded) => keepDeadline(services, loaded),
      inherited: (loaded) => keepDeadline(services, loaded),
    },
  };
}

async function paceOf(services: Services, user: User) {
  const { cover, order } = userData(user);
  return { cover, order, leave: await leaveOf(services, user.id), now: services.now() };
}

function addWishes(serve: Serve, { services }: Around): void {
  serve('GET /api/pace', ({ by }) => paceOf(services, by));

  serve('POST /api/pace', async ({ by, request: { body } }) => {
    const { cover, order } = body;
    const user = await changeUser(services.store, by.id, (known) => {
      const data = userData(known);
      return { data: JSON.stringify({ ...data, cover: cover ?? data.cover, order: order ?? data.order }) };
    });
    if (user === null) throw new Problem('no-session');
    return paceOf(services, user);
  });
}

function addLeave(serve: Serve, { services, tables }: Around): void {
  serve('POST /api/pace/leave', async ({ by, request: { body } }) => {
    await takeLeave(services, tables, by.id, body.from, body.days);
    return paceOf(services, by);
  });

  serve('POST /api/pace/leave/end', async ({ by, request: { body } }) => {
    await endLeave(services, tables, by.id, body.from);
    return paceOf(services, by);
  });
}

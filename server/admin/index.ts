/** Looking after the house: its settings, its tables and people, what players report and what goes wrong. */
import type { FastifyInstance } from 'fastify';
import { breath } from '../breath.ts';
import type { Area } from '../club.ts';
import { Problem } from '../http/problems.ts';
import { documented, perMinute } from '../http/route.ts';
import type { Around } from '../http/routes.ts';
import { byTable } from '../http/schemas.ts';
import type { App, ZodProvider } from '../http/zod.ts';
import { publicClub } from './club-settings.ts';
import { addFault, forgetFaults, noteWrong } from './faults.ts';
import { addReport } from './reports.ts';
import { addAdmin } from './routes.ts';
import * as schema from './schemas.ts';

const DAY = 24 * 60 * 60_000;
const OTHERS_MS = 30_000;

export function administration(plain: FastifyInstance, around: Around): Area {
  const app = plain.withTypeProvider<ZodProvider>();
  const { house } = around;
  addOpen(app, around);
  addAdmin(app, around);
  return {
    listener: { failed: (fault) => addFault(house, fault) },
    rounds: [
      { name: 'forgetting faults', everyMs: DAY, go: () => forgetFaults(house) },
      { name: 'people changed elsewhere', everyMs: OTHERS_MS, go: () => lookElsewhere(around) },
    ],
  };
}

/** What another server has done to somebody who is connected here: a ban, above all. */
async function lookElsewhere({ house: { store }, hub }: Around): Promise<void> {
  if (store.engine === 'sqlite') return; // there is no other
  for (const id of hub.users()) {
    await breath();
    const user = await store.getUser(id);
    if (user !== null) hub.userChanged(user);
  }
}

/** What is not for administrators: what all may know of the house, and what players tell them. */
function addOpen(app: App, { house, tables, visitors }: Around): void {
  const response = { 200: schema.ok };
  const config = perMinute(house.limits.costly);
  const params = byTable;

  app.get('/api/club', documented('club', { response: { 200: schema.club } }), () => publicClub(house));

  app.post(
    '/api/tables/:id/report',
    { ...documented('report', { params, body: schema.reporting, response }), config },
    async (request) => {
      await addReport(house, await visitors.must(request), request.params.id, request.body);
      return { ok: true as const };
    },
  );

  app.post(
    '/api/tables/:id/wrong',
    { ...documented('wrong', { params, body: schema.wrong, response }), config },
    async (request) => {
      const by = await visitors.must(request);
      const noted = await tables.use(request.params.id, async (loaded) => {
        await noteWrong(house, by, loaded, request.body);
        return true;
      });
      if (noted === null) throw new Problem('no-such-table');
      return { ok: true as const };
    },
  );
}

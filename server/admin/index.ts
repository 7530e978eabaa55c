/** Looking after the house: its settings, its tables and people, what players report and what goes wrong. */
import type { FastifyInstance } from 'fastify';
import { houseEdition, isGiven } from '../club/editions.ts';
import type { Area } from '../club.ts';
import { Problem } from '../http/problems.ts';
import type { Around } from '../http/routes.ts';
import { type Serve, serving } from '../http/serve.ts';
import { yieldToEventLoop } from '../work/yielding.ts';
import { publicClub } from './club-settings.ts';
import { addFault, forgetFaults, noteWrong } from './faults.ts';
import { addReport } from './reports.ts';
import { addAdmin } from './routes.ts';

const DAY = 24 * 60 * 60_000;
const OTHERS_MS = 30_000;
const OK = { ok: true } as const;

export function administration(app: FastifyInstance, around: Around): Area {
  const serve = serving(app, around);
  const { services } = around;
  addOpen(serve, around);
  addAdmin(serve, around);
  return {
    listener: { failed: (fault) => addFault(services, fault) },
    jobs: [
      { name: 'forgetting faults', everyMs: DAY, run: () => forgetFaults(services) },
      { name: 'people changed elsewhere', everyMs: OTHERS_MS, run: () => lookElsewhere(around) },
    ],
  };
}

/** What another server has done to somebody who is connected here: a ban, above all. */
async function lookElsewhere({ services: { store }, hub }: Around): Promise<void> {
  if (store.engine === 'sqlite') return; // there is no other
  for (const id of hub.users()) {
    await yieldToEventLoop();
    const user = await store.getUser(id);
    if (user !== null) hub.userChanged(user);
  }
}

/** What is not for administrators: what all may know of the house, and what players tell them. */
function addOpen(serve: Serve, { services, tables }: Around): void {
  serve('GET /api/club', () => publicClub(services));

  serve('GET /api/editions/:game', async ({ request: { params } }) => ({
    edition: await houseEdition(services, params.game),
    fixed: isGiven(services, params.game),
  }));

  serve('POST /api/tables/:id/report', async ({ by, request: { params, body } }) => {
    await addReport(services, by, params.id, body);
    return OK;
  });

  serve('POST /api/tables/:id/wrong', async ({ by, request: { params, body } }) => {
    const noted = await tables.use(params.id, async (loaded) => {
      await noteWrong(services, by, loaded, body);
      return true;
    });
    if (noted === null) throw new Problem('no-such-table');
    return OK;
  });
}

/** Notices: told once per turn wherever one wants to be told, withdrawn when there is nothing to tell any more. */
import type { TableRecord } from '@signoria/table';
import type { FastifyInstance } from 'fastify';
import type { Area } from '../club.ts';
import type { Around } from '../http/routes.ts';
import type { Job } from '../jobs.ts';
import { isCounted } from '../ratings/index.ts';
import { yieldToEventLoop } from '../work/yielding.ts';
import { deliveryJob } from './delivery.ts';
import { allWithPreferences } from './preferences.ts';
import { addNoticeRoutes } from './routes.ts';
import { forgetAsked } from './sparing.ts';
import { tableChanged, tableFinished } from './turn-notices.ts';
import { wishJob } from './wishes.ts';

export function notices(app: FastifyInstance, around: Around): Area {
  addNoticeRoutes(app, around);
  return {
    jobs: [catchUp(around), wishJob(around), deliveryJob(around), forgetAsked(around.services)],
    listener: {
      changed: (loaded) => tableChanged(around, loaded),
      finished: (record) => tableFinished(around, record),
      inherited: (loaded) => tableChanged(around, loaded),
      inheritedOver: (record) => finishUntold(around, record),
    },
  };
}

/** A game is counted when it is over, which takes longer than to leave a notice. */
async function finishUntold(around: Around, record: TableRecord): Promise<void> {
  if (!(await isCounted(around.services.store, record.id))) await tableFinished(around, record);
}

/** Until it has succeeded once. */
const AGAIN_MS = 10 * 60_000;

/** A server that stopped between a move and its notice makes up for it when it starts; of others' tables they do. */
function catchUp(around: Around): Job {
  let done = false;
  return {
    name: 'missed notices',
    everyMs: AGAIN_MS,
    async run() {
      if (done) return;
      for await (const user of allWithPreferences(around.services.store)) await lookAtTables(around, user);
      done = true;
    },
  };
}

async function lookAtTables(around: Around, user: string): Promise<void> {
  const { services, tables } = around;
  let cursor: string | undefined;
  do {
    const filter = { seated: user, status: 'running' } as const;
    const page = await services.store.listTables(filter, cursor === undefined ? {} : { cursor });
    for (const { id } of page.items) {
      await yieldToEventLoop();
      await tables.useOwn(id, (loaded) => tableChanged(around, loaded));
    }
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
}

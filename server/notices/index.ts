/** Notices: told once per turn wherever one wants to be told, withdrawn when there is nothing to tell any more. */
import type { FastifyInstance } from 'fastify';
import { breath } from '../breath.ts';
import type { Area } from '../club.ts';
import type { Around } from '../http/routes.ts';
import type { Round } from '../rounds.ts';
import { deliveryRound } from './delivery.ts';
import { allWithPreferences } from './preferences.ts';
import { addNoticeRoutes } from './routes.ts';
import { forgetAsked } from './sparing.ts';
import { tableChanged, tableFinished } from './turns.ts';
import { wishRound } from './wishes.ts';

export function notices(app: FastifyInstance, around: Around): Area {
  addNoticeRoutes(app, around);
  return {
    rounds: [catchUp(around), wishRound(around), deliveryRound(around), forgetAsked(around.house)],
    listener: {
      changed: (loaded) => tableChanged(around, loaded),
      finished: (record) => tableFinished(around, record),
    },
  };
}

/** Until it has succeeded once. */
const AGAIN_MS = 10 * 60_000;

/** A server that stopped between a move and its notice makes up for it when it starts. */
function catchUp(around: Around): Round {
  let done = false;
  return {
    name: 'missed notices',
    everyMs: AGAIN_MS,
    async go() {
      if (done) return;
      for await (const user of allWithPreferences(around.house.store)) await lookAtTables(around, user);
      done = true;
    },
  };
}

async function lookAtTables(around: Around, user: string): Promise<void> {
  const { house, tables } = around;
  let cursor: string | undefined;
  do {
    const filter = { seated: user, status: 'running' } as const;
    const page = await house.store.listTables(filter, cursor === undefined ? {} : { cursor });
    for (const { id } of page.items) {
      await breath();
      await tables.use(id, (loaded) => tableChanged(around, loaded));
    }
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
}

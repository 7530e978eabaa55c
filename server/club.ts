/**
 * The club around the tables: each area is a folder that adds its routes and says what it does from time to time and what
 * it listens to. Nothing else of the server knows them.
 */
import type { FastifyInstance } from 'fastify';
import { accounts } from './accounts/index.ts';
import { administration } from './admin/index.ts';
import { deals } from './deals/index.ts';
import { feeds } from './feeds/index.ts';
import { figures } from './figures/index.ts';
import type { Around } from './http/routes.ts';
import type { Job } from './jobs.ts';
import { leagues } from './leagues/index.ts';
import { machines } from './machines/index.ts';
import { notices } from './notices/index.ts';
import { pace } from './pace/index.ts';
import { ratings } from './ratings/index.ts';
import { reviews } from './reviews/index.ts';
import { expiryJob } from './tables/expiry.ts';
import { noteFinish } from './tables/finish.ts';
import type { Listener } from './tables/table-hooks.ts';
import { tournaments } from './tournaments/index.ts';

/** What an area is to the rest of the server. */
export interface Area {
  readonly jobs?: readonly Job[];
  readonly listener?: Listener;
}

type OpenArea = (app: FastifyInstance, around: Around) => Area | Promise<Area>;

const AREAS: readonly OpenArea[] = [
  housekeeping,
  pace,
  accounts,
  ratings,
  notices,
  administration,
  tournaments,
  leagues,
  deals,
  feeds,
  machines,
  figures,
  reviews,
];

/** Gives the jobs of all areas. */
export async function openClub(app: FastifyInstance, around: Around): Promise<readonly Job[]> {
  const jobs: Job[] = [];
  for (const open of AREAS) {
    const area = await open(app, around);
    jobs.push(...(area.jobs ?? []));
    if (area.listener !== undefined) around.services.tableHooks.listen(area.listener);
  }
  return jobs;
}

/** What any house needs, club or not. */
function housekeeping(_: FastifyInstance, { services, tables }: Around): Area {
  return { jobs: [expiryJob(services, tables)], listener: { finished: (record) => noteFinish(services, record) } };
}

/**
 * The club around the tables: each area is a folder that adds its routes and says what it does from time to time and what
 * it listens to. Nothing else of the server knows them.
 */
import type { FastifyInstance } from 'fastify';
import { accounts } from './accounts/index.ts';
import { administration } from './admin/index.ts';
import { events } from './events/index.ts';
import { keepHouse } from './expiry.ts';
import { noteFinish } from './finish.ts';
import type { Around } from './http/routes.ts';
import type { Listener } from './moments.ts';
import { notices } from './notices/index.ts';
import { pace } from './pace/index.ts';
import { ratings } from './ratings/index.ts';
import type { Round } from './rounds.ts';

/** What an area is to the rest of the server. */
export interface Area {
  readonly rounds?: readonly Round[];
  readonly listener?: Listener;
}

type OpenArea = (app: FastifyInstance, around: Around) => Area | Promise<Area>;

const AREAS: readonly OpenArea[] = [keeping, pace, accounts, ratings, notices, administration, events];

/** Gives the rounds of all areas. */
export async function openClub(app: FastifyInstance, around: Around): Promise<readonly Round[]> {
  const rounds: Round[] = [];
  for (const open of AREAS) {
    const area = await open(app, around);
    rounds.push(...(area.rounds ?? []));
    if (area.listener !== undefined) around.house.moments.listen(area.listener);
  }
  return rounds;
}

/** What any house needs, club or not. */
function keeping(_: FastifyInstance, { house, tables }: Around): Area {
  return { rounds: [keepHouse(house, tables)], listener: { finished: (record) => noteFinish(house, record) } };
}

/** Accounts: who somebody is beyond this browser, and who people are to each other. Guests lose nothing by signing up. */
import type { FastifyInstance } from 'fastify';
import type { Area } from '../club.ts';
import type { Around } from '../http/routes.ts';
import type { ZodProvider } from '../http/zod.ts';
import { addPasskeys } from './passkey-routes.ts';
import { addOwnData, addPeople } from './people-routes.ts';
import { addRecovery, addSessions } from './session-routes.ts';
import { tidyPapers } from './tidying.ts';

export function accounts(plain: FastifyInstance, around: Around): Area {
  const app = plain.withTypeProvider<ZodProvider>();
  addSessions(app, around);
  addRecovery(app, around);
  addPasskeys(app, around);
  addPeople(app, around);
  addOwnData(app, around);
  return { rounds: [tidyPapers(around.house)] };
}

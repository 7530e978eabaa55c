/** Accounts: who somebody is beyond this browser, and who people are to each other. Guests lose nothing by signing up. */
import type { FastifyInstance } from 'fastify';
import type { Area } from '../club.ts';
import type { Around } from '../http/routes.ts';
import { serving } from '../http/serve.ts';
import { addArms } from './people/arms.ts';
import { addOwnData, addPeople } from './people/people-routes.ts';
import { addPasskeys } from './sign-in/passkey-routes.ts';
import { addDevices, addRecovery, addSessions } from './sign-in/session-routes.ts';
import { addSso } from './sso/sso-routes.ts';
import { tidyDocuments } from './tidying.ts';

export function accounts(app: FastifyInstance, around: Around): Area {
  const serve = serving(app, around);
  addSessions(serve, around);
  addDevices(serve, around);
  addRecovery(serve, around);
  addPasskeys(serve, around);
  addSso(serve, around);
  addPeople(serve, around);
  addArms(serve, around);
  addOwnData(serve, around);
  return { jobs: [tidyDocuments(around.services)] };
}

/** Accounts: who somebody is beyond this browser, and who people are to each other. Guests lose nothing by signing up. */
import type { FastifyInstance } from 'fastify';
import type { Area } from '../club.ts';
import type { Around } from '../http/routes.ts';
import type { ZodProvider } from '../http/zod.ts';
import { makeGuesses } from './guesses.ts';
import { addPasskeys } from './passkey-routes.ts';
import { addOwnData, addPeople } from './people-routes.ts';
import { addRecovery, addSessions } from './session-routes.ts';
import type { Signing } from './signing.ts';
import { tidyPapers } from './tidying.ts';

export function accounts(plain: FastifyInstance, around: Around): Area {
  const app = plain.withTypeProvider<ZodProvider>();
  const signing: Signing = { ...around, guesses: makeGuesses(around.house) };
  addSessions(app, signing);
  addRecovery(app, signing);
  addPasskeys(app, signing);
  addPeople(app, signing);
  addOwnData(app, signing);
  return { rounds: [tidyPapers(around.house)] };
}

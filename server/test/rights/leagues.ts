/** Who may use the routes about leagues. `{id}` is one the administrator has founded, who belongs to it. */
import { anyGame } from '../../testing/games.ts';
import { leaguePlan } from '../../testing/leagues.ts';
import { adminOnly, all, type RouteCase } from './rights.ts';

const game = await anyGame();
/** Later than any clock of a test. */
const FAR = Date.parse('2100-01-01');

/** Only the administrator has an account here. */
const account = (status: number) => ({ ...adminOnly(status), anonymous: 401 });

export const LEAGUES: readonly RouteCase[] = [
  { route: 'GET /api/leagues', expected: all(200) },
  { route: 'POST /api/leagues', body: leaguePlan(game.id, FAR), expected: account(201) },
  { route: 'GET /api/leagues/:id', expected: all(200) },
  { route: 'POST /api/leagues/:id/join', body: {}, expected: account(200) },
  { route: 'POST /api/leagues/:id/leave', body: {}, expected: account(200) },
  { route: 'POST /api/leagues/:id/away', body: { away: true }, expected: account(200) },
  { route: 'POST /api/leagues/:id/ready', body: { ready: true }, expected: account(200) },
  { route: 'POST /api/leagues/:id/change', body: { about: 'On Mondays.' }, expected: account(200) },
  { route: 'POST /api/leagues/:id/close', body: {}, expected: account(200) },
];

/** Who may use the door for machines with a session. What tokens may is in authorisation-tokens.test.ts. */
import { plan } from '../../testing/client.ts';
import { anyGame } from '../../testing/games.ts';
import { adminOnly, all, each, type RouteCase, signedIn } from './rights.ts';

const game = await anyGame();
const { places: _, ...newChallenge } = plan(game.id, ['me', 'open']);
const proof = { password: 'wrong' };
/** Only the administrator has an account here. */
const accountOnly = (status: number) => ({ ...adminOnly(status), anonymous: 401 });

export const MACHINES: readonly RouteCase[] = [
  { route: 'GET /api/account/tokens', expected: accountOnly(200) },
  {
    route: 'POST /api/account/tokens',
    body: { name: 'mine', scopes: ['read'], days: 1, proof },
    expected: accountOnly(403),
  },
  { route: 'POST /api/account/tokens/:token/revoke', body: {}, expected: accountOnly(404) },
  { route: 'GET /api/account/bots', expected: accountOnly(200) },
  { route: 'POST /api/account/bots', body: { name: '' }, expected: accountOnly(422) },
  { route: 'POST /api/account/bots/:bot/delete', body: {}, expected: accountOnly(404) },
  { route: 'GET /api/stream', expected: signedIn(200) },
  { route: 'GET /api/tables/:id/stream', expected: signedIn(200) },
  { route: 'GET /api/tables/:id/view', expected: signedIn(200) },
  { route: 'GET /api/tables/:id/view', state: 'running', expected: signedIn(200) },
  {
    route: 'POST /api/tables/:id/answers',
    state: 'running',
    body: { ticket: -1, line: 'pass' },
    expected: each(401, 403, 403, 422, 422),
  },
  { route: 'GET /api/challenges', expected: all(200) },
  { route: 'POST /api/challenges', body: newChallenge, expected: signedIn(201) },
  // The table is none.
  { route: 'POST /api/challenges/:id/accept', body: {}, expected: signedIn(404) },
  { route: 'POST /api/challenges/:id/withdraw', body: {}, expected: signedIn(404) },
];

/** Who may use the routes about people, lists and tables. */
import { newKey } from '@signoria/kernel';
import { plan } from '../../testing/client.ts';
import { anyGame } from '../../testing/games.ts';
import { adminOnly, all, each, type RouteCase, signedIn } from './rights.ts';

const game = await anyGame();
const newTable = plan(game.id, ['me', 'open']);
const emptyFile = { format: 'signoria/1', header: {}, key: newKey(), entries: [] };

const account = (status: number) => ({ ...adminOnly(status), anonymous: 401 });

export const TABLES: readonly RouteCase[] = [
  { route: 'GET /health', expected: all(200) },
  { route: 'GET /metrics', expected: all(200) },
  { route: 'GET /api/me', expected: all(200) },
  { route: 'POST /api/name', body: { name: 'Lucrezia' }, expected: signedIn(200) },
  { route: 'GET /api/games', expected: all(200) },
  { route: 'GET /api/tables', expected: all(200) },
  { route: 'POST /api/tables', body: newTable, expected: signedIn(201) },
  { route: 'GET /api/tables/mine', expected: signedIn(200) },
  { route: 'GET /api/codes/:code', expected: all(200) },
  { route: 'GET /api/tables/:id', expected: all(200) },
  { route: 'GET /api/tables/:id/board', expected: all(200) },
  { route: 'GET /api/tables/:id/board', state: 'running', expected: all(200) },
  { route: 'POST /api/tables/:id/join', body: {}, expected: signedIn(200) },
  { route: 'POST /api/tables/:id/join', body: { seat: 0 }, expected: each(401, 409, 409, 409, 200) },
  { route: 'POST /api/tables/:id/join', state: 'running', body: {}, expected: signedIn(409) },
  { route: 'POST /api/tables/:id/leave', body: {}, expected: each(401, 403, 403, 200, 200) },
  { route: 'POST /api/tables/:id/start', body: {}, expected: each(401, 403, 403, 403, 422) },
  { route: 'POST /api/tables/:id/seat', body: { seat: 2, level: 'adept' }, expected: each(401, 403, 403, 403, 200) },
  { route: 'POST /api/tables/:id/seat', body: { seat: 1, level: null }, expected: each(401, 403, 403, 403, 200) },
  { route: 'POST /api/tables/:id/seat', body: { seat: 1, colour: 5 }, expected: each(401, 403, 403, 200, 409) },
  { route: 'POST /api/tables/:id/close', body: {}, expected: each(401, 403, 403, 403, 200) },
  { route: 'GET /api/tables/:id/file', expected: all(409) },
  { route: 'GET /api/tables/:id/file', state: 'running', expected: all(409) },
  { route: 'GET /api/tables/:id/file', state: 'finished', expected: all(200) },
  { route: 'GET /api/tables/:id/review', state: 'running', expected: all(409) },
  { route: 'GET /api/tables/:id/review', state: 'finished', expected: all(200) },
  // Only the administrator has an account here.
  { route: 'POST /api/tables/:id/review', state: 'running', body: {}, expected: account(409) },
  { route: 'POST /api/tables/:id/review', state: 'finished', body: {}, expected: account(200) },
  { route: 'POST /api/tables/:id/review/stop', state: 'running', body: {}, expected: account(409) },
  { route: 'POST /api/tables/:id/review/stop', state: 'finished', body: {}, expected: account(200) },
  { route: 'GET /api/puzzle-games', expected: signedIn(200) },
  { route: 'POST /api/puzzle-games', body: { agreed: false }, expected: signedIn(200) },
  { route: 'POST /api/files', body: emptyFile, expected: signedIn(422) },
  // While it runs, from one's own seat alone.
  {
    route: 'POST /api/tables/:id/branch',
    state: 'running',
    body: { seq: 0, seat: 0 },
    expected: each(401, 403, 403, 403, 201),
  },
  {
    route: 'POST /api/tables/:id/branch',
    state: 'running',
    body: { seq: 0, seat: 1 },
    expected: each(401, 403, 403, 201, 403),
  },
  { route: 'POST /api/tables/:id/branch', state: 'finished', body: { seq: 0, seat: 1 }, expected: signedIn(201) },
];

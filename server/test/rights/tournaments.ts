/** Who may use the routes about ratings and tournaments. `{id}` of an event is one the administrator has announced. */

import { anyGame } from '../../testing/games.ts';
import { eventPlan } from '../../testing/tournaments.ts';
import { adminOnly, all, type RouteCase, signedIn } from './rights.ts';

const game = await anyGame();

export const EVENTS: readonly RouteCase[] = [
  { route: 'GET /api/ratings', query: `?game=${game.id}&players=2`, expected: all(200) },
  { route: 'GET /api/events', expected: all(200) },
  // Only the administrator has an account here.
  { route: 'POST /api/events', body: eventPlan(game.id), expected: { ...adminOnly(201), anonymous: 401 } },
  { route: 'GET /api/events/:id', expected: all(200) },
  { route: 'GET /api/events/:id/luck', expected: all(200) },
  { route: 'POST /api/events/:id/join', body: {}, expected: signedIn(200) },
  { route: 'POST /api/events/:id/leave', body: {}, expected: signedIn(403) },
  { route: 'POST /api/events/:id/start', body: {}, expected: { ...adminOnly(409), anonymous: 401 } },
  { route: 'POST /api/events/:id/cancel', body: {}, expected: { ...adminOnly(200), anonymous: 401 } },
];

/** Who may use the routes about deals. `{id}` is the deal of the day. */
import { adminOnly, all, type RouteCase } from './rights.ts';

export const DEALS: readonly RouteCase[] = [
  { route: 'GET /api/deals', expected: all(200) },
  { route: 'GET /api/deals/past', expected: all(200) },
  { route: 'GET /api/deals/:id', expected: all(200) },
  { route: 'GET /api/deals/:id/luck', expected: all(200) },
  // Only the administrator has an account here.
  { route: 'POST /api/deals/:id/play', body: {}, expected: { ...adminOnly(200), anonymous: 401 } },
];

/** Who may use the routes about pace: everybody for themselves. */
import { type RouteCase, signedIn } from './rights.ts';

export const PACE: readonly RouteCase[] = [
  { route: 'GET /api/pace', expected: signedIn(200) },
  { route: 'POST /api/pace', body: { cover: 'never', order: 'oldest' }, expected: signedIn(200) },
  { route: 'POST /api/pace/leave', body: { days: 1 }, expected: signedIn(200) },
  { route: 'POST /api/pace/leave/end', body: { from: 1 }, expected: signedIn(404) },
];

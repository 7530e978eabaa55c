/** Who may use the feeds: everybody their own, and whoever holds a secret address what it is for. */
import { adminOnly, all, type RouteCase } from './rights.ts';

/** Only the administrator has an account here. */
const account = (status: number) => ({ ...adminOnly(status), anonymous: 401 });

export const FEEDS: readonly RouteCase[] = [
  { route: 'GET /api/feeds', expected: account(200) },
  { route: 'POST /api/feeds/calendar', body: { language: 'en' }, expected: account(200) },
  { route: 'POST /api/feeds/calendar/stop', body: {}, expected: account(200) },
  { route: 'GET /feeds/deadlines/:file', expected: all(404) },
  { route: 'GET /feeds/finished.atom', expected: all(200) },
];

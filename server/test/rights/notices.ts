/** Who may use the routes about notices: everybody their own, and whoever holds a link what it is for. */
import { all, type RouteCase, signedIn } from './rights.ts';

const preferences = {
  language: 'en',
  zone: 'UTC',
  quiet: null,
  told: { turn: true, start: true, invited: true, over: true, mention: true },
  escalateMs: null,
  gatherMs: 0,
};
const target = { type: 'ntfy', topic: 'club' };
const noLink = { token: 'e30.AAAA' };

export const NOTICES: readonly RouteCase[] = [
  { route: 'GET /api/notices', expected: signedIn(200) },
  { route: 'POST /api/notices/settings', body: preferences, expected: signedIn(200) },
  { route: 'POST /api/notices/channels', body: { target, language: 'en', zone: 'UTC' }, expected: signedIn(201) },
  // No channel has this name; that of another is refused the same way (notice-channels.test.ts).
  { route: 'POST /api/notices/channels/:channel/change', body: {}, expected: signedIn(404) },
  { route: 'POST /api/notices/channels/:channel/test', body: {}, expected: signedIn(404) },
  { route: 'POST /api/notices/channels/:channel/remove', body: {}, expected: signedIn(404) },
  { route: 'POST /api/notices/look', body: noLink, expected: all(403) },
  { route: 'POST /api/notices/answer', body: noLink, expected: all(403) },
  { route: 'POST /api/notices/confirm', body: noLink, expected: all(403) },
  { route: 'POST /api/notices/stop', body: noLink, expected: all(403) },
];

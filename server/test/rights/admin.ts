/** Who may look after the house, and who may tell those who do. */
import { adminOnly, all, each, type RouteCase, signedIn } from './rights.ts';

/** Nobody has these. */
const user = 'POST /api/admin/users/:user';

export const ADMIN: readonly RouteCase[] = [
  { route: 'GET /api/club', expected: all(200) },
  { route: 'POST /api/tables/:id/wrong', body: { text: 'odd' }, expected: signedIn(200) },
  {
    route: 'POST /api/tables/:id/report',
    body: { reason: 'abuse', about: { seat: 0 } },
    // Nobody reports themselves.
    expected: each(401, 200, 200, 200, 404),
  },
  { route: 'POST /api/tables/:id/report', body: { reason: 'abuse', about: { chat: 7 } }, expected: signedIn(404) },
  { route: 'GET /api/editions/:game', expected: all(404) },
  { route: 'POST /api/admin/editions/:game', body: { edition: null }, expected: adminOnly(404) },
  { route: 'GET /api/admin/settings', expected: adminOnly(200) },
  { route: 'POST /api/admin/settings', body: { name: 'Club' }, expected: adminOnly(200) },
  { route: 'POST /api/admin/mail', body: { to: 'ada@example.org' }, expected: adminOnly(502) },
  { route: 'GET /api/admin/tables', expected: adminOnly(200) },
  { route: 'POST /api/admin/tables/:id/end', body: {}, expected: adminOnly(200) },
  { route: 'POST /api/admin/tables/:id/end', state: 'running', body: {}, expected: adminOnly(200) },
  { route: 'GET /api/admin/users', expected: adminOnly(200) },
  { route: user, body: { what: 'ban', until: null }, expected: adminOnly(404) },
  { route: user, body: { what: 'make-admin' }, expected: adminOnly(404) },
  { route: 'POST /api/admin/users/:user/delete', body: {}, expected: adminOnly(404) },
  { route: 'GET /api/admin/reports', expected: adminOnly(200) },
  { route: 'GET /api/admin/reports/:report', expected: adminOnly(404) },
  { route: 'POST /api/admin/reports/:report', body: { verdict: 'dismissed' }, expected: adminOnly(404) },
  { route: 'GET /api/admin/faults', expected: adminOnly(200) },
  { route: 'GET /api/admin/faults/:fault/file', expected: adminOnly(404) },
  { route: 'POST /api/admin/faults/:fault', body: { done: true }, expected: adminOnly(404) },
  { route: 'GET /api/admin/figures', expected: adminOnly(200) },
  { route: 'GET /api/admin/puzzle-games/:game', expected: adminOnly(404) },
  { route: 'GET /api/admin/deeds', expected: adminOnly(200) },
  { route: 'POST /api/admin/backup', body: { password: 'wrong' }, expected: adminOnly(403) },
];

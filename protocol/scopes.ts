/**
 * Which tokens open which routes, in one place so that it can be read as a whole. What is not named here no token opens:
 * nothing that gives, changes or shows a way into an account, nothing that outlives the token's end, no other token.
 */
import type { Scope } from './names.ts';
import type { RouteKey } from './routes.ts';

const ANY: readonly Scope[] = ['read', 'play', 'bot', 'admin'];
/** To look, in a person's name or a bot's. */
const LOOK: readonly Scope[] = ['read', 'play', 'bot'];
/** What is a person's own. */
const OWN: readonly Scope[] = ['read', 'play'];
/** To play, in a person's name or as a bot. */
const ACT: readonly Scope[] = ['play', 'bot'];
/** What bots take no part in: tournaments, deals, friendships. */
const PERSON: readonly Scope[] = ['play'];
const HOUSE: readonly Scope[] = ['admin'];

const OPENED: { readonly [K in RouteKey]?: readonly Scope[] } = {
  'GET /health': ANY,
  'GET /api/me': ANY,
  'POST /api/name': ['bot'],
  'GET /api/arms': LOOK,
  'POST /api/arms': ['bot'],
  'GET /api/games': ANY,
  'GET /api/club': ANY,
  'GET /api/editions/:game': LOOK,
  'GET /api/tables': LOOK,
  'POST /api/tables': ACT,
  'GET /api/tables/mine': LOOK,
  'GET /api/codes/:code': LOOK,
  'GET /api/tables/:id': LOOK,
  'GET /api/tables/:id/view': LOOK,
  'GET /api/tables/:id/stream': LOOK,
  'GET /api/stream': LOOK,
  'POST /api/tables/:id/answers': ACT,
  'POST /api/tables/:id/join': ACT,
  'POST /api/tables/:id/seat': ACT,
  'POST /api/tables/:id/leave': ACT,
  'POST /api/tables/:id/start': ACT,
  'POST /api/tables/:id/close': ACT,
  'GET /api/tables/:id/file': LOOK,
  'POST /api/files': PERSON,
  'POST /api/tables/:id/branch': PERSON,
  'GET /api/challenges': LOOK,
  'POST /api/challenges': ACT,
  'POST /api/challenges/:id/accept': ACT,
  'POST /api/challenges/:id/withdraw': ACT,
  'GET /api/pace': OWN,
  'POST /api/pace': PERSON,
  'POST /api/pace/leave': PERSON,
  'POST /api/pace/leave/end': PERSON,
  'GET /api/people/:id': LOOK,
  'GET /api/friends': OWN,
  'POST /api/people/:id/bond': PERSON,
  'GET /api/invitations': OWN,
  'POST /api/invitations/decline': PERSON,
  'POST /api/tables/:id/invite': PERSON,
  'POST /api/tables/:id/report': PERSON,
  'POST /api/tables/:id/wrong': PERSON,
  'GET /api/ratings': LOOK,
  'GET /api/figures': LOOK,
  'GET /api/figures/:game': LOOK,
  'GET /api/figures/:game/csv': LOOK,
  'GET /api/trends': OWN,
  'GET /api/tables/:id/review': LOOK,
  'POST /api/tables/:id/review': PERSON,
  'POST /api/tables/:id/review/stop': PERSON,
  'GET /api/puzzle-games': OWN,
  'POST /api/puzzle-games': PERSON,
  'GET /api/events': LOOK,
  'GET /api/events/:id': LOOK,
  'GET /api/events/:id/luck': LOOK,
  'POST /api/events': PERSON,
  'POST /api/events/:id/join': PERSON,
  'POST /api/events/:id/leave': PERSON,
  'POST /api/events/:id/start': PERSON,
  'POST /api/events/:id/cancel': PERSON,
  'GET /api/deals': LOOK,
  'GET /api/deals/past': LOOK,
  'GET /api/deals/:id': LOOK,
  'POST /api/deals/:id/play': PERSON,
  // Of the house: its games and people. Not its settings (who sets its address is sent everybody's links), not backups,
  // not for good.
  'GET /api/admin/tables': HOUSE,
  'POST /api/admin/tables/:id/end': HOUSE,
  'GET /api/admin/users': HOUSE,
  'POST /api/admin/users/:user': HOUSE,
  'GET /api/admin/reports': HOUSE,
  'GET /api/admin/reports/:report': HOUSE,
  'POST /api/admin/reports/:report': HOUSE,
  'GET /api/admin/faults': HOUSE,
  'POST /api/admin/faults/:fault': HOUSE,
  'GET /api/admin/puzzle-games/:game': HOUSE,
  'GET /api/admin/figures': HOUSE,
  'GET /api/admin/deeds': HOUSE,
};

export function scopesOf(key: RouteKey): readonly Scope[] {
  return OPENED[key] ?? [];
}

/** Who may open the socket, and who may say more there than that they look. */
export const SOCKET_SCOPES = LOOK;
export const SPEAKING_SCOPES = ACT;

/** Leagues: listed, founded, changed, joined and left; being away, and playing for others. */
import type { Declarations } from '../route.ts';
import * as schema from '../schemas/leagues.ts';

export const leagueRoutes = {
  'GET /api/leagues': { name: 'leagues', rights: 'reader', query: schema.leagueQuery, answer: schema.leaguePage },
  'GET /api/leagues/:id': {
    name: 'league',
    rights: 'reader',
    params: schema.byLeague,
    answer: schema.league,
    problems: ['no-such-league'],
  },
  'POST /api/leagues': {
    name: 'newLeague',
    rights: 'account',
    limit: 'creations',
    body: schema.newLeague,
    answer: schema.madeLeague,
    status: 201,
    problems: ['no-such-game'],
    refuses: true,
  },
  'POST /api/leagues/:id/join': {
    name: 'joinLeague',
    rights: 'account',
    params: schema.byLeague,
    answer: schema.league,
    problems: ['no-such-league', 'league-over', 'event-full'],
  },
  'POST /api/leagues/:id/leave': {
    name: 'leaveLeague',
    rights: 'account',
    params: schema.byLeague,
    answer: schema.league,
    problems: ['no-such-league', 'league-over', 'not-entered'],
  },
  'POST /api/leagues/:id/close': {
    name: 'closeLeague',
    rights: 'account',
    params: schema.byLeague,
    answer: schema.league,
    problems: ['no-such-league', 'league-over', 'not-organiser'],
  },
  'POST /api/leagues/:id/change': {
    name: 'changeLeague',
    rights: 'account',
    params: schema.byLeague,
    body: schema.changedLeague,
    answer: schema.league,
    problems: ['no-such-league', 'league-over', 'not-organiser', 'season-begun'],
  },
  'POST /api/leagues/:id/away': {
    name: 'awayFromLeague',
    rights: 'account',
    params: schema.byLeague,
    body: schema.beingAway,
    answer: schema.league,
    problems: ['no-such-league', 'not-entered', 'not-organiser'],
  },
  'POST /api/leagues/:id/ready': {
    name: 'readyForLeague',
    rights: 'account',
    params: schema.byLeague,
    body: schema.beingReady,
    answer: schema.league,
    problems: ['no-such-league', 'league-over'],
  },
} as const satisfies Declarations;

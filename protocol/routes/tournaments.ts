/** Tournaments: listed, announced, entered and left. */
import type { Declarations } from '../route.ts';
import * as schema from '../schemas/tournaments.ts';

export const tournamentRoutes = {
  'GET /api/events': { name: 'events', rights: 'reader', query: schema.eventQuery, answer: schema.eventPage },
  'GET /api/events/:id': {
    name: 'event',
    rights: 'reader',
    params: schema.byEvent,
    answer: schema.event,
    problems: ['no-such-event'],
  },
  'GET /api/events/:id/luck': {
    name: 'eventLuck',
    rights: 'open',
    params: schema.byEvent,
    answer: schema.eventLuck,
    problems: ['no-such-event'],
  },
  'POST /api/events': {
    name: 'newEvent',
    rights: 'account',
    limit: 'creations',
    body: schema.newEvent,
    answer: schema.madeEvent,
    status: 201,
    problems: ['no-such-game'],
    refuses: true,
  },
  'POST /api/events/:id/join': {
    name: 'joinEvent',
    rights: 'session',
    params: schema.byEvent,
    answer: schema.event,
    problems: ['no-such-event', 'event-over', 'event-begun', 'event-full'],
  },
  'POST /api/events/:id/leave': {
    name: 'leaveEvent',
    rights: 'session',
    params: schema.byEvent,
    answer: schema.event,
    problems: ['no-such-event', 'event-over', 'not-entered'],
  },
  'POST /api/events/:id/start': {
    name: 'startEvent',
    rights: 'session',
    params: schema.byEvent,
    answer: schema.event,
    problems: ['no-such-event', 'not-organiser', 'event-begun', 'too-few'],
  },
  'POST /api/events/:id/cancel': {
    name: 'cancelEvent',
    rights: 'session',
    params: schema.byEvent,
    answer: schema.event,
    problems: ['no-such-event', 'not-organiser', 'event-begun'],
  },
} as const satisfies Declarations;

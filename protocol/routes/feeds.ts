/** Feeds: what calendars and news readers subscribe to. */
import type { Declarations } from '../route.ts';
import { nothing } from '../schemas/common.ts';
import * as schema from '../schemas/feeds.ts';

export const feedRoutes = {
  'GET /api/feeds': { name: 'feeds', rights: 'account', answer: schema.feeds },
  'POST /api/feeds/calendar': {
    name: 'renewCalendar',
    rights: 'account',
    limit: 'costly',
    body: schema.newCalendar,
    answer: schema.calendarAddress,
  },
  'POST /api/feeds/calendar/stop': { name: 'stopCalendar', rights: 'account', answer: nothing },
  'GET /feeds/deadlines/:file': {
    name: 'deadlines',
    rights: 'open',
    limit: 'codes',
    params: schema.byFile,
    answer: schema.feedText,
    media: 'text/calendar',
    problems: ['no-such-feed'],
  },
  'GET /feeds/finished.atom': {
    name: 'finished',
    rights: 'open',
    limit: 'codes',
    query: schema.feedQuery,
    answer: schema.feedText,
    media: 'application/atom+xml',
  },
} as const satisfies Declarations;

/** Deals of the week and of the day: looked at, played, ranked, kept. */
import type { Declarations } from '../route.ts';
import * as schema from '../schemas/deals.ts';

export const dealRoutes = {
  'GET /api/deals': { name: 'deals', rights: 'reader', answer: schema.dealList },
  'GET /api/deals/past': { name: 'pastDeals', rights: 'reader', query: schema.pastQuery, answer: schema.dealPage },
  'GET /api/deals/:id': {
    name: 'deal',
    rights: 'reader',
    params: schema.byDeal,
    answer: schema.deal,
    problems: ['no-such-deal'],
  },
  'GET /api/deals/:id/luck': {
    name: 'dealLuck',
    rights: 'reader',
    params: schema.byDeal,
    answer: schema.dealLuck,
    problems: ['no-such-deal'],
  },
  'POST /api/deals/:id/play': {
    name: 'playDeal',
    rights: 'account',
    limit: 'creations',
    params: schema.byDeal,
    body: schema.playing,
    answer: schema.dealTable,
    problems: ['no-such-deal', 'no-such-game', 'deal-closed', 'deal-unplayed', 'deal-outdated'],
    refuses: true,
  },
} as const satisfies Declarations;

/** Reviews of finished games by the server. */
import type { Declarations } from '../route.ts';
import { act, byTable } from '../schemas/common.ts';
import { reviewState } from '../schemas/reviews.ts';

const common = {
  params: byTable,
  answer: reviewState,
  problems: ['no-such-table', 'no-such-game', 'not-over'],
  refuses: true,
} as const;

export const reviewRoutes = {
  'GET /api/tables/:id/review': { name: 'review', rights: 'reader', ...common },
  'POST /api/tables/:id/review': { name: 'askReview', rights: 'account', limit: 'costly', body: act, ...common },
  'POST /api/tables/:id/review/stop': { name: 'stopReview', rights: 'account', body: act, ...common },
} as const satisfies Declarations;

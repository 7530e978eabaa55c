/** Leader boards. */
import type { Declarations } from '../route.ts';
import * as schema from '../schemas/ratings.ts';

export const ratingRoutes = {
  'GET /api/ratings': {
    name: 'ratings',
    rights: 'reader',
    query: schema.boardQuery,
    answer: schema.boardPage,
    problems: ['no-such-game'],
  },
} as const satisfies Declarations;

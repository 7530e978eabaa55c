/** Reviews of finished games by the server; and which finished games may become puzzles. */
import type { Declarations } from '../route.ts';
import { byGame } from '../schemas/admin.ts';
import { act, byTable } from '../schemas/common.ts';
import { puzzleConsent, puzzleGames, puzzleGamesQuery, reviewState } from '../schemas/reviews.ts';

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
  'GET /api/puzzle-games': { name: 'puzzleConsent', rights: 'session', answer: puzzleConsent },
  'POST /api/puzzle-games': { name: 'agreePuzzles', rights: 'session', body: puzzleConsent, answer: puzzleConsent },
  'GET /api/admin/puzzle-games/:game': {
    name: 'adminPuzzleGames',
    rights: 'admin',
    params: byGame,
    query: puzzleGamesQuery,
    answer: puzzleGames,
    problems: ['no-such-game'],
  },
} as const satisfies Declarations;

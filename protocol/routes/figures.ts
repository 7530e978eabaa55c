/** Figures of the house: what is counted of finished games, and one's own results over time. */
import type { Declarations } from '../route.ts';
import * as schema from '../schemas/figures.ts';

export const figureRoutes = {
  'GET /api/figures': { name: 'houseFigures', rights: 'open', answer: schema.figuresList },
  'GET /api/figures/:game': {
    name: 'gameFigures',
    rights: 'open',
    params: schema.byGame,
    query: schema.figuresQuery,
    answer: schema.houseFigures,
    problems: ['no-such-game'],
  },
  'GET /api/figures/:game/csv': {
    name: 'figuresCsv',
    rights: 'open',
    params: schema.byGame,
    query: schema.figuresQuery,
    answer: schema.figuresCsv,
    media: 'text/csv',
    problems: ['no-such-game'],
  },
  'GET /api/trends': { name: 'trends', rights: 'session', answer: schema.trendList },
} as const satisfies Declarations;

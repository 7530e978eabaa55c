/** Ratings: games are counted as they end, and leader boards show what came of it. */
import type { FastifyInstance } from 'fastify';
import type { Area } from '../club.ts';
import { Problem } from '../http/problems.ts';
import { documented } from '../http/route.ts';
import type { Around } from '../http/routes.ts';
import type { ZodProvider } from '../http/zod.ts';
import { boardPage } from './board.ts';
import { countGame, countRound } from './count.ts';
import { PROVISIONAL_GAMES } from './rating.ts';
import * as schema from './schemas.ts';

export { latestGames, statisticsOf } from './played.ts';
export { ratingOf } from './rating.ts';

export function ratings(plain: FastifyInstance, { house, visitors }: Around): Area {
  const app = plain.withTypeProvider<ZodProvider>();
  app.get(
    '/api/ratings',
    documented('ratings', { querystring: schema.boardQuery, response: { 200: schema.boardPage } }),
    async (request) => {
      const { game, players, cursor, limit } = request.query;
      if (!house.games.has(game)) throw new Problem('no-such-game', game);
      const reader = (await visitors.find(request))?.id ?? null;
      const page = await boardPage(
        house.store,
        { game, players },
        { limit, reader, ...(cursor === undefined ? {} : { cursor }) },
      );
      return { ...page, entries: [...page.entries], provisionalGames: PROVISIONAL_GAMES };
    },
  );
  return { rounds: [countRound(house)], listener: { finished: (record) => countGame(house, record) } };
}

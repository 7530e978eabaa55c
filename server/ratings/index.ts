/** Ratings: games are counted as they end, and leader boards show what came of it. */
import type { FastifyInstance } from 'fastify';
import type { Area } from '../club.ts';
import { Problem } from '../http/problems.ts';
import type { Around } from '../http/routes.ts';
import { serving } from '../http/serve.ts';
import { boardPage } from './board.ts';
import { countGame, countJob, countUnlessCounted } from './count.ts';
import { PROVISIONAL_GAMES } from './rating.ts';

export { isCounted } from './count.ts';
export { latestGames, statisticsOf } from './played.ts';
export { ratingOf } from './rating.ts';

export function ratings(app: FastifyInstance, around: Around): Area {
  const { services } = around;
  serving(app, around)('GET /api/ratings', async ({ by, request: { query } }) => {
    const { game, players, cursor, limit } = query;
    if (!services.games.has(game)) throw new Problem('no-such-game', game);
    const page = await boardPage(
      services.store,
      { game, players },
      { limit, reader: by?.id ?? null, ...(cursor === undefined ? {} : { cursor }) },
    );
    return { ...page, provisionalGames: PROVISIONAL_GAMES };
  });
  return {
    jobs: [countJob(services)],
    listener: {
      finished: (record, course) => countGame(services, record, course),
      inheritedOver: (record) => countUnlessCounted(services, record),
    },
  };
}

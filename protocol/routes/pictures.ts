/** Pictures for whoever shows a link: 1200 by 630, as messengers and feeds want them. */
import type { Declarations } from '../route.ts';
import * as schema from '../schemas/pictures.ts';

const picture = {
  rights: 'open',
  limit: 'codes',
  params: schema.byPicture,
  query: schema.pictureQuery,
  answer: schema.png,
  media: 'image/png',
} as const;

export const pictureRoutes = {
  'GET /pictures/games/:file': { name: 'gamePicture', ...picture, problems: ['no-such-game', 'busy'] },
  'GET /pictures/tables/:file': {
    name: 'tablePicture',
    ...picture,
    query: schema.positionQuery,
    problems: ['no-such-table', 'no-such-game', 'busy'],
  },
} as const satisfies Declarations;

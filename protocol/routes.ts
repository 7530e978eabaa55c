/** All routes of the HTTP interface, and the types that follow from their declarations for both sides. */
import type { z } from 'zod';
import type { Frozen } from './frozen.ts';
import type { Rights } from './route.ts';
import { accountRoutes } from './routes/accounts.ts';
import { adminRoutes } from './routes/admin.ts';
import { dealRoutes } from './routes/deals.ts';
import { feedRoutes } from './routes/feeds.ts';
import { figureRoutes } from './routes/figures.ts';
import { leagueRoutes } from './routes/leagues.ts';
import { machineRoutes } from './routes/machines.ts';
import { noticeRoutes } from './routes/notices.ts';
import { paceRoutes } from './routes/pace.ts';
import { peopleRoutes } from './routes/people.ts';
import { pictureRoutes } from './routes/pictures.ts';
import { ratingRoutes } from './routes/ratings.ts';
import { reviewRoutes } from './routes/reviews.ts';
import { serviceRoutes } from './routes/service.ts';
import { ssoRoutes } from './routes/sso.ts';
import { tableRoutes } from './routes/tables.ts';
import { tournamentRoutes } from './routes/tournaments.ts';

export const ROUTES = {
  ...serviceRoutes,
  ...tableRoutes,
  ...paceRoutes,
  ...accountRoutes,
  ...ssoRoutes,
  ...peopleRoutes,
  ...ratingRoutes,
  ...noticeRoutes,
  ...adminRoutes,
  ...tournamentRoutes,
  ...leagueRoutes,
  ...dealRoutes,
  ...machineRoutes,
  ...feedRoutes,
  ...pictureRoutes,
  ...figureRoutes,
  ...reviewRoutes,
};

export type Routes = typeof ROUTES;
/** Method and path, as in `GET /api/tables/:id`. */
export type RouteKey = keyof Routes;
export type RouteName = Routes[RouteKey]['name'];
export type RightsOf<K extends RouteKey> = Routes[K]['rights'] & Rights;

type Part = 'params' | 'query' | 'body';

type SchemaOf<K extends RouteKey, P extends Part | 'answer'> = Routes[K] extends {
  readonly [N in P]: infer S extends z.ZodType;
}
  ? S
  : never;

/** As the server has it once it is checked. */
export type Taken<K extends RouteKey, P extends Part> = [SchemaOf<K, P>] extends [never]
  ? unknown
  : Frozen<z.output<SchemaOf<K, P>>>;

type Input<K extends RouteKey, P extends Part> = Frozen<z.input<SchemaOf<K, P>>>;

/** As a client gives it. What may be left out need not be named. */
type GivenPart<K extends RouteKey, P extends Part> = [SchemaOf<K, P>] extends [never]
  ? unknown
  : Record<never, never> extends Input<K, P>
    ? { readonly [N in P]?: Input<K, P> }
    : undefined extends Input<K, P>
      ? { readonly [N in P]?: Input<K, P> }
      : { readonly [N in P]: Input<K, P> };

export type Given<K extends RouteKey> = GivenPart<K, 'params'> & GivenPart<K, 'query'> & GivenPart<K, 'body'>;

/** The arguments of a call: none where nothing has to be given. */
export type Giving<K extends RouteKey> = Record<never, never> extends Given<K> ? [given?: Given<K>] : [given: Given<K>];

export type Body<K extends RouteKey> = Input<K, 'body'>;
export type Query<K extends RouteKey> = Input<K, 'query'>;
export type Answer<K extends RouteKey> = Frozen<z.output<SchemaOf<K, 'answer'>>>;

/** Whether that is what the route answers with. */
export function isAnswer<K extends RouteKey>(key: K, body: unknown): body is Answer<K> {
  return ROUTES[key].answer.safeParse(body).success;
}

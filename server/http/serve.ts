/** A declared route gets its handler here: who asks is found out as the declaration says, and the types follow from it. */
import {
  type Answer,
  type Declared,
  methodOf,
  pathOf,
  type Rights,
  type RightsOf,
  ROUTES,
  type RouteKey,
  type Routes,
  scopesOf,
  type Taken,
} from '@signoria/protocol';
import type { User } from '@signoria/store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import type { Visitors } from './visitor.ts';

/** Who asks, as the handler knows them; null for nobody, and where nobody looks. */
interface Asker {
  readonly open: null;
  readonly reader: User | null;
  /** The handler welcomes them when it has found what they want. */
  readonly guest: null;
  readonly session: User;
  readonly account: User;
  readonly admin: User;
  readonly operator: null;
}

type Finding = { readonly [R in Rights]: (visitors: Visitors, request: FastifyRequest) => Promise<Asker[R]> };

const nobody = async () => null;

const ASKER: Finding = {
  open: nobody,
  reader: (visitors, request) => visitors.find(request),
  guest: nobody,
  session: (visitors, request) => visitors.must(request),
  account: (visitors, request) => visitors.account(request),
  admin: (visitors, request) => visitors.admin(request),
  operator: nobody,
};

interface Wire<K extends RouteKey> {
  Params: Taken<K, 'params'>;
  Querystring: Taken<K, 'query'>;
  Body: Taken<K, 'body'>;
}

export type Asked<K extends RouteKey> = FastifyRequest<Wire<K>>;

/** What is not JSON the handler sends itself. */
type Answered<K extends RouteKey> = Answer<K> | (Routes[K] extends { readonly media: string } ? FastifyReply : never);

export type Handle<K extends RouteKey> = (asked: {
  readonly request: Asked<K>;
  readonly reply: FastifyReply;
  readonly by: Asker[RightsOf<K>];
}) => Answered<K> | Promise<Answered<K>>;

export type Serve = <K extends RouteKey>(key: K, handle: Handle<K>) => void;

interface Serving {
  readonly services: Pick<Services, 'limits'>;
  readonly visitors: Visitors;
}

export function serving(app: FastifyInstance, { services: { limits }, visitors }: Serving): Serve {
  return <K extends RouteKey>(key: K, handle: Handle<K>) => {
    const { params, query, body, status = 200, limit, large }: Declared = ROUTES[key];
    const rights: RightsOf<K> = ROUTES[key].rights;
    const find = ASKER[rights];
    const schema = { params, querystring: query, body };
    app.route<Wire<K>>({
      method: methodOf(key),
      url: pathOf(key),
      schema: Object.fromEntries(Object.entries(schema).filter(([, of]) => of !== undefined)),
      ...(limit === undefined ? {} : { config: perMinute(limits[limit]) }),
      ...(large === true ? { bodyLimit: limits.file } : {}),
      // Before the body is judged: a token that is not for this route learns nothing of it. An operator has another kind.
      preValidation: async (request) => {
        if (rights !== 'operator') await visitors.admit(request, scopesOf(key));
      },
      handler: async (request, reply) => {
        reply.status(status);
        return handle({ request, reply, by: await find(visitors, request) });
      },
    });
  };
}

export function perMinute(max: number) {
  return { rateLimit: { max, timeWindow: 60_000 } };
}

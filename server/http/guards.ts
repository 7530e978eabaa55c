/**
 * What every request passes before its route is asked. Guards look at the route that was found, never at the text of
 * the address: `/api/name`, `/%61pi/name` and `http://host/api/name` are one route.
 */
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { shownToken } from './bearer.ts';
import { isOurPage, saysForeign } from './origin.ts';
import { Problem } from './problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Changes something although whoever asks knows nothing of us, as a mail program does: the link is the proof. */
    readonly foreign?: true;
  }
}

export async function addGuards(app: FastifyInstance, { limits, store }: Pick<Services, 'limits' | 'store'>) {
  await addHeaders(app);
  await app.register(cookie);
  await app.register(rateLimit, {
    max: limits.requests,
    timeWindow: 60_000,
    allowList: (request: FastifyRequest) => !isLimited(request),
  });
  app.addHook('onRequest', async (request, reply) => {
    if (isApi(request)) reply.header('cache-control', 'no-store');
    if (!changesSomething(request) || shownToken(request) !== null) return;
    if (!(await isAllowed(store, request))) throw new Problem('csrf');
  });
}

const POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** For pages made to stand in pages of others: nothing can be done on them, so nobody can be tricked into doing it. */
export const FRAMEABLE = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { ...POLICY, formAction: ["'none'"], frameAncestors: ['*'] },
  },
  frameguard: false,
};

async function addHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    // Whoever speaks https says so in the proxy; a club on http must not be locked out.
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: { policy: 'same-origin' },
  });
}

export function isApi({ routeOptions: { url } }: FastifyRequest): boolean {
  return url?.startsWith('/api/') === true;
}

/** Pages and files are not counted, but for those with a limit of their own. */
function isLimited(request: FastifyRequest): boolean {
  const { url, config } = request.routeOptions;
  return isApi(request) || url === '/socket' || config.rateLimit !== undefined;
}

function changesSomething({ method, routeOptions: { config } }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS' && config.foreign !== true;
}

/**
 * Another site's form or script cannot add our header without asking, and it is never allowed to. The same goes for a
 * token, with which no cookie is looked at: whoever shows one need not add the header.
 */
async function isAllowed(store: Services['store'], request: FastifyRequest): Promise<boolean> {
  if (request.headers['x-signoria'] === undefined || saysForeign(request)) return false;
  return isOurPage(store, request);
}

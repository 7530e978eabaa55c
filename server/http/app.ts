/** The HTTP part put together: plugins, guards, routes. Not here: the socket. */
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { z } from 'zod';
import { loggerFor } from '../log.ts';
import type { Limits, ServerOptions } from '../options.ts';
import { Problem, problemReply } from './problems.ts';
import { checkWithZod } from './zod.ts';

export function makeApp(options: ServerOptions, limits: Limits): FastifyInstance {
  const app = fastify({
    logger: loggerFor(options) ?? false,
    // The lines fastify writes for each request name addresses of private tables.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy ?? false,
    bodyLimit: limits.body,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  });
  allowNoBody(app);
  app.setValidatorCompiler<z.ZodType>(checkWithZod);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.setErrorHandler(problemReply);
  return app;
}

/** A request that needs no body may still say that it sends JSON. */
function allowNoBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, null);
    else parse(request, body, done);
  });
}

export async function addGuards(app: FastifyInstance, limits: Limits): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
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
      },
    },
    // Whoever speaks https says so in the proxy; a club on http must not be locked out.
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  await app.register(cookie);
  await app.register(rateLimit, {
    max: limits.requests,
    timeWindow: 60_000,
    allowList: (request) => !/^\/(api|socket)(\/|\?|$)/.test(request.url),
  });
  app.addHook('onRequest', async ({ method, url, headers }) => {
    const changes = method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
    // Another site's form or script cannot add this header without asking, and it is never allowed to.
    if (changes && url.startsWith('/api/') && headers['x-signoria'] === undefined) throw new Problem('csrf');
  });
}

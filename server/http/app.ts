/** The HTTP part before anything is added to it. Not here: guards, routes, the socket. */
import type { Schema } from '@signoria/protocol';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { loggerFor } from '../log.ts';
import type { Limits, ServerOptions } from '../options.ts';
import { withoutBase } from './base.ts';
import { isTooDeep } from './depth.ts';
import { Problem, problemReply } from './problems.ts';
import { checkWithZod } from './zod.ts';

export function makeApp(options: ServerOptions, limits: Limits): FastifyInstance {
  const app = fastify({
    logger: loggerFor(options) ?? false,
    // The lines fastify writes for each request name addresses of private tables.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(options.trustProxy),
    bodyLimit: limits.body,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    rewriteUrl: ({ url = '/' }) => withoutBase(options.base ?? '', url),
  });
  allowNoBody(app);
  app.setValidatorCompiler<Schema>(checkWithZod);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.setErrorHandler(problemReply);
  return app;
}

/** Counted from us: the first hop is who speaks to this server. */
function trusted(proxies: ServerOptions['trustProxy']): string[] | ((address: string, hop: number) => boolean) | false {
  if (proxies === undefined || proxies === 0) return false;
  return typeof proxies === 'number' ? (_, hop) => hop < proxies : [...proxies];
}

/** A request that needs no body may still say that it sends JSON. What is nested without end is not even read. */
function allowNoBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, null);
    else if (isTooDeep(body)) done(new Problem('malformed', 'depth'));
    else parse(request, body, done);
  });
}

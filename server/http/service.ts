/** For whoever runs the server: is it well, and its figures. */
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { reported } from '../log.ts';
import type { Tables } from '../tables.ts';
import { documented } from './route.ts';
import * as schema from './schemas.ts';
import type { ZodProvider } from './zod.ts';

export interface Service {
  readonly house: House;
  readonly tables: Tables;
  readonly version: string;
  connections(): number;
}

export function addService(plain: FastifyInstance, { house, tables, version, connections }: Service): void {
  const app = plain.withTypeProvider<ZodProvider>();
  const { store, metrics, thinkers } = house;

  // Only what is added later is timed, so this comes first of all.
  plain.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.requests.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1000);
    request.log.debug({ route, method: request.method, status: reply.statusCode, ms: reply.elapsedTime }, 'request');
  });

  app.get('/health', documented('health', { response: { 200: schema.health } }), async (_, reply) => {
    const well = await answers(house);
    reply.status(well ? 200 : 503).header('cache-control', 'no-store');
    const status = well ? ('ok' as const) : ('failing' as const);
    const { threads } = thinkers.load();
    return { status, version, store: store.engine, tables: tables.loaded(), connections: connections(), threads };
  });

  app.get('/metrics', documented('metrics', { response: { 200: schema.figures } }), async (_, reply) => {
    metrics.connections.set(connections());
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

/** A store that does not answer is a server that is not well. */
async function answers({ store, log }: House): Promise<boolean> {
  try {
    await store.getMeta('health');
    return true;
  } catch (error) {
    log.error(reported(error), 'store does not answer');
    return false;
  }
}

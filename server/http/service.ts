/** For whoever runs the server: is it well, and its figures. */
import { StoreError } from '@signoria/store';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { isSameSecret } from '../ids.ts';
import { reported } from '../log.ts';
import type { Tables } from '../tables.ts';
import { Problem } from './problems.ts';
import { documented } from './route.ts';
import * as schema from './schemas.ts';
import type { ZodProvider } from './zod.ts';

export interface Service {
  readonly house: House;
  readonly tables: Tables;
  readonly version: string;
  /** What opens the figures to whoever asks from elsewhere. */
  readonly metricsToken: string | null;
  connections(): number;
}

export function addService(plain: FastifyInstance, service: Service): void {
  const { house, tables, version, connections } = service;
  const app = plain.withTypeProvider<ZodProvider>();
  const { store, metrics, thinkers } = house;

  // Only what is added later is timed, so this comes first of all.
  plain.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.requests.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1000);
    request.log.debug({ route, method: request.method, status: reply.statusCode, ms: reply.elapsedTime }, 'request');
  });

  app.get('/health', documented('health', { response: { 200: schema.health } }), async (_, reply) => {
    const why = await ailment(house);
    reply.status(why === null ? 200 : 503).header('cache-control', 'no-store');
    const health = why === null ? { status: 'ok' as const } : { status: 'failing' as const, why };
    const { threads } = thinkers.load();
    return { ...health, version, store: store.engine, tables: tables.loaded(), connections: connections(), threads };
  });

  app.get('/metrics', documented('metrics', { response: { 200: schema.figures } }), async (request, reply) => {
    if (!mayReadFigures(service, request)) throw new Problem('not-local');
    metrics.connections.set(connections());
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]'];
const PROXIED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'] as const;

/**
 * They tell when people play, and how many. A proxy on this machine asks from this machine too: what came through one
 * says so, or names the host it was asked for.
 */
function mayReadFigures({ metricsToken }: Pick<Service, 'metricsToken'>, request: FastifyRequest): boolean {
  const { authorization = '' } = request.headers;
  if (metricsToken !== null) return isSameSecret(authorization, `Bearer ${metricsToken}`);
  const isHere = LOOPBACK.test(request.socket.remoteAddress ?? '');
  const host = (request.headers.host ?? '').replace(/:\d+$/, '');
  return isHere && LOCAL_NAMES.includes(host) && PROXIED.every((name) => request.headers[name] === undefined);
}

/** Whoever asks shall have an answer within two seconds. */
const HEALTH_MS = 1500;

/** What is wrong; null when nothing is. A store that cannot be read, or written, is a server that is not well. */
export async function ailment({ store, outages, log }: Pick<House, 'store' | 'outages' | 'log'>) {
  const unwritten = outages.trouble();
  try {
    await within(store.getMeta('health'), HEALTH_MS);
  } catch (error) {
    log.error(reported(error), 'store does not answer');
    return 'store' as const;
  }
  if (unwritten === null) return null;
  return unwritten instanceof StoreError && unwritten.code === 'full' ? ('disk-full' as const) : ('store' as const);
}

async function within<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

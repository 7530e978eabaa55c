/** For whoever runs the server: is it well, and its figures. */
import { StoreError } from '@signoria/store';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSameSecret } from '../ids.ts';
import { reported } from '../log.ts';
import { isStream } from '../machines/stream-line.ts';
import type { Services } from '../services.ts';
import type { Tables } from '../tables/tables.ts';
import { Problem } from './problems.ts';
import { serving } from './serve.ts';
import type { Visitors } from './visitor.ts';

export interface Service {
  readonly services: Services;
  readonly tables: Tables;
  readonly visitors: Visitors;
  readonly version: string;
  /** What opens the figures to whoever asks from elsewhere. */
  readonly metricsToken: string | null;
  connections(): number;
}

export function addService(app: FastifyInstance, service: Service): void {
  const { services, tables, version, connections } = service;
  const serve = serving(app, service);
  const { store, metrics, thinkers } = services;

  // Only what is added later is timed, so this comes first of all.
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    if (!isStream(reply)) metrics.requests.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1000);
    request.log.debug({ route, method: request.method, status: reply.statusCode, ms: reply.elapsedTime }, 'request');
  });

  serve('GET /health', async ({ request, reply }) => {
    const why = await ailment(services);
    reply.status(why === null ? 200 : 503).header('cache-control', 'no-store');
    const health = why === null ? { status: 'ok' as const } : { status: 'failing' as const, why };
    const { threads } = thinkers.load();
    const load = { tables: tables.loaded(), connections: connections(), threads };
    return { ...health, version, store: store.engine, ...load, forwarded: forwardedIn(request) };
  });

  serve('GET /metrics', async ({ request, reply }) => {
    if (!mayReadFigures(service, request)) throw new Problem('not-local');
    metrics.connections.set(connections());
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

/** Told as numbers alone: whoever sets up a proxy can see whether people are taken for it, and strangers learn no address. */
function forwardedIn({ headers, ips, ip }: FastifyRequest) {
  const named = String(headers['x-forwarded-for'] ?? '');
  const said = named.split(',').filter((address) => address.trim() !== '').length;
  return { said, believed: (ips?.length ?? 1) - 1, here: LOOPBACK.test(ip) };
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
export async function ailment({ store, outages, log }: Pick<Services, 'store' | 'outages' | 'log'>) {
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

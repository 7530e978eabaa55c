/**
 * The house may lie below a path of its host, as in `https://example.org/games`. Every route is declared without it: it is
 * taken off before a route is looked for, and put before whatever leads back here. Nothing outside of it is ours, but for
 * what is asked at the port itself by whoever runs the server.
 */
import type { FastifyInstance } from 'fastify';
import { Problem } from './problems.ts';

/** Empty for a house that has its host to itself; else with a slash before it and none behind. */
export type Base = string;

const AT_THE_PORT = ['/health', '/metrics'];

/** The address as routes know it. */
export function withoutBase(base: Base, url: string): string {
  return isBelow(base, url) ? url.slice(base.length) : url;
}

function isBelow(base: Base, url: string): boolean {
  return url.startsWith(`${base}/`);
}

function pathOf(url: string): string {
  return url.split('?', 1)[0]!;
}

/** To be added before the guards. Whoever stands before the door, with no slash behind the base or at the bare host, is shown in. */
export function keepToBase(app: FastifyInstance, base: Base): void {
  if (base === '') return;
  app.addHook('onRequest', async ({ originalUrl, method }, reply) => {
    const path = pathOf(originalUrl);
    if (isBelow(base, path) || AT_THE_PORT.includes(path)) return;
    if (method === 'GET' && (path === base || path === '/')) {
      return reply.redirect(`${base}/${originalUrl.slice(path.length)}`, 302);
    }
    throw new Problem('no-such-route');
  });
}

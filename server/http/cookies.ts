/**
 * Where cookies are kept and what they are called. Under https the name begins with `__Host-`: browsers then let nobody but
 * this very host set it, no neighbour under the same domain and no page without TLS. A house below a path of its host keeps
 * its cookies there, so that its neighbours on the same host are not sent them; `__Host-` allows no path, `__Secure-` does.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Base } from './base.ts';

export function isSecure({ protocol }: Pick<FastifyRequest, 'protocol'>): boolean {
  return protocol === 'https';
}

export function secureName(base: Base, name: string): string {
  return `${base === '' ? '__Host-' : '__Secure-'}${name}`;
}

export function cookieName(base: Base, name: string, request: FastifyRequest): string {
  return isSecure(request) ? secureName(base, name) : name;
}

export interface Kept {
  readonly name: string;
  readonly value: string;
  readonly ms: number;
}

/** No script reads it, and no other site's form sends it along. */
export function keepCookie(base: Base, request: FastifyRequest, reply: FastifyReply, { name, value, ms }: Kept): void {
  reply.setCookie(cookieName(base, name, request), value, {
    path: placeOf(base),
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(request),
    maxAge: ms / 1000,
  });
}

/** Both, since a browser may have come without TLS before. */
export function dropCookie(base: Base, request: FastifyRequest, reply: FastifyReply, name: string): void {
  dropPlain(base, reply, name);
  if (isSecure(request)) reply.clearCookie(secureName(base, name), { path: placeOf(base), secure: true });
}

export function dropPlain(base: Base, reply: FastifyReply, name: string): void {
  reply.clearCookie(name, { path: placeOf(base) });
}

function placeOf(base: Base): string {
  return base === '' ? '/' : base;
}

/**
 * Browsers an account was signed in from before. Strangers who guess at its password use up their own attempts, and
 * those of everybody behind the same address; never those of such a browser. What it shows opens nothing by itself.
 */
import { Conflict, type Store, type User } from '@signoria/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName, keepCookie } from '../../http/cookies.ts';
import { networkOf } from '../../http/network.ts';
import { hashToken, newToken } from '../../ids.ts';
import { SESSION_MS } from '../../people.ts';
import type { Services } from '../../services.ts';

const KIND = 'known';
const COOKIE = 'signoria-known';

function shownBy({ base }: Pick<Services, 'base'>, request: FastifyRequest): string | null {
  const token = request.cookies[cookieName(base, COOKIE, request)];
  return token === undefined || token.length > 100 ? null : token;
}

function idOf(token: string, user: string): string {
  return `${hashToken(token)}/${user}`;
}

export async function rememberBrowser(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  user: User,
): Promise<void> {
  const { store, now, base } = services;
  const token = shownBy(services, request) ?? newToken();
  await addOrProlong(store, idOf(token, user.id), user.id, now() + SESSION_MS);
  keepCookie(base, request, reply, { name: COOKIE, value: token, ms: SESSION_MS });
}

async function addOrProlong(store: Store, id: string, owner: string, due: number): Promise<void> {
  const document = await store.getDocument(KIND, id);
  try {
    if (document === null) await store.addDocument({ kind: KIND, id, owner, due, rank: null, data: '' });
    else await store.changeDocument(document, { due });
  } catch (error) {
    // Signed in twice at this moment: it is remembered.
    if (!(error instanceof Conflict)) throw error;
  }
}

/** Whose attempts are used up by a wrong password: this browser's own, or those of whoever shares its address. */
export async function guesserAt(
  { store, now, base }: Services,
  request: FastifyRequest,
  handle: string,
  user: User | null,
): Promise<string> {
  const token = shownBy({ base }, request);
  const document = token === null || user === null ? null : await store.getDocument(KIND, idOf(token, user.id));
  if (document !== null && (document.due ?? 0) > now()) return `known/${document.id}`;
  return `${networkOf(request.ip)}/${handle}`;
}

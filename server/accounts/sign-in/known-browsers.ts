/**
 * Browsers an account was signed in from before. Strangers who guess at its password use up their own attempts, and
 * those of everybody behind the same address; never those of such a browser. What it shows opens nothing by itself.
 */
import { Conflict, type Store, type User } from '@signoria/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../../http/network.ts';
import { hashToken, newToken } from '../../ids.ts';
import { SESSION_MS } from '../../people.ts';
import type { Services } from '../../services.ts';

const KIND = 'known';
const COOKIE = 'signoria-known';
const HOST_COOKIE = '__Host-signoria-known';

function nameFor({ protocol }: FastifyRequest): string {
  return protocol === 'https' ? HOST_COOKIE : COOKIE;
}

function shownBy(request: FastifyRequest): string | null {
  const token = request.cookies[nameFor(request)];
  return token === undefined || token.length > 100 ? null : token;
}

function idOf(token: string, user: string): string {
  return `${hashToken(token)}/${user}`;
}

export async function rememberBrowser(
  { store, now }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  user: User,
): Promise<void> {
  const token = shownBy(request) ?? newToken();
  const due = now() + SESSION_MS;
  await addOrProlong(store, idOf(token, user.id), user.id, due);
  const secure = request.protocol === 'https';
  const maxAge = SESSION_MS / 1000;
  reply.setCookie(nameFor(request), token, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge });
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
  { store, now }: Services,
  request: FastifyRequest,
  handle: string,
  user: User | null,
): Promise<string> {
  const token = shownBy(request);
  const document = token === null || user === null ? null : await store.getDocument(KIND, idOf(token, user.id));
  if (document !== null && (document.due ?? 0) > now()) return `known/${document.id}`;
  return `${networkOf(request.ip)}/${handle}`;
}

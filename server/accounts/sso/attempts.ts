/**
 * Somebody on the way to the provider and back. What they have to come back with is a document, good once and for ten
 * minutes; which of them is theirs stands in a cookie of the browser they left with, so that nobody can be sent home with
 * somebody else's answer.
 */
import { readBack } from '@signoria/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName, dropCookie, keepCookie } from '../../http/cookies.ts';
import { hashToken, newToken } from '../../ids.ts';
import type { Services } from '../../services.ts';
import type { Trip } from './provider.ts';

const KIND = 'sso-attempt';
const COOKIE = 'signoria-sso';
const ATTEMPT_MS = 10 * 60_000;

export interface Attempt extends Trip {
  /** Whose account is to be linked; null for whoever wants to come in. */
  readonly link: string | null;
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export async function noteAttempt(services: Services, { request, reply }: Exchange, attempt: Attempt): Promise<void> {
  const { store, now, base } = services;
  const token = newToken();
  const data = JSON.stringify(attempt);
  const due = now() + ATTEMPT_MS;
  await store.addDocument({ kind: KIND, id: hashToken(token), owner: attempt.link ?? '', due, rank: null, data });
  keepCookie(base, request, reply, { name: COOKIE, value: token, ms: ATTEMPT_MS });
}

/** Null for a browser that has not asked, or too long ago; of two who come back with it, only one is let through. */
export async function useAttempt(services: Services, { request, reply }: Exchange): Promise<Attempt | null> {
  const { store, now, base } = services;
  const token = request.cookies[cookieName(base, COOKIE, request)];
  if (token === undefined || token.length > 100) return null;
  dropCookie(base, request, reply, COOKIE);
  const document = await store.getDocument(KIND, hashToken(token));
  if (document === null || !(await store.dropDocument(KIND, document.id))) return null;
  return (document.due ?? 0) > now() ? readBack<Attempt>(document.data) : null; // as it was noted
}

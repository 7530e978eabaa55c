/**
 * Whoever shows a token instead of a cookie. Then the cookie is not looked at, so that no page of another site can have a
 * say; and whoever shows a token that opens nothing is nobody, whatever cookie they have.
 */
import type { Scope } from '@signoria/protocol';
import type { User } from '@signoria/store';
import type { FastifyRequest } from 'fastify';
import { hashToken } from '../ids.ts';
import { looksLikeToken, makeUses, tokenAt } from '../machines/tokens.ts';
import { inForce, userData } from '../people.ts';
import type { Services } from '../services.ts';
import { type Bucket, fullBucket, take } from '../socket/bucket.ts';
import { Problem } from './problems.ts';

export interface Holder {
  readonly user: User;
  /** The hash of the token. */
  readonly token: string;
  readonly scopes: readonly Scope[];
}

/** Null for whoever shows none. Refuses one that opens nothing, and one that asks too often. */
export type FindHolder = (request: FastifyRequest) => Promise<Holder | null>;

/** Null where there is none of ours: what a proxy adds for itself is not our business. */
export function shownToken({ headers: { authorization = '' } }: Pick<FastifyRequest, 'headers'>): string | null {
  const shown = /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '';
  return looksLikeToken(shown) ? shown : null;
}

const MOST_BUCKETS = 10_000;

export function makeBearers(services: Services): FindHolder {
  const { limits, now } = services;
  const known = new WeakMap<FastifyRequest, Promise<Holder>>();
  const buckets = new Map<string, Bucket>();
  const used = makeUses(services);
  const look = async (token: string): Promise<Holder> => {
    const holder = await holderOf(services, hashToken(token));
    if (buckets.size >= MOST_BUCKETS) buckets.clear();
    const bucket = buckets.get(holder.token) ?? fullBucket(limits.perToken, now());
    buckets.set(holder.token, bucket);
    if (!take(bucket, limits.perToken, now())) throw new Problem('too-many');
    await used(holder.token);
    return holder;
  };
  return async (request) => {
    const token = shownToken(request);
    if (token === null) return null;
    const found = known.get(request) ?? look(token);
    known.set(request, found);
    return found;
  };
}

/** A bot of somebody who is shut out is shut out too. */
async function holderOf({ store, now }: Services, id: string): Promise<Holder> {
  const token = await tokenAt(store, id, now());
  const user = token === null ? null : await store.getUser(token.user);
  const owner = token === null ? null : await store.getUser(token.owner);
  if (token === null || user === null || owner === null) throw new Problem('unknown-token');
  if (user.id !== owner.id && inForce(userData(owner).banned, now())) throw new Problem('unknown-token');
  return { user, token: id, scopes: token.scopes };
}

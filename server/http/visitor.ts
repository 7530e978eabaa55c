/** Who makes a request: the cookie, and what follows from it. */
import type { User } from '@signoria/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { newGuest, SESSION_MS, userData, whoHas } from '../people.ts';
import type { Bucket } from '../socket/bucket.ts';
import { fullBucket, take } from '../socket/bucket.ts';
import { languageOf, serverText } from '../text.ts';
import { Problem } from './problems.ts';

export const COOKIE = 'signoria';

export interface Visitors {
  /** Null for whoever has no session. */
  find(request: FastifyRequest): Promise<User | null>;
  must(request: FastifyRequest): Promise<User>;
  /** Only who looks after the house. */
  admin(request: FastifyRequest): Promise<User>;
  /** Whoever has no session gets one. */
  welcome(request: FastifyRequest, reply: FastifyReply): Promise<User>;
}

export function makeVisitors(house: House): Visitors {
  const doors = new Map<string, Bucket>();
  const find = (request: FastifyRequest) => findVisitor(house, request);
  const must = async (request: FastifyRequest) => (await find(request)) ?? refuseAnonymous();
  return {
    find,
    must,
    admin: async (request) => onlyAdmin(await must(request)),
    welcome: async (request, reply) => (await find(request)) ?? admit(house, doors, request, reply),
  };
}

async function findVisitor({ store, now }: House, request: FastifyRequest): Promise<User | null> {
  const token = request.cookies[COOKIE];
  return token === undefined || token.length > 100 ? null : whoHas(store, token, now());
}

function refuseAnonymous(): never {
  throw new Problem('no-session');
}

function onlyAdmin(user: User): User {
  if (!userData(user).admin) throw new Problem('not-admin');
  return user;
}

const MOST_DOORS = 10_000;

async function admit(
  { store, now, limits }: House,
  doors: Map<string, Bucket>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<User> {
  const rate = { burst: limits.guests, perSecond: limits.guests / 60 };
  const door = doors.get(request.ip) ?? fullBucket(rate, now());
  if (doors.size >= MOST_DOORS) doors.clear();
  doors.set(request.ip, door);
  if (!take(door, rate, now())) throw new Problem('too-many');
  const { guest } = serverText[languageOf(request.headers['accept-language'])];
  const { user, token } = await newGuest(store, now(), guest);
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: SESSION_MS / 1000,
  });
  return user;
}

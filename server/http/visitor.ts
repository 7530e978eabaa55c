/** Who makes a request: the cookie, and what follows from it. */
import type { User } from '@signoria/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addDevice, dropDevice, makeSightings, type Sightings } from '../accounts/devices.ts';
import type { House } from '../house.ts';
import { hashToken, newToken } from '../ids.ts';
import { inForce, newGuest, newSession, SESSION_MS, userData, whoHas } from '../people.ts';
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
  /** By what the store knows the session; null for whoever shows none. */
  session(request: FastifyRequest): string | null;
  /** From now on this browser is this user. The session it had is over. */
  enter(request: FastifyRequest, reply: FastifyReply, user: User): Promise<void>;
  /** From now on this browser is nobody. */
  leave(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

export function makeVisitors(house: House): Visitors {
  const doors = new Map<string, Bucket>();
  const sightings = makeSightings(house);
  const find = (request: FastifyRequest) => findVisitor(house, sightings, request);
  const welcomed = async (request: FastifyRequest) => notBanned(await find(request), house.now());
  const must = async (request: FastifyRequest) => (await welcomed(request)) ?? refuseAnonymous();
  return {
    find,
    must,
    admin: async (request) => onlyAdmin(await must(request)),
    welcome: async (request, reply) => (await welcomed(request)) ?? admit(house, doors, request, reply),
    session: sessionOf,
    enter: (request, reply, user) => enter(house, request, reply, user),
    leave: (request, reply) => leave(house, request, reply),
  };
}

async function findVisitor({ store, now }: House, { seen }: Sightings, request: FastifyRequest): Promise<User | null> {
  const token = tokenOf(request);
  const user = token === null ? null : await whoHas(store, token, now());
  if (token === null || user === null) return null;
  if (user.kind === 'account') await seen(user.id, hashToken(token), request.headers['user-agent']);
  return user;
}

function tokenOf({ cookies }: FastifyRequest): string | null {
  const token = cookies[COOKIE];
  return token === undefined || token.length > 100 ? null : token;
}

function sessionOf(request: FastifyRequest): string | null {
  const token = tokenOf(request);
  return token === null ? null : hashToken(token);
}

async function enter({ store, now }: House, request: FastifyRequest, reply: FastifyReply, user: User): Promise<void> {
  await endSession({ store }, request);
  const token = newToken();
  // Listed before it is good for anything, so that there is none that cannot be revoked.
  await addDevice(store, user.id, hashToken(token), request.headers['user-agent'], now());
  await newSession(store, user.id, now(), token);
  giveCookie(request, reply, token);
}

async function leave({ store }: House, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await endSession({ store }, request);
  reply.clearCookie(COOKIE, { path: '/' });
}

async function endSession({ store }: Pick<House, 'store'>, request: FastifyRequest): Promise<void> {
  const session = sessionOf(request);
  if (session === null) return;
  await store.deleteSession(session);
  await dropDevice(store, session);
}

/** He is told until when and why, and nothing else of the house. */
function notBanned(user: User | null, now: number): User | null {
  const banned = user === null ? null : userData(user).banned;
  if (inForce(banned, now)) throw new Problem('banned', banned);
  return user;
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
  giveCookie(request, reply, token);
  return user;
}

function giveCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: SESSION_MS / 1000,
  });
}

/** Who makes a request: the cookie, or the token of a program, and what follows from it. */
import type { Scope } from '@signoria/protocol';
import type { Store, User } from '@signoria/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  addDevice,
  dropDevice,
  makeSightings,
  type Sightings,
  type SignedInThere,
} from '../accounts/sign-in/devices.ts';
import { hashToken, newToken } from '../ids.ts';
import { inForce, newGuest, newSession, SESSION_MS, userData, whoHadBefore, whoHas } from '../people.ts';
import type { Services } from '../services.ts';
import type { Bucket } from '../socket/bucket.ts';
import { fullBucket, take } from '../socket/bucket.ts';
import { languageOf, serverText } from '../text.ts';
import type { Base } from './base.ts';
import { type FindHolder, type Holder, makeBearers, shownToken } from './bearer.ts';
import { dropCookie, dropPlain, isSecure, keepCookie, secureName } from './cookies.ts';
import { networkOf } from './network.ts';
import { Problem } from './problems.ts';

const COOKIE = 'signoria';

/** How long a session from before there was `__Host-` lives on once it was exchanged: another tab may just be asking. */
const EXCHANGED_MS = 60_000;

const SINCE = 'host-cookie-since';

/** Noted by the first server that knows of it. */
export async function hostCookieSince(store: Store, now: () => number): Promise<number> {
  const known = await store.getMeta(SINCE);
  if (known !== null) return Number(known);
  const since = now();
  await store.setMeta(SINCE, String(since));
  return since;
}

export interface Visitors {
  /** Null for whoever has no session. */
  find(request: FastifyRequest): Promise<User | null>;
  must(request: FastifyRequest): Promise<User>;
  /** Only who has an account. */
  account(request: FastifyRequest): Promise<User>;
  /** Only who looks after the house. */
  admin(request: FastifyRequest): Promise<User>;
  /** Whoever has no session gets one. */
  welcome(request: FastifyRequest, reply: FastifyReply): Promise<User>;
  /** Who shows a token; null for whoever does not. */
  readonly holder: FindHolder;
  /** Refuses whoever shows a token that is not for this. */
  admit(request: FastifyRequest, scopes: readonly Scope[]): Promise<void>;
  /** By what the store knows the session, or the token; null for whoever shows none. */
  session(request: FastifyRequest): string | null;
  /** From now on this browser is this user. The session it had is over. */
  enter(request: FastifyRequest, reply: FastifyReply, user: User, sso?: SignedInThere): Promise<void>;
  /** From now on this browser is nobody. */
  leave(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

export function makeVisitors(services: Services): Visitors {
  const doors = new Map<string, Bucket>();
  const sightings = makeSightings(services);
  const holder = makeBearers(services);
  const find = async (request: FastifyRequest) =>
    (await holder(request))?.user ?? findVisitor(services, sightings, request);
  const welcomed = async (request: FastifyRequest) => notBanned(await find(request), services.now());
  const must = async (request: FastifyRequest) => (await welcomed(request)) ?? refuseAnonymous();
  return {
    find,
    must,
    holder,
    admit: async (request, scopes) => mustBeFor(await holder(request), scopes),
    account: async (request) => onlyAccount(await must(request)),
    admin: async (request) => onlyAdmin(await must(request)),
    welcome: async (request, reply) =>
      (await exchanged(services, request, reply, await welcomed(request))) ?? admit(services, doors, request, reply),
    session: (request) => sessionOf(services, request),
    enter: (request, reply, user, sso) => enter(services, request, reply, user, sso),
    leave: (request, reply) => leave(services, request, reply),
  };
}

/** By the cookie. */
async function findVisitor(services: Services, { seen }: Sightings, request: FastifyRequest): Promise<User | null> {
  const shown = shownBy(services, request);
  const user = shown === null ? null : await whoShows(services, shown);
  if (shown === null || user === null) return null;
  if (user.kind === 'account') await seen(user.id, hashToken(shown.token), request.headers['user-agent']);
  return user;
}

interface Shown {
  readonly token: string;
  /** Under https, by the name that also others could have set. */
  readonly old: boolean;
}

/** Those from before the house gave out `__Host-` cookies are still believed: nobody is to be signed out by an upgrade. */
function whoShows({ store, now, hostCookieSince }: Services, { token, old }: Shown): Promise<User | null> {
  return old ? whoHadBefore(store, token, hostCookieSince, now()) : whoHas(store, token, now());
}

function shownBy({ base }: Pick<Services, 'base'>, request: FastifyRequest): Shown | null {
  const own = isSecure(request) ? request.cookies[secureName(base, COOKIE)] : undefined;
  const token = own ?? request.cookies[COOKIE];
  if (token === undefined || token.length > 100) return null;
  return { token, old: isSecure(request) && own === undefined };
}

function mustBeFor(holder: Holder | null, scopes: readonly Scope[]): void {
  if (holder !== null && !scopes.some((scope) => holder.scopes.includes(scope))) throw new Problem('scope');
}

function sessionOf(services: Pick<Services, 'base'>, request: FastifyRequest): string | null {
  const token = shownToken(request);
  if (token !== null) return hashToken(token);
  const shown = shownBy(services, request);
  return shown === null ? null : hashToken(shown.token);
}

/** Known by the old cookie: they get the new one, and the old one soon opens nothing any more. */
async function exchanged(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  user: User | null,
): Promise<User | null> {
  const shown = shownBy(services, request);
  if (user === null || shown?.old !== true) return user;
  const { store, now } = services;
  await store.extendSession(hashToken(shown.token), now() + EXCHANGED_MS);
  await begin(services, request, reply, user);
  return user;
}

async function enter(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  user: User,
  sso?: SignedInThere,
): Promise<void> {
  await endSession(services, request);
  await begin(services, request, reply, user, sso);
}

async function begin(
  { store, now, base }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  user: User,
  sso?: SignedInThere,
): Promise<void> {
  const token = newToken();
  // Listed before it is good for anything, so that there is none that cannot be revoked.
  if (user.kind === 'account') {
    await addDevice(store, user.id, hashToken(token), request.headers['user-agent'], now(), sso);
  }
  await newSession(store, user.id, now(), token);
  giveCookie(base, request, reply, token);
}

async function leave(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await endSession(services, request);
  dropCookie(services.base, request, reply, COOKIE);
}

async function endSession({ store, base }: Pick<Services, 'store' | 'base'>, request: FastifyRequest): Promise<void> {
  const session = sessionOf({ base }, request);
  if (session === null) return;
  await store.deleteSession(session);
  await dropDevice(store, session);
}

/** They are told until when and why, and nothing else of the house. */
function notBanned(user: User | null, now: number): User | null {
  const banned = user === null ? null : userData(user).banned;
  if (inForce(banned, now)) throw new Problem('banned', banned);
  return user;
}

function refuseAnonymous(): never {
  throw new Problem('no-session');
}

function onlyAccount(user: User): User {
  if (user.kind !== 'account') throw new Problem('need-account');
  return user;
}

function onlyAdmin(user: User): User {
  if (!userData(user).admin) throw new Problem('not-admin');
  return user;
}

const MOST_DOORS = 10_000;

async function admit(
  { store, now, limits, base }: Services,
  doors: Map<string, Bucket>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<User> {
  const rate = { burst: limits.guests, perSecond: limits.guests / 60 };
  const from = networkOf(request.ip);
  const door = doors.get(from) ?? fullBucket(rate, now());
  if (doors.size >= MOST_DOORS) doors.clear();
  doors.set(from, door);
  if (!take(door, rate, now())) throw new Problem('too-many');
  const { guest } = serverText[languageOf(request.headers['accept-language'])];
  const { user, token } = await newGuest(store, now(), guest);
  giveCookie(base, request, reply, token);
  return user;
}

function giveCookie(base: Base, request: FastifyRequest, reply: FastifyReply, token: string): void {
  keepCookie(base, request, reply, { name: COOKIE, value: token, ms: SESSION_MS });
  if (isSecure(request) && request.cookies[COOKIE] !== undefined) dropPlain(base, reply, COOKIE);
}

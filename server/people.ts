/**
 * Who is there: guests and their sessions. The browser holds a random token in a cookie no script can read; the store
 * holds its hash. Not here: cookies themselves (http/visitor.ts).
 */
import { randomInt } from 'node:crypto';
import { plainName } from '@signoria/kernel';
import type { Arms, WaitingOrder } from '@signoria/protocol';
import { Conflict, readBack, type Store, type User } from '@signoria/store';
import type { CoverWish, Person } from '@signoria/table';
import { hashToken, newId, newToken } from './ids.ts';

const DAY = 24 * 60 * 60_000;
export const SESSION_MS = 365 * DAY;
/** A session is prolonged once it has lost this much of its year: not with every request. */
const PROLONG_MS = 30 * DAY;

/** What the server keeps in a user's `data`. */
export interface UserData {
  /** Games played to their end, and games left to a bot. */
  readonly finished: number;
  readonly left: number;
  /** Half of their answers came faster than this; null before the first game. */
  readonly typicalMs: number | null;
  /** Whether they look after the house. The first account does. */
  readonly admin: boolean;
  /** Whether a group at the provider made them that: it may then unmake them. */
  readonly groupAdmin: boolean;
  /** What an administrator has taken from them: to write at tables, to come in at all. */
  readonly muted: Sanction | null;
  readonly banned: Sanction | null;
  /** What a bot may do in their seat when their flag has fallen, and in what order they go through waiting games. */
  readonly cover: CoverWish;
  readonly order: WaitingOrder;
  /** Those they chose; null before. */
  readonly arms: Arms | null;
  /** Whether their finished games may become puzzles, where everybody at the table agrees. */
  readonly puzzles: boolean;
}

export const NEWCOMER: UserData = {
  finished: 0,
  left: 0,
  typicalMs: null,
  admin: false,
  groupAdmin: false,
  muted: null,
  banned: null,
  cover: 'adept',
  order: 'urgency',
  arms: null,
  puzzles: false,
};

export interface Sanction {
  /** Null for good. */
  readonly until: number | null;
  /** Told to whom it concerns; may be empty. */
  readonly reason: string;
}

export function inForce(sanction: Sanction | null, now: number): sanction is Sanction {
  return sanction !== null && (sanction.until === null || sanction.until > now);
}

export function userData({ data }: Pick<User, 'data'>): UserData {
  return { ...NEWCOMER, ...readBack<Partial<UserData>>(data) };
}

/** What anybody may know of a player before sitting down with them. */
export function reliabilityOf(user: Pick<User, 'data'>) {
  const { finished, left, typicalMs } = userData(user);
  return { finished, left, typicalMs };
}

export function personOf({ id, name }: Pick<User, 'id' | 'name'>): Person {
  return { user: id, name };
}

export interface Arrival {
  readonly user: User;
  readonly token: string;
}

export async function newGuest(store: Store, now: number, name: (number: number) => string): Promise<Arrival> {
  const user = await store.createUser({
    id: newId(),
    kind: 'guest',
    name: name(randomInt(1000, 10_000)),
    handle: null,
    data: JSON.stringify(NEWCOMER),
    created: now,
  });
  return { user, token: await newSession(store, user.id, now) };
}

export async function newSession(store: Store, user: string, now: number, token = newToken()): Promise<string> {
  await store.createSession({ token: hashToken(token), user, created: now, expires: now + SESSION_MS });
  return token;
}

/** Whose token this is; null for one that is unknown or has run out. */
export async function whoHas(store: Store, token: string, now: number): Promise<User | null> {
  const session = await store.getSession(hashToken(token));
  if (session === null || session.expires <= now) return null;
  if (session.expires - now < SESSION_MS - PROLONG_MS) await store.extendSession(session.token, now + SESSION_MS);
  return store.getUser(session.user);
}

/** The same for a session that must have begun before a moment; it is not prolonged. */
export async function whoHadBefore(store: Store, token: string, before: number, now: number): Promise<User | null> {
  const session = await store.getSession(hashToken(token));
  if (session === null || session.expires <= now || session.created >= before) return null;
  return store.getUser(session.user);
}

/** Changes a user whatever else changes them at the same moment. */
export async function changeUser(
  store: Store,
  id: string,
  change: (user: User) => Partial<Pick<User, 'name' | 'data'>>,
): Promise<User | null> {
  for (;;) {
    const user = await store.getUser(id);
    if (user === null) return null;
    try {
      return await store.updateUser(id, user.version, change(user));
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
  }
}

const LONGEST_NAME = 30;

/** A name as it will be shown, or null when nothing readable is left of it. */
export function readName(given: string): string | null {
  const name = plainName(given);
  return name.length > 0 && [...name].length <= LONGEST_NAME ? name : null;
}

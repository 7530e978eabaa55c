/**
 * Passwords: which are good enough, and how they are kept. The document `secret` of a user holds an argon2id hash with its
 * parameters, so that stronger ones can be taken later without locking anybody out. Nothing here ever leaves the server.
 */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Weakness } from '@signoria/protocol';
import { Conflict, readBack, type Store } from '@signoria/store';
import { makeTurns } from './heavy-work.ts';

const derive = promisify(argon2);

/** What OWASP's cheat sheet on storing passwords asks of argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19 * 1024, passes: 2, parallelism: 1 };
const TAG = 32;
const SALT = 16;

export const SHORTEST_PASSWORD = 8;
/** The handle with a few digits behind it is what is tried second. */
const LEAST_BESIDE_HANDLE = 6;

/** Length is what counts: no rules about signs, but not what is tried first. */
export function weaknessOf(password: string, handle: string): Weakness | null {
  const plain = password.normalize('NFKC').toLowerCase().trim();
  if ([...plain].length < SHORTEST_PASSWORD) return 'short';
  if (handle !== '' && plain.replaceAll(handle, '').length < LEAST_BESIDE_HANDLE) return 'handle';
  return isCommon(plain) ? 'common' : null;
}

const TRIED_FIRST =
  /^(?:password|passw0rd|qwertyui|qwerty|asdfghjk|iloveyou|football|baseball|sunshine|princess|trustno1|letmein|пароль|йцукенгш|йцукен|signoria)[\d!.]*$/u;

function isCommon(plain: string): boolean {
  return new Set(plain).size < 3 || TRIED_FIRST.test(plain) || '01234567890123456789'.includes(plain);
}

/** `$argon2id$v=19$m=…,t=…,p=…$salt$tag`, as other programs write it too. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT);
  return written(salt, await tagOf(password, salt, COST));
}

function written(salt: Buffer, tag: Buffer): string {
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${text(salt)}$${text(tag)}`;
}

type Cost = typeof COST;

/**
 * Few at a time: each takes 19 MiB and a thread that others need for files and names. Whoever comes when so many wait
 * that it would take seconds is told to come back.
 */
const AT_ONCE = 2;
export const MOST_WAITING = 30;
const alone = makeTurns(AT_ONCE, MOST_WAITING);

function tagOf(password: string, nonce: Buffer, cost: Cost): Promise<Buffer> {
  const message = password.normalize('NFKC');
  return alone(() => derive('argon2id', { message, nonce, tagLength: TAG, ...cost }));
}

function text(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

const HASH = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/;

export async function fits(password: string, hash: string): Promise<boolean> {
  const found = HASH.exec(hash);
  if (found === null) throw new Error('not a hash of a password');
  const [memory, passes, parallelism] = found.slice(1, 4).map(Number) as [number, number, number];
  const tag = await tagOf(password, Buffer.from(found[4]!, 'base64'), { memory, passes, parallelism });
  return timingSafeEqual(tag, Buffer.from(found[5]!, 'base64'));
}

/** Fits no password, and costs as much to find out. */
const DECOY = written(randomBytes(SALT), randomBytes(TAG));

/** Costs the same whether or not there is such a user or they have a password: nobody learns it from the clock. */
export async function hasPassword(store: Store, user: string | null, password: string): Promise<boolean> {
  const hash = await secretOf(store, user ?? '');
  return (await fits(password, hash ?? DECOY)) && hash !== null;
}

export async function secretOf(store: Store, user: string): Promise<string | null> {
  const document = await store.getDocument('secret', user);
  return document === null ? null : readBack<{ readonly hash: string }>(document.data).hash;
}

export async function setPassword(store: Store, user: string, password: string): Promise<void> {
  await keepHash(store, user, await hashPassword(password));
}

export async function keepHash(store: Store, user: string, hash: string): Promise<void> {
  const data = JSON.stringify({ hash });
  for (;;) {
    const document = await store.getDocument('secret', user);
    try {
      if (document !== null) await store.changeDocument(document, { data });
      else await store.addDocument({ kind: 'secret', id: user, owner: user, due: null, rank: null, data });
      return;
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
  }
}

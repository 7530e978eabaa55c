/**
 * Tokens for programs: each a document of whoever made it, under the hash of what was shown once. It says what it is for,
 * and in whose name it speaks: its maker's, or a bot account's of theirs. When it was last used is noted to the minute.
 */
import type { Scope } from '@signoria/protocol';
import { Conflict, readBack, type Store, type StoredDocument } from '@signoria/store';
import { everyDocument } from '../accounts/documents.ts';
import { hashToken, newToken } from '../ids.ts';
import type { Services } from '../services.ts';

const KIND = 'token';
const DAY = 24 * 60 * 60_000;
export const MOST_TOKENS = 50;

/** Found by whoever looks for secrets that got into the open; and no other `Authorization` is taken for one of ours. */
const PREFIX = 'sgn_';

export interface Token {
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** In whose name it speaks. */
  readonly user: string;
  readonly created: number;
  readonly used: number | null;
}

export interface KeptToken extends Token {
  /** Its hash. */
  readonly id: string;
  /** Who made it. */
  readonly owner: string;
  readonly expires: number;
}

export function looksLikeToken(text: string): boolean {
  return text.startsWith(PREFIX) && text.length <= 100;
}

function keptToken({ id, owner, due, data }: StoredDocument): KeptToken {
  return { ...readBack<Token>(data), id, owner, expires: due ?? 0 };
}

export interface TokenPlan extends Pick<Token, 'name' | 'scopes' | 'user'> {
  readonly owner: string;
  readonly days: number;
}

/** What is to be shown once, and the name it goes by from then on. */
export async function makeToken({ store, now }: Pick<Services, 'store' | 'now'>, plan: TokenPlan) {
  const { owner, days, name, scopes, user } = plan;
  const token = PREFIX + newToken();
  const id = hashToken(token);
  const data = JSON.stringify({ name, scopes: [...new Set(scopes)], user, created: now(), used: null } satisfies Token);
  await store.addDocument({ kind: KIND, id, owner, due: now() + days * DAY, rank: now(), data });
  return { token, id };
}

/** Null for one that was revoked, has run out, or never was. */
export async function tokenAt(store: Store, id: string, now: number): Promise<KeptToken | null> {
  const document = await store.getDocument(KIND, id);
  const token = document === null ? null : keptToken(document);
  return token === null || token.expires <= now ? null : token;
}

/** The latest first. */
export async function tokensOf(store: Store, owner: string): Promise<readonly KeptToken[]> {
  const all = (await everyDocument(store, { kind: KIND, owner })).map(keptToken);
  return all.toSorted((a, b) => b.created - a.created);
}

/** Says whose name it spoke in; null where there is none, or another's. */
export async function revokeToken(store: Store, owner: string, id: string): Promise<string | null> {
  const document = await store.getDocument(KIND, id);
  if (document === null || document.owner !== owner) return null;
  await store.dropDocument(KIND, id);
  return keptToken(document).user;
}

/** All that speak in one name, or all there are. Gives the names they spoke in. */
export async function revokeAll(store: Store, owner: string, user?: string): Promise<readonly string[]> {
  const gone = (await tokensOf(store, owner)).filter((token) => user === undefined || token.user === user);
  for (const { id } of gone) await store.dropDocument(KIND, id);
  return [...new Set(gone.map((token) => token.user))];
}

const USED_MS = 60_000;
const MOST_REMEMBERED = 10_000;

/** Notes now and then that a token is used, not with every request. */
export function makeUses({ store, now }: Pick<Services, 'store' | 'now'>): (id: string) => Promise<void> {
  const noted = new Map<string, number>();
  return async (id) => {
    const last = noted.get(id);
    if (last !== undefined && now() - last < USED_MS) return;
    if (noted.size >= MOST_REMEMBERED) noted.clear();
    noted.set(id, now());
    const document = await store.getDocument(KIND, id);
    if (document === null) return;
    const data = JSON.stringify({ ...readBack<Token>(document.data), used: now() } satisfies Token);
    try {
      await store.changeDocument(document, { data });
    } catch (error) {
      // Another server has just noted it; or it is gone.
      if (!(error instanceof Conflict) && (await store.getDocument(KIND, id)) !== null) throw error;
    }
  };
}

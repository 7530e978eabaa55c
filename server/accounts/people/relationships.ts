/**
 * Friends and blocks. A relationship is a document from one person to another: both ways makes friends, one way is a
 * request, which the other finds as a `wish`. A block is known to nobody but who made it: the blocked is answered as if
 * nothing were.
 */
import { isBotAccount } from '@signoria/protocol';
import { Conflict, readBack, type Store, type StoredDocument, type User } from '@signoria/store';
import { Problem } from '../../http/problems.ts';
import type { Services } from '../../services.ts';
import { everyDocument } from '../documents.ts';

const RELATIONSHIP = 'bond';
const WISH = 'wish';
const MOST_RELATIONSHIPS = 500;

type Kind = 'friend' | 'block';

interface Relationship {
  readonly kind: Kind;
  readonly to: string;
  readonly since: number;
}

interface Wish {
  readonly from: string;
  readonly since: number;
}

function relationshipOf({ data }: Pick<StoredDocument, 'data'>): Relationship {
  return readBack<Relationship>(data);
}

export async function relationshipBetween(store: Store, from: string, to: string): Promise<Kind | null> {
  const document = await store.getDocument(RELATIONSHIP, `${from}/${to}`);
  return document === null ? null : relationshipOf(document).kind;
}

export async function areFriends(store: Store, one: string, other: string): Promise<boolean> {
  const relationships = await Promise.all([
    relationshipBetween(store, one, other),
    relationshipBetween(store, other, one),
  ]);
  return relationships.every((relationship) => relationship === 'friend');
}

export async function hasBlocked(store: Store, who: string, whom: string): Promise<boolean> {
  return (await relationshipBetween(store, who, whom)) === 'block';
}

export async function blockedBy(store: Store, user: string): Promise<ReadonlySet<string>> {
  const documents = await everyDocument(store, { kind: RELATIONSHIP, owner: user });
  return new Set(documents.map(relationshipOf).flatMap(({ kind, to }) => (kind === 'block' ? [to] : [])));
}

/** Everybody a user has to do with, as ids. */
export async function bondsOf(store: Store, user: string) {
  const relationships = (await everyDocument(store, { kind: RELATIONSHIP, owner: user })).map(relationshipOf);
  const wishes = (await everyDocument(store, { kind: WISH, owner: user })).map(({ data }) => readBack<Wish>(data));
  const of = (kind: Kind) => relationships.filter((relationship) => relationship.kind === kind).map(({ to }) => to);
  const wanting = new Set(wishes.map(({ from }) => from));
  const own = of('friend');
  const known = new Set(relationships.map(({ to }) => to));
  return {
    friends: own.filter((to) => wanting.has(to)),
    asked: own.filter((to) => !wanting.has(to)),
    asking: [...wanting].filter((from) => !known.has(from)),
    blocked: of('block'),
  };
}

/** Asks to be friends, or agrees to it: the same word from both sides. Only accounts of people: a guest may be gone tomorrow. */
export async function befriend(services: Services, by: User, other: User): Promise<void> {
  if (by.kind !== 'account' || other.kind !== 'account' || isBotAccount(other.id)) throw new Problem('need-account');
  const { store, now } = services;
  await setRelationship(services, by.id, other.id, 'friend');
  if (await hasBlocked(store, other.id, by.id)) return;
  const data = JSON.stringify({ from: by.id, since: now() } satisfies Wish);
  await addOnce(store, { kind: WISH, id: `${other.id}/${by.id}`, owner: other.id, due: null, rank: null, data });
}

/** Ends a friendship, takes a request back, or declines one. */
export async function part({ store }: Services, by: string, other: string): Promise<void> {
  if ((await relationshipBetween(store, by, other)) === 'friend')
    await store.dropDocument(RELATIONSHIP, `${by}/${other}`);
  await store.dropDocument(WISH, `${other}/${by}`);
  if (await store.dropDocument(WISH, `${by}/${other}`)) await dropFriendship(store, other, by);
}

async function dropFriendship(store: Store, from: string, to: string): Promise<void> {
  if ((await relationshipBetween(store, from, to)) === 'friend')
    await store.dropDocument(RELATIONSHIP, `${from}/${to}`);
}

/** What the other wished stays as it was on their side, so that they see no more than an unanswered request. */
export async function block(services: Services, by: string, other: string): Promise<void> {
  const { store } = services;
  await setRelationship(services, by, other, 'block');
  await store.dropDocument(WISH, `${by}/${other}`);
  await store.dropDocument(WISH, `${other}/${by}`);
}

export async function unblock({ store }: Services, by: string, other: string): Promise<void> {
  if (await hasBlocked(store, by, other)) await store.dropDocument(RELATIONSHIP, `${by}/${other}`);
}

async function setRelationship({ store, now }: Services, from: string, to: string, kind: Kind): Promise<void> {
  const data = JSON.stringify({ kind, to, since: now() } satisfies Relationship);
  for (;;) {
    const document = await store.getDocument(RELATIONSHIP, `${from}/${to}`);
    if (document !== null && relationshipOf(document).kind === kind) return;
    if (document === null && (await isFull(store, from))) throw new Problem('too-many');
    try {
      if (document !== null) await store.changeDocument(document, { data });
      else
        await store.addDocument({ kind: RELATIONSHIP, id: `${from}/${to}`, owner: from, due: null, rank: null, data });
      return;
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
  }
}

async function isFull(store: Store, user: string): Promise<boolean> {
  return (await everyDocument(store, { kind: RELATIONSHIP, owner: user })).length >= MOST_RELATIONSHIPS;
}

async function addOnce(store: Store, document: Omit<StoredDocument, 'version'>): Promise<void> {
  try {
    await store.addDocument(document);
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
  }
}

/** Before they are forgotten: what others hold of them. Who blocked them keeps an id that is nobody's. */
export async function forgetBonds(store: Store, user: string): Promise<void> {
  const relationships = await everyDocument(store, { kind: RELATIONSHIP, owner: user });
  for (const { to } of relationships.map(relationshipOf)) await store.dropDocument(WISH, `${to}/${user}`);
  for (const { data } of await everyDocument(store, { kind: WISH, owner: user })) {
    await store.dropDocument(RELATIONSHIP, `${readBack<Wish>(data).from}/${user}`);
  }
}

/**
 * Friends and blocks. A bond is a paper from one person to another: both ways makes friends, one way is a request, which
 * the other finds as a `wish`. A block is known to nobody but who made it: the blocked is answered as if nothing were.
 */
import { Conflict, type Paper, type Store, type User } from '@signoria/store';
import type { House } from '../house.ts';
import { Problem } from '../http/problems.ts';
import { everyPaper } from './papers.ts';

const BOND = 'bond';
const WISH = 'wish';
const MOST_BONDS = 500;

type Kind = 'friend' | 'block';

interface Bond {
  readonly kind: Kind;
  readonly to: string;
  readonly since: number;
}

interface Wish {
  readonly from: string;
  readonly since: number;
}

function bondOf({ data }: Pick<Paper, 'data'>): Bond {
  return JSON.parse(data) as Bond;
}

export async function bondBetween(store: Store, from: string, to: string): Promise<Kind | null> {
  const paper = await store.getPaper(BOND, `${from}/${to}`);
  return paper === null ? null : bondOf(paper).kind;
}

export async function areFriends(store: Store, one: string, other: string): Promise<boolean> {
  const bonds = await Promise.all([bondBetween(store, one, other), bondBetween(store, other, one)]);
  return bonds.every((bond) => bond === 'friend');
}

export async function hasBlocked(store: Store, who: string, whom: string): Promise<boolean> {
  return (await bondBetween(store, who, whom)) === 'block';
}

export async function blockedBy(store: Store, user: string): Promise<ReadonlySet<string>> {
  const papers = await everyPaper(store, { kind: BOND, owner: user });
  return new Set(papers.map(bondOf).flatMap(({ kind, to }) => (kind === 'block' ? [to] : [])));
}

/** Everybody he has to do with, as ids. */
export async function bondsOf(store: Store, user: string) {
  const bonds = (await everyPaper(store, { kind: BOND, owner: user })).map(bondOf);
  const wishes = (await everyPaper(store, { kind: WISH, owner: user })).map(({ data }) => JSON.parse(data) as Wish);
  const of = (kind: Kind) => bonds.filter((bond) => bond.kind === kind).map(({ to }) => to);
  const wanting = new Set(wishes.map(({ from }) => from));
  const own = of('friend');
  const known = new Set(bonds.map(({ to }) => to));
  return {
    friends: own.filter((to) => wanting.has(to)),
    asked: own.filter((to) => !wanting.has(to)),
    asking: [...wanting].filter((from) => !known.has(from)),
    blocked: of('block'),
  };
}

/** Asks to be friends, or agrees to it: the same word from both sides. Only accounts: a guest may be gone tomorrow. */
export async function befriend(house: House, by: User, other: User): Promise<void> {
  if (by.kind !== 'account' || other.kind !== 'account') throw new Problem('need-account');
  const { store, now } = house;
  await setBond(house, by.id, other.id, 'friend');
  if (await hasBlocked(store, other.id, by.id)) return;
  const data = JSON.stringify({ from: by.id, since: now() } satisfies Wish);
  await addOnce(store, { kind: WISH, id: `${other.id}/${by.id}`, owner: other.id, due: null, rank: null, data });
}

/** Ends a friendship, takes a request back, or declines one. */
export async function part({ store }: House, by: string, other: string): Promise<void> {
  if ((await bondBetween(store, by, other)) === 'friend') await store.dropPaper(BOND, `${by}/${other}`);
  await store.dropPaper(WISH, `${other}/${by}`);
  if (await store.dropPaper(WISH, `${by}/${other}`)) await dropFriendBond(store, other, by);
}

async function dropFriendBond(store: Store, from: string, to: string): Promise<void> {
  if ((await bondBetween(store, from, to)) === 'friend') await store.dropPaper(BOND, `${from}/${to}`);
}

/** What the other wished stays as it was on his side, so that he sees no more than an unanswered request. */
export async function block(house: House, by: string, other: string): Promise<void> {
  const { store } = house;
  await setBond(house, by, other, 'block');
  await store.dropPaper(WISH, `${by}/${other}`);
  await store.dropPaper(WISH, `${other}/${by}`);
}

export async function unblock({ store }: House, by: string, other: string): Promise<void> {
  if (await hasBlocked(store, by, other)) await store.dropPaper(BOND, `${by}/${other}`);
}

async function setBond({ store, now }: House, from: string, to: string, kind: Kind): Promise<void> {
  const data = JSON.stringify({ kind, to, since: now() } satisfies Bond);
  for (;;) {
    const paper = await store.getPaper(BOND, `${from}/${to}`);
    if (paper !== null && bondOf(paper).kind === kind) return;
    if (paper === null && (await isFull(store, from))) throw new Problem('too-many');
    try {
      if (paper !== null) await store.changePaper(paper, { data });
      else await store.addPaper({ kind: BOND, id: `${from}/${to}`, owner: from, due: null, rank: null, data });
      return;
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
  }
}

async function isFull(store: Store, user: string): Promise<boolean> {
  return (await everyPaper(store, { kind: BOND, owner: user })).length >= MOST_BONDS;
}

async function addOnce(store: Store, paper: Omit<Paper, 'version'>): Promise<void> {
  try {
    await store.addPaper(paper);
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
  }
}

/** Before he is forgotten: what others hold of him. Who blocked him keeps an id that is nobody's. */
export async function forgetBonds(store: Store, user: string): Promise<void> {
  const bonds = await everyPaper(store, { kind: BOND, owner: user });
  for (const { to } of bonds.map(bondOf)) await store.dropPaper(WISH, `${to}/${user}`);
  for (const { data } of await everyPaper(store, { kind: WISH, owner: user })) {
    await store.dropPaper(BOND, `${(JSON.parse(data) as Wish).from}/${user}`);
  }
}

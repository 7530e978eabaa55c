/**
 * This process as one of several on a database: it says again and again that it lives, knows which tables are its own,
 * inherits those of the dead, and finds out when it was itself taken for dead. Not here: how nodes speak to each other.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Lease, type Leases, type Node, StoreError } from '@signoria/store';
import type { FastifyBaseLogger } from 'fastify';
import { newId, newToken } from '../ids.ts';
import { reported } from '../log.ts';

/** Whose a table is: ours, by this lease, or another node's. */
export type Owner = { readonly lease: Lease } | { readonly node: Node };

export interface Fate {
  /** We were taken for dead: none of our tables is ours any more. */
  lost(): void;
  /** Tables of a dead node are ours now. */
  inherited(tables: readonly string[]): void;
  /** Only these others live. */
  others(nodes: readonly Node[]): void;
}

export interface Membership {
  /** What the others have to know to be let in. */
  secret(): string;
  /** Whether what we believe to own is ours. False for whoever was held up too long: others may have it by now. */
  isSteady(): boolean;
  /** Resolves when it is known again what is ours. */
  steady(): Promise<void>;
  /** Takes what is nobody's. Null when there is no such table. */
  ownerOf(table: string): Promise<Owner | null>;
  /** The lease of a table that is ours; null when it is not. */
  held(table: string): Lease | null;
  /** Anybody may have it. */
  release(table: string): Promise<void>;
  /** It is not ours, as the store says. */
  forget(table: string): void;
  /** This other node has ended: nobody waits for it any more. It cannot harm if it has not, since nothing it writes counts. */
  ended(node: Node): Promise<void>;
  /** To be called once, by whoever does something about it. */
  begin(fate: Fate): void;
  /** Others inherit what is still ours. */
  leave(): Promise<void>;
}

interface State {
  readonly leases: Leases;
  readonly address: string;
  readonly leaseMs: number;
  readonly log: FastifyBaseLogger;
  self: Node;
  readonly held: Map<string, Lease>;
  others: readonly Node[];
  fate: Fate | null;
  /** By the process's own clock, which nobody sets: until when we surely live. */
  good: number;
  beating: Promise<void> | null;
  timer: NodeJS.Timeout | undefined;
  left: boolean;
}

/** So often in the time of a lease we say that we live: a beat may be lost, and one be late. */
const BEATS = 4;

export interface Joining {
  readonly leases: Leases;
  /** Where the others reach us, as HOST:PORT. */
  readonly address: string;
  /** For how long we live without saying so. */
  readonly leaseMs: number;
  readonly log: FastifyBaseLogger;
}

export async function joinNodes({ leases, address, leaseMs, log }: Joining): Promise<Membership> {
  const at = performance.now();
  const m: State = {
    ...{
      leases,
      address,
      leaseMs,
      log,
      held: new Map(),
      others: [],
      fate: null,
      beating: null,
      timer: undefined,
      left: false,
    },
    self: newNode(address),
    good: at + leaseMs,
  };
  await leases.join(m.self, leaseMs);
  m.timer = setInterval(() => void beat(m).catch((error: unknown) => missed(m, error)), leaseMs / BEATS);
  return {
    secret: () => m.self.secret,
    isSteady: () => isSteady(m),
    steady: () => steady(m),
    ownerOf: (table) => ownerOf(m, table),
    held: (table) => m.held.get(table) ?? null,
    release: (table) => release(m, table),
    forget: (table) => void m.held.delete(table),
    ended: (node) => ended(m, node),
    begin: (fate) => {
      m.fate = fate;
      void beat(m).catch((error: unknown) => missed(m, error));
    },
    leave: () => leave(m),
  };
}

function newNode(address: string): Node {
  return { id: newId(), address, secret: newToken() };
}

function missed({ log }: State, error: unknown): void {
  log.warn(reported(error), 'beat missed');
}

function isSteady({ good }: State): boolean {
  return performance.now() < good;
}

async function steady(m: State): Promise<void> {
  while (!isSteady(m)) await beat(m);
}

/** One at a time. */
function beat(m: State): Promise<void> {
  if (m.left) return Promise.reject(new Error('this node has left'));
  m.beating ??= beatNow(m).finally(() => {
    m.beating = null;
  });
  return m.beating;
}

/**
 * Whoever was late itself inherits nothing yet: perhaps the database was away from everybody, and the others are about to
 * say that they live.
 */
async function beatNow(m: State): Promise<void> {
  const began = performance.now();
  const wasLate = began > m.good - m.leaseMs / 2;
  const found = await m.leases.beat(m.self.id, m.leaseMs, !wasLate && m.fate !== null);
  if (found === null) return beginAnew(m);
  m.good = began + m.leaseMs;
  m.others = found.nodes;
  m.fate?.others(found.nodes);
  for (const lease of found.inherited) m.held.set(lease.table, lease);
  if (found.inherited.length === 0) return;
  m.log.warn({ tables: found.inherited.length }, 'inherited from a node that is gone');
  m.fate?.inherited(found.inherited.map(({ table }) => table));
}

/** We were taken for dead. As somebody else we may go on. */
async function beginAnew(m: State): Promise<void> {
  m.log.warn('taken for dead by the others: all tables are given up');
  m.held.clear();
  m.fate?.lost();
  const began = performance.now();
  m.self = newNode(m.address);
  await m.leases.join(m.self, m.leaseMs);
  m.good = began + m.leaseMs;
}

/** Until word of a node has reached us. */
const WORD_MS = 100;

async function ownerOf(m: State, table: string): Promise<Owner | null> {
  for (;;) {
    await steady(m);
    const mine = m.held.get(table);
    if (mine !== undefined) return { lease: mine };
    const { self } = m;
    const lease = await acquired(m, table);
    if (lease === null) return null;
    if (lease !== 'dead' && lease.node === self.id && self === m.self) {
      m.held.set(table, lease);
      return { lease };
    }
    const node = lease === 'dead' ? undefined : m.others.find(({ id }) => id === lease.node);
    if (node !== undefined) return { node };
    // It has just joined, or is about to be inherited from.
    await beat(m);
    if (!m.others.some(({ id }) => lease !== 'dead' && id === lease.node)) await sleep(WORD_MS);
  }
}

async function acquired({ leases, self }: State, table: string): Promise<Lease | 'dead' | null> {
  try {
    return await leases.acquire(table, self.id);
  } catch (error) {
    if (error instanceof StoreError && error.code === 'missing') return 'dead';
    throw error;
  }
}

async function release({ held, leases }: State, table: string): Promise<void> {
  const lease = held.get(table);
  held.delete(table);
  if (lease !== undefined) await leases.release(lease);
}

async function ended(m: State, { id }: Node): Promise<void> {
  if (m.left || !m.others.some((other) => other.id === id)) return;
  m.log.warn({ node: id }, 'a node has ended');
  await m.leases.leave(id);
  await m.beating?.catch(() => {});
  await beat(m);
}

async function leave(m: State): Promise<void> {
  clearInterval(m.timer);
  m.left = true;
  await m.beating?.catch(() => {});
  await m.leases.leave(m.self.id);
}

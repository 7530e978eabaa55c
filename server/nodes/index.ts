/** Several servers on one PostgreSQL: whose tables are whose, and how they speak to each other. Null where there is one. */
import type { Store } from '@signoria/store';
import type { FastifyBaseLogger } from 'fastify';
import { reported } from '../log.ts';
import type { Limits, ServerOptions } from '../options.ts';
import type { Services } from '../services.ts';
import type { Tables } from '../tables/tables.ts';
import { type Door, makeDoor } from './door.ts';
import { type Links, makeLinks } from './links.ts';
import { joinNodes, type Membership } from './membership.ts';

export interface Nodes {
  readonly membership: Membership;
  readonly links: Links;
  readonly door: Door;
}

const LOOPBACK = /^(127\.|::1$|localhost$)/;

/**
 * Unless told otherwise, others reach us where the database sees us, at any free port. Where that is this very machine,
 * nobody else can come.
 */
export async function makeNodes(
  { leases }: Store,
  { peer = {} }: ServerOptions,
  { leaseMs }: Limits,
  log: FastifyBaseLogger,
): Promise<Nodes | null> {
  if (leases === null) return null;
  const host = peer.host ?? (await leases.seenAt()) ?? '127.0.0.1';
  const door = await makeDoor(LOOPBACK.test(host) ? host : null, peer.port ?? 0);
  try {
    const address = `${host.includes(':') ? `[${host}]` : host}:${door.port}`;
    const membership = await joinNodes({ leases, address, leaseMs, log });
    const links = makeLinks((node) => {
      void membership.ended(node).catch((error: unknown) => log.warn(reported(error), 'not inherited'));
    });
    return { membership, links, door };
  } catch (error) {
    door.shut();
    throw error;
  }
}

/** What is still ours is another's soon. */
export async function leaveNodes({ nodes }: Services): Promise<void> {
  nodes?.links.close();
  await nodes?.membership.leave();
  nodes?.door.shut();
}

/** From now on others are let in, and this node takes part. */
export function openNodes(services: Services, tables: Tables): void {
  if (services.nodes === null) return;
  const { membership, links, door } = services.nodes;
  door.open(services, tables, membership);
  membership.begin({
    lost: tables.lost,
    inherited: tables.inherited,
    others: links.keep,
  });
}

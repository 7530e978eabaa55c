/** By what right this server writes at a table: where it is the only one by its own, among several by a lease. */
import type { TableWriter } from '@signoria/store';
import { reported } from '../log.ts';
import type { Services } from '../services.ts';

export interface Title {
  readonly writer: TableWriter;
  /** Whether the table is still ours. */
  holds(): boolean;
}

/** Takes what is nobody's; null when the table is another's, or there is none. */
export async function titleTo({ nodes, store }: Services, id: string): Promise<Title | null> {
  if (nodes === null) return { writer: store, holds: () => true };
  const owner = await nodes.membership.ownerOf(id);
  if (owner === null || 'node' in owner) return null;
  const { lease } = owner;
  return { writer: store.leases!.under(lease), holds: () => nodes.membership.held(id) === lease };
}

/** Anybody may have it. */
export async function release({ nodes, log }: Services, id: string): Promise<void> {
  await nodes?.membership.release(id).catch((error: unknown) => {
    log.warn({ table: id, ...reported(error) }, 'not released');
  });
}

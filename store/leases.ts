/** Several servers on one PostgreSQL: which of them live, and whose a table is. */
import type { TableWriter } from './store.ts';

/** A server process among several on one database. */
export interface Node {
  readonly id: string;
  /** Where the others reach it, and what they have to know to be let in. */
  readonly address: string;
  readonly secret: string;
}

/** Whose a table is. The epoch is never given twice: what was allowed under another is refused. */
export interface Lease {
  readonly table: string;
  readonly node: string;
  readonly epoch: number;
}

export interface Beat {
  /** The others that live. */
  readonly nodes: readonly Node[];
  /** Tables of those that died, now this node's. */
  readonly inherited: readonly Lease[];
}

/** Which of several servers owns which table. All times are the database's. */
export interface Leases {
  /** By which address the database knows this process; null when it came by no network. */
  seenAt(): Promise<string | null>;
  /** From now on this node lives for so long. */
  join(node: Node, ms: number): Promise<void>;
  /** It lives on, and may inherit from those that do not. Null when it is dead itself: it owns nothing any more. */
  beat(node: string, ms: number, inherit?: boolean): Promise<Beat | null>;
  /** It is to be inherited from. */
  leave(node: string): Promise<void>;
  /** Whose the table is: this node's, if it was nobody's. Null when there is no such table. Rejects a dead node. */
  acquire(table: string, node: string): Promise<Lease | null>;
  release(lease: Lease): Promise<void>;
  /** Writes as long as the lease holds; after that everything is a Conflict. */
  under(lease: Lease): TableWriter;
}

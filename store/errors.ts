/** What can go wrong in a store, as typed facts; the words for people are in text.ts. */
import { words } from './text.ts';

export type Damage = 'json' | 'header' | 'section' | 'row' | 'clash' | 'gzip' | 'end' | 'counts' | 'checksum' | 'after';

export interface ErrorFacts {
  /** Another entry holds `seq`, or the log does not reach `seq - 1`, or it went another way than `after`. */
  sequence: { readonly table: string; readonly seq: number; readonly last: number };
  /** Somebody changed the row since `version` was read. */
  version: { readonly kind: 'table' | 'user' | 'document'; readonly id: string; readonly version: number };
  /** The request key made another entry than the one offered now. */
  requestKey: { readonly table: string; readonly requestKey: string; readonly seq: number };
  /** Another node owns the table by now. */
  lease: { readonly table: string; readonly epoch: number };
  /** The id, code or handle belongs to something else. */
  taken: { readonly what: 'id' | 'code' | 'handle' | 'token' | 'document'; readonly value: string };
  missing: { readonly kind: 'table' | 'user' | 'session' | 'document' | 'node'; readonly id: string };
  /** A text with a NUL in it, which PostgreSQL cannot hold. */
  text: { readonly field: string };
  cursor: { readonly cursor: string };
  reserved: { readonly key: string };
  /** Another process held the SQLite file too long; nothing was written. */
  busy: Record<never, never>;
  /** A server already runs on this file. */
  inUse: { readonly file: string };
  /** No database, or one that is broken. */
  corrupt: { readonly file: string };
  /** There is no room left to write. */
  full: Record<never, never>;
  scheme: { readonly scheme: string };
  schemaNewer: { readonly found: number; readonly known: number };
  backupNewer: { readonly file: string; readonly found: number; readonly known: number };
  damaged: { readonly file: string; readonly line: number; readonly damage: Damage };
  occupied: Record<never, never>;
}

export class StoreError<K extends keyof ErrorFacts = keyof ErrorFacts> extends Error {
  readonly code: K;
  readonly facts: ErrorFacts[K];

  constructor(code: K, facts: ErrorFacts[K]) {
    super(words('en', code, facts));
    this.name = 'StoreError';
    this.code = code;
    this.facts = facts;
  }
}

type ConflictCode = 'sequence' | 'version' | 'requestKey' | 'taken' | 'lease';

/** Somebody else was first. Nothing has been written: read again and decide anew. */
export class Conflict extends StoreError<ConflictCode> {
  constructor(code: ConflictCode, facts: ErrorFacts[ConflictCode]) {
    super(code, facts);
    this.name = 'Conflict';
  }
}

/** The same refusal in the reader's language; in English where the operator's is not spoken here. */
export function explain(error: StoreError, language: string): string {
  return words(language, error.code, error.facts);
}

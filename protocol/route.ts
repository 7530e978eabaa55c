/**
 * How a route is declared: once, under its method and path, with what it takes and gives, who may use it and what can go
 * wrong. The server's handlers, the browser's calls, the tests and the OpenAPI page all read the same declaration.
 */
import type { z } from 'zod';
import type { ProblemCode } from './problems.ts';

/**
 * Who may use a route: anybody, and nobody asks who it is ('open'); anybody, who may be known ('reader'); anybody, and
 * whoever has no session gets one ('guest'); only who has a session, an account, or looks after the house; or only who
 * runs the server ('operator').
 */
export const RIGHTS = ['open', 'reader', 'guest', 'session', 'account', 'admin', 'operator'] as const;
export type Rights = (typeof RIGHTS)[number];

/** What checks a part of a request, or an answer. */
export type Schema = z.ZodType;

export type Method = 'GET' | 'POST';

export interface Declared {
  /** The id of the operation, and the key of its line in the text tables. */
  readonly name: string;
  readonly rights: Rights;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly answer: Schema;
  /** What is not JSON is sent as it is. */
  readonly media?:
    | 'text/plain'
    | 'text/csv'
    | 'application/octet-stream'
    | 'application/x-ndjson'
    | 'text/calendar'
    | 'application/atom+xml'
    | 'image/png';
  readonly status?: 200 | 201;
  /** Which limit of the server it has beside the general one. */
  readonly limit?: 'costly' | 'codes' | 'creations';
  /** Takes a whole game file. */
  readonly large?: true;
  /** Beside those that follow from the rights, the limit and the body. */
  readonly problems?: readonly ProblemCode[];
  /** Whether a table may refuse it. */
  readonly refuses?: true;
}

export interface Declarations {
  readonly [key: `${Method} /${string}`]: Declared;
}

/** What anything may be answered with, however it is declared. */
export const ALWAYS: readonly ProblemCode[] = ['too-many', 'unknown-token', 'scope', 'closing', 'conflict', 'server'];

const BY_RIGHTS: { readonly [R in Rights]: readonly ProblemCode[] } = {
  open: [],
  reader: [],
  guest: ['banned'],
  session: ['no-session', 'banned'],
  account: ['no-session', 'banned', 'need-account'],
  admin: ['no-session', 'banned', 'not-admin'],
  operator: ['not-local'],
};

/** All a route may be refused with, but for what anything may. */
export function problemsOf(key: string, { rights, params, query, body, problems = [] }: Declared): ProblemCode[] {
  const isRead = params !== undefined || query !== undefined || body !== undefined;
  const changes: readonly ProblemCode[] = key.startsWith('POST ') ? ['csrf', 'too-large', 'media-type'] : [];
  const malformed: readonly ProblemCode[] = isRead || changes.length > 0 ? ['malformed'] : [];
  return [...new Set([...BY_RIGHTS[rights], ...changes, ...malformed, ...problems])];
}

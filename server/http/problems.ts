/** What can go wrong with a request, as status, code and facts. Never a stack, never a sentence for people. */
import { Conflict, StoreError } from '@signoria/store';
import { NotDone, type TableRefusal } from '@signoria/table';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { reported } from '../log.ts';

export type ProblemCode =
  | 'no-session'
  | 'csrf'
  | 'not-admin'
  | 'not-local'
  | 'malformed'
  | 'too-large'
  | 'too-many'
  | 'media-type'
  | 'bad-name'
  | 'bad-file'
  | 'no-such-route'
  | 'no-such-table'
  | 'no-such-game'
  | 'not-over'
  | 'leave-overlaps'
  | 'no-leave-left'
  | 'no-such-leave'
  | 'conflict'
  | 'already-account'
  | 'bad-handle'
  | 'handle-taken'
  | 'weak-password'
  | 'registration-closed'
  | 'wrong-password'
  | 'banned'
  | 'setup-code'
  | 'last-admin'
  | 'needs-account'
  | 'is-admin'
  | 'no-such-user'
  | 'no-such-line'
  | 'no-such-report'
  | 'no-file'
  | 'no-such-fault'
  | 'seated-here'
  | 'not-sent'
  | 'need-account'
  | 'no-such-event'
  | 'event-full'
  | 'event-begun'
  | 'event-over'
  | 'not-entered'
  | 'not-organiser'
  | 'too-few'
  | 'no-such-channel'
  | 'bad-link'
  | 'mail-off'
  | 'no-such-offer'
  | 'no-such-passkey'
  | 'no-such-device'
  | 'bad-passkey'
  | 'other-site'
  | 'bad-token'
  | 'no-mail'
  | 'not-friends'
  | 'not-at-table'
  | 'already-begun'
  | 'yourself'
  | 'busy'
  | 'closing'
  | 'server';

const STATUS: { readonly [C in ProblemCode]: number } = {
  'no-session': 401,
  csrf: 403,
  'not-admin': 403,
  'not-local': 403,
  malformed: 400,
  'too-large': 413,
  'too-many': 429,
  'media-type': 415,
  'bad-name': 422,
  'bad-file': 422,
  'no-such-route': 404,
  'no-such-table': 404,
  'no-such-game': 404,
  'not-over': 409,
  'leave-overlaps': 409,
  'no-leave-left': 409,
  'no-such-leave': 404,
  conflict: 409,
  'already-account': 409,
  'bad-handle': 422,
  'handle-taken': 409,
  'weak-password': 422,
  'registration-closed': 403,
  'wrong-password': 403,
  banned: 403,
  'setup-code': 403,
  'last-admin': 409,
  'needs-account': 409,
  'is-admin': 409,
  'no-such-user': 404,
  'no-such-line': 404,
  'no-such-report': 404,
  'no-file': 409,
  'no-such-fault': 404,
  'seated-here': 403,
  'not-sent': 502,
  'need-account': 403,
  'no-such-event': 404,
  'event-full': 409,
  'event-begun': 409,
  'event-over': 409,
  'not-entered': 403,
  'not-organiser': 403,
  'too-few': 409,
  'no-such-channel': 404,
  'bad-link': 403,
  'mail-off': 409,
  'no-such-offer': 404,
  'no-such-passkey': 404,
  'no-such-device': 404,
  'bad-passkey': 403,
  'other-site': 403,
  'bad-token': 403,
  'no-mail': 409,
  'not-friends': 403,
  'not-at-table': 403,
  'already-begun': 409,
  yourself: 409,
  busy: 503,
  closing: 503,
  server: 500,
};

export class Problem extends Error {
  readonly problem: ProblemCode;
  readonly detail: unknown;
  constructor(problem: ProblemCode, detail: unknown = null) {
    super(problem);
    this.name = 'Problem';
    this.problem = problem;
    this.detail = detail;
  }
}

const REFUSED: { readonly [why: string]: number } = {
  malformed: 400,
  'not-seated': 403,
  'not-owner': 403,
  'no-such-table': 404,
  'not-over': 409,
  'seat-taken': 409,
  'already-started': 409,
  'too-large': 413,
  'too-many': 429,
  server: 503,
};

export function refusalStatus({ why }: TableRefusal): number {
  return REFUSED[why] ?? 422;
}

export function problemReply(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof NotDone) return reply.status(refusalStatus(error.refusal)).send({ refusal: error.refusal });
  const problem = problemOf(error);
  if (problem.problem === 'server') {
    request.log.error({ route: request.routeOptions.url, ...reported(error) }, 'request failed');
  }
  const detail = problem.problem === 'server' ? request.id : problem.detail;
  return reply.status(STATUS[problem.problem]).send({ error: { code: problem.problem, detail } });
}

function problemOf(error: FastifyError | Error): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof Conflict) return new Problem('conflict', error.code);
  if (error instanceof StoreError && error.code === 'cursor') return new Problem('malformed', 'cursor');
  return byStatus(error) ?? new Problem('server');
}

/** What fastify and its plugins throw: the status says enough; their sentences are not passed on. */
function byStatus(error: Error & { readonly statusCode?: number; readonly code?: string }): Problem | null {
  switch (error.statusCode) {
    case 400:
      return new Problem('malformed', error.code === 'FST_ERR_VALIDATION' ? error.message : 'body');
    case 404:
      return new Problem('no-such-route');
    case 413:
      return new Problem('too-large');
    case 415:
      return new Problem('media-type');
    case 429:
      return new Problem('too-many');
    case 503:
      return new Problem('closing');
    default:
      return null;
  }
}

/** What goes wrong with a request becomes status, code and facts. Never a stack, never a sentence for people. */
import { PROBLEMS, type ProblemCode, type ProblemDetails } from '@signoria/protocol';
import { Conflict, StoreError } from '@signoria/store';
import { NotDone, type TableRefusal } from '@signoria/table';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { reported } from '../log.ts';

/** Nothing has to be told beside most codes. */
type Telling<C extends ProblemCode> = C extends keyof ProblemDetails ? [detail: ProblemDetails[C]] : [detail?: unknown];

export class Problem<C extends ProblemCode = ProblemCode> extends Error {
  readonly problem: C;
  readonly detail: unknown;
  constructor(problem: C, ...[detail = null]: Telling<C>) {
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
  counted: 409,
  sealed: 409,
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
  return reply.status(PROBLEMS[problem.problem]).send({ error: { code: problem.problem, detail } });
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

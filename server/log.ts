/** What may be logged of an error, and how the log is set up. Never logged: keys, cookies, answers, addresses of tables. */

import { PoolError } from '@signoria/bots/node';
import { Refused } from '@signoria/kernel';
import { BadLog, NotDone } from '@signoria/table';
import type { FastifyServerOptions } from 'fastify';
import type { ServerOptions } from './options.ts';

/** Messages of refusals and of bad logs quote answers, which others may not know: only their kind is told. */
export function reported(error: unknown): { readonly error: string; readonly stack?: string } {
  if (error instanceof Refused || error instanceof NotDone) return { error: `${error.name}: ${error.refusal.why}` };
  if (error instanceof BadLog) return { error: `${error.name} at entry ${error.seq}` };
  if (error instanceof PoolError) return { error: `${error.name}: ${error.why}` };
  if (!(error instanceof Error)) return { error: String(error) };
  return error.stack === undefined ? { error: error.message } : { error: error.message, stack: error.stack };
}

export function loggerFor({ log: level, logTo }: ServerOptions): FastifyServerOptions['logger'] {
  if (level === 'silent') return false;
  const redact = ['req.headers', 'res.headers', 'key', 'cookie', 'token', 'line'];
  return { level, redact, ...(logTo === undefined ? {} : { stream: logTo }) };
}

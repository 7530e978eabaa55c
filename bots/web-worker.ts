/**
 * The same as `worker.ts` for browsers. A Web Worker's entry is two lines of the client's own, because only its bundler
 * knows the games: `serve(self, { findGame })`. Limits are kept by whoever holds the worker: it can always be terminated.
 */
import type { Registry, Request } from './jobs/job.ts';
import { reply } from './jobs/reply.ts';

export type { Answer, Job, Registry, Reply, Request, Stats } from './jobs/job.ts';
export { writeJob } from './jobs/job.ts';
export { isQuick } from './quick.ts';

/** As much of a worker's global scope as is needed. */
export interface Scope {
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  postMessage(message: unknown): void;
}

export function serve(scope: Scope, registry: Registry): void {
  scope.addEventListener('message', async ({ data }) => scope.postMessage(await reply(registry, data as Request)));
  scope.postMessage('ready');
}

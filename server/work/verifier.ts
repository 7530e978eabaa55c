/**
 * Game files from strangers are played again in a thread of their own: a file made to take for ever ends with its
 * thread, and no table waits for it. One at a time.
 */
import { Worker } from 'node:worker_threads';
import type { GameFile } from '@signoria/kernel';
import type { Imported, Placed } from '@signoria/table';

export interface VerifyJob {
  readonly file: GameFile;
  readonly placed: Placed;
}

export interface Verifier {
  /** 'too-long' when it took more time than it may; 'too-many' when this user, or everybody, has too many waiting. */
  verify(job: VerifyJob): Promise<Imported | 'too-long' | 'too-many'>;
  close(): Promise<void>;
}

export interface VerifierLimits {
  /** How long one file may take. */
  readonly verifyMs: number;
  /** Files of one user, and of all, that may wait or be under way. */
  readonly verifyOwn: number;
  readonly verifyAll: number;
}

const THREAD = new URL('./verify-thread.ts', import.meta.url);
const MEMORY_MB = 512;

export function makeVerifier({ verifyMs, verifyOwn, verifyAll }: VerifierLimits): Verifier {
  const waiting: string[] = [];
  let tail: Promise<unknown> = Promise.resolve();
  let current: Worker | null = null;
  const run = async (job: VerifyJob) => {
    current = new Worker(THREAD, { workerData: job, resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
    const outcome = await within(current, verifyMs);
    await current.terminate();
    current = null;
    return outcome;
  };
  return {
    async verify(job) {
      const { user } = job.placed.by;
      const own = waiting.filter((other) => other === user).length;
      if (own >= verifyOwn || waiting.length >= verifyAll) return 'too-many';
      waiting.push(user);
      const verdict = tail.then(() => run(job));
      tail = verdict.catch(() => {});
      return verdict.finally(() => waiting.splice(waiting.indexOf(user), 1));
    },
    close: async () => void (await current?.terminate()),
  };
}

function within(worker: Worker, ms: number): Promise<Imported | 'too-long'> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve('too-long'), ms);
    const settle = (act: () => void) => {
      clearTimeout(timer);
      act();
    };
    worker.once('message', (imported: Imported) => settle(() => resolve(imported)));
    worker.once('error', (error) => settle(() => reject(error)));
    worker.once('exit', (code) => settle(() => reject(new Error(`thread ended with code ${code}`))));
  });
}

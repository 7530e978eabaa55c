/** A thread that is asked one thing after another. */
import type { Worker } from 'node:worker_threads';

const EVENTS = ['message', 'error', 'exit'] as const;

/** Null when it ended instead of answering. Nobody is kept from leaving by it. */
export function askThread<T>(worker: Worker, question: unknown): Promise<T | null> {
  return new Promise((resolve) => {
    const end = (answer: T | null) => {
      // By name: with all listeners Node's own would go, and nothing would be heard of the thread any more.
      for (const event of EVENTS) worker.removeAllListeners(event);
      resolve(answer);
    };
    worker.once('message', end);
    worker.once('error', () => end(null));
    worker.once('exit', () => end(null));
    worker.unref();
    worker.postMessage(question);
  });
}

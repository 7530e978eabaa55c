/**
 * A second thread for bots, so that a table answers while one thinks. It is the same script under another name, and so
 * nothing more has to be fetched. A thought that takes too long ends the thread; the table then makes do without.
 */
import type { Reply as BotReply, Request as BotRequest, Job } from '@signoria/bots';

export const BOT_THREAD = 'bots';
const LONGEST_MS = 15_000;

interface Asked {
  resolve(line: string): void;
  reject(error: Error): void;
  readonly timer: ReturnType<typeof setTimeout>;
}

let thread: Worker | null = null;
let last = 0;
const asked = new Map<number, Asked>();

export function think(job: Job): Promise<string> {
  return new Promise((resolve, reject) => {
    const id = ++last;
    const timer = setTimeout(() => endThread(new Error('a bot took too long')), LONGEST_MS);
    asked.set(id, { resolve, reject, timer });
    running().postMessage({ id, job } satisfies BotRequest);
  });
}

function running(): Worker {
  if (thread !== null) return thread;
  thread = new Worker(location.href, { type: 'module', name: BOT_THREAD });
  thread.addEventListener('message', ({ data }) => data !== 'ready' && answered(data as BotReply));
  thread.addEventListener('error', () => endThread(new Error('the bots stopped')));
  return thread;
}

function answered(reply: BotReply): void {
  const waiting = asked.get(reply.id);
  if (waiting === undefined) return;
  asked.delete(reply.id);
  clearTimeout(waiting.timer);
  if (reply.ok) waiting.resolve(reply.answer.line);
  else waiting.reject(new Error(reply.error));
}

function endThread(error: Error): void {
  thread?.terminate();
  thread = null;
  for (const { reject, timer } of asked.values()) {
    clearTimeout(timer);
    reject(error);
  }
  asked.clear();
}

/**
 * A second thread for bots, so that a table answers while one thinks. It is the same script under another name, and
 * fetches what only thinking needs. Until it says that it is ready, whatever it is asked waits. A thought that takes too long ends the thread; the table then makes do without.
 */
import type { Reply as BotReply, Request as BotRequest, Job } from '@signoria/bots';

export const BOT_THREAD = 'bots';
const LONGEST_MS = 15_000;

interface Asked {
  resolve(line: string): void;
  reject(error: Error): void;
  readonly timer: ReturnType<typeof setTimeout>;
}

interface Thread {
  readonly worker: Worker;
  /** What it is still to be sent; null once it is ready. */
  waiting: BotRequest[] | null;
}

let thread: Thread | null = null;
let last = 0;
const asked = new Map<number, Asked>();

export function think(job: Job): Promise<string> {
  return new Promise((resolve, reject) => {
    const id = ++last;
    const timer = setTimeout(() => endThread(new Error('a bot took too long')), LONGEST_MS);
    asked.set(id, { resolve, reject, timer });
    send(running(), { id, job });
  });
}

function running(): Thread {
  if (thread !== null) return thread;
  const worker = new Worker(location.href, { type: 'module', name: BOT_THREAD });
  const own: Thread = { worker, waiting: [] };
  worker.addEventListener('message', ({ data }) => (data === 'ready' ? begin(own) : answered(data as BotReply)));
  worker.addEventListener('error', () => endThread(new Error('the bots stopped')));
  thread = own;
  return own;
}

function send({ worker, waiting }: Thread, request: BotRequest): void {
  if (waiting === null) worker.postMessage(request);
  else waiting.push(request);
}

function begin(own: Thread): void {
  const waiting = own.waiting ?? [];
  own.waiting = null;
  for (const request of waiting) own.worker.postMessage(request);
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
  thread?.worker.terminate();
  thread = null;
  for (const { reject, timer } of asked.values()) {
    clearTimeout(timer);
    reject(error);
  }
  asked.clear();
}

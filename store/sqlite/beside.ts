/**
 * SQLite written by a thread of its own, so that the disk never stops the event loop. While one batch is on its way to the
 * disk, what is asked for meanwhile is gathered, and goes together as the next: the slower the disk, the larger the batches.
 * Nothing is answered before it is durable.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Step } from '../engine.ts';
import { errorOf, type Order, type Report, type SentStep } from './letters.ts';
import type { ThreadData } from './thread.ts';
import { type Job, settle, type Writer } from './writer.ts';

const THREAD = new URL('./thread.ts', import.meta.url);

interface State {
  readonly data: ThreadData;
  worker: Worker | null;
  /** The numbers of the texts that the thread knows. */
  readonly texts: Map<string, number>;
  waiting: Job[];
  underWay: Job[];
  readonly idle: (() => void)[];
}

/** Different texts are few; this only keeps a mistake from filling the memory. */
const MOST_TEXTS = 500;

export function writeBeside(data: ThreadData): Writer {
  const state: State = { data, worker: null, texts: new Map(), waiting: [], underWay: [], idle: [] };
  return {
    write: (steps) =>
      new Promise((resolve, reject) => {
        if (isIdle(state)) setImmediate(send, state);
        state.waiting.push({ steps, resolve, reject });
      }),
    settled: () => settled(state),
    async close() {
      await settled(state);
      await end(state);
    },
  };
}

function settled(state: State): Promise<void> {
  if (isIdle(state)) return Promise.resolve();
  return new Promise((resolve) => void state.idle.push(resolve));
}

function isIdle({ waiting, underWay }: State): boolean {
  return waiting.length === 0 && underWay.length === 0;
}

function send(state: State): void {
  state.underWay = state.waiting;
  state.waiting = [];
  state.worker ??= start(state);
  const anew = state.texts.size > MOST_TEXTS;
  if (anew) state.texts.clear();
  const texts: string[] = [];
  const jobs = state.underWay.map(({ steps }) => steps.map((step) => sentStep(state, step, texts)));
  state.worker.postMessage({ anew, texts, jobs } satisfies Order);
}

function sentStep({ texts: known }: State, { sql, values, name, must }: Step, texts: string[]): SentStep {
  const text = known.get(sql) ?? known.size;
  if (text === known.size) {
    known.set(sql, text);
    texts.push(sql);
  }
  return { text, values, named: name !== undefined, must: must !== undefined };
}

/** A thread that ended without being told to has written nothing of what is under way, or nobody knows. */
function start(state: State): Worker {
  const worker = new Worker(THREAD, { workerData: state.data });
  state.texts.clear();
  worker.on('message', (report: Report) => heard(state, report));
  let cause: unknown = null;
  worker.on('error', (error) => {
    cause = error;
  });
  worker.on('exit', (code) => {
    if (state.worker !== worker) return;
    state.worker = null;
    lost(state, cause ?? new Error(`the thread that writes ended with code ${code}`));
  });
  return worker;
}

function lost(state: State, error: unknown): void {
  const jobs = state.underWay;
  state.underWay = [];
  for (const { reject } of jobs) reject(error);
  goOn(state);
}

function heard(state: State, report: Report): void {
  const jobs = state.underWay;
  state.underWay = [];
  for (const [i, job] of jobs.entries()) {
    const told = 'failed' in report ? { refusal: report.failed } : report.told[i]!;
    settle(job, 'refusal' in told ? { error: errorOf(told.refusal, job.steps) } : told);
  }
  goOn(state);
}

function goOn(state: State): void {
  if (state.waiting.length > 0) send(state);
  else for (const resolve of state.idle.splice(0)) resolve();
}

async function end(state: State): Promise<void> {
  const { worker } = state;
  state.worker = null;
  if (worker === null) return;
  const gone = once(worker, 'exit');
  worker.postMessage(null);
  await gone;
}

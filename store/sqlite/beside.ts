/**
 * SQLite written by a thread of its own, so that the disk never stops the event loop. While one batch is on its way to the
 * disk, what is asked for meanwhile is gathered, and goes together as the next: the slower the disk, the larger the batches.
 * Nothing is answered before it is durable.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Step } from '../engine.ts';
import { attemptOf, type Form, type Order, type Report, type SentStep } from './letters.ts';
import type { ThreadData } from './thread.ts';
import { type Job, settle, type Writer } from './writer.ts';

const THREAD = new URL('./thread.ts', import.meta.url);

interface State {
  readonly data: ThreadData;
  worker: Worker | null;
  /** The numbers of the forms that the thread knows, by their text. */
  readonly forms: Map<string, readonly Known[]>;
  numbers: number;
  waiting: Job[];
  underWay: Job[];
  readonly idle: (() => void)[];
}

interface Known extends Form {
  readonly number: number;
}

/** Different ones are few; this only keeps a mistake from filling the memory. */
const MOST_FORMS = 500;

export function writeBeside(data: ThreadData): Writer {
  const state: State = { data, worker: null, forms: new Map(), numbers: 0, waiting: [], underWay: [], idle: [] };
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
  const anew = state.numbers > MOST_FORMS;
  if (anew) forget(state);
  const forms: Form[] = [];
  const jobs = state.underWay.map(({ steps }) =>
    steps.map((step): SentStep => [numberOf(state, step, forms), step.values]),
  );
  state.worker.postMessage({ anew, forms, jobs } satisfies Order);
}

function forget(state: State): void {
  state.forms.clear();
  state.numbers = 0;
}

function numberOf(state: State, { sql, name, must: unless }: Step, forms: Form[]): number {
  const [named, must] = [name !== undefined, unless !== undefined];
  const alike = state.forms.get(sql) ?? [];
  const known = alike.find((form) => form.named === named && form.must === must);
  if (known !== undefined) return known.number;
  const number = state.numbers++;
  state.forms.set(sql, [...alike, { sql, named, must, number }]);
  forms.push({ sql, named, must });
  return number;
}

/** A thread that ended without being told to has written nothing of what is under way, or nobody knows. */
function start(state: State): Worker {
  const worker = new Worker(THREAD, { workerData: state.data });
  forget(state);
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
    settle(job, attemptOf(told, job.steps));
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

/** The thread of beside.ts: the one connection that writes. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Step } from '../engine.ts';
import { connect } from './connect.ts';
import { type Form, type Order, type Report, refusalOf, type SentStep, toldOf, Unmet } from './letters.ts';
import { batchOn } from './writer.ts';

export interface ThreadData {
  readonly file: string;
  /** Waited after every commit, as if the disk were so much slower. For measuring. */
  readonly slowMs: number;
}

const { file, slowMs } = workerData as ThreadData;
const port = parentPort!;
const db = connect(file);
const together = batchOn(db);
const forms: Form[] = [];

function stepOf([form, values]: SentStep, at: number): Step {
  const { sql, named, must } = forms[form]!;
  return {
    sql,
    values,
    ...(named ? { name: '' } : {}),
    ...(must ? { must: () => new Unmet(at) } : {}),
  };
}

function carryOut({ anew, forms: more, jobs }: Order): Report {
  if (anew) forms.length = 0;
  forms.push(...more);
  try {
    const told = together(jobs.map((steps) => steps.map(stepOf))).map(toldOf);
    if (slowMs > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, slowMs);
    return { told };
  } catch (error) {
    return { failed: refusalOf(error) };
  }
}

port.on('message', (order: Order | null) => {
  if (order !== null) return port.postMessage(carryOut(order));
  db.close();
  port.close();
});

/** Threads that are asked one thing after another. */
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { askThread } from '../work/asking.ts';

const COUNTING = `const { parentPort } = require('node:worker_threads');
parentPort.on('message', (n) => (n === 0 ? process.exit() : parentPort.postMessage(n + 1)));`;

it('a thread answers as often as it is asked, and is known to be gone when it ends', async () => {
  const worker = new Worker(COUNTING, { eval: true });
  const answers = [];
  for (const n of [1, 2, 3, 0]) answers.push(await askThread(worker, n));
  expect(answers).toEqual([2, 3, 4, null]);
});

/** What this disk takes for a commit, whoever asks for it: a page behind the others, and the wait until it is there. */
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { quantiles, type Times } from './load.ts';

const PAGE = Buffer.alloc(4096, 1);
const COMMITS = 500;
/** As many as at 200 tables at a human pace. */
const PAUSE_MS = 10;

export async function commitTimes(folder: string): Promise<Times> {
  const file = await open(join(folder, 'commits'), 'a');
  const times: number[] = [];
  for (let i = 0; i < COMMITS; i++) {
    const began = performance.now();
    await file.write(PAGE);
    await file.datasync();
    times.push(performance.now() - began);
    await sleep(PAUSE_MS);
  }
  await file.close();
  return quantiles(times);
}

/** npm run -s hostile: see hostile.ts. Exit code 0 only when the server bore it all. */

import { hostile } from './attacks/hostile.ts';
import { longWork } from './attacks/long-work.ts';
import { number, print } from './flags.ts';

const report = await hostile(number('messages', 100_000));
const work = await longWork(number('entries', 1500));
print({ ...report, longWork: work });
/** Nobody may keep the server at work for longer, whatever they ask for. */
const MOST_WORK_MS = 50;
const { crashes, leaks, unclear, hurt, unlimited, honest, breaches } = report;
const wrong = crashes + work.crashes + leaks + unclear + hurt + unlimited + breaches.length;
process.exitCode = wrong > 0 || honest === 0 || work.workedMs > MOST_WORK_MS ? 1 : 0;

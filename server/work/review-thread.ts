/** The thread of reviewer.ts: plays a finished game again and judges it, a stretch at a time. */
import { parentPort } from 'node:worker_threads';
import { verify } from '@signoria/kernel';
import { assemble, deepening, type Part, QUICK, reviewing, type Tick } from '@signoria/review';
import { findGame } from '../../games/registry.ts';
import { hashNatively } from './hashing.ts';
import type { Reviewed, ReviewOrder } from './reviewer.ts';

hashNatively();

type Work = Generator<Pick<Reviewed, 'pass' | 'done' | 'total'>, Reviewed['review']>;

let work: Work | null = null;

parentPort!.on('message', async (order: ReviewOrder) => {
  if ('file' in order) work = await begun(order);
  parentPort!.postMessage(stretch(order.ms));
});

function stretch(ms: number): Reviewed | null {
  const until = performance.now() + ms;
  let at: Pick<Reviewed, 'pass' | 'done' | 'total'> = { pass: 'first', done: 0, total: 0 };
  for (;;) {
    const next = work?.next();
    if (next === undefined) return null;
    if (next.done === true) return { ...at, review: next.value };
    at = next.value;
    if (performance.now() >= until) return { ...at, review: null };
  }
}

/** Null for what does not hold under the rules there are. */
async function begun({ file, readers }: Extract<ReviewOrder, { file: unknown }>): Promise<Work | null> {
  const module = await findGame(file.header.game);
  const verdict = verify(module.game, file);
  return verdict.ok ? judging(module, verdict.match, readers) : null;
}

/** Every decision, then those that matter most with the largest budget: as the browser and the command line do. */
function* judging(
  module: Awaited<ReturnType<typeof findGame>>,
  match: Parameters<typeof assemble>[1],
  readers: readonly number[],
): Work {
  const plan = { readers, budget: QUICK };
  const parts: Part[] = [];
  const keeping = function* (pass: Reviewed['pass'], ticks: Iterable<Tick>) {
    for (const { done, total, found } of ticks) {
      if (found !== null) parts.push(found);
      yield { pass, done, total };
    }
  };
  yield* keeping('first', reviewing(module, match, plan));
  yield* keeping('deep', deepening(module, match, assemble(module, match, plan, parts)));
  return assemble(module, match, plan, parts);
}

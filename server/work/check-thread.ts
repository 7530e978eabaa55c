/** The thread of checker.ts: plays logs again and tells whether a snapshot says the same. */
import { parentPort } from 'node:worker_threads';
import { isTrue } from '@signoria/table';
import { findGame } from '../../games/registry.ts';
import type { CheckJob } from './checker.ts';
import { hashNatively } from './hashing.ts';

hashNatively();

parentPort!.on('message', async ({ record, snapshot }: CheckJob) => {
  const { game } = await findGame(record.header.game);
  parentPort!.postMessage(holds(() => isTrue(game, record, snapshot)));
});

/** What cannot be played or read is not true. */
function holds(check: () => boolean): boolean {
  try {
    return check();
  } catch {
    return false;
  }
}

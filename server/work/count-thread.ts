/** The thread of counter.ts: plays finished games again and tells what is counted of them. */
import { parentPort } from 'node:worker_threads';
import { BadLog, type Countable, figuresOf, type TableFigures } from '@signoria/table';
import { findGame } from '../../games/registry.ts';

parentPort!.on('message', async (record: Countable) => {
  parentPort!.postMessage({ figures: counted(await findGame(record.header.game), record) });
});

/** What cannot be played by the rules of today is not counted. */
function counted(module: Awaited<ReturnType<typeof findGame>>, record: Countable): TableFigures | null {
  try {
    return figuresOf(module, record);
  } catch (error) {
    if (error instanceof BadLog) return null;
    throw error;
  }
}

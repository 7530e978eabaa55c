/** The thread of counter.ts: plays finished games again and tells what is counted of them. */
import { parentPort } from 'node:worker_threads';
import type { GameModule } from '@signoria/kernel';
import { BadLog, type Countable, figuresOf, type TableFigures } from '@signoria/table';
import { findGame } from '../../games/registry.ts';
import { hashNatively } from './hashing.ts';

hashNatively();

parentPort!.on('message', async (record: Countable) => {
  // A game the house does not have is not counted; without this the thread would end, and be started anew for the next.
  const module = await findGame(record.header.game).catch(() => null);
  parentPort!.postMessage({ figures: module === null ? null : counted(module, record) });
});

/** What cannot be played by the rules of today is not counted. */
function counted(module: GameModule, record: Countable): TableFigures | null {
  try {
    return figuresOf(module, record);
  } catch (error) {
    if (error instanceof BadLog) return null;
    throw error;
  }
}

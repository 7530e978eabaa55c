/**
 * Starting leaves much that nobody needs again: what was read, what the compiler thought. V8 makes the room for young things
 * larger for it, and would not give that room back until long after. So it may not grow until the server stands, and then
 * everything is given back at once: an idle server takes a third less memory.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** V8's own. */
const USUAL_GROWTH = 2;

export async function thriftily<T>(start: () => Promise<T>): Promise<T> {
  growBy(1);
  try {
    return await start();
  } finally {
    giveBack();
    growBy(USUAL_GROWTH);
  }
}

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/** V8 has a word for it that only a context made after the flag knows. */
function giveBack(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  setFlagsFromString('--no-expose-gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

function growBy(factor: number): void {
  setFlagsFromString(`--semi-space-growth-factor=${factor}`);
}

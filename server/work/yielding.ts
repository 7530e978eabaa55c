/** Long work gives way to others: nobody may hold the event loop, whatever they ask for. */

/** A pause, so that others get in: SQLite answers within the same turn of the event loop. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}

/** So long somebody may work at a stretch: a move that comes in meanwhile waits for it, and for one step more. */
const STRETCH_MS = 4;

const waiting: (() => void)[] = [];
let since = 0;
/** Whether the next stretch has been called for: one in each turn of the event loop, however many ask for it. */
let called = false;

/** What to wait for in the midst of long work, once it has gone on for a stretch; null as long as it has not. */
export function pause(): Promise<void> | null {
  if (performance.now() - since < STRETCH_MS) return null;
  return new Promise((resolve) => {
    waiting.push(resolve);
    callNext();
  });
}

function callNext(): void {
  if (called) return;
  called = true;
  setImmediate(next);
}

/** A new stretch, for as many of those who pause as find room in it. */
function next(): void {
  called = false;
  since = performance.now();
  goOn();
}

function goOn(): void {
  if (waiting.length === 0) return;
  if (performance.now() - since >= STRETCH_MS) {
    callNext();
    return;
  }
  waiting.shift()!();
  // After all that the first does before it waits again.
  queueMicrotask(() => process.nextTick(goOn));
}

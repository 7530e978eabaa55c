/** Long work gives way to others: nobody may hold the event loop, whatever they ask for. */

/** A pause, so that others get in: SQLite answers within the same turn of the event loop. */
export function breath(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}

/** So long somebody may work at a stretch. */
const STRETCH_MS = 8;

const waiting: (() => void)[] = [];
let since = 0;

/** What to wait for in the midst of long work, once it has gone on for a stretch; null as long as it has not. */
export function pause(): Promise<void> | null {
  if (performance.now() - since < STRETCH_MS) return null;
  return new Promise((resolve) => {
    if (waiting.length === 0) setImmediate(next);
    waiting.push(resolve);
  });
}

/** A new stretch, for as many of those who pause as find room in it. */
function next(): void {
  since = performance.now();
  goOn();
}

function goOn(): void {
  const first = waiting.shift();
  if (first === undefined) return;
  if (performance.now() - since >= STRETCH_MS) {
    waiting.unshift(first);
    setImmediate(next);
    return;
  }
  first();
  // After all that the first does before it waits again.
  queueMicrotask(() => process.nextTick(goOn));
}

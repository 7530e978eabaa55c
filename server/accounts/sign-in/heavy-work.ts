/** Work that is heavy: so many at once, the others in the order they came, and nobody beyond those who may wait. */
import { Problem } from '../../http/problems.ts';

export function makeTurns(atOnce: number, mayWait: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let busy = 0;
  return async (work) => {
    if (busy >= atOnce && waiting.length >= mayWait) throw new Problem('busy');
    if (busy >= atOnce) await new Promise<void>((resolve) => void waiting.push(resolve));
    else busy++;
    try {
      return await work();
    } finally {
      // Whoever waits takes over the place; it does not become free in between.
      const next = waiting.shift();
      if (next === undefined) busy--;
      else next();
    }
  };
}

// A sample that the seed decides and that reaches every corner: the list is cut into as many equal stretches as
// mutants are wanted, and chance takes one from each.

import { createHash } from 'node:crypto';

export function sample<T>(all: readonly T[], size: number, seed: string): readonly T[] {
  if (size >= all.length) return all;
  return Array.from({ length: size }, (_, i) => {
    const from = Math.floor((i * all.length) / size);
    const to = Math.floor(((i + 1) * all.length) / size);
    return all[from + Math.floor(fraction(`${seed}/${i}`) * (to - from))]!;
  });
}

/** Between 0 and 1, the same for the same words on every machine. */
function fraction(words: string): number {
  return createHash('sha256').update(words).digest().readUInt32BE(0) / 2 ** 32;
}

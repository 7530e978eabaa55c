/** Seeds from seeds: every game, seat and question has its own luck, yet the same question always has the same. */

/** A 32-bit number that depends on every part (the finaliser of MurmurHash3, public domain, Austin Appleby). */
export function mix(seed: number, ...parts: readonly number[]): number {
  let h = scramble(seed);
  for (const part of parts) h = scramble(h ^ scramble(part + 0x9e3779b9));
  return h;
}

function scramble(x: number): number {
  let h = x | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

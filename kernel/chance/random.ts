/**
 * A fast generator for *imagined* worlds, simulations and tests. Never for a real game: that is `chance.ts`.
 * The algorithm is sfc32 (public domain, Chris Doty-Humphrey).
 */
export interface Random {
  /** A whole number from 0 to n - 1. */
  below(n: number): number;
  /** A number from 0 up to, not including, 1. */
  next(): number;
}

export function random(seed: number): Random {
  let a = seed | 0;
  let b = (seed / 0x1_0000_0000) | 0;
  let c = 0x9e3779b9 | 0;
  let d = 1;
  const word = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    c |= 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) word();
  const next = () => word() / 0x1_0000_0000;
  return { below: (n) => Math.floor(next() * n), next };
}

/** A seed made of words, so that `--seed tuscany` works. */
export function seedOf(words: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < words.length; i++) h = Math.imul(h ^ words.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

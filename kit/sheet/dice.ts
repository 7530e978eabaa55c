/** The same seed always gives the same row of choices: drawings look chosen by hand, and come out alike each time. */
export interface Dice {
  /** From 0 up to, but not, 1. */
  next(): number;
  of<T>(list: readonly T[]): T;
  span(from: number, to: number): number;
}

const START = 2166136261;
const PRIME = 16777619;
const WHOLE = 4294967296;

export function dice(seed: string | number): Dice {
  let state = START;
  for (const letter of String(seed)) state = Math.imul(state ^ letter.charCodeAt(0), PRIME);
  const next = () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519);
    state = Math.imul(state ^ (state >>> 13), 3266489917);
    state ^= state >>> 16;
    return (state >>> 0) / WHOLE;
  };
  return {
    next,
    of: (list) => list[Math.floor(next() * list.length)]!,
    span: (from, to) => Math.round((from + next() * (to - from)) * 10) / 10,
  };
}

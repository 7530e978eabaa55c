/** The measuring side: starts the measured processes and has them do rounds in turn. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { RoundOrder } from './measure.ts';

export interface Measured<F> {
  readonly facts: F;
  /** Things per second of one work, over a round of so many milliseconds. */
  round(what: string, ms: number): Promise<number>;
  end(): void;
}

/** Everything runs as in production: a peer's development checks would only make it slower. */
export async function start<F>(file: string, ...args: readonly string[]): Promise<Measured<F>> {
  const child = fork(resolve(import.meta.dirname, file), args, { env: { ...process.env, NODE_ENV: 'production' } });
  const broken = once(child, 'exit').then(([code]) => {
    throw new Error(`${file} ended with exit code ${code}`);
  });
  broken.catch(() => {}); // only of interest while something is expected of it
  const heard = async <T>(): Promise<T> => {
    const [message] = await Promise.race([once(child, 'message'), broken]);
    return message as T;
  };
  const facts = await heard<F>();
  return {
    facts,
    round(what, ms) {
      const order: RoundOrder = { what, ms };
      child.send(order);
      return heard<number>();
    },
    end: () => child.disconnect(),
  };
}

const ROUNDS = 5;

/** So many seconds of each work: rounds in turn, after one to warm up, so that what slows one slows them all. */
export async function interleaved(
  works: readonly (readonly [Measured<unknown>, string])[],
  seconds: number,
): Promise<readonly (readonly number[])[]> {
  const ms = (seconds * 1000) / ROUNDS;
  const rates = works.map((): number[] => []);
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [i, [process, what]] of works.entries()) {
      const rate = await process.round(what, ms);
      if (round > 0) rates[i]!.push(rate);
    }
  }
  return rates;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}

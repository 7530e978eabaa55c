/**
 * How sure are we, however often we look? An interval that may be looked at after every result and acted upon: it holds
 * the true mean all the time with the stated chance, for any number of results between 0 and 1, few ones included. It is
 * won by betting (Waudby-Smith and Ramdas, 2023): a gambler who doubts that the mean is m plays a game that is fair if it
 * is; who gets rich at it has refuted m.
 */
import type { Interval } from './statistics.ts';

/** How often an interval may be wrong at any time. */
export const ERROR = 0.05;

/** No bet risks more than this share of what the gambler has. */
const BOLD = 0.5;

/** How much to stake on each result, fixed before it is seen: much where results were alike so far. */
function stakes(values: readonly number[], error: number): Float64Array {
  let sum = 0.5;
  let squares = 0.25;
  return Float64Array.from(values, (value, i) => {
    const t = i + 1;
    const stake = Math.sqrt((2 * Math.log(2 / error)) / ((squares / t) * t * Math.log(t + 1)));
    sum += value;
    squares += (value - sum / (t + 1)) ** 2;
    return stake;
  });
}

/** Has somebody who betted on more than m ever been rich enough to refute it? */
function isTooLow(m: number, values: readonly number[], staked: Float64Array, error: number): boolean {
  const rich = Math.log(2 / error);
  const most = m === 0 ? Number.POSITIVE_INFINITY : BOLD / m;
  let wealth = 0;
  return values.some((value, i) => {
    wealth += Math.log(1 + Math.min(staked[i]!, most) * (value - m));
    return wealth >= rich;
  });
}

/** Halvings: finer than anybody prints. */
const STEPS = 20;

function lowest(values: readonly number[], staked: Float64Array, error: number): number {
  if (!isTooLow(0, values, staked, error)) return 0;
  let [out, inside] = [0, 1];
  for (let step = 0; step < STEPS; step++) {
    const middle = (out + inside) / 2;
    if (isTooLow(middle, values, staked, error)) out = middle;
    else inside = middle;
  }
  return out;
}

/** The interval after these results, in the order in which they came. */
export function sureInterval(values: readonly number[], error = ERROR): Interval {
  const staked = stakes(values, error);
  const turned = values.map((value) => 1 - value);
  return { low: lowest(values, staked, error), high: 1 - lowest(turned, staked, error) };
}

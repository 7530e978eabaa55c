/**
 * What to make of a policy's rates. Only their order and rough distance mean something, so whatever needs distances
 * measures them in the question's own unit: how far the middling choice lies behind the best.
 */
import { type AnyState, type Choice, NEVER, type Policy, type Random, type Seat } from '@signoria/kernel';

/** One array of numbers, used again and again. */
export interface Scratch {
  rates: Float64Array;
}

export function newScratch(): Scratch {
  return { rates: new Float64Array(64) };
}

export function rateInto(scratch: Scratch, policy: Policy, s: AnyState, seat: Seat, choices: readonly Choice[]): void {
  if (scratch.rates.length < choices.length) scratch.rates = new Float64Array(choices.length * 2);
  policy.rate(s, seat, choices, scratch.rates);
}

/** Where the highest of the first `count` rates stands; among equals, chance decides. */
export function highest(rates: Float64Array, count: number, random: Random): number {
  let at = 0;
  let ties = 1;
  for (let i = 1; i < count; i++) {
    const difference = rates[i]! - rates[at]!;
    if (difference > 0) {
      at = i;
      ties = 1;
    } else if (difference === 0 && random.below(++ties) === 0) {
      at = i;
    }
  }
  return at;
}

/**
 * Turns the first `count` rates into chances adding up to 1, in place: e^-sharpness for the middling choice. Only what is
 * `NEVER` chosen gets none at all, and where there is nothing else all are alike.
 */
export function soften(rates: Float64Array, count: number, sharpness: number): void {
  let top = rates[0]!;
  for (let i = 1; i < count; i++) top = Math.max(top, rates[i]!);
  if (top === NEVER) rates.fill(0, 0, count);
  const unit = top === NEVER ? 0 : middlingGap(rates, count, top);
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const chance = rates[i] === NEVER ? 0 : unit === 0 ? 1 : likely((sharpness * (top - rates[i]!)) / unit);
    rates[i] = chance;
    sum += chance;
  }
  for (let i = 0; i < count; i++) rates[i] = rates[i]! / sum;
}

const likely = (behind: number): number => Math.max(Number.MIN_VALUE, Math.exp(-behind));

/** The median and not the mean: one choice rated as hopeless must not make all others look alike. */
function middlingGap(rates: Float64Array, count: number, top: number): number {
  const sorted = rates.slice(0, count).sort();
  let lowest = 0;
  while (sorted[lowest] === NEVER) lowest++;
  const middle = top - sorted[lowest + ((count - lowest - 1) >> 1)]!;
  return middle > 0 ? middle : top - sorted[lowest]!;
}

/** Draws one of the first `count` places, each with the chance (of all of them together) written there. */
export function sampled(chances: Float64Array, count: number, random: Random): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += chances[i]!;
  let left = random.next() * sum;
  for (let i = 0; i < count; i++) {
    left -= chances[i]!;
    if (left < 0) return i;
  }
  return count - 1;
}

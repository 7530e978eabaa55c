/** How long to wait before trying again: longer each time, never quite the same, so that a crowd does not come at once. */

const FIRST_MS = 400;
const LONGEST_MS = 15_000;

/** `chance` is a number from 0 to 1. */
export function backoff(attempt: number, chance: number): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt);
  return Math.round(whole * (0.5 + chance / 2));
}

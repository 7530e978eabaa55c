/** What victory counters are worth. Apart from scoring: boards that ask what a victory would bring need no more. */
import type { Parts } from '@signoria/kernel';

/** POR-11.13 */
export function victoryVp(counters: number, parts: Parts = null): number {
  for (let counter = 1; parts !== null && counter <= counters; counter++) {
    parts.push({ what: 'victory', n: counter, rules: ['POR-11.13'], facts: { counter } });
  }
  return (counters * (counters + 1)) / 2;
}

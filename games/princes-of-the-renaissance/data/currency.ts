/** The two currencies and their counters (POR-1.9). Provenance: denominations reconstructed (POR-R12). */
export const CURRENCIES = ['gold', 'influence'] as const;

export type CurrencyId = (typeof CURRENCIES)[number];
/** Index into `CURRENCIES`. */
export type Currency = 0 | 1;

export const GOLD = 0;
export const INFLUENCE = 1;

/** POR-2.8 */
export const START: readonly number[] = [45, 12];
export const COUNTERS: readonly (readonly number[])[] = [
  [1, 5, 10],
  [1, 5],
];

export function currencyOf(id: string): Currency | -1 {
  return id === 'gold' ? GOLD : id === 'influence' ? INFLUENCE : -1;
}

/** The fewest counters for an amount; each denomination divides the next, so the largest go first. */
export function counters(amount: number, denominations: readonly number[]): number {
  let left = amount;
  let n = 0;
  for (let i = denominations.length - 1; i >= 0; i--) {
    const worth = denominations[i]!;
    n += Math.floor(left / worth);
    left %= worth;
  }
  return n;
}

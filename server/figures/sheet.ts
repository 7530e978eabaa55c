/** Sheets of figures: what was counted of all games of one kind, as sums that more games, and other sheets, can be added to. */
import type { PriceFact } from '@signoria/kernel';
import type { TableFigures, WonFact } from '@signoria/table';

/** Games that compare: one game, so many players, these options under these rules, with bots or without. */
export interface Kind {
  readonly game: string;
  readonly players: number;
  readonly rules: number;
  /** Those that are not as usual are told by it. */
  readonly options: { readonly [id: string]: unknown };
  /** Whether it was played with corrected components. */
  readonly edition: boolean;
  /** Whether any seat was a bot's. */
  readonly bots: boolean;
}

/** How often each number came up. */
export type Spread = { readonly [value: string]: number };

export interface Share {
  readonly of: string;
  readonly what: string;
  readonly n: number;
  readonly sum: number;
}

export interface Prices {
  readonly of: string;
  readonly what: string;
  readonly round: number;
  readonly paid: Spread;
}

export interface Sheet {
  readonly games: number;
  readonly shares: readonly Share[];
  readonly prices: readonly Prices[];
  readonly decisions: Spread;
  readonly minutes: Spread;
}

export const BLANK: Sheet = { games: 0, shares: [], prices: [], decisions: {}, minutes: {} };

export function sheetOf({ held, prices, decisions, minutes }: TableFigures): Sheet {
  return {
    games: 1,
    shares: gathered(held.map(shareOf), addShares),
    prices: gathered(prices.map(pricesOf), addPrices),
    decisions: { [decisions]: 1 },
    minutes: { [minutes]: 1 },
  };
}

const shareOf = ({ of, what, share }: WonFact): Share => ({ of, what, n: 1, sum: share });
const pricesOf = ({ of, what, round, paid }: PriceFact): Prices => ({ of, what, round, paid: { [paid]: 1 } });

export function addSheets(sheets: readonly Sheet[]): Sheet {
  return {
    games: sheets.reduce((sum, { games }) => sum + games, 0),
    shares: gathered(
      sheets.flatMap(({ shares }) => shares),
      addShares,
    ),
    prices: gathered(
      sheets.flatMap(({ prices }) => prices),
      addPrices,
    ),
    decisions: addSpreads(sheets.map(({ decisions }) => decisions)),
    minutes: addSpreads(sheets.map(({ minutes }) => minutes)),
  };
}

function addShares(a: Share, b: Share): Share {
  return { ...a, n: a.n + b.n, sum: a.sum + b.sum };
}

function addPrices(a: Prices, b: Prices): Prices {
  return { ...a, paid: addSpreads([a.paid, b.paid]) };
}

export function addSpreads(spreads: readonly Spread[]): Spread {
  const sum: { [value: string]: number } = {};
  for (const spread of spreads) for (const [value, n] of Object.entries(spread)) sum[value] = (sum[value] ?? 0) + n;
  return sum;
}

interface Row {
  readonly of: string;
  readonly what: string;
  readonly round?: number;
}

/** Rows about the same are one, in the order of their labels. */
function gathered<R extends Row>(rows: readonly R[], add: (a: R, b: R) => R): readonly R[] {
  const found = new Map<string, R>();
  for (const row of rows) {
    const label = `${row.of}/${row.what}/${row.round ?? ''}`;
    const known = found.get(label);
    found.set(label, known === undefined ? row : add(known, row));
  }
  return [...found.values()].toSorted(inOrder);
}

const LABELS = new Intl.Collator('en', { numeric: true });

function inOrder(a: Row, b: Row): number {
  return LABELS.compare(a.of, b.of) || LABELS.compare(a.what, b.what) || (a.round ?? 0) - (b.round ?? 0);
}

export function sizeOf(spread: Spread): number {
  return Object.values(spread).reduce((sum, n) => sum + n, 0);
}

/**
 * What may be told of sheets. Games of private tables count only among others: fewer than five of them change nothing, and a
 * row of fewer than five is left out of every sheet that holds any. So the difference of two answers tells of no table either.
 */
import type { HouseFigures } from '@signoria/protocol';
import { addSheets, type Sheet, type Spread, sizeOf } from './sheet.ts';

/** So many games at least where any of them was private. */
export const FEWEST = 5;

/** Of one kind, as far as it may be told. */
export function tellable(sheet: Sheet, hasPrivate: boolean): Sheet {
  if (!hasPrivate) return sheet;
  return {
    ...sheet,
    shares: sheet.shares.filter(({ n }) => n >= FEWEST),
    prices: sheet.prices.filter(({ paid }) => sizeOf(paid) >= FEWEST),
  };
}

type Told = Pick<HouseFigures, 'games' | 'shares' | 'prices' | 'decisions' | 'minutes'>;

export function told(sheets: readonly Sheet[]): Told {
  const { games, shares, prices, decisions, minutes } = addSheets(sheets);
  return {
    games,
    shares: shares.map(({ of, what, n, sum }) => ({ of, what, ...shareOf(n, sum) })),
    prices: prices.map(({ of, what, round, paid }) => ({ of, what, round, ...spreadOf(paid) })),
    decisions: games === 0 ? null : spreadOf(decisions),
    minutes: games === 0 ? null : spreadOf(minutes),
  };
}

/** Wilson's interval, 95 of 100 times: it holds for few games and for shares near nothing. */
export function shareOf(n: number, sum: number) {
  if (n === 0) return { n, mean: 0, low: 0, high: 1 };
  const z = 1.96;
  const mean = sum / n;
  const middle = mean + (z * z) / (2 * n);
  const half = z * Math.sqrt((mean * (1 - mean)) / n + (z * z) / (4 * n * n));
  const whole = 1 + (z * z) / n;
  return {
    n,
    mean: rounded(mean),
    low: rounded(Math.max(0, (middle - half) / whole)),
    high: rounded(Math.min(1, (middle + half) / whole)),
  };
}

const rounded = (x: number): number => Math.round(x * 10_000) / 10_000;

function spreadOf(spread: Spread) {
  const counts = Object.entries(spread)
    .map(([value, n]) => [Number(value), n] as const)
    .toSorted(([a], [b]) => a - b);
  const n = sizeOf(spread);
  const all = counts.flatMap(([value, of]) => Array<number>(of).fill(value));
  const at = (part: number): number => all[Math.floor(part * (n - 1))]!;
  return { n, least: counts[0]![0], low: at(0.25), middle: at(0.5), high: at(0.75), most: counts.at(-1)![0], counts };
}

const COLUMNS = ['chart', 'of', 'what', 'round', 'n', 'mean', 'low', 'middle', 'high', 'least', 'most'] as const;
type Line = { readonly [C in (typeof COLUMNS)[number]]?: string | number };

/** The same as a sheet for programs: one line a row, ids instead of names. */
export function asCsv({ shares, prices, decisions, minutes }: Told): string {
  const lengths = Object.entries({ decisions, minutes });
  const lines: readonly Line[] = [
    ...shares.map((row) => ({ chart: 'share', ...row })),
    ...prices.map(({ counts: _, ...row }) => ({ chart: 'price', ...row })),
    ...lengths.flatMap(([of, row]) => (row === null ? [] : [{ ...row, chart: 'length', of }])),
  ];
  const text = lines.map((line) => COLUMNS.map((column) => quoted(String(line[column] ?? ''))).join());
  return [COLUMNS.join(), ...text].map((line) => `${line}\r\n`).join('');
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

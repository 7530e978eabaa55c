/**
 * Exact payment (PAX-3.18): a price is a list of symbols, each paid by one fitting token or, in one's own turn, by several
 * tokens of one other type (PAX-3.6). Nothing is overpaid. Discounts waive symbols of the payer's choice (PAX-17.3).
 */
import type { Parts } from '@signoria/kernel';
import { ALL_FACTIONS, EVERY_FACTION, FACTION_COUNT } from '../../data/factions.ts';

export interface Price {
  /** Any one of these has to be paid: one for each card that could act. */
  readonly bills: readonly Bill[];
  /** How many tokens of one type stand for one of another; 0 where nothing may be substituted. */
  readonly rate: number;
}

export interface Bill {
  readonly parts: readonly Part[];
  /** Symbols waived from the whole bill. */
  readonly waived: number;
}

/** The symbols of one influence, each a set of the factions that fit, and how many of them are waived. */
export interface Part {
  readonly symbols: readonly number[];
  readonly waived: number;
}

export const FREE: Price = { bills: [{ parts: [], waived: 0 }], rate: 0 };

/** A token of any type; nothing is substituted (PAX-R25). */
export const ONE_TOKEN: Price = { ...FREE, bills: [plainBill(ALL_FACTIONS, 1)] };

/** `count` symbols, each of any faction of the acting card: a bill for each card that could act. */
export function matching(masks: readonly number[], count: number, rate: number): Price {
  return { bills: masks.map((mask) => plainBill(mask, count)), rate };
}

export function plainBill(mask: number, count: number): Bill {
  return { parts: [{ symbols: Array<number>(count).fill(mask), waived: 0 }], waived: 0 };
}

/** What is really owed of a bill. */
export function symbolsOwed({ parts, waived }: Bill, told: Parts = null): number {
  let symbols = 0;
  let less = 0;
  for (const part of parts) {
    symbols += part.symbols.length;
    less += part.waived;
  }
  told?.push({ what: 'symbols', n: symbols, rules: ['PAX-3.18'] });
  told?.push({ what: 'eachLess', n: -less, rules: ['PAX-17.3'] });
  told?.push({ what: 'allLess', n: -waived, rules: ['PAX-17.3'] });
  return symbols - less - waived;
}

/** A stock or a spending as one number, five bits a faction. */
const BITS = 5;

export function tokensIn(packed: number, faction: number): number {
  return Math.floor(packed / 2 ** (BITS * faction)) & ((1 << BITS) - 1);
}

export function totalIn(packed: number): number {
  let n = 0;
  for (const f of EVERY_FACTION) n += tokensIn(packed, f);
  return n;
}

/** Every spending that pays the price exactly, packed; fewest tokens first, then those that keep variety. */
export function payments(price: Price, stock: readonly number[], from: number): readonly number[] {
  const found = new Set<number>();
  for (const bill of price.bills) billPayments(bill, stock, from, price.rate, found);
  return [...found].sort((a, b) => totalIn(a) - totalIn(b) || a - b);
}

/** A spending under way: packed tokens, above them the symbols waived of the part and of the bill. */
const PART = 2 ** (BITS * FACTION_COUNT);
const BILL = PART * 8;

function billPayments(bill: Bill, stock: readonly number[], from: number, rate: number, into: Set<number>): void {
  let reached = new Set<number>([0]);
  for (const part of bill.parts) {
    for (const mask of part.symbols) reached = withSymbol(reached, mask, part.waived, bill.waived, stock, from, rate);
    reached = closed(reached, part.waived);
  }
  for (const way of reached) if (Math.floor(way / BILL) === bill.waived) into.add(way % PART);
}

/** All ways to go on by one symbol: waive it, pay it, or pay it with others. */
function withSymbol(
  reached: ReadonlySet<number>,
  mask: number,
  partWaives: number,
  billWaives: number,
  stock: readonly number[],
  from: number,
  rate: number,
): Set<number> {
  const next = new Set<number>();
  for (const way of reached) {
    if (Math.floor((way % BILL) / PART) < partWaives) next.add(way + PART);
    if (Math.floor(way / BILL) < billWaives) next.add(way + BILL);
    const packed = way % PART;
    for (const f of EVERY_FACTION) {
      const tokens = (mask & (1 << f)) !== 0 ? 1 : rate;
      if (tokens > 0 && tokensIn(packed, f) + tokens <= stock[from + f]!) next.add(way + tokens * 2 ** (BITS * f));
    }
  }
  return next;
}

/** The part is done: it must have waived what it may, no less. */
function closed(reached: ReadonlySet<number>, waived: number): Set<number> {
  const next = new Set<number>();
  for (const way of reached) {
    if (Math.floor((way % BILL) / PART) === waived) next.add(way - waived * PART);
  }
  return next;
}

/** Can the price be paid at all? */
export function canPay(price: Price, stock: readonly number[], from: number): boolean {
  for (const bill of price.bills) if (canPayBill(bill, stock, from, price.rate)) return true;
  return false;
}

/** Scratch by faction. */
const need: number[] = Array<number>(FACTION_COUNT).fill(0);

/** By counting; only discounts on single influence, which cannot be pooled, take the long way. */
function canPayBill(bill: Bill, stock: readonly number[], from: number, rate: number): boolean {
  need.fill(0);
  let open = 0;
  let openMask = 0;
  for (const { symbols, waived } of bill.parts) {
    if (waived > 0) return canPayParts(bill, stock, from, rate);
    for (const mask of symbols) {
      if ((mask & (mask - 1)) === 0) need[31 - Math.clz32(mask)]!++;
      else {
        open++;
        openMask = mask;
      }
    }
  }
  // Own tokens pay first: one for one beats any substitution. What is missing is waived, then substituted.
  let missing = 0;
  let swaps = 0;
  for (let f = 0; f < FACTION_COUNT; f++) {
    const left = stock[from + f]! - need[f]!;
    if (left < 0) missing -= left;
    else if (open > 0 && (openMask & (1 << f)) !== 0) open -= Math.min(open, left);
    else if (rate > 0) swaps += Math.floor(left / rate);
  }
  return missing + open - bill.waived <= swaps;
}

function canPayParts(bill: Bill, stock: readonly number[], from: number, rate: number): boolean {
  const found = new Set<number>();
  billPayments(bill, stock, from, rate, found);
  return found.size > 0;
}

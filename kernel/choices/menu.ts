/**
 * One description of a decision serves everybody: the screen renders it, the server validates against it, bots
 * enumerate it. A menu is plain data. Forms (everything but a list) carry a `base` choice; the answer is that base plus
 * the one field the form asks for.
 */

import type { Random } from '../chance/random.ts';
import type { Choice } from '../game/game.ts';
import type { Fact } from '../game/score.ts';
import { type Cost, canonical, isPaid, type Paid, type Payment, type Source } from './payment.ts';
import { fits, type Item, sample, choose as subsets } from './subset.ts';

export type Menu<C extends Choice> =
  | ListMenu<C>
  | AmountMenu<C>
  | SubsetMenu<C>
  | PaymentMenu<C>
  | PlacementMenu<C>
  | AnyMenu<C>;

export interface ListMenu<C extends Choice> {
  readonly kind: 'list';
  readonly choices: readonly C[];
}

/** A number: answer `{ ...base, amount }`. */
export interface AmountMenu<C extends Choice> {
  readonly kind: 'amount';
  readonly base: Base<C>;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Amounts up to this one are the likely ones: bots look at each of them, and at a few of those above. */
  readonly likely?: number;
}

/** Some of these things: answer `{ ...base, items }`, ids in the order of `of`, repeated where `count` allows. */
export interface SubsetMenu<C extends Choice> {
  readonly kind: 'subset';
  readonly base: Base<C>;
  readonly of: readonly Item[];
  readonly min: number;
  readonly max: number;
  /** At most so many of each `Item.group`. */
  readonly perGroup?: number;
  /** The `Item.weight`s may not add up to more than this. */
  readonly budget?: number;
}

/** A price and what may pay it: answer `{ ...base, payment }`. */
export interface PaymentMenu<C extends Choice> {
  readonly kind: 'payment';
  readonly base: Base<C>;
  /** Any one of these costs has to be covered. */
  readonly costs: readonly Cost[];
  readonly sources: readonly Source[];
}

/** A piece onto a grid: answer `{ ...base, at, turn, flip }`. */
export interface PlacementMenu<C extends Choice> {
  readonly kind: 'placement';
  readonly base: Base<C>;
  /** Cells are counted row by row; `width` cells a row. */
  readonly width: number;
  readonly spots: readonly Spots[];
}

/** All cells where the piece's first square may lie when turned and flipped like this. */
export interface Spots {
  readonly turn: 0 | 1 | 2 | 3;
  readonly flip: boolean;
  readonly at: readonly number[];
}

/** Several menus at once: pass, or bid an amount. */
export interface AnyMenu<C extends Choice> {
  readonly kind: 'any';
  readonly of: readonly Menu<C>[];
}

/** A choice but for the field its form asks for. */
export type Base<C extends Choice> = C extends Choice ? Omit<C, FormField> & { readonly do: C['do'] } : never;
type FormField = 'amount' | 'items' | 'payment' | 'at' | 'turn' | 'flip';

/** A natural choice that is illegal now, and why. */
export interface Blocked<C extends Choice> {
  readonly choice: C;
  /** An id the text tables put into words. */
  readonly why: string;
  readonly rules: readonly string[];
  readonly facts?: { readonly [name: string]: Fact };
}

export function list<C extends Choice>(choices: readonly C[]): ListMenu<C> {
  return { kind: 'list', choices };
}

export function any<C extends Choice>(...of: readonly Menu<C>[]): AnyMenu<C> {
  return { kind: 'any', of };
}

/** The menu's own copy of this choice, or null when the choice is not in the menu. */
export function find<C extends Choice>(menu: Menu<C>, c: C): C | null {
  switch (menu.kind) {
    case 'list':
      if (menu.choices.includes(c)) return c; // interned, as most are
      for (const x of menu.choices) if (same(x, c)) return x;
      return null;
    case 'any':
      for (const part of menu.of) {
        const found = find(part, c);
        if (found !== null) return found;
      }
      return null;
    default:
      return answers(menu, c) ? c : null;
  }
}

type Form<C extends Choice> = Exclude<Menu<C>, ListMenu<C> | AnyMenu<C>>;
type Filled = { readonly [field: string]: unknown };

function answers<C extends Choice>(menu: Form<C>, c: C): boolean {
  const given = c as unknown as Filled; // a choice from outside: every field is checked below
  const fields = FIELDS[menu.kind];
  const base = menu.base as Filled;
  const expected = Object.keys(base).length + fields.length;
  if (Object.keys(given).length !== expected || !Object.keys(base).every((k) => same(given[k], base[k]))) return false;
  switch (menu.kind) {
    case 'amount':
      return inRange(menu, given.amount);
    case 'subset':
      return isStrings(given.items) && fits(menu, given.items);
    case 'payment':
      return isPayment(given.payment) && isPaid(menu, given.payment);
    case 'placement':
      return menu.spots.some((s) => s.turn === given.turn && s.flip === given.flip && includes(s.at, given.at));
  }
}

const FIELDS = {
  amount: ['amount'],
  subset: ['items'],
  payment: ['payment'],
  placement: ['at', 'turn', 'flip'],
} as const;

type Range = Pick<AmountMenu<Choice>, 'min' | 'max' | 'step' | 'likely'>;

function inRange(menu: Range, n: unknown): boolean {
  return typeof n === 'number' && n >= menu.min && n <= menu.max && (n - menu.min) % menu.step === 0;
}

function includes(cells: readonly number[], at: unknown): boolean {
  return typeof at === 'number' && cells.includes(at);
}

function isStrings(x: unknown): x is readonly string[] {
  return Array.isArray(x) && x.every((y) => typeof y === 'string');
}

function isPayment(x: unknown): x is Payment {
  return Array.isArray(x) && x.every(isPaidItem);
}

function isPaidItem(p: Partial<Paid> | null | undefined): boolean {
  return typeof p?.id === 'string' && typeof p.as === 'string' && Object.keys(p).length === 2;
}

/** How many answers `enumerate` lists before it settles for a spread. */
export const WIDE = 64;

/**
 * The answers worth a bot's attention: all of a list, all amounts or a spread of them, all subsets or a sample of
 * them, canonical payments, all placements.
 */
export function enumerate<C extends Choice>(menu: Menu<C>, random?: Random, wide = WIDE): readonly C[] {
  switch (menu.kind) {
    case 'list':
      return menu.choices;
    case 'any': {
      const all: C[] = [];
      for (const part of menu.of) all.push(...enumerate(part, random, wide));
      return all;
    }
    case 'amount':
      return spread(menu, wide).map((amount) => fill(menu.base, { amount }));
    case 'subset':
      return subsetsOf(menu, random, wide).map((items) => fill(menu.base, { items }));
    case 'payment':
      return payments(menu, wide).map((payment) => fill(menu.base, { payment }));
    case 'placement':
      return menu.spots.flatMap(({ turn, flip, at }) => at.map((cell) => fill(menu.base, { at: cell, turn, flip })));
  }
}

function fill<C extends Choice>(base: Base<C>, field: object): C {
  return { ...base, ...field } as unknown as C; // base + the form's field is a choice by definition of `Base`
}

/** Of the amounts above the likely ones. */
const FEW = 4;

function spread({ min, max, step, likely = max }: Range, wide: number): readonly number[] {
  const near = Math.min(max, min + Math.max(0, Math.floor((likely - min) / step)) * step);
  return [...evenly({ min, max: near, step }, wide), ...evenly({ min: near + step, max, step }, FEW)];
}

function evenly(menu: Range, wide: number): readonly number[] {
  const count = Math.floor((menu.max - menu.min) / menu.step) + 1;
  if (count <= wide) return Array.from({ length: count }, (_, i) => menu.min + i * menu.step);
  const stride = (count - 1) / Math.max(1, wide - 1);
  return Array.from({ length: wide }, (_, i) => menu.min + Math.round(i * stride) * menu.step);
}

function subsetsOf<C extends Choice>(menu: SubsetMenu<C>, random: Random | undefined, wide: number) {
  const all = subsets(menu, wide + 1);
  if (all.length <= wide || random === undefined) return all.slice(0, wide);
  const some = sample(menu, random, wide);
  return some.length > 0 ? some : all.slice(0, wide); // limits so tight that chance does not hit them
}

function payments<C extends Choice>(menu: PaymentMenu<C>, wide: number): readonly Payment[] {
  if (menu.costs.length === 1) return canonical(menu.costs[0]!, menu.sources, wide);
  const found: Payment[] = [];
  for (const cost of menu.costs) {
    for (const payment of canonical(cost, menu.sources, found.length + wide)) {
      if (found.some((p) => same(p, payment))) continue; // pays either cost
      found.push(payment);
      if (found.length === wide) return found;
    }
  }
  return found;
}

export function isEmpty<C extends Choice>(menu: Menu<C>): boolean {
  switch (menu.kind) {
    case 'list':
      return menu.choices.length === 0;
    case 'any':
      return menu.of.every(isEmpty);
    case 'amount':
      return menu.max < menu.min;
    case 'subset':
      return subsets(menu, 1).length === 0;
    case 'payment':
      return payments(menu, 1).length === 0;
    case 'placement':
      return menu.spots.every((s) => s.at.length === 0);
  }
}

/** Equal as plain data. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = a as Filled;
  const right = b as Filled;
  let fields = 0;
  for (const k in left) {
    if (!same(left[k], right[k]) || (left[k] === undefined && !Object.hasOwn(right, k))) return false;
    fields++;
  }
  for (const _ in right) fields--;
  return fields === 0;
}

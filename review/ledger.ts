/**
 * Who moved win share from whom to whom. Every row adds up to nothing over the seats; all rows together are what lies
 * between the beginning and the result. What nobody decided and chance did not do (a forced answer that seems to
 * change something) is the judgement's own error, the residual: counted entry by entry and not as a remainder.
 */
import type { Seat } from '@signoria/kernel';
import { rounded } from './numbers.ts';
import type { EntryReview, OpeningReview } from './result.ts';

export interface Ledger {
  /** By seat, before anything was dealt. */
  readonly start: readonly number[];
  readonly result: readonly number[];
  readonly rows: readonly Row[];
  /** How far the rows miss result − start: nothing but the rounding of the computer. */
  readonly gap: number;
}

export interface Row {
  /** A seat's decisions, chance in the course of the game, the opening deal, or what is unexplained. */
  readonly of: Seat | 'chance' | 'opening' | 'residual';
  /** By seat, what it gained or lost by that. */
  readonly moves: readonly number[];
}

/** `entries` are all of a game, in their order. */
export function ledgerOf(opening: OpeningReview, entries: readonly EntryReview[], result: readonly number[]): Ledger {
  const seats = result.length;
  const nothing = () => Array<number>(seats).fill(0);
  const decisions = Array.from({ length: seats }, nothing);
  const chance = nothing();
  const residual = nothing();
  let before = opening.open;
  for (const entry of entries) {
    const made = minus(entry.decided, before);
    add(entry.decision.forced ? residual : decisions[entry.seat]!, made);
    // All events of an entry together: what they do only together is chance too, and nobody's in particular.
    add(chance, minus(entry.open, entry.decided));
    before = entry.open;
  }
  add(residual, minus(result, before));
  const rows: Row[] = [
    { of: 'opening', moves: minus(opening.open, opening.start) },
    ...decisions.map((moves, seat) => ({ of: seat, moves })),
    { of: 'chance', moves: chance },
    { of: 'residual', moves: residual },
  ];
  return closed(opening.start, result, rows);
}

function closed(start: readonly number[], result: readonly number[], rows: readonly Row[]): Ledger {
  const told = rows.map(({ of, moves }) => ({ of, moves: moves.map(rounded) }));
  const sum = start.map((share, seat) => told.reduce((all, { moves }) => all + moves[seat]!, share));
  const gap = Math.max(...sum.map((share, seat) => Math.abs(share - result[seat]!)));
  return { start, result, rows: told, gap: rounded(gap) };
}

function minus(a: readonly number[], b: readonly number[]): number[] {
  return a.map((x, seat) => x - b[seat]!);
}

function add(to: number[], more: readonly number[]): void {
  for (let seat = 0; seat < to.length; seat++) to[seat]! += more[seat]!;
}

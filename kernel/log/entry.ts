/** What an entry of a log is: an answer, or a way back. Told by its line, which is what files and stores keep. */

import { words } from '../choices/notation.ts';
import type { Seat } from '../game/game.ts';

export interface Entry {
  /** Counted from 1. */
  readonly seq: number;
  /** Who answered; null for what all agreed on. */
  readonly seat: Seat | null;
  readonly line: string;
  readonly hash: string;
}

/** All that an entry says; the rest follows from the game. */
export type Said = Pick<Entry, 'seat' | 'line'>;

export type Meant =
  | { readonly kind: 'answer'; readonly seat: Seat; readonly line: string }
  /** Its maker took back what followed entry `to`. */
  | { readonly kind: 'undo'; readonly seat: Seat; readonly to: number }
  /** All agreed to go back to just after entry `to`. */
  | { readonly kind: 'takeback'; readonly to: number };

/** Null for what no log of ours can hold. */
export function meant({ seat, line }: Said): Meant | null {
  if (!line.startsWith('@')) return seat === null ? null : { kind: 'answer', seat, line };
  const [verb, after] = words(line);
  const to = Number(after);
  if (!Number.isInteger(to) || to < 0) return null;
  if (verb === '@undo' && seat !== null) return { kind: 'undo', seat, to };
  return verb === '@takeback' && seat === null ? { kind: 'takeback', to } : null;
}

/** The entry this one went back to; null for an answer. */
export function backTo(said: Said): number | null {
  const deed = meant(said);
  return deed === null || deed.kind === 'answer' ? null : deed.to;
}

export function undoLine(to: number): string {
  return `@undo ${to}`;
}

export function takeBackLine(to: number): string {
  return `@takeback ${to}`;
}

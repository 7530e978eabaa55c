/**
 * Regatta, a toy with everything in it that makes secrets hard: hands, a face-down discard, a hidden prize that seats
 * may look at and tell each other about, sealed answers, a free action, and a turn of several steps.
 *
 * REG-1 Four cards of each value; everybody holds three. Under the table lies the prize, 1 to 3, face down.
 * REG-2 A race: everybody lays one card from the hand at once; the single highest wins.
 * REG-3 A race won is a point.
 * REG-4 The winner hoists a flag, then may sink up to two cards unseen and draws as many.
 * REG-5 Who knows the prize may whisper it to others before hoisting; anybody may spy it out at any time.
 * REG-6 The winner of the last race that had one gets the prize. Most points win.
 */
import type { Core, GameEvent, Seat } from '../../../index.ts';

export type RegattaFrame =
  | { readonly at: 'round' }
  | { readonly at: 'race' }
  | { readonly at: 'plan'; readonly seat: Seat }
  | { readonly at: 'reef'; readonly seat: Seat }
  | { readonly at: 'end' }
  | { readonly at: 'spy' };

export type RegattaChoice =
  | { readonly do: 'sail'; readonly card: number }
  | { readonly do: 'hoist'; readonly flag: Flag }
  | { readonly do: 'whisper'; readonly to: Seat }
  | { readonly do: 'reef'; readonly items: readonly string[] }
  | { readonly do: 'spy' };

export type Flag = (typeof FLAGS)[number];
export const FLAGS = ['red', 'white'] as const;

/** How many of each value; the first is value 1. */
export type Pile = number[];

export interface Regatta extends Core<RegattaFrame, RegattaChoice> {
  readonly rounds: number;
  readonly lowWins: boolean;
  readonly reefing: boolean;
  round: number;
  deck: Pile;
  hands: Pile[];
  /** Sunk face down, by seat. */
  sunk: Pile[];
  /** Raced, face up. */
  shown: Pile;
  prize: number;
  knows: boolean[];
  flags: (Flag | null)[];
  wins: number[];
  lastWinner: Seat | null;
}

export const COPIES = 4;
export const PRIZES = 3;
export const HAND = { small: 3, large: 4 };

export const options = {
  rounds: { kind: 'number', default: 3, min: 1, max: 3, rules: ['REG-2'] },
  calm: { kind: 'switch', default: false, rules: ['REG-4'] },
  storm: { kind: 'switch', default: false, excludes: ['calm'], rules: ['REG-2'] },
  fleet: { kind: 'pick', default: 'small', of: ['small', 'large'], rules: ['REG-1'], advanced: true },
} as const;

type Happened =
  | { readonly what: 'sailed'; readonly seat: Seat; readonly card: number }
  | { readonly what: 'becalmed' }
  | { readonly what: 'won'; readonly seat: Seat }
  | { readonly what: 'hoisted'; readonly seat: Seat; readonly flag: Flag }
  | { readonly what: 'whispered'; readonly seat: Seat; readonly hearer: Seat }
  | { readonly what: 'reefed'; readonly seat: Seat; readonly count: number }
  | { readonly what: 'drew'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly what: 'spied'; readonly seat: Seat }
  | { readonly what: 'prizeSeen'; readonly seat: Seat; readonly prize: number }
  | { readonly what: 'prizeShown'; readonly prize: number };
export type RegattaEvent = GameEvent & Happened;

export function size(pile: readonly number[]): number {
  return pile.reduce((sum, n) => sum + n, 0);
}

/** What a bot is, what it is given to think with, and what it tells of its thinking. No thinking here. */
import type { AnyState, Choice, GameModule, Imagined, Policy, Seat } from '@signoria/kernel';

/** Each plays better than the one before. */
export const RUNGS = ['random', 'novice', 'adept', 'master'] as const;
export const LEVELS = [...RUNGS, 'companion'] as const;
export type Level = (typeof LEVELS)[number];

export interface Bot {
  readonly level: Level;
  choose(world: Imagined<AnyState>, seat: Seat, budget?: Budget): Choice;
  /** The same answer, with what led to it. */
  think(world: Imagined<AnyState>, seat: Seat, budget?: Budget): Thought;
}

/** All that a bot needs of a game's folder. */
export interface Playable extends Pick<GameModule, 'game' | 'policy'> {
  /** What the game told its bots in earlier days (`frozen.ts`), where somebody is to play by it. */
  readonly frozen?: { readonly [version: string]: Policy };
}

/** When to stop thinking: whichever comes first. Only `iterations` alone gives the same answer on every machine. */
export interface Budget {
  readonly iterations?: number;
  readonly ms?: number;
}

/** What a search does when it is told nothing. */
export const DEFAULT_ITERATIONS = 1000;

export interface Thought {
  readonly choice: Choice;
  /** How many worlds were played through; 0 for bots that do not search. */
  readonly iterations: number;
  readonly ms: number;
  /** The seat's expected utility of the choice, 0 to 1; null for bots that do not search. */
  readonly win: number | null;
  /** What was thought of, in the order of the menu. Empty for bots that do not search and for forced answers. */
  readonly considered: readonly Considered[];
}

export interface Considered {
  readonly choice: Choice;
  readonly visits: number;
  /** Expected utility for the seat that thinks; null when never tried. */
  readonly value: number | null;
  /** How much of the first attention the game's policy gave it, 0 to 1. */
  readonly prior: number;
}

/** An answer without search. */
export function atOnce(choice: Choice): Thought {
  return { choice, iterations: 0, ms: 0, win: null, considered: [] };
}

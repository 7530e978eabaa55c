/**
 * The game on one page: how a turn goes, what may be done and at what price, what scores, and a few positions worked out by
 * the rules themselves. `games/<game>/aid/index.ts` exports one; the page finds it by itself.
 */
import type { GameEvent } from './events.ts';
import type { Seat } from './game.ts';
import type { Language } from './module.ts';
import type { Sum } from './sum.ts';

export interface Aid<Item extends string = string, Example extends string = string> {
  /** A turn or a round, step by step, with pictures. */
  readonly turn: readonly AidItem<Item>[];
  /** What a player may do. */
  readonly actions: readonly AidItem<Item>[];
  /** What wins. */
  readonly scoring: readonly AidItem<Item>[];
  /** Played when somebody wants to see them, so that no figure is ever copied. */
  examples(): readonly AidExample<Example>[];
  readonly words: { readonly [L in Language]: AidWords<Item, Example> };
}

export interface AidItem<Item extends string = string> {
  readonly id: Item;
  /** Where to read on. */
  readonly rules: readonly string[];
  readonly picture?: Pictured;
}

/** A component by the names the edition workshop knows it by. */
export interface Pictured {
  readonly group: string;
  readonly id: string;
}

export interface AidExample<Example extends string = string> {
  readonly id: Example;
  readonly rules: readonly string[];
  readonly steps: readonly ExampleStep[];
}

export interface ExampleStep {
  /** What has just happened, for the game's own words; nothing at the beginning. */
  readonly events: readonly GameEvent[];
  readonly rows: readonly ExampleRow[];
}

/** A number with its parts, and the things it is made of. */
export interface ExampleRow {
  /** Whose it is; null for what nobody plays. */
  readonly seat: Seat | null;
  readonly pictures: readonly Pictured[];
  readonly sum: Sum;
}

/** A game names its items and examples, so that none can be forgotten. */
export interface AidWords<Item extends string = string, Example extends string = string> {
  /** In one sentence. */
  readonly aim: string;
  readonly items: { readonly [I in Item]: AidItemWords };
  readonly examples: { readonly [E in Example]: string };
}

export interface AidItemWords {
  readonly title: string;
  readonly text: string;
  /** What it costs, or what it is worth. */
  readonly price?: string;
}

/**
 * What a house counts of its finished games, declared by each game for itself: who had what, and what was paid for what. The
 * house adds seats, players and length, and knows nothing of what is counted but these labels.
 */
import type { GameEvent } from './events.ts';
import type { AnyState, Seat } from './game.ts';

/** A seat had this: how often does who has it win? */
export interface HeldFact {
  /** Which of the game's charts, as in `power`. */
  readonly of: string;
  /** Which bar of it, as in `venice`. */
  readonly what: string;
  readonly seat: Seat;
}

/** Somebody paid so much for this: how do prices spread, and how do they change from round to round? */
export interface PriceFact {
  readonly of: string;
  readonly what: string;
  readonly round: number;
  readonly paid: number;
}

export interface GameFacts {
  readonly held: readonly HeldFact[];
  readonly prices: readonly PriceFact[];
}

export interface Figures {
  /** Of a game that is over: its last position, and all that stood of what happened. */
  facts(s: AnyState, events: readonly GameEvent[]): GameFacts;
}

/** Read on the page of figures alone, so fetched apart: keep it in `text/figures.ts`. */
export interface FigureText {
  /** By chart, its title. */
  readonly of: { readonly [of: string]: string };
  /** What a bar, or a lot, is called. */
  what(of: string, what: string): string;
  /** What a round is called, by its number. */
  round(n: number): string;
}

/** Of each seat the first of these, in the order they happened. */
export function firstOf<F extends HeldFact>(facts: readonly F[]): readonly F[] {
  const seen = new Set<Seat>();
  return facts.filter(({ seat }) => {
    const first = !seen.has(seat);
    seen.add(seat);
    return first;
  });
}

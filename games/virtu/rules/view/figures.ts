/** What the house counts of finished games: the power of each seat, and what it bought first. */
import { type Figures, firstOf, type GameEvent } from '@signoria/kernel';
import type { Happening } from '../model/events.ts';

export const figures: Figures = {
  facts(_, events: readonly GameEvent[]) {
    const told = events as readonly Happening[]; // only this game's events come here
    const powers = told.flatMap((e) =>
      e.what === 'powerTaken' ? [{ of: 'power', what: e.power, seat: e.seat } as const] : [],
    );
    const bought = told.flatMap((e) =>
      e.what === 'bought' ? [{ of: 'first', what: e.purchase, seat: e.seat } as const] : [],
    );
    return { held: [...powers, ...firstOf(bought)], prices: [] };
  },
};

/** What the house counts of finished games: the faction card each seat claimed first. */
import { type Figures, firstOf, type GameEvent } from '@signoria/kernel';
import { FIRST_RIVAL } from '../model/choices.ts';
import type { Happening } from '../model/events.ts';

export const figures: Figures = {
  facts(_, events: readonly GameEvent[]) {
    const told = events as readonly Happening[]; // only this game's events come here
    const claimed = told.flatMap((e) =>
      e.what === 'claimed' && e.who < FIRST_RIVAL ? [{ of: 'first', what: e.faction, seat: e.who } as const] : [],
    );
    return { held: firstOf(claimed), prices: [] };
  },
};

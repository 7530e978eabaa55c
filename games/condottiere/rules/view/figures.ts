/** What the house counts of finished games: the region each seat conquered first. */
import { type Figures, firstOf, type GameEvent } from '@signoria/kernel';
import type { Happening } from '../model/events.ts';

export const figures: Figures = {
  facts(_, events: readonly GameEvent[]) {
    const told = events as readonly Happening[]; // only this game's events come here
    const conquered = told.flatMap((e) =>
      e.what === 'conquered' ? [{ of: 'first', what: e.region, seat: e.seat } as const] : [],
    );
    return { held: firstOf(conquered), prices: [] };
  },
};

/** What the house counts of finished games: what each seat bought first, and what objects and characters cost, by round. */
import { type Figures, firstOf, type GameEvent, type HeldFact, type PriceFact } from '@signoria/kernel';
import type { Happening } from '../model/events.ts';

export const figures: Figures = {
  facts(_, events: readonly GameEvent[]) {
    const bought: HeldFact[] = [];
    const prices: PriceFact[] = [];
    let round = 0;
    // Only this game's events come here.
    for (const e of events as readonly Happening[]) {
      if (e.what === 'roundBegins') round = e.round;
      if (e.what === 'bought') {
        bought.push({ of: 'first', what: e.stack, seat: e.seat });
        prices.push({ of: 'object', what: e.stack, round, paid: e.price });
      }
      if (e.what === 'characterWon') prices.push({ of: 'character', what: e.character, round, paid: e.price });
    }
    return { held: firstOf(bought), prices };
  },
};

/** What the house counts of finished games: the family of each seat, its first tile, and what was bid for everything, by decade. */
import { type Figures, firstOf, type GameEvent, type HeldFact, type PriceFact } from '@signoria/kernel';
import type { Happening } from '../model/events.ts';

type Won = Extract<Happening, { what: 'lotWon' }>;

/** Events are sold for gold or for influence, which do not compare. */
function priced({ kind, lot, bid, currency }: Won, round: number): PriceFact {
  if (kind === 'event') return { of: `event-${currency}`, what: lot, round, paid: bid };
  return { of: kind === 'attacker' || kind === 'defender' ? 'condottiere' : kind, what: lot, round, paid: bid };
}

export const figures: Figures = {
  facts(_, events: readonly GameEvent[]) {
    const families: HeldFact[] = [];
    const tiles: HeldFact[] = [];
    const prices: PriceFact[] = [];
    let round = 1;
    // Only this game's events come here.
    for (const e of events as readonly Happening[]) {
      if (e.what === 'decadeStarts') round = e.decade;
      if (e.what === 'familyChosen') families.push({ of: 'family', what: e.family, seat: e.seat });
      if (e.what === 'lotWon') {
        prices.push(priced(e, round));
        if (e.kind === 'city') tiles.push({ of: 'first', what: e.lot, seat: e.seat });
      }
    }
    return { held: [...families, ...firstOf(tiles)], prices };
  },
};

/** What playing a special event is good for. It serves every human until its player's next event phase. */
import type { Seat } from '@signoria/kernel';
import type { SpecialId } from '../data/event-cards.ts';
import { totalStock } from '../rules/chapters/03-support.ts';
import { replaceableSchemes } from '../rules/chapters/17-event-actions.ts';
import { layoutOf } from '../rules/model/board.ts';
import { handLimit } from '../rules/model/hand.ts';
import type { State } from '../rules/model/state.ts';
import { nearest, placedBy, pointLead } from './potential.ts';

/** How much more the seat has of something than the others have on average. */
function more(s: State, seat: Seat, of: (who: number) => number): number {
  let others = 0;
  for (let rival = 0; rival < s.seats; rival++) if (rival !== seat) others += of(rival);
  return of(seat) - (s.seats === 1 ? 0 : others / (s.seats - 1));
}

/** Above 0 when it serves the seat at all, and rather the seat than the others. */
export function specialUse(s: State, seat: Seat, id: SpecialId): number {
  const hand = s.hands[seat]!.length;
  switch (id) {
    case 'letters':
      return (layoutOf(s).all & ~s.faceUp) !== 0 ? 0.05 : -0.1;
    case 'newplan': {
      const { first } = nearest(s, seat);
      return s.schemePile.length > 0 && replaceableSchemes(s).length > 0 && first > 2 ? 0.05 : -0.1;
    }
    case 'audience':
      return hand < handLimit(s, seat) && totalStock(s, seat) > 0 ? 0.1 : -0.1;
    case 'encyclopedia':
      return 0.05 * more(s, seat, (who) => totalStock(s, who)) + 0.01;
    case 'succession':
      return hand === 0 ? -0.1 : 0.05 * more(s, seat, (who) => s.hands[who]!.length) + 0.01;
    case 'convent':
      return hand >= 2 ? 0.1 : -0.1;
    case 'ball':
    case 'tolerance':
      return 0.05 * more(s, seat, (who) => placedBy(s, who)) + 0.01;
    case 'lightning':
      return hand === 0 ? -0.1 : 0.02 - 0.02 * pointLead(s, seat);
  }
}

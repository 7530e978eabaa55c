/** The auctions at which a seat may leave a standing bid: "up to so much, then pass". */
import type { GameModule } from '@signoria/kernel';
import { type Choice, PASS } from './choices.ts';
import type { View } from './view.ts';

type Bidding = NonNullable<GameModule['bidding']>[string];

const amount: Bidding['amount'] = (choice) => {
  const c = choice as Choice; // only this game's choices come here
  return c.do === 'bid' ? c.amount : null;
};

export const bidding: NonNullable<GameModule['bidding']> = {
  familyBid: { lot: () => 'families', amount, pass: PASS },
  bid: {
    lot(view) {
      const { auction } = view as View; // only this game's views come here
      return auction === null ? 'none' : `${auction.id} ${auction.kind} ${auction.lot}`;
    },
    amount,
    pass: PASS,
  },
};

/** Where another player's turn asks somebody something: there the table may answer "no" for them. */
import type { GameModule, Unless } from '@signoria/kernel';
import { MOST_ASKED } from '../chapters/20-cooperative.ts';
import { REJECT } from '../model/choices.ts';
import type { View } from './view.ts';

/** FLO-20.7: the partner pays; an answer to the own offer costs nothing more. */
const cheap: Unless = {
  holds(view, you, n) {
    const { offer } = view as View; // only this game's views come here
    return offer !== null && (offer.partner !== you || offer.payment <= n);
  },
  n: { min: 0, max: MOST_ASKED, usual: 0 },
};

/** A profession in hand wants the building. */
const wanted: Unless = {
  holds(view) {
    const { offer, own, professions } = view as View;
    return own?.hand.some((id) => professions[id].building === offer?.building) ?? false;
  },
};

export const windows: NonNullable<GameModule['windows']> = {
  answerOffer: {
    decline: () => REJECT,
    unless: { cheap, wanted },
    isPlayed: (view) => (view as View).options.cooperative,
  },
};

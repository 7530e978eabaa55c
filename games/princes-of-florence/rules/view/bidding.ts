/** Where the table may bid for somebody: "up to so much, then pass". */
import type { Choice as AnyChoice, Bidding, GameModule, Seat } from '@signoria/kernel';
import { CHARACTERS } from '../../data/characters.ts';
import { type Choice, PASS } from '../model/choices.ts';
import type { View } from './view.ts';

/** Of each stack one object is sold a round (FLO-4.3), so round and stack name an auction. */
const objects: Bidding = {
  lot(view) {
    const { round, auction } = view as View; // only this game's views come here
    return `${round}-${auction.lot?.stack ?? 'none'}`;
  },
  amount(choice) {
    const c = choice as Choice; // only this game's choices come here
    return c.do === 'bid' ? c.amount : null;
  },
  pass: PASS,
  /** FLO-4.6, without those who could not use the object: nobody need be told that of them. */
  inside(view): readonly Seat[] {
    const { auction, players } = view as View;
    const isIn = (seat: Seat) => auction.lot !== null && !auction.lot.passed.includes(seat);
    return players.flatMap(({ seat, bought, dropped }) => (isIn(seat) && bought === null && !dropped ? [seat] : []));
  },
};

/** One auction for all characters of a round (FLO-19.3): a bid names one of them and a sum. */
const characters: Bidding = {
  lot(view) {
    const { round, phase } = view as View;
    return phase === 'characters' ? `${round}-characters` : 'none';
  },
  amount(choice: AnyChoice) {
    const c = choice as Choice;
    return c.do === 'pawn' ? c.amount : null;
  },
  pass: PASS,
  inside: (view) => (view as View).characterBidders,
  items: CHARACTERS,
  item(choice) {
    const c = choice as Choice;
    return c.do === 'pawn' ? c.character : '';
  },
};

export const bidding: NonNullable<GameModule['bidding']> = { bid: objects, pawn: characters };

/** Chapter 7: Indulgences, requested for a Crown or three florins, redeemed for a Cross or two Crowns. */
import { any, list, type Seat, type Steps } from '@signoria/kernel';
import { INDULGENCE_FLORINS } from '../data/figures.ts';
import { ROOMS } from '../data/palace.ts';
import { type Choice, INDULGENCE, STOP } from './choices.ts';
import { story } from './events.ts';
import { placeIndulgence } from './palace.ts';
import { type Bill, bill, mayRequestFlorins, paymentMenu, settleBill } from './pay.ts';
import { type Frame, roomAt, type State } from './state.ts';

export type IndulgenceFrame =
  /** The marker stands in a Room with an Indulgence: it may be redeemed (VIR-7.6). */
  | { readonly at: 'redeem'; readonly seat: Seat }
  /** Open at one's own decisions (VIR-R4). */
  | { readonly at: 'request' };

/** VIR-7.6: one Cross or two Crowns; VIR-7.7 says from what. */
export const REDEMPTION: Bill = bill('redeem', { cross: 1 }, { crown: 2 });

export const indulgenceSteps: Pick<Steps<State, Frame, Choice>, IndulgenceFrame['at']> = {
  redeem: {
    rules: ['VIR-7.6', 'VIR-7.7'],
    seat: (_, f) => f.seat,
    menu: (s, f) => any<Choice>(list([STOP]), paymentMenu(s, f.seat, REDEMPTION, { do: 'redeem' })),
    take(s, f, c) {
      if (c.do !== 'redeem') return;
      settleBill(s, f.seat, REDEMPTION, c.payment);
      const room = s.marker[f.seat]!;
      s.roomIndulgence[roomAt(f.seat, room)] = false; // VIR-7.8
      story.sink?.push({ what: 'indulgenceRedeemed', seat: f.seat, room: ROOMS[room]! });
    },
  },
  request: {
    rules: ['VIR-7.1', 'VIR-7.2'],
    offer: (s, _, seat) => (mayRequestFlorins(s, seat) ? list([INDULGENCE]) : null),
    act(s, _, seat, c) {
      if (c.do !== 'indulgence') return;
      placeIndulgence(s, seat, 'florins');
      s.florins[seat]! += INDULGENCE_FLORINS;
    },
  },
};

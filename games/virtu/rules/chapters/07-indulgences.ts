/** Chapter 7: Indulgences, requested for a Crown or three florins, redeemed for a Cross or two Crowns. */
import { type Asks, any, type Chapter, list, type Seat } from '@signoria/kernel';
import { INDULGENCE_FLORINS } from '../../data/figures.ts';
import { ROOMS } from '../../data/palace.ts';
import { type Do, INDULGENCE, STOP } from '../model/choices.ts';
import { story } from '../model/events.ts';
import { placeIndulgence } from '../model/palace.ts';
import { roomAt, type State } from '../model/state.ts';
import { type Bill, bill, mayRequestFlorins, paymentMenu, settleBill } from './03-payment.ts';

export type IndulgenceFrame =
  /** The marker stands in a Room with an Indulgence: it may be redeemed (VIR-7.6). */
  | Asks<{ readonly at: 'redeem'; readonly seat: Seat }, Do<'redeem' | 'stop'>>
  /** Open at one's own decisions (VIR-R4). */
  | Asks<{ readonly at: 'request' }, Do<'indulgence'>>;

/** VIR-7.6: one Cross or two Crowns; VIR-7.7 says from what. */
export const REDEMPTION: Bill = bill('redeem', { cross: 1 }, { crown: 2 });

export const indulgenceSteps: Chapter<State, IndulgenceFrame> = {
  redeem: {
    rules: ['VIR-7.6', 'VIR-7.7'],
    seat: (_, f) => f.seat,
    menu: (s, f) => any<Do<'redeem' | 'stop'>>(list([STOP]), paymentMenu(s, f.seat, REDEMPTION, { do: 'redeem' })),
    take(s, f, c) {
      if (c.do === 'stop') return;
      settleBill(s, f.seat, REDEMPTION, c.payment);
      const room = s.marker[f.seat]!;
      s.roomIndulgence[roomAt(f.seat, room)] = false; // VIR-7.8
      story.sink?.push({ what: 'indulgenceRedeemed', seat: f.seat, room: ROOMS[room]! });
    },
  },
  request: {
    rules: ['VIR-7.1', 'VIR-7.2'],
    offer: (s, _, seat) => (mayRequestFlorins(s, seat) ? list([INDULGENCE]) : null),
    act(s, _, seat) {
      placeIndulgence(s, seat, 'florins');
      s.florins[seat]! += INDULGENCE_FLORINS;
    },
  },
};

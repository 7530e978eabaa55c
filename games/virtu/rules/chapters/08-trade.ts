/** Chapter 8: Trade. Two florins for every Ship. */
import { type Asks, type Chapter, list, type Seat, schedule } from '@signoria/kernel';
import { FLORINS_PER_SHIP } from '../../data/figures.ts';
import { type Do, STOP, TRADE } from '../model/choices.ts';
import { story } from '../model/events.ts';
import { mostOf, SHIP } from '../model/purse.ts';
import type { State } from '../model/state.ts';
import { bill } from './03-payment.ts';

export type TradeFrame =
  | Asks<{ readonly at: 'trade'; readonly seat: Seat }, Do<'trade' | 'stop'>>
  | { readonly at: 'traded'; readonly seat: Seat; readonly ships: number };

export const tradeSteps: Chapter<State, TradeFrame> = {
  trade: {
    rules: ['VIR-8.18'],
    seat: (_, f) => f.seat,
    menu(s, { seat }) {
      const choices: Do<'trade' | 'stop'>[] = [STOP];
      const most = mostOf(s, seat, 'trade', SHIP);
      for (let ships = 1; ships <= most; ships++) choices.push(TRADE[ships]!);
      return list(choices);
    },
    take(s, { seat }, c) {
      if (c.do === 'stop') {
        story.sink?.push({ what: 'noAction', seat, action: 'trade' });
        return;
      }
      const next = { at: 'traded', seat, ships: 0 } as const;
      schedule(s, { at: 'pay', seat, bill: bill('trade', { ship: c.ships }), next });
    },
  },
  traded: {
    run(s, { seat, ships }) {
      const florins = FLORINS_PER_SHIP * ships;
      s.florins[seat]! += florins;
      story.sink?.push({ what: 'traded', seat, florins });
    },
  },
};

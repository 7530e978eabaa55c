/** Chapter 8: Trade. Two florins for every Ship. */
import { list, type Seat, type Steps, schedule } from '@signoria/kernel';
import { FLORINS_PER_SHIP } from '../data/figures.ts';
import { type Choice, STOP, TRADE } from './choices.ts';
import { story } from './events.ts';
import { bill } from './pay.ts';
import { mostOf, SHIP } from './purse.ts';
import type { Frame, State } from './state.ts';

export type TradeFrame =
  | { readonly at: 'trade'; readonly seat: Seat }
  | { readonly at: 'traded'; readonly seat: Seat; readonly ships: number };

export const tradeSteps: Pick<Steps<State, Frame, Choice>, TradeFrame['at']> = {
  trade: {
    rules: ['VIR-8.18'],
    seat: (_, f) => f.seat,
    menu(s, { seat }) {
      const choices: Choice[] = [STOP];
      const most = mostOf(s, seat, 'trade', SHIP);
      for (let ships = 1; ships <= most; ships++) choices.push(TRADE[ships]!);
      return list(choices);
    },
    take(s, { seat }, c) {
      if (c.do !== 'trade') {
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

/** Chapter 12: money. Prestige is sold at any moment, whoever is deciding (FLO-12.2, FLO-R10). */
import type { Asks, Chapter, Seat } from '@signoria/kernel';
import { COINS_FROM_PRESTIGE } from '../../data/economy.ts';
import type { Do } from '../model/choices.ts';
import { story } from '../model/events.ts';
import type { State } from '../model/state.ts';

/** Open all game long, but not with the Muse and the Princess (FLO-19.2, FLO-R59). */
export type MoneyFrame = Asks<{ readonly at: 'sellPrestige' }, Do<'sell'>>;

export function sell(s: State, seat: Seat, points: number): void {
  const p = s.players[seat]!;
  const coins = points * COINS_FROM_PRESTIGE;
  p.prestige -= points;
  p.coins += coins;
  story.sink?.push({ what: 'sold', seat, points, coins });
}

export const moneySteps: Chapter<State, MoneyFrame> = {
  sellPrestige: {
    rules: ['FLO-12.2', 'FLO-R9', 'FLO-R10'],
    offer(s, _, seat) {
      const max = s.players[seat]!.prestige; // FLO-R9: never below 0
      return max === 0 ? null : { kind: 'amount', base: { do: 'sell' }, min: 1, max, step: 1 };
    },
    act: (s, _, seat, c) => sell(s, seat, c.amount),
  },
};

/** Stealing: Lucrezia Borgia (POR-13.3) and the two cards (POR-15.8, POR-15.9). */
import type { Seat } from '@signoria/kernel';
import { CURRENCIES, type Currency, GOLD, INFLUENCE } from '../../data/currency.ts';
import { STEAL_GOLD, STEAL_INFLUENCE } from '../../data/treachery.ts';
import type { TheftId } from '../model/choices.ts';
import { story } from '../model/events.ts';
import { gain, spend } from '../model/purse.ts';
import { type State, USED } from '../model/state.ts';
import { lapse } from './04-offers.ts';
import { playCard } from './06-deck.ts';

interface Theft {
  readonly currency: Currency;
  readonly amount: number;
}

export const THEFT: { readonly [by in TheftId]: Theft } = {
  lucrezia: { currency: INFLUENCE, amount: 2 },
  'steal-influence': { currency: INFLUENCE, amount: 2 },
  'steal-gold-shipment': { currency: GOLD, amount: 3 },
};

export function steal(s: State, seat: Seat, by: TheftId, whom: Seat): void {
  if (by === 'lucrezia') s.used |= USED.lucrezia;
  else playCard(s, seat, by === 'steal-influence' ? STEAL_INFLUENCE : STEAL_GOLD);
  const { currency, amount: most } = THEFT[by];
  const amount = Math.min(most, s.purse[currency][whom]!); // POR-R46
  spend(s, whom, currency, amount);
  gain(s, seat, currency, amount);
  s.lastMove = {
    seat,
    from: whom,
    gold: currency === GOLD ? amount : 0,
    influence: currency === INFLUENCE ? amount : 0,
  };
  story.sink?.push({ what: 'stolen', seat, whom, by, currency: CURRENCIES[currency], amount });
  // POR-H4: what the victim has offered may be gone. All their offers lapse, so that the end of one tells nothing.
  lapse(s, ({ from }) => from === whom);
}

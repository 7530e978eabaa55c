/** Building together: what to ask, what to accept (chapter 20). */
import type { Seat } from '@signoria/kernel';
import { GAIN } from '../data/economy.ts';
import { buildPrice } from '../rules/chapters/08-building.ts';
import type { Choice } from '../rules/model/choices.ts';
import type { Offer, State } from '../rules/model/state.ts';
import { newAssets, readAssets } from './assets.ts';
import { hope } from './plan.ts';
import { TEMPER } from './temper.ts';

const now = newAssets();

/** What the building brings `seat` before any payment; of its action for the active one. */
function worth(s: State, seat: Seat, offer: Offer): number {
  readAssets(s, seat, now);
  const before = hope(s, now);
  now.buildings |= 1 << offer.building;
  now.points += GAIN;
  if (seat === offer.active) {
    now.actions = Math.max(0, now.actions - 1);
    now.coins = Math.max(0, now.coins - buildPrice(s, seat));
  }
  return hope(s, now) - before;
}

function afterPayment(s: State, seat: Seat, offer: Offer, payment: number): number {
  const paid = seat === offer.partner ? payment : -payment;
  readAssets(s, seat, now);
  const before = hope(s, now);
  now.coins = Math.max(0, now.coins - paid);
  const after = hope(s, now); // before `worth` reads its own
  return worth(s, seat, offer) + after - before;
}

export function ratePayment(s: State, _: Seat, choices: readonly Choice[], into: Float64Array): void {
  const f = s.todo[s.todo.length - 1]!;
  if (f.at !== 'jointPay') return;
  const price = buildPrice(s, f.offer.active);
  // Half the price and a little for the action it saves: what most neighbours take.
  const fair = Math.round((price / 2 + 100) / 100) * 100;
  for (let i = 0; i < choices.length; i++) {
    const c = choices[i]!;
    into[i] = c.do === 'offer' ? -Math.abs(c.amount - fair) : 0;
  }
}

export function rateAnswer(s: State, seat: Seat, choices: readonly Choice[], into: Float64Array): void {
  const offer = s.offer!;
  const other = seat === offer.active ? offer.partner : offer.active;
  const gain = afterPayment(s, seat, offer, offer.payment) - TEMPER.envy * (GAIN + 2);
  const partner = worth(s, other, offer);
  for (let i = 0; i < choices.length; i++) {
    const c = choices[i]!;
    if (c.do === 'accept') into[i] = gain;
    else if (c.do === 'counter') into[i] = c.change === 'payment' && gain < 0 && partner > 1 && gain > -3 ? 0.2 : -1;
    else into[i] = 0;
  }
}

/** Building together: what to ask, what to accept (chapter 20). */
import type { Seat } from '@signoria/kernel';
import { GAIN, UNIT } from '../data/economy.ts';
import { buildPrice } from '../rules/chapters/08-building.ts';
import type { Choice } from '../rules/model/choices.ts';
import type { Offer as Agreement, State } from '../rules/model/state.ts';
import { newAssets, readAssets } from './assets.ts';
import { hope } from './plan.ts';
import { TEMPER } from './temper.ts';

/** As much of an offer as its worth depends on. */
type Offer = Pick<Agreement, 'active' | 'partner' | 'building'>;

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

/** What so much less in hand costs the seat. */
function costOf(s: State, seat: Seat, payment: number): number {
  readAssets(s, seat, now);
  const before = hope(s, now);
  now.coins = Math.max(0, now.coins - payment);
  return before - hope(s, now);
}

/** Half the price and a little for the action it saves, in hundreds: nobody asks for more. */
function fairPayment(s: State, active: Seat): number {
  return Math.round((buildPrice(s, active) / 2 + UNIT) / UNIT) * UNIT;
}

/**
 * The most that is fair and still welcome; null where the partner would not even have it for nothing. Their hand is as the
 * seat that asks imagines it.
 */
export function asking(s: State, active: Seat, partner: Seat, building: number): number | null {
  const gain = worth(s, partner, { active, partner, building }) - TEMPER.envy * (GAIN + 2) - TEMPER.welcome;
  if (gain <= 0) return null;
  let payment = Math.min(fairPayment(s, active), Math.floor(s.players[partner]!.coins / UNIT) * UNIT);
  while (payment > 0 && costOf(s, partner, payment) >= gain) payment -= UNIT;
  return payment;
}

export function ratePayment(s: State, _: Seat, choices: readonly Choice[], into: Float64Array): void {
  const f = s.todo[s.todo.length - 1]!;
  if (f.at !== 'jointPay') return;
  const { active, partner, building } = f.offer;
  const asked = asking(s, active, partner, building) ?? 0;
  for (let i = 0; i < choices.length; i++) {
    const c = choices[i]!;
    into[i] = c.do === 'offer' ? -Math.abs(c.amount - asked) : 0;
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

/** Chapter 6: buying a troop tile or a treachery card, or discarding a troop tile instead. */
import type { Blocked, Parts, Seat } from '@signoria/kernel';
import { editionOf } from '../../data/box.ts';
import { GOLD, INFLUENCE } from '../../data/currency.ts';
import { ESTE } from '../../data/families.ts';
import { CARD_COST } from '../../data/treachery.ts';
import { ARTILLERY, TROOP_COUNT, TROOP_DECADE, TROOPS, type Troop, type TroopId, troopOf } from '../../data/troops.ts';
import { BUY_CARD, BUY_TROOP, DISCARD_TROOP, type Do } from '../model/choices.ts';
import { story } from '../model/events.ts';
import { ready, spend } from '../model/purse.ts';
import type { State } from '../model/state.ts';
import { drawBought, hasCards } from './06-deck.ts';

/** What chapter 6 lets a player do. */
type Purchase = Do<'buyTroop' | 'discardTroop' | 'buyCard'>;

function owns(s: State, seat: Seat, troop: Troop): boolean {
  return (s.troops[seat]! & (1 << troop)) !== 0;
}

/** POR-6.4, POR-12.10 */
function isOpenYet(s: State, seat: Seat, troop: Troop): boolean {
  if (s.decade >= TROOP_DECADE[troop]!) return true;
  return troop === ARTILLERY && s.family[seat] === ESTE && s.options.side === 'A';
}

/** POR-6.8: no discount. */
export function troopCost(s: State, troop: Troop, parts: Parts = null): number {
  const { cost } = editionOf(s).troops[troop]!;
  parts?.push({ what: 'troop', n: cost, rules: ['POR-6.2', 'POR-6.8'], facts: { troop: TROOPS[troop]! } });
  return cost;
}

/** In gold, and as much in influence. */
export function cardCost(parts: Parts = null): number {
  parts?.push({ what: 'card', n: CARD_COST, rules: ['POR-6.6', 'POR-6.8'] });
  return CARD_COST;
}

function mayBuy(s: State, seat: Seat, troop: Troop): boolean {
  return (
    !owns(s, seat, troop) && // POR-6.3
    s.stock[troop]! > 0 && // POR-R27
    isOpenYet(s, seat, troop) &&
    ready(s, seat, GOLD) >= troopCost(s, troop)
  );
}

export function canPayCard(s: State, seat: Seat): boolean {
  const cost = cardCost();
  return ready(s, seat, GOLD) >= cost && ready(s, seat, INFLUENCE) >= cost;
}

export function buyChoices<C>(s: State, seat: Seat, choices: (Purchase | C)[]): void {
  for (let troop = 0; troop < TROOP_COUNT; troop++) {
    if (mayBuy(s, seat, troop)) choices.push(BUY_TROOP[troop]!);
    if (owns(s, seat, troop)) choices.push(DISCARD_TROOP[troop]!); // POR-6.5
  }
  if (hasCards(s) && canPayCard(s, seat)) choices.push(BUY_CARD);
}

export function buyTroop(s: State, seat: Seat, id: TroopId): void {
  const troop = troopOf(id);
  const cost = troopCost(s, troop);
  spend(s, seat, GOLD, cost); // POR-6.2
  s.stock[troop]!--;
  s.troops[seat]! |= 1 << troop;
  story.sink?.push({ what: 'troopBought', seat, troop: id, cost });
}

export function discardTroop(s: State, seat: Seat, id: TroopId): void {
  const troop = troopOf(id);
  s.stock[troop]!++;
  s.troops[seat]! &= ~(1 << troop);
  story.sink?.push({ what: 'troopDiscarded', seat, troop: id }); // POR-R19: no refund
}

/** POR-6.6, POR-7.13 */
export function buyCard(s: State, seat: Seat): void {
  spend(s, seat, GOLD, cardCost());
  spend(s, seat, INFLUENCE, cardCost());
  story.sink?.push({ what: 'cardBought', seat });
  drawBought(s, seat);
}

export function whyNoCard(s: State, seat: Seat): readonly Blocked<Do<'buyCard'>>[] {
  if (!hasCards(s)) return [{ choice: BUY_CARD, why: 'noCards', rules: ['POR-R15'] }];
  if (canPayCard(s, seat)) return [];
  return [{ choice: BUY_CARD, why: 'cardTooDear', rules: ['POR-6.6'], facts: { cost: cardCost() } }];
}

function whyNoTroop(s: State, seat: Seat, troop: Troop): Blocked<Do<'buyTroop'>> {
  const choice = BUY_TROOP[troop]!;
  const facts = { troop: TROOPS[troop]!, cost: troopCost(s, troop), decade: TROOP_DECADE[troop]! };
  if (owns(s, seat, troop)) return { choice, why: 'troopOwned', rules: ['POR-6.3'], facts };
  if (!isOpenYet(s, seat, troop)) return { choice, why: 'troopTooEarly', rules: ['POR-6.4'], facts };
  if (s.stock[troop] === 0) return { choice, why: 'troopsGone', rules: ['POR-R27'], facts };
  return { choice, why: 'troopTooDear', rules: ['POR-6.2', 'POR-6.8'], facts };
}

export function whyNotBuy(s: State, seat: Seat): readonly Blocked<Purchase>[] {
  const found = TROOPS.flatMap((_, troop) => (mayBuy(s, seat, troop) ? [] : [whyNoTroop(s, seat, troop)]));
  return [...found, ...whyNoCard(s, seat)];
}

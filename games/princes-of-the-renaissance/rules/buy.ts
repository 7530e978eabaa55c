/** Chapter 6: buying a troop tile or a treachery card, or discarding a troop tile instead. */
import type { Blocked, Seat } from '@signoria/kernel';
import { GOLD, INFLUENCE } from '../data/currency.ts';
import { editionOf } from '../data/edition.ts';
import { ESTE } from '../data/families.ts';
import { CARD_COST } from '../data/treachery.ts';
import { ARTILLERY, TROOP_COUNT, TROOP_DECADE, TROOPS, type Troop, type TroopId, troopOf } from '../data/troops.ts';
import { BUY_CARD, BUY_TROOP, type Choice, DISCARD_TROOP } from './choices.ts';
import { drawBought, hasCards } from './deck.ts';
import { story } from './events.ts';
import { ready, spend } from './purse.ts';
import type { State } from './state.ts';

function owns(s: State, seat: Seat, troop: Troop): boolean {
  return (s.troops[seat]! & (1 << troop)) !== 0;
}

/** POR-6.4, POR-12.10 */
function isOpenYet(s: State, seat: Seat, troop: Troop): boolean {
  if (s.decade >= TROOP_DECADE[troop]!) return true;
  return troop === ARTILLERY && s.family[seat] === ESTE && s.options.side === 'A';
}

function mayBuy(s: State, seat: Seat, troop: Troop): boolean {
  return (
    !owns(s, seat, troop) && // POR-6.3
    s.stock[troop]! > 0 && // POR-R27
    isOpenYet(s, seat, troop) &&
    ready(s, seat, GOLD) >= editionOf(s).troops[troop]!.cost
  );
}

export function canPayCard(s: State, seat: Seat): boolean {
  return ready(s, seat, GOLD) >= CARD_COST && ready(s, seat, INFLUENCE) >= CARD_COST;
}

export function buyChoices(s: State, seat: Seat, choices: Choice[]): void {
  for (let troop = 0; troop < TROOP_COUNT; troop++) {
    if (mayBuy(s, seat, troop)) choices.push(BUY_TROOP[troop]!);
    if (owns(s, seat, troop)) choices.push(DISCARD_TROOP[troop]!); // POR-6.5
  }
  if (hasCards(s) && canPayCard(s, seat)) choices.push(BUY_CARD);
}

export function buyTroop(s: State, seat: Seat, id: TroopId): void {
  const troop = troopOf(id);
  const { cost } = editionOf(s).troops[troop]!;
  spend(s, seat, GOLD, cost); // POR-6.2, POR-6.8: no discount
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
  spend(s, seat, GOLD, CARD_COST);
  spend(s, seat, INFLUENCE, CARD_COST);
  story.sink?.push({ what: 'cardBought', seat });
  drawBought(s, seat);
}

export function whyNoCard(s: State, seat: Seat): readonly Blocked<Choice>[] {
  if (!hasCards(s)) return [{ choice: BUY_CARD, why: 'noCards', rules: ['POR-R15'] }];
  if (canPayCard(s, seat)) return [];
  return [{ choice: BUY_CARD, why: 'cardTooDear', rules: ['POR-6.6'], facts: { cost: CARD_COST } }];
}

function whyNoTroop(s: State, seat: Seat, troop: Troop): Blocked<Choice> {
  const choice = BUY_TROOP[troop]!;
  const { cost } = editionOf(s).troops[troop]!;
  const facts = { troop: TROOPS[troop]!, cost, decade: TROOP_DECADE[troop]! };
  if (owns(s, seat, troop)) return { choice, why: 'troopOwned', rules: ['POR-6.3'], facts };
  if (!isOpenYet(s, seat, troop)) return { choice, why: 'troopTooEarly', rules: ['POR-6.4'], facts };
  if (s.stock[troop] === 0) return { choice, why: 'troopsGone', rules: ['POR-R27'], facts };
  return { choice, why: 'troopTooDear', rules: ['POR-6.2', 'POR-6.8'], facts };
}

export function whyNotBuy(s: State, seat: Seat): Blocked<Choice>[] {
  const found = TROOPS.flatMap((_, troop) => (mayBuy(s, seat, troop) ? [] : [whyNoTroop(s, seat, troop)]));
  return [...found, ...whyNoCard(s, seat)];
}

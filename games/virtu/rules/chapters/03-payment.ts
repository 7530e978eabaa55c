/** Chapter 3: paying. A bill is a cost and its purpose; who pays names every source and the one kind taken from it. */
import {
  type Asks,
  type Base,
  type Chapter,
  type Cost,
  list,
  owed,
  type Payment,
  type PaymentMenu,
  type Seat,
  schedule,
} from '@signoria/kernel';
import { CITIES } from '../../data/cities.ts';
import { SPACE, type SpaceId } from '../../data/palace.ts';
import { ALLIANCE, TOKEN, type TokenId } from '../../data/pieces.ts';
import { CATHEDRAL_SOURCE } from '../../data/sources.ts';
import type { SymbolId } from '../../data/symbols.ts';
import { type Choice, cash, type Do } from '../model/choices.ts';
import { story, type Used } from '../model/events.ts';
import { placeIndulgence } from '../model/palace.ts';
import { canPay, cardBehind, cashSources, mayRequest, type Purpose, sourcesFor } from '../model/purse.ts';
import { EXHAUSTED, type Frame, type State, singleAt, spaceAt } from '../model/state.ts';

export type PayFrame =
  | Asks<{ readonly at: 'pay'; readonly seat: Seat; readonly bill: Bill; readonly next: Frame }, Do<'pay'>>
  /** Florins are due, and not all of them lie in the treasury. */
  | Asks<{ readonly at: 'raise'; readonly seat: Seat; readonly florins: number; readonly next: Frame }, Do<'raise'>>
  /** Open to everybody at any time (VIR-3.7). */
  | Asks<{ readonly at: 'cash' }, Do<'cash'>>;

export interface Bill {
  readonly purpose: Purpose;
  /** Any one of these has to be met. */
  readonly costs: readonly Cost[];
  /** Sources that may not pay, because they gave something else already. */
  readonly without: readonly string[];
}

export function bill(purpose: Purpose, cost: Cost, ...others: readonly Cost[]): Bill {
  return { purpose, costs: [cost, ...others], without: [] };
}

export function payable(s: State, seat: Seat, { purpose, costs, without }: Bill): boolean {
  return canPay(s, seat, purpose, costs, without);
}

/** The form for a bill; `base` says what the answer does. */
export function paymentMenu<C extends Choice>(
  s: State,
  seat: Seat,
  { purpose, costs, without }: Bill,
  base: Base<C>,
): PaymentMenu<C> {
  return { kind: 'payment', base, costs, sources: sourcesFor(s, seat, purpose, costs, without) };
}

export type Amounts = { readonly [kind in SymbolId]?: number };

/** Flips what has to be flipped, takes the florins, and says how much of each kind was paid. */
export function settleBill(s: State, seat: Seat, { purpose, costs, without }: Bill, payment: Payment): Amounts {
  const sources = sourcesFor(s, seat, purpose, costs, without);
  const used: Used[] = payment.map(({ id, as }) => ({
    id,
    card: cardBehind(s, seat, id),
    as: as as SymbolId,
    worth: sources.find((source) => source.id === id)!.offers[as]!,
  }));
  const met = costs.find((cost) => isMet(cost, sources, payment))!;
  takeFlorins(s, seat, met.florin ?? 0, used);
  if (used.length > 0) story.sink?.push({ what: 'paid', seat, purpose, with: used });
  for (const { id } of used) exhaust(s, seat, id);
  const amounts: { [kind in SymbolId]?: number } = {};
  for (const { as, worth } of used) amounts[as] = (amounts[as] ?? 0) + worth;
  return amounts;
}

function isMet(cost: Cost, sources: Parameters<typeof owed>[1], payment: Payment): boolean {
  for (const _ in owed(cost, sources, payment)) return false;
  return payment.every(({ as }) => Object.hasOwn(cost, as));
}

/** Florins of Courtiers and tokens are banked, and so is what is left of them; those of a Room are lost (VIR-3.8). */
function takeFlorins(s: State, seat: Seat, due: number, used: readonly Used[]): void {
  let room = 0;
  let cashed = 0;
  for (const { id, as, worth } of used) {
    if (as !== 'florin' || isTreasury(id)) continue;
    if (id === 'card' || id === 'upgrade') room += worth;
    else cashed += worth;
  }
  s.florins[seat]! += cashed - Math.max(0, due - room);
}

function isTreasury(id: string): boolean {
  return id === 'treasury' || id.startsWith('coin');
}

/** VIR-3.5: turned to the exhausted side at once. Cards of a Room never are (VIR-3.4). */
export function exhaust(s: State, seat: Seat, id: string): void {
  if (Object.hasOwn(SPACE, id)) {
    s.courtierReady[spaceAt(seat, SPACE[id as SpaceId])] = false;
  } else if (id === 'artillery') {
    s.artilleryReady = false;
  } else if (Object.hasOwn(TOKEN, id)) {
    s.singles[singleAt(seat, TOKEN[id as TokenId])] = EXHAUSTED;
  } else if (id === 'holy_roman_empire' || id === 'ottoman_empire' || id === 'france') {
    s.allianceReady[ALLIANCE[id]] = false; // VIR-15.29: the disc goes to the right cell
  } else if (id === 'indulgence') {
    placeIndulgence(s, seat, 'crown');
  } else if (id.startsWith('cathedral.')) {
    s.cathedral[CATHEDRAL_SOURCE.indexOf(id)] = EXHAUSTED;
  } else {
    const city = (CITIES as readonly string[]).indexOf(id);
    if (city >= 0) s.cityReady[city] = false;
  }
}

/** Pays out of the treasury; what is missing there has to be raised first. */
export function payFlorins(s: State, seat: Seat, florins: number, next: Frame): void {
  if (s.florins[seat]! >= florins) {
    s.florins[seat]! -= florins;
    schedule(s, next);
  } else {
    schedule(s, { at: 'raise', seat, florins, next });
  }
}

function raising(s: State, seat: Seat, florins: number): Bill {
  return bill('florins', { florin: Math.max(0, florins - s.florins[seat]!) });
}

export function cashIn(s: State, seat: Seat, payment: Payment): void {
  const sources = sourcesFor(s, seat, 'florins', [{ florin: 1 }]);
  const used = payment.map(({ id }): Used => {
    const worth = sources.find((source) => source.id === id)!.offers.florin!;
    return { id, card: cardBehind(s, seat, id), as: 'florin', worth };
  });
  const florins = used.reduce((sum, { worth }) => sum + worth, 0);
  for (const { id } of used) exhaust(s, seat, id);
  s.florins[seat]! += florins;
  if (florins > 0) story.sink?.push({ what: 'cashed', seat, with: used, florins });
}

/** What is asked, if it is asked of this seat. */
function askedOf(s: State, seat: Seat): Frame | null {
  const f = s.todo[s.todo.length - 1];
  return f !== undefined && 'seat' in f && f.seat === seat ? f : null;
}

/** What the seat asked has agreed to pay and not paid yet; null for nothing. */
export function pendingBill(s: State, seat: Seat): Bill | null {
  const f = askedOf(s, seat);
  switch (f?.at) {
    case 'pay':
      return f.bill;
    case 'campaign':
      return { purpose: 'war', costs: [f.cost], without: f.tokens };
    case 'intrigue':
    case 'plant':
      return bill('intrigue', { mask: f.masks });
    case 'acquire':
      return bill('purchase', f.cost);
    case 'retreat':
      return f.ships === undefined || f.ships === 0 ? null : bill('retreat', { ship: f.ships });
    default:
      return null;
  }
}

/** A source promised to a bill cannot be cashed, unless the bill can be paid without it. */
function offered(s: State, seat: Seat): readonly Do<'cash'>[] {
  const due = pendingBill(s, seat);
  const all = cashSources(s, seat);
  return all.filter((id) => due === null || canStillPay(s, seat, due, id)).map(cash);
}

function canStillPay(s: State, seat: Seat, due: Bill, id: string): boolean {
  const worth = sourcesFor(s, seat, 'florins', [{ florin: 1 }]).find((source) => source.id === id)!.offers.florin!;
  s.florins[seat]! += worth;
  const can = canPay(s, seat, due.purpose, due.costs, [...due.without, id]);
  s.florins[seat]! -= worth;
  return can;
}

/** VIR-R4: three florins for an Indulgence; not when its Crown is promised to a bill. */
export function mayRequestFlorins(s: State, seat: Seat): boolean {
  if (askedOf(s, seat) === null || !mayRequest(s, seat)) return false;
  const due = pendingBill(s, seat);
  return due === null || canPay(s, seat, due.purpose, due.costs, [...due.without, 'indulgence']);
}

export const paySteps: Chapter<State, PayFrame> = {
  pay: {
    rules: ['VIR-3.1', 'VIR-3.2', 'VIR-3.5'],
    seat: (_, f) => f.seat,
    menu: (s, f) => paymentMenu(s, f.seat, f.bill, { do: 'pay' }),
    take(s, f, c) {
      const paid = settleBill(s, f.seat, f.bill, c.payment);
      schedule(s, afterwards(f.next, paid, c.payment));
    },
  },
  raise: {
    rules: ['VIR-3.7', 'VIR-R55'],
    seat: (_, f) => f.seat,
    menu: (s, f) => paymentMenu(s, f.seat, raising(s, f.seat, f.florins), { do: 'raise' }),
    take(s, f, c) {
      cashIn(s, f.seat, c.payment);
      s.florins[f.seat]! -= f.florins;
      schedule(s, f.next);
    },
  },
  cash: {
    rules: ['VIR-3.7'],
    offer(s, _, seat) {
      if (s.powers[seat]! < 0) return null;
      const choices = offered(s, seat);
      return choices.length === 0 ? null : list(choices);
    },
    act: (s, _, seat, c) => cashIn(s, seat, [{ id: c.source, as: 'florin' }]),
  },
};

/** What follows may need to know how much was paid, and by what. */
function afterwards(next: Frame, paid: Amounts, payment: Payment): Frame {
  if (next.at === 'turning') {
    const symbols = (paid.crown ?? 0) + (paid.cross ?? 0);
    return { ...next, left: 2 * symbols, spent: payment.map(({ id }) => id) };
  }
  return next.at === 'traded' ? { ...next, ships: paid.ship! } : next;
}

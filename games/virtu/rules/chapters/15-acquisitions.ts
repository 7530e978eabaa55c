/** Chapter 15c: acquisitions. A basket of different things is filled, paid for at once, and then received (VIR-15.15). */
import {
  type Asks,
  type Blocked,
  type Chapter,
  type Cost,
  list,
  type Parts,
  type Reach,
  type Seat,
  schedule,
  within,
} from '@signoria/kernel';
import { editionOf } from '../../data/box.ts';
import { CARD, NOBLES } from '../../data/cards.ts';
import { CITIES, CITY, type CityId } from '../../data/cities.ts';
import { EVERY_SPACE, SHADED_SPACES, SPACE, SPACES, type Space } from '../../data/palace.ts';
import { CATHEDRAL, CATHEDRAL_TOUGHNESS, TOKEN, TOKENS } from '../../data/pieces.ts';
import { SYMBOLS } from '../../data/symbols.ts';
import { buy, cathedralAt, type Do, discard, type PurchaseId, STOP } from '../model/choices.ts';
import { story } from '../model/events.ts';
import { copiesOf, discardCourtier, unlockedSpaces } from '../model/palace.ts';
import { isNoble, price, priceOf } from '../model/prices.ts';
import { CROSS, CROWN, canPay, FLORIN, reachOf } from '../model/purse.ts';
import { ABSENT, AVAILABLE, EXHAUSTED, NONE, SPACES_EACH, type State, singleAt, spaceAt } from '../model/state.ts';
import { bill } from './03-payment.ts';
import { gainAgent } from './08-patronage.ts';

export type AcquireFrame =
  /** What is in the basket so far, and what it costs together. */
  | Asks<
      { readonly at: 'acquire'; readonly seat: Seat; readonly basket: readonly Purchase[]; readonly cost: Cost },
      Do<'buy' | 'discard' | 'stop'>
    >
  | { readonly at: 'receive'; readonly seat: Seat; readonly basket: readonly Purchase[] };

export interface Purchase {
  readonly what: PurchaseId;
  /** Of a Cathedral: where its pawn goes. */
  readonly city: CityId | null;
}

type Basket = Extract<AcquireFrame, { at: 'acquire' }>;
type Refusal = 'oneOfKind' | 'soldOut' | 'onlyOne' | 'excluded' | 'noSpace' | 'noCathedralCity';

/** What the basket costs of one kind (VIR-15.14). */
export function basketCost(s: State, basket: readonly Purchase[], kind: string, parts: Parts = null): number {
  let sum = 0;
  for (const { what } of basket) sum += price(s, what, kind, parts);
  return sum;
}

/** VIR-R29: how many are left. Of crested Titles everybody has the own one. */
export function leftOf(s: State, what: PurchaseId): number {
  if (isNoble(what)) return s.supply[CARD[what]]!;
  const { copies } = editionOf(s).tokens[TOKEN[what]]!;
  if (what === 'cathedral') return copies - s.cathedral.filter((there) => there !== ABSENT).length;
  let sold = 0;
  for (const seat of s.order) if (s.singles[singleAt(seat, TOKEN[what])] !== ABSENT) sold++;
  return copies - sold;
}

function has(basket: readonly Purchase[], what: PurchaseId): boolean {
  return basket.some((purchase) => purchase.what === what);
}

/** Why this cannot go into the basket, whatever the money; null when it can. */
function refusal(s: State, { seat, basket }: Basket, what: PurchaseId): Refusal | null {
  if (has(basket, what)) return 'oneOfKind'; // VIR-15.16
  if (leftOf(s, what) === 0) return 'soldOut';
  if (isNoble(what)) {
    if (editionOf(s).cards[CARD[what]]!.single && copiesOf(s, seat, CARD[what]) > 0) return 'onlyOne'; // VIR-15.18
    const cards = basket.filter((purchase) => isNoble(purchase.what)).length;
    return cards >= spacesWith(s, seat, basket) ? 'noSpace' : null;
  }
  if (what === 'cathedral') return cathedralCities(s, seat).length === 0 ? 'noCathedralCity' : null;
  if (s.singles[singleAt(seat, TOKEN[what])] !== ABSENT) return 'onlyOne';
  const other = editionOf(s).tokens[TOKEN[what]]!.excludes as PurchaseId | null; // VIR-15.19
  const owned = other !== null && s.singles[singleAt(seat, TOKEN[other as 'kingdom'])] !== ABSENT;
  return other !== null && (owned || has(basket, other)) ? 'excluded' : null;
}

/** All spaces the seat could use with what it is about to have (VIR-R37). */
function spacesWith(s: State, seat: Seat, basket: readonly Purchase[]): number {
  const { tokens } = editionOf(s);
  let shaded = unlockedSpaces(s, seat);
  for (const { what } of basket) if (!isNoble(what)) shaded += tokens[TOKEN[what]]!.spaces;
  return SPACES_EACH - SHADED_SPACES + Math.min(shaded, SHADED_SPACES);
}

/** VIR-15.20 */
function cathedralCities(s: State, seat: Seat): readonly CityId[] {
  const { toughness } = editionOf(s);
  return CITIES.filter(
    (_, city) => s.owner[city] === seat && toughness[city]! >= CATHEDRAL_TOUGHNESS && s.cathedral[city] === ABSENT,
  );
}

function sum(a: Cost, b: Cost): Cost {
  const both: { [kind: string]: number } = { ...a };
  for (const kind in b) both[kind] = (both[kind] ?? 0) + b[kind]!;
  return both;
}

/** As far as the dearest of these prices, on top of the basket's. */
function reachFor(s: State, f: Basket, prices: readonly Cost[]): Reach {
  let [crowns, crosses] = [0, 0];
  for (const { crown = 0, cross = 0 } of prices) {
    if (crown > crowns) crowns = crown;
    if (cross > crosses) crosses = cross;
  }
  const caps = [(f.cost.crown ?? 0) + crowns, (f.cost.cross ?? 0) + crosses] as const;
  return reachOf(s, f.seat, 'purchase', [CROWN, CROSS, FLORIN], caps);
}

/** Usual prices are looked up in one table; one with other symbols has to be tried. */
function affords(s: State, f: Basket, table: Reach | null, price: Cost): boolean {
  if (table === null) return canPay(s, f.seat, 'purchase', [sum(f.cost, price)]);
  const { crown = 0, cross = 0, florin = 0 } = f.cost;
  return within(table, crown + (price.crown ?? 0), cross + (price.cross ?? 0), florin + (price.florin ?? 0));
}

function isUsual(cost: Cost): boolean {
  for (const kind in cost) if (!USUAL.has(kind) && cost[kind]! > 0) return false;
  return true;
}

const USUAL: ReadonlySet<string> = new Set(SYMBOLS.slice(0, CROSS + 1));

export const PURCHASES: readonly PurchaseId[] = [
  ...NOBLES,
  ...TOKENS.slice(0, CATHEDRAL + 1).map((id) => id as Exclude<(typeof TOKENS)[number], 'artillery'>),
];

function offers(s: State, f: Basket): readonly Do<'buy'>[] {
  const choices: Do<'buy'>[] = [];
  const open = PURCHASES.filter((what) => refusal(s, f, what) === null);
  const prices = open.map((what) => priceOf(s, what));
  const usual = isUsual(f.cost) && prices.every(isUsual);
  const table = usual ? reachFor(s, f, prices) : null;
  for (let i = 0; i < open.length; i++) {
    const what = open[i]!;
    if (!affords(s, f, table, prices[i]!)) continue;
    if (what === 'cathedral') for (const city of cathedralCities(s, f.seat)) choices.push(cathedralAt(city));
    else choices.push(buy(what));
  }
  return choices;
}

/** VIR-15.12, VIR-R73: a Courtier may go before anything is received, but not one the basket counts on. */
function discards(s: State, f: Basket): readonly Do<'discard'>[] {
  const choices: Do<'discard'>[] = [];
  for (const space of EVERY_SPACE) {
    if (s.courtier[spaceAt(f.seat, space)] !== NONE && isSpare(s, f, space)) choices.push(discard(SPACES[space]!));
  }
  return choices;
}

function isSpare(s: State, { seat, basket, cost }: Basket, space: Space): boolean {
  if (basket.length === 0 || !s.courtierReady[spaceAt(seat, space)]) return true;
  return canPay(s, seat, 'purchase', [cost], [SPACES[space]!]);
}

const REFUSAL_RULES: { readonly [why in Refusal]: readonly string[] } = {
  oneOfKind: ['VIR-15.16'],
  soldOut: ['VIR-R29'],
  onlyOne: ['VIR-15.18'],
  excluded: ['VIR-15.19'],
  noSpace: ['VIR-15.17'],
  noCathedralCity: ['VIR-15.20'],
};

function whyNotBuy(s: State, f: Basket): readonly Blocked<Do<'buy'>>[] {
  return PURCHASES.flatMap((what): Blocked<Do<'buy'>>[] => {
    const why = refusal(s, f, what);
    const facts = { purchase: what };
    if (why !== null) return [{ choice: buy(what), why, rules: REFUSAL_RULES[why], facts }];
    if (affords(s, f, null, priceOf(s, what))) return [];
    const cost = Object.entries(priceOf(s, what)).flat();
    return [{ choice: buy(what), why: 'tooDear', rules: ['VIR-15.14'], facts: { ...facts, cost } }];
  });
}

/** Tokens come to the Domain at once, cards ask for a space (VIR-4.1, VIR-4.6). */
function receive(s: State, seat: Seat, { what, city }: Purchase): void {
  story.sink?.push({ what: 'bought', seat, purchase: what, city });
  if (isNoble(what)) {
    s.supply[CARD[what]]!--;
    if (editionOf(s).cards[CARD[what]]!.agent) gainAgent(s, seat); // VIR-15.21
  } else if (what === 'cathedral') {
    s.cathedral[CITY[city!]] = EXHAUSTED; // VIR-15.20
  } else {
    s.singles[singleAt(seat, TOKEN[what])] = AVAILABLE;
  }
}

export const acquireSteps: Chapter<State, AcquireFrame> = {
  acquire: {
    rules: ['VIR-15.14', 'VIR-15.15', 'VIR-15.16'],
    seat: (_, f) => f.seat,
    menu: (s, f) => list([STOP, ...offers(s, f), ...discards(s, f)]),
    blocked: (s, f) => whyNotBuy(s, f),
    take(s, f, c) {
      if (c.do === 'buy') {
        const basket = [...f.basket, { what: c.what, city: c.city ?? null }];
        schedule(s, { ...f, basket, cost: sum(f.cost, priceOf(s, c.what)) });
      } else if (c.do === 'discard') {
        discardCourtier(s, f.seat, SPACE[c.space]);
        schedule(s, f);
      } else if (f.basket.length > 0) {
        const next = { at: 'receive', seat: f.seat, basket: f.basket } as const;
        schedule(s, { at: 'pay', seat: f.seat, bill: bill('purchase', f.cost), next });
      }
    },
  },
  receive: {
    run(s, { seat, basket }) {
      for (const purchase of basket) receive(s, seat, purchase);
      const cards = basket.flatMap(({ what }) => (isNoble(what) ? [CARD[what]] : []));
      schedule(s, ...cards.map((card) => ({ at: 'house', seat, card }) as const));
    },
  },
};

/**
 * Chapter 4, negotiation: gold and influence change hands between two players at any moment (POR-4.2, POR-4.3, POR-R13).
 * And the Banker, who may be used at any moment too (POR-13.1, POR-13.2).
 */
import { type Asks, any, type Chapter, list, type Menu, type Seat } from '@signoria/kernel';
import { CURRENCIES, type Currency, type CurrencyId, currencyOf, GOLD, INFLUENCE } from '../../data/currency.ts';
import { DECADES } from '../../data/events.ts';
import { ACCEPT, type Do, PROMISES, REFUSE, readItems, WITHDRAW } from '../model/choices.ts';
import { isLastEventPaid } from '../model/event-tiles.ts';
import { story } from '../model/events.ts';
import { BANK_MOST, bound, gain, handOver, hasBanker, other, ready, spare, spend } from '../model/purse.ts';
import { NONE, type Offer, type State, USED } from '../model/state.ts';
import { drop, offerOf, tell } from './04-offers.ts';

type Negotiation = Do<'offer' | 'accept' | 'refuse' | 'withdraw'>;

export type TradeFrame =
  /** Open all game long to everybody. */
  | Asks<{ readonly at: 'negotiation' }, Negotiation>
  /** Open all game long to the owner of an unused Banker. */
  | Asks<{ readonly at: 'banker' }, Do<'bank'>>;

/** POR-H5: what may be asked for at most, by currency; the same for all, so that it tells nothing. */
const ASK_MOST: readonly number[] = [30, 15];
/** The bit of `State.untold` that stands for spectators. */
export const SPECTATOR = 7;

/** POR-R14: until the last event of the last decade is sold. */
export function isTradeOpen(s: State): boolean {
  if (s.outcome !== null || s.open.length === 0) return false;
  return s.decade < DECADES || !isLastEventPaid(s);
}

function offerMenu(s: State, seat: Seat, whom: Seat): Menu<Do<'offer'>> {
  const standing = offerOf(s, seat, whom); // a new offer takes the place of the old one
  const counts = CURRENCIES.map((_, c) => spare(s, seat, c as Currency) + (standing?.give[c as Currency] ?? 0));
  const given = CURRENCIES.flatMap((id, c) => (counts[c]! > 0 ? [{ id: id as string, count: counts[c]! }] : []));
  const asked = CURRENCIES.map((id, c) => ({ id: `for-${id}`, count: ASK_MOST[c]! }));
  const promised = PROMISES.map((id) => ({ id, count: 1, group: 'promise' }));
  const of = [...given, ...asked, ...promised];
  const max = counts[GOLD]! + counts[INFLUENCE]! + ASK_MOST[GOLD]! + ASK_MOST[INFLUENCE]! + 1;
  return { kind: 'subset', base: { do: 'offer', whom }, of, min: 1, max, perGroup: 1 };
}

function canGive(s: State, seat: Seat, amounts: readonly [number, number]): boolean {
  return spare(s, seat, GOLD) >= amounts[GOLD] && spare(s, seat, INFLUENCE) >= amounts[INFLUENCE];
}

function negotiation(s: State, seat: Seat): Menu<Negotiation> | null {
  if (!isTradeOpen(s)) return null;
  const answers: Negotiation[] = [];
  const menus: Menu<Negotiation>[] = [];
  for (let whom = 0; whom < s.seats; whom++) {
    if (whom === seat) continue;
    const incoming = offerOf(s, whom, seat);
    if (incoming !== null) {
      if (canGive(s, seat, incoming.ask)) answers.push(ACCEPT[whom]!);
      answers.push(REFUSE[whom]!);
    }
    if (offerOf(s, seat, whom) !== null) answers.push(WITHDRAW[whom]!);
    menus.push(offerMenu(s, seat, whom));
  }
  return any(...(answers.length > 0 ? [list(answers)] : []), ...menus);
}

function propose(s: State, from: Seat, to: Seat, items: readonly string[]): void {
  const offer: Offer = { from, to, ...readItems(items) };
  const standing = offerOf(s, from, to);
  if (isSame(standing, offer)) return; // nothing new to tell
  drop(s, from, to);
  s.offers = [...s.offers, offer];
  tell(standing === null ? 'offerMade' : 'offerChanged', offer);
}

function isSame(standing: Offer | null, { give, ask, promise }: Offer): boolean {
  if (standing === null || standing.promise !== promise) return false;
  return CURRENCIES.every(
    (_, c) =>
      standing.give[c as Currency] === give[c as Currency] && standing.ask[c as Currency] === ask[c as Currency],
  );
}

/** POR-R13: at once and as a whole; what was promised is nobody's business but theirs. */
function exchange(s: State, offer: Offer): void {
  const { from, to, give, ask } = offer;
  drop(s, from, to);
  for (const currency of [GOLD, INFLUENCE] as const) {
    handOver(s, from, to, currency, give[currency] - ask[currency]);
  }
  tell('tradeIs', offer);
  const named = (amounts: readonly [number, number]): readonly CurrencyId[] =>
    CURRENCIES.filter((_, c) => amounts[c as Currency] > 0);
  if (named(give).length + named(ask).length === 0) return; // words only
  story.sink?.push({ what: 'traded', seat: from, with: to, gives: named(give), gets: named(ask) });
  s.trades[from]!++;
  s.trades[to]!++;
  const others = ((1 << s.seats) - 1) | (1 << SPECTATOR);
  s.untold[from]! |= others & ~(1 << from) & ~(1 << to);
  s.untold[to]! |= others & ~(1 << from) & ~(1 << to);
}

function answer(s: State, seat: Seat, c: Negotiation): void {
  switch (c.do) {
    case 'offer':
      propose(s, seat, c.whom, c.items);
      break;
    case 'accept':
      exchange(s, offerOf(s, c.whom, seat)!);
      break;
    case 'refuse':
      tell('offerRefused', offerOf(s, c.whom, seat)!);
      drop(s, c.whom, seat);
      break;
    case 'withdraw':
      tell('offerWithdrawn', offerOf(s, seat, c.whom)!);
      drop(s, seat, c.whom);
  }
}

/** POR-R14: a standing bid stays covered; if it counts on the Banker, the Banker must serve it. */
function bankerMenu(s: State, seat: Seat): Menu<Do<'bank'>> | null {
  if (!hasBanker(s, seat) || isLastEventPaid(s)) return null;
  const menus = ([GOLD, INFLUENCE] as const).flatMap((into) => {
    const owes = bound(s, seat, other(into)) > 0 && s.auction!.currency === into;
    const min = owes ? bound(s, seat, other(into)) : 1;
    const max = Math.min(BANK_MOST, owes ? ready(s, seat, other(into)) : spare(s, seat, other(into)));
    if (max < min) return []; // also where all of the other currency covers the bid, and the Banker the rest
    return [{ kind: 'amount', base: { do: 'bank', into: CURRENCIES[into] }, min, max, step: 1 } as const];
  });
  return menus.length === 0 ? null : any(...menus);
}

export const tradeSteps: Chapter<State, TradeFrame> = {
  negotiation: {
    rules: ['POR-4.2', 'POR-4.3', 'POR-4.4', 'POR-R13', 'POR-R14'],
    offer: (s, _, seat) => negotiation(s, seat),
    act: (s, _, seat, c) => answer(s, seat, c),
  },
  banker: {
    rules: ['POR-13.1', 'POR-13.2', 'POR-R23'],
    offer: (s, _, seat) => bankerMenu(s, seat),
    act(s, _, seat, { into: id, amount }) {
      const into = currencyOf(id) as Currency;
      s.used |= USED.banker;
      spend(s, seat, other(into), amount);
      gain(s, seat, into, amount);
      const gold = into === GOLD ? amount : -amount;
      s.lastMove = { seat, from: NONE, gold, influence: -gold };
      story.sink?.push({ what: 'banked', seat, into: id, amount });
    },
  },
};

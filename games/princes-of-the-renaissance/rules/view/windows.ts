/**
 * Where the table may answer "nothing" for somebody. Whether a card could be played is a condition of the reaction to a
 * declared war alone, which is hushed (POR-R57): elsewhere the time until an answer comes would tell who holds one.
 */
import type { GameModule, Seat, Unless } from '@signoria/kernel';
import { type Choice, DECLINE, STAND } from '../model/choices.ts';
import { netPrice } from './helpers.ts';
import type { View, WarView } from './types.ts';

const PLAIN: Choice = { do: 'pay', cardinals: 0, banker: 0 };
/** Nobody may own more (POR-4.8). */
const MOST_TILES = 6;
/** Nobody may hold more (POR-4.5, POR-12.5, POR-13.7). */
const MOST_CARDS = 5;
const DEAREST = 30;

/** So many tiles of one of the two cities are theirs. */
const ownTiles: Unless = {
  holds(view, you, n) {
    const { war, tiles } = view as View; // only this game's views come here
    const owned = (city: string) => tiles.filter((tile) => tile.owner === you && tile.city === city).length;
    return war !== null && Math.max(owned(war.attacker.city), owned(war.defender.city)) >= n;
  },
  n: { min: 1, max: MOST_TILES, usual: 1 },
};

/** They have a card that could be played into a declared war (POR-8.5), or Lorenzo's veto (POR-H12). */
const card: Unless = {
  holds(view, you) {
    const { hand, players } = view as View;
    return hand.some((id) => id === 'veto' || id === 'bad-weather') || players[you]!.unused.includes('lorenzo');
  },
};

function isOn({ condottiere, league }: WarView['attacker'], seat: Seat): boolean {
  return condottiere === seat || league === seat;
}

/** Their own troops fight. */
const fighting: Unless = {
  holds(view, you) {
    const { war } = view as View;
    return war !== null && (isOn(war.attacker, you) || isOn(war.defender, you));
  },
};

/** Their side is weaker in the first round, before the dice. */
const weaker: Unless = {
  holds(view, you) {
    const { war } = view as View;
    if (war === null) return false;
    const [own, other] = isOn(war.attacker, you) ? [war.attacker, war.defender] : [war.defender, war.attacker];
    return own.first.total < other.first.total;
  },
};

const fewCards: Unless = {
  holds: (view, _, n) => (view as View).hand.length < n,
  n: { min: 1, max: MOST_CARDS, usual: 1 },
};

/** So much is to be paid, discounts taken off. */
const dear: Unless = {
  holds(view, you, n) {
    const { auction } = view as View;
    return auction?.high != null && netPrice(view as View, you, auction, auction.high).total >= n;
  },
  n: { min: 1, max: DEAREST, usual: 5 },
};

/** The Banker may be all that makes the sum up. */
function plainPayment(view: unknown, you: Seat): Choice | null {
  const { auction, players, offers } = view as View;
  if (auction?.high == null) return null;
  const { currency } = auction;
  const promised = offers.reduce((sum, { from, give }) => (from === you ? sum + give[currency] : sum), 0);
  const ready = players[you]!.holdings![currency] - promised;
  return netPrice(view as View, you, auction, auction.high).total <= ready ? PLAIN : null;
}

export const windows: NonNullable<GameModule['windows']> = {
  reaction: { decline: () => DECLINE, unless: { card, ownTiles } },
  holyLeague: { decline: () => DECLINE, unless: { ownTiles } },
  bribe: { decline: () => DECLINE, unless: { weaker, ownTiles } },
  reroll: { decline: () => STAND, unless: { fighting, ownTiles } },
  consolation: { decline: () => DECLINE, unless: { fewCards } },
  payment: { decline: plainPayment, unless: { dear } },
};

/**
 * A toy: three lots one after the other, rising bids in steps of five, purses dealt at the beginning and secret. Whoever
 * passes is out for this lot; the highest bidder pays.
 */

import type { AnyState, Choice, Core, Game, OptionSchema, Policy, Seat } from '@signoria/kernel';
import { any, cloneChance, draw, events, finish, list, schedule } from '@signoria/kernel';
import { notationOf, number } from '@signoria/kernel/notation';
import type { TableGame } from '../ports.ts';

type LotFrame = { readonly at: 'bid'; readonly seat: Seat };
type Bid = { readonly do: 'pass' } | { readonly do: 'bid'; readonly amount: number };

interface Lots extends Core<LotFrame, Bid> {
  lot: number;
  high: number;
  leader: Seat | null;
  out: readonly boolean[];
  purses: readonly number[];
  won: readonly Seat[];
}

interface View {
  readonly lot: number;
  readonly high: number;
  readonly leader: Seat | null;
  readonly won: readonly Seat[];
  readonly inside: readonly Seat[];
  readonly purse: number | null;
}

const STEP = 5;
const LOTS = 3;
const PASS: Bid = { do: 'pass' };

const nobodyOut = (seats: number): readonly boolean[] => Array<boolean>(seats).fill(false);

/** The next who may raise; the lot falls when there is none. */
function goOn(s: Lots, after: Seat): void {
  for (let i = 1; i <= s.seats; i++) {
    const seat = (after + i) % s.seats;
    if (s.out[seat] || seat === s.leader) continue;
    schedule(s, { at: 'bid', seat });
    return;
  }
  fall(s);
}

function fall(s: Lots): void {
  const { leader, high } = s;
  if (leader !== null) {
    s.won = [...s.won, leader];
    s.purses = s.purses.map((purse, seat) => (seat === leader ? purse - high : purse));
  }
  if (s.lot === LOTS) {
    finish(s, { winners: [s.won[0] ?? 0], reason: 'sold' });
    return;
  }
  Object.assign(s, { lot: s.lot + 1, high: 0, leader: null, out: nobodyOut(s.seats) });
  schedule(s, { at: 'bid', seat: 0 });
}

const game: Game<Lots, LotFrame, Bid, View, OptionSchema> = {
  id: 'lots',
  rules: 1,
  players: { min: 2, max: 4 },
  options: {},
  steps: {
    bid: {
      rules: ['LOT-1'],
      seat: (_, f) => f.seat,
      menu(s, f) {
        const [min, max] = [s.high + STEP, s.purses[f.seat]!];
        if (max < min) return list<Bid>([PASS]);
        return any<Bid>(list<Bid>([PASS]), { kind: 'amount', base: { do: 'bid' }, min, max, step: STEP });
      },
      take(s, f, c) {
        if (c.do === 'pass') s.out = s.out.with(f.seat, true);
        else Object.assign(s, { high: c.amount, leader: f.seat });
        events.sink?.push({ what: c.do });
        goOn(s, f.seat);
      },
    },
  },
  setup({ seats, chance }) {
    const s = { seats, chance, open: [], picks: null, asked: 0, outcome: null };
    const purses = Array.from({ length: seats }, (_, seat) => 60 + STEP * draw(s, 'purse', seat).below(60));
    const start = { lot: 1, high: 0, leader: null, out: nobodyOut(seats), won: [] };
    return { ...s, ...start, purses, todo: [{ at: 'bid', seat: 0 }] };
  },
  readEdition: () => ({ ok: true, edition: null }),
  clone: (s) => ({ ...s, todo: s.todo.slice(), chance: cloneChance(s.chance) }),
  view: ({ lot, high, leader, won, out, purses }, seat) => ({
    lot,
    high,
    leader,
    won,
    inside: out.flatMap((isOut, other) => (isOut ? [] : [other])),
    purse: seat === null ? null : purses[seat]!,
  }),
  imagine(s, seat, random) {
    s.purses = s.purses.map((purse, other) => {
      const least = other === s.leader ? s.high : 0;
      return other === seat ? purse : least + STEP * random.below(60);
    });
  },
  notation: notationOf({ pass: {}, bid: { amount: number } }),
  score: (s, seat) => [{ what: 'lots', points: s.won.filter((by) => by === seat).length, rules: [] }],
  violations: () => [],
};

const policy: Policy<AnyState, Choice> = { rate: (_s, _seat, _choices, into) => into.fill(0) };

export const lots: TableGame = {
  game,
  policy,
  bidding: {
    bid: {
      lot: (view) => `lot ${(view as View).lot}`,
      amount: (choice) => ('amount' in choice ? (choice as Extract<Bid, { do: 'bid' }>).amount : null),
      pass: PASS,
      inside: (view) => (view as View).inside,
    },
  },
};

/**
 * Toys with values everybody can work out. *Coin*: seat 0 tosses for the game, or gives it up. *Fingers*: seat 0 tosses it with
 * one of six fingers. *Duel*: seat 1 holds a card
 * nobody else sees; seat 0 calls or folds. *Odds*: so, but folding wins too, if less often. *Edge*: matching pennies with an answer
 * nobody should give. *Lot*: a thing worth five points to one and three to the other is auctioned; the
 * higher purse and points win.
 */
import type { Playable } from '@signoria/bots';
import {
  type AnyGame,
  type Auctioning,
  type Chance,
  type Choice,
  type Core,
  cloneChance,
  draw,
  type Frame,
  finish,
  type Game,
  list,
  NotationError,
  type Policy,
  type Seat,
  schedule,
} from '@signoria/kernel';

const nothing = { rules: 1, players: { min: 2, max: 2 }, options: {} } as const;
const readEdition = (edition: unknown) => ({ ok: true as const, edition });

function core<F extends Frame, C extends Choice>(seats: number, chance: Chance, ...todo: F[]): Core<F, C> {
  return { seats, chance, todo, open: [], picks: null, asked: 0, outcome: null };
}

function clone<S extends Core<Frame, Choice>>(s: S): S {
  return { ...s, todo: s.todo.slice(), chance: cloneChance(s.chance) };
}

function oneWord<W extends string>(words: readonly W[]) {
  return {
    write: (c: { readonly do: W }) => c.do,
    read(line: string) {
      const found = words.find((word) => word === line);
      if (found === undefined) throw new NotationError(line, 'no such word');
      return { do: found };
    },
  };
}

const first: Policy['rate'] = (_, __, choices, into) => {
  for (let i = 0; i < choices.length; i++) into[i] = -i;
};

type Toss = { readonly do: 'toss' | 'yield' | 'nod' };
type TossFrame = { readonly at: 'toss' } | { readonly at: 'nod' };

const tossing: Game<Core<TossFrame, Toss>, TossFrame, Toss, null> = {
  ...nothing,
  id: 'coin',
  steps: {
    nod: {
      rules: [],
      seat: () => 1,
      menu: () => list<Toss>([{ do: 'nod' }]),
      take: (s) => schedule(s, { at: 'toss' }),
    },
    toss: {
      rules: [],
      seat: () => 0,
      menu: () => list<Toss>([{ do: 'toss' }, { do: 'yield' }]),
      take(s, _, c) {
        const winner = c.do === 'yield' ? 1 : draw(s, 'coin').below(2);
        finish(s, { winners: [winner], reason: c.do });
      },
    },
  },
  setup: ({ seats, chance }) => core<TossFrame, Toss>(seats, chance, { at: 'nod' }),
  readEdition,
  clone,
  view: () => null,
  imagine: () => {},
  notation: oneWord(['toss', 'yield', 'nod']),
  score: (s, seat) => [{ what: 'win', points: s.outcome?.winners.includes(seat) ? 10 : 0, rules: [] }],
  violations: () => [],
};

export const coin: Playable = { game: tossing as AnyGame, policy: { rate: first, noise: 0 } };

const FINGERS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
type Finger = { readonly do: (typeof FINGERS)[number] };
type FingerFrame = { readonly at: 'finger' };

const fingering: Game<Core<FingerFrame, Finger>, FingerFrame, Finger, null> = {
  ...nothing,
  id: 'fingers',
  steps: {
    finger: {
      rules: [],
      seat: () => 0,
      menu: () => list<Finger>(FINGERS.map((finger) => ({ do: finger }))),
      take: (s) => finish(s, { winners: [draw(s, 'coin').below(2)], reason: 'toss' }),
    },
  },
  setup: ({ seats, chance }) => core<FingerFrame, Finger>(seats, chance, { at: 'finger' }),
  readEdition,
  clone,
  view: () => null,
  imagine: () => {},
  notation: oneWord(FINGERS),
  score: (s, seat) => [{ what: 'win', points: s.outcome?.winners.includes(seat) ? 10 : 0, rules: [] }],
  violations: () => [],
};

export const fingers: Playable = { game: fingering as AnyGame, policy: { rate: first, noise: 0 } };

type Call = { readonly do: 'call' | 'fold' };
type CallFrame = { readonly at: 'call' };
export interface Duel extends Core<CallFrame, Call> {
  /** Seat 1's card: seat 0 wins a call against all but the highest of ten. */
  card: number;
}

/** What card seat 0 must not meet. */
type Beaten = { readonly [C in Call['do']]: number };

const duelBy = (id: string, beaten: Beaten): Game<Duel, CallFrame, Call, unknown> => ({
  ...nothing,
  id,
  steps: {
    call: {
      rules: [],
      seat: () => 0,
      menu: () => list<Call>([{ do: 'call' }, { do: 'fold' }]),
      take: (s, _, c) => finish(s, { winners: [s.card < beaten[c.do] ? 0 : 1], reason: c.do }),
    },
  },
  setup: ({ seats, chance }) => {
    const s: Duel = { ...core<CallFrame, Call>(seats, chance, { at: 'call' }), card: 0 };
    s.card = draw(s, 'card', 1).below(10);
    return s;
  },
  readEdition,
  clone,
  view: (s, seat) => (seat === 1 ? s.card : null),
  imagine(s, seat, random) {
    if (seat !== 1) s.card = random.below(10);
  },
  notation: oneWord(['call', 'fold']),
  score: () => [],
  violations: () => [],
});

const judged = { rate: first, noise: 0 };
export const duel: Playable = { game: duelBy('duel', { call: 9, fold: 0 }) as AnyGame, policy: judged };
/** Both answers win against low cards, so that few worlds may show no difference: one wins nine times in ten, one five. */
export const odds: Playable = { game: duelBy('odds', { call: 9, fold: 5 }) as AnyGame, policy: judged };

const SIDES = ['heads', 'tails', 'edge'] as const;
type Side = { readonly do: (typeof SIDES)[number] };
type Lay = { readonly at: 'lay' };

/** Matching pennies where a coin may also be laid on its edge, which loses against anything and for seat 0 even against itself. */
const edging: Game<Core<Lay, Side>, Lay, Side, null> = {
  ...nothing,
  id: 'edge',
  steps: {
    lay: {
      rules: [],
      seats: () => [0, 1],
      menuFor: () => list<Side>(SIDES.map((side) => ({ do: side }))),
      reveal(s, _, [a, b]) {
        const second = b!.do === 'edge' ? a!.do === 'edge' : a!.do === 'edge' || a!.do === b!.do;
        finish(s, { winners: [second ? 1 : 0], reason: a!.do });
      },
    },
  },
  setup: ({ seats, chance }) => core<Lay, Side>(seats, chance, { at: 'lay' }),
  readEdition,
  clone,
  view: () => null,
  imagine: () => {},
  notation: oneWord(SIDES),
  score: () => [],
  violations: () => [],
};

export const edge: Playable = { game: edging as AnyGame, policy: { rate: (_, __, ___, into) => into.fill(0) } };

type Bid = { readonly do: 'bid'; readonly amount: number } | { readonly do: 'pass' };
type BidFrame = { readonly at: 'bid'; readonly seat: Seat };
interface Lot extends Core<BidFrame, Bid> {
  leader: Seat | null;
  price: number;
  sold: boolean;
}

/** What the lot is worth to each, and what each has besides. */
const WORTH = [5, 3];
const HAVE = [10, 10];

function sell(s: Lot): void {
  s.sold = true;
  const sums = HAVE.map((have, seat) => have + (seat === s.leader ? WORTH[seat]! - s.price : 0));
  const most = Math.max(...sums);
  finish(s, { winners: [0, 1].filter((seat) => sums[seat] === most), reason: 'sum' });
}

const selling: Game<Lot, BidFrame, Bid, unknown> = {
  ...nothing,
  id: 'lot',
  steps: {
    bid: {
      rules: [],
      seat: (_, f) => f.seat,
      menu: (s) => list<Bid>([{ do: 'pass' }, ...(s.price < 9 ? [{ do: 'bid' as const, amount: s.price + 1 }] : [])]),
      take(s, f, c) {
        if (c.do === 'pass') return sell(s);
        Object.assign(s, { leader: f.seat, price: c.amount });
        schedule(s, { at: 'bid', seat: 1 - f.seat });
      },
    },
  },
  setup: ({ seats, chance }) => ({
    ...core<BidFrame, Bid>(seats, chance, { at: 'bid', seat: 0 }),
    leader: null,
    price: 0,
    sold: false,
  }),
  readEdition,
  clone,
  view: () => null,
  imagine: () => {},
  notation: {
    write: (c) => (c.do === 'pass' ? 'pass' : `bid ${c.amount}`),
    read: (line) => (line === 'pass' ? { do: 'pass' } : { do: 'bid', amount: Number(line.slice(4)) }),
  },
  score: () => [],
  violations: () => [],
};

const auctioning: Auctioning<Lot, Bid> = {
  lot: (s) => (s.sold ? null : 'lot'),
  standing: ({ leader, price }) => (leader === null ? null : { seat: leader, price }),
  amount: (c) => (c.do === 'bid' ? c.amount : null),
  inside: () => [0, 1],
  prices: () => ({ least: 1, most: 9, step: 1 }),
  award(s, _, seat, price) {
    s.todo.pop();
    Object.assign(s, { leader: seat, price });
    sell(s);
  },
};

export const lot: Playable = {
  game: selling as AnyGame,
  policy: { rate: first, noise: 0, auctions: { bid: auctioning as unknown as Auctioning } }, // only this game's states come here
};

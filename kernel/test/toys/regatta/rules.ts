/**
 * Regatta, a toy with everything in it that makes secrets hard: hands, a face-down discard, a hidden prize that seats
 * may look at and tell each other about, sealed answers, a free action, and a turn of several steps.
 *
 * REG-1 Four cards of each value; everybody holds three. A card under the table is the prize, 1 to 3, face down.
 * REG-2 A race: everybody lays one card from the hand at once; the single highest wins.
 * REG-3 A race won is a point.
 * REG-4 The winner hoists a flag, then may sink up to two cards unseen and draws as many.
 * REG-5 Who knows the prize may whisper it to others before hoisting; anybody may spy it out at any time.
 * REG-6 The winner of the last race that had one gets the prize. Most points win.
 */
import type { Choice, Core, Game, Seat, Steps, Stream } from '../../../index.ts';
import { any, type Blocked, cloneChance, draw, events, finish, list, then } from '../../../index.ts';
import { core, seatsOf } from '../toy.ts';
import { imagineRegatta } from './imagine.ts';
import { notation } from './notation.ts';
import { readEdition } from './edition.ts';
import { type View, view } from './view.ts';

export type RegattaFrame =
  | { readonly at: 'round' }
  | { readonly at: 'race' }
  | { readonly at: 'plan'; readonly seat: Seat }
  | { readonly at: 'reef'; readonly seat: Seat }
  | { readonly at: 'end' }
  | { readonly at: 'spy' };

export type RegattaChoice =
  | { readonly do: 'sail'; readonly card: number }
  | { readonly do: 'hoist'; readonly flag: Flag }
  | { readonly do: 'whisper'; readonly to: Seat }
  | { readonly do: 'reef'; readonly items: readonly string[] }
  | { readonly do: 'spy' };

export type Flag = (typeof FLAGS)[number];
export const FLAGS = ['red', 'white'] as const;

/** How many of each value; the first is value 1. */
export type Pile = number[];

export interface Regatta extends Core<RegattaFrame, RegattaChoice> {
  readonly rounds: number;
  readonly lowWins: boolean;
  readonly reefing: boolean;
  round: number;
  deck: Pile;
  hands: Pile[];
  /** Sunk face down, by seat. */
  sunk: Pile[];
  /** Raced, face up. */
  shown: Pile;
  prize: number;
  knows: boolean[];
  flags: (Flag | null)[];
  wins: number[];
  lastWinner: Seat | null;
}

export const COPIES = 4;
export const PRIZES = 3;
const HAND = { small: 3, large: 4 };

export const options = {
  rounds: { kind: 'number', default: 3, min: 1, max: 3, rules: ['REG-2'] },
  calm: { kind: 'switch', default: false, rules: ['REG-4'] },
  storm: { kind: 'switch', default: false, excludes: ['calm'], rules: ['REG-2'] },
  fleet: { kind: 'pick', default: 'small', of: ['small', 'large'], rules: ['REG-1'], advanced: true },
} as const;

export function size(pile: readonly number[]): number {
  return pile.reduce((sum, n) => sum + n, 0);
}

function deal(s: Pick<Regatta, 'deck'>, from: Stream, to: Pile): number {
  let left = from.below(size(s.deck));
  const value = s.deck.findIndex((n) => {
    left -= n;
    return left < 0;
  });
  s.deck[value]!--;
  to[value]!++;
  return value + 1;
}

/** The seat whose card nobody matched and everybody else's fell short of. */
function raceWinner(s: Regatta, cards: readonly number[]): Seat | null {
  const best = s.lowWins ? Math.min(...cards) : Math.max(...cards);
  const first = cards.indexOf(best);
  return cards.lastIndexOf(best) === first ? first : null;
}

function blockedCards(s: Regatta, seat: Seat): readonly Blocked<RegattaChoice>[] {
  return s.hands[seat]!.flatMap((n, i) =>
    n > 0 ? [] : [{ choice: { do: 'sail', card: i + 1 }, why: 'notHeld', rules: ['REG-2'], facts: { card: i + 1 } }],
  );
}

function whispers(s: Regatta, seat: Seat): readonly RegattaChoice[] {
  return seatsOf(s)
    .filter((to) => to !== seat && !s.knows[to])
    .map((to) => ({ do: 'whisper', to }));
}

const steps: Steps<Regatta, RegattaFrame, RegattaChoice> = {
  round: {
    run(s) {
      if (s.round === s.rounds) return then(s, { at: 'end' });
      s.round++;
      then(s, { at: 'race' });
    },
  },
  race: {
    rules: ['REG-2'],
    seats: (s) => seatsOf(s),
    menuFor: (s, _, seat) =>
      list(s.hands[seat]!.flatMap((n, i): RegattaChoice[] => (n > 0 ? [{ do: 'sail', card: i + 1 }] : []))),
    blockedFor: (s, _, seat) => blockedCards(s, seat),
    reveal(s, _, picks) {
      const cards = picks.map((c) => (c?.do === 'sail' ? c.card : 0));
      for (const [seat, card] of cards.entries()) {
        s.hands[seat]![card - 1]!--;
        s.shown[card - 1]!++;
        events.sink?.push({ what: 'sailed', seat, card } as RegattaEvent);
      }
      const winner = raceWinner(s, cards);
      events.sink?.push((winner === null ? { what: 'becalmed' } : { what: 'won', seat: winner }) as RegattaEvent);
      if (winner === null) return then(s, { at: 'round' });
      s.wins[winner]!++;
      s.lastWinner = winner;
      then(s, { at: 'plan', seat: winner }, { at: 'round' });
    },
  },
  plan: {
    rules: ['REG-4', 'REG-5'],
    seat: (_, f) => f.seat,
    menu(s, f) {
      const hoists = list<RegattaChoice>(FLAGS.map((flag) => ({ do: 'hoist', flag })));
      return s.knows[f.seat] ? any(hoists, list(whispers(s, f.seat))) : hoists;
    },
    blocked: (s, f) =>
      s.knows[f.seat] ? [] : whispers(s, f.seat).map((choice) => ({ choice, why: 'ignorant', rules: ['REG-5'] })),
    take(s, f, c) {
      if (c.do === 'whisper') {
        s.knows[c.to] = true;
        events.sink?.push({ what: 'whispered', seat: f.seat, to: undefined, hearer: c.to } as RegattaEvent);
        events.sink?.push({ what: 'prizeSeen', seat: c.to, prize: s.prize, to: [c.to] } as RegattaEvent);
        return then(s, f);
      }
      if (c.do !== 'hoist') return;
      s.flags[f.seat] = c.flag;
      events.sink?.push({ what: 'hoisted', seat: f.seat, flag: c.flag } as RegattaEvent);
      if (s.reefing) then(s, { at: 'reef', seat: f.seat });
    },
  },
  reef: {
    rules: ['REG-4'],
    seat: (_, f) => f.seat,
    menu: (s, f) => ({
      kind: 'subset',
      base: { do: 'reef' },
      of: s.hands[f.seat]!.map((count, i) => ({ id: String(i + 1), count })).filter(({ count }) => count > 0),
      min: 0,
      max: Math.min(2, size(s.deck)),
    }),
    take(s, f, c) {
      if (c.do !== 'reef') return;
      const hand = s.hands[f.seat]!;
      for (const id of c.items) {
        hand[Number(id) - 1]!--;
        s.sunk[f.seat]![Number(id) - 1]!++;
      }
      events.sink?.push({ what: 'reefed', seat: f.seat, count: c.items.length } as RegattaEvent);
      const cards = c.items.map(() => deal(s, draw(s, 'deal', f.seat), hand));
      if (cards.length > 0) {
        events.sink?.push({ what: 'drew', seat: f.seat, cards: cards.sort(), to: [f.seat] } as RegattaEvent);
      }
    },
  },
  end: {
    run(s) {
      const points = seatsOf(s).map((seat) => s.wins[seat]! + (seat === s.lastWinner ? s.prize : 0));
      const winners = seatsOf(s).filter((seat) => points[seat] === Math.max(...points));
      events.sink?.push({ what: 'prizeShown', prize: s.prize } as RegattaEvent);
      finish(s, { winners, reason: winners.length === 1 ? 'alone' : 'shared' });
    },
  },
  spy: {
    rules: ['REG-5'],
    offer: (s, _, seat) => (s.knows[seat] ? null : list([{ do: 'spy' }])),
    act(s, _, seat) {
      s.knows[seat] = true;
      events.sink?.push({ what: 'spied', seat } as RegattaEvent);
      events.sink?.push({ what: 'prizeSeen', seat, prize: s.prize, to: [seat] } as RegattaEvent);
    },
  },
};

/**
 * A toy with a free action: each seat in turn may buy a jar for a coin, and who has none may sell a hat for one at any
 * time. The jar is worth three points, the hat one; so a bot that never acts unasked goes home without a jar.
 */
import type { Playable } from '@signoria/bots';
import type { Core, Game, OptionSchema, Policy, Seat } from '@signoria/kernel';
import { cloneChance, finish, list, NotationError, schedule } from '@signoria/kernel';

type StallFrame = { readonly at: 'stall'; readonly seat: Seat } | { readonly at: 'hats' };
const LINES = ['buy', 'leave', 'sell'] as const;
type Deal = { readonly do: (typeof LINES)[number] };

export interface Stall extends Core<StallFrame, Deal> {
  hats: number[];
  coins: number[];
  jars: number[];
}

const game: Game<Stall, StallFrame, Deal, unknown, OptionSchema> = {
  id: 'stall',
  rules: 1,
  players: { min: 1, max: 4 },
  options: {},
  steps: {
    stall: {
      rules: ['STA-1'],
      seat: (_, f) => f.seat,
      menu: (s, f) => list<Deal>(s.coins[f.seat]! > 0 ? [{ do: 'buy' }, { do: 'leave' }] : [{ do: 'leave' }]),
      take(s, f, c) {
        if (c.do === 'buy') {
          s.coins[f.seat]!--;
          s.jars[f.seat]!++;
        }
        if (f.seat + 1 < s.seats) return schedule(s, { at: 'stall', seat: f.seat + 1 });
        const points = s.jars.map((jars, seat) => jars * 3 + s.hats[seat]!);
        finish(s, { winners: points.flatMap((n, seat) => (n === Math.max(...points) ? [seat] : [])), reason: 'dusk' });
      },
    },
    hats: {
      rules: ['STA-2'],
      offer: (s, _, seat) => (s.hats[seat]! > 0 ? list<Deal>([{ do: 'sell' }]) : null),
      act(s, _, seat) {
        s.hats[seat]!--;
        s.coins[seat]!++;
      },
    },
  },
  setup: ({ seats, chance }) => ({
    seats,
    chance,
    todo: [{ at: 'stall', seat: 0 }],
    open: [{ at: 'hats' }],
    picks: null,
    asked: 0,
    outcome: null,
    hats: Array<number>(seats).fill(1),
    coins: Array<number>(seats).fill(0),
    jars: Array<number>(seats).fill(0),
  }),
  readEdition: () => ({ ok: true, edition: null }),
  clone: (s) => ({
    ...s,
    todo: s.todo.slice(),
    chance: cloneChance(s.chance),
    hats: s.hats.slice(),
    coins: s.coins.slice(),
    jars: s.jars.slice(),
  }),
  view: ({ hats, coins, jars }) => ({ hats, coins, jars }),
  imagine() {},
  notation: {
    write: (c) => c.do,
    read(line) {
      const found = LINES.find((word) => word === line);
      if (found === undefined) throw new NotationError(line, 'no such deal');
      return { do: found };
    },
  },
  score: (s, seat) => [{ what: 'points', points: s.jars[seat]! * 3 + s.hats[seat]!, rules: [] }],
  violations: () => [],
};

const policy: Policy<Stall, Deal> = {
  rate(_s, _seat, choices, into) {
    for (let i = 0; i < choices.length; i++) into[i] = choices[i]!.do === 'buy' ? 1 : 0;
  },
  /** Sells when it is asked and has nothing to buy with. */
  volunteer(s, seat) {
    const top = s.todo.at(-1);
    const isAsked = top?.at === 'stall' && top.seat === seat;
    return isAsked && s.coins[seat] === 0 && s.hats[seat]! > 0 ? { do: 'sell' } : null;
  },
};

export const stall = { game, policy } as unknown as Playable;

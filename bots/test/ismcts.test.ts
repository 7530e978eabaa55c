/** The search: finds what is there to be found, in open and in hidden games. */
import {
  type AnyState,
  answer,
  begin,
  decider,
  enumerate,
  imagine,
  keyFromSeed,
  menuOf,
  random,
} from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { duel } from '../arena/arena.ts';
import { makeBot } from '../bot.ts';
import type { SearchParameters } from '../parameters.ts';
import { playGame } from '../play.ts';
import type { Thought } from '../thought.ts';
import { drawn, noughts } from './toy/noughts.ts';
import { pennies } from './toy/pennies.ts';
import { type Tricks, tricks } from './toy/tricks.ts';

type Parameters = Partial<SearchParameters>;

function solve(s: AnyState, search: Parameters = {}, iterations = 4000): Thought {
  const seat = decider(noughts.game, s);
  return makeBot(noughts, 'master', { search }).think(imagine(noughts.game, s, seat, 1), seat, { iterations });
}

const variants: readonly (readonly [string, Parameters])[] = [
  ['as it comes', {}],
  ['UCT with a fading bonus', { selection: 'uct', exploration: 0.7 }],
  ['random rollouts', { rollout: 'random' }],
  ['progressive widening', { widening: { k: 1, exponent: 0.4 } }],
  ['a leak guard', { ris: 0.5 }],
  ['a small tree', { nodes: 60 }],
  ['shared worlds', { worlds: 32 }],
  ['the best value', { verdict: 'value' }],
];

describe.each(variants)('noughts and crosses, %s', (_, search) => {
  it.each([
    ['wins at once', 'xx.oo....', 0, 'mark 2'],
    ['parries the only threat', 'xx..o....', 1, 'mark 2'],
    ['wins rather than parries', 'xx.oo.x..', 1, 'mark 5'],
    ['answers a corner in the centre', 'x........', 1, 'mark 4'],
  ] as const)('%s', (_, cells, seat, line) => {
    expect(noughts.game.notation.write(solve(drawn(cells, seat), search).choice)).toBe(line);
  });
});

it('finds a fork two moves ahead', () => {
  const { choice, win } = solve(drawn('x...o...x', 1), {}, 3000);
  expect(noughts.game.notation.write(choice)).toMatch(/^mark [1357]$/); // a corner would lose to the fork
  expect(win).toBeLessThan(0.6);
  const fork = solve(drawn('x..o.....', 0), {}, 3000);
  expect(fork.win).toBeGreaterThan(0.9);
});

it('never loses noughts and crosses to random play', () => {
  for (let game = 0; game < 40; game++) {
    const seats = [{ level: 'master', budget: { iterations: 300 } }, { level: 'random' }] as const;
    const contestants = game % 2 === 0 ? seats : seats.toReversed();
    const { outcome } = playGame(noughts, { seats: 2, key: keyFromSeed('n') }, contestants, game);
    expect(outcome!.winners).toContain(game % 2); // alone, or drawn
  }
});

it('a master wins the hidden game far more often than random players do', () => {
  const a = { level: 'master', budget: { iterations: 150 } } as const;
  const result = duel(tricks, { a, b: { level: 'random' }, seats: 4, blocks: 25, seed: 'hidden' });
  expect(result.interval.low).toBeGreaterThan(0.4); // parity is 0.25
});

it('a master beats the policy that guides it', () => {
  const a = { level: 'master', budget: { iterations: 200 } } as const;
  const result = duel(tricks, { a, b: { level: 'adept' }, seats: 4, blocks: 160, seed: 'guide' });
  expect(result.interval.low).toBeGreaterThan(0.25);
});

describe('hidden cards', () => {
  /** Two tricks left, seat 0 to lead with 3 and 15; the other holds two of the many unseen cards. */
  function ending(theirs: readonly number[]): Tricks {
    const s = begin(tricks.game, { seats: 2, key: keyFromSeed('ending') }) as Tricks;
    const played = [0, 1, 2, 4, 5, 6];
    s.hands = [[3, 15], [...theirs]];
    s.played = played;
    s.buried = [7, 8];
    s.hidden = [7, 8, 9, 10, 11, 12, 13, 14].filter((card) => !theirs.includes(card));
    s.won = [1, 5];
    s.picks = null;
    s.todo = [{ at: 'take' }, { at: 'play', seat: 1 }, { at: 'play', seat: 0 }];
    return s;
  }

  it('the value of a world is that of all worlds that look the same', () => {
    const ask = (s: Tricks) => makeBot(tricks, 'master').think(imagine(tricks.game, s, 0, 4), 0, { iterations: 500 });
    const one = ask(ending([9, 10]));
    const two = ask(ending([13, 14]));
    expect({ ...two, ms: 0 }).toEqual({ ...one, ms: 0 });
    expect(one.considered.map((c) => c.visits).reduce((a, b) => a + b)).toBe(one.iterations);
  });

  it('saves the sure winner for the trick that is worth more', () => {
    const thought = makeBot(tricks, 'master').think(imagine(tricks.game, ending([9, 10]), 0, 4), 0, {
      iterations: 500,
    });
    expect(tricks.game.notation.write(thought.choice)).toBe('play 3');
  });
});

describe('a sealed question', () => {
  const s = begin(tricks.game, { seats: 3, key: keyFromSeed('sealed') });
  const think = (seat: number, seed: number) =>
    makeBot(tricks, 'master', { seed }).think(imagine(tricks.game, s, seat, 2), seat, { iterations: 400 });

  it.each([0, 1, 2])('is thought over by seat %d although others have not answered', (seat) => {
    const { considered, choice } = think(seat, 1);
    const own = enumerate(menuOf(tricks.game, s, seat)!);
    expect(considered.map((c) => c.choice)).toEqual(own);
    expect(own).toContainEqual(choice);
    expect(considered.map((c) => c.visits).reduce((a, b) => a + b)).toBe(400);
  });

  it('is answered without knowing what the others seal', () => {
    const coins = begin(pennies.game, { seats: 2, key: keyFromSeed('coins') });
    for (const seat of [0, 1]) {
      const thoughts = Array.from({ length: 20 }, (_, seed) =>
        makeBot(pennies, 'master', { seed }).think(imagine(pennies.game, coins, seat, 1), seat, { iterations: 500 }),
      );
      for (const { considered } of thoughts) {
        for (const { value } of considered) expect(Math.abs(value! - 0.5)).toBeLessThan(0.15);
      }
      expect(new Set(thoughts.map((thought) => thought.choice.do)).size).toBe(2);
    }
  });
});

describe('a budget', () => {
  const s = begin(tricks.game, { seats: 3, key: keyFromSeed('budget') });
  const world = imagine(tricks.game, s, 0, 1);
  const bot = makeBot(tricks, 'master');

  it('of iterations is spent exactly', () => {
    expect(bot.think(world, 0, { iterations: 123 }).iterations).toBe(123);
  });

  it('of time ends the search', () => {
    const { iterations, ms } = bot.think(world, 0, { ms: 20 });
    expect(iterations).toBeGreaterThan(0);
    expect(ms).toBeGreaterThanOrEqual(20);
  });

  it('is not touched when there is only one choice', () => {
    const forced = drawn('xoxxoxo.o', 0);
    expect(solve(forced)).toMatchObject({ choice: { do: 'mark', cell: 7 }, iterations: 0 });
  });
});

it('a rollout that never ends counts as a draw', () => {
  const { considered } = solve(drawn('.........', 0), { bound: 0 }, 200);
  for (const { value, visits } of considered) if (visits > 0) expect(value).toBe(0.5);
});

it('a rollout is cut short by the evaluation where there is one', () => {
  const evaluate = (_: AnyState, into: Float64Array) => into.set([0.75, 0.25]);
  const judged = { ...noughts, policy: { ...noughts.policy, evaluate } };
  const s = drawn('.........', 0);
  const { win } = makeBot(judged, 'master', { search: { cut: 0 } }).think(imagine(judged.game, s, 0, 1), 0, {
    iterations: 9,
  });
  expect(win).toBe(0.75);
});

it('a rollout is judged only at the moments named', () => {
  const judgedAt: string[] = [];
  const evaluate = (s: AnyState, into: Float64Array) => {
    judgedAt.push(s.todo.at(-1)!.at);
    into.fill(1 / s.seats);
  };
  const { game } = tricks;
  const s = begin(game, { seats: 2, key: keyFromSeed('moments') });
  const at = (moments: { readonly judgedAt?: readonly string[] }) => {
    judgedAt.length = 0;
    const bot = makeBot({ ...tricks, policy: { ...tricks.policy, evaluate, ...moments } }, 'master');
    bot.think(imagine(game, s, 0, 1), 0, { iterations: 20 });
    return new Set(judgedAt);
  };
  expect(at({})).toEqual(new Set(['play']));
  expect(at({ judgedAt: ['no such moment'] })).toEqual(new Set());
});

it('the score margin moves the utility, but never past the win', () => {
  const s = begin(tricks.game, { seats: 2, key: keyFromSeed('margin') });
  const below = random(1).below;
  while (s.asked < 9) {
    const seat = decider(tricks.game, s);
    const choices = enumerate(menuOf(tricks.game, s, seat)!);
    answer(tricks.game, s, seat, choices[below(choices.length)]!);
  }
  const seat = decider(tricks.game, s);
  const win = (margin: number) =>
    makeBot(tricks, 'master', { search: { margin } }).think(imagine(tricks.game, s, seat, 1), seat, { iterations: 300 })
      .win!;
  expect(win(0.15)).not.toBe(win(0));
  expect(Math.abs(win(0.15) - win(0))).toBeLessThan(0.15);
});

it('a rival trusted to play like the policy is expected to make its mistakes', () => {
  // A policy that always takes the last free cell never blocks a line on purpose.
  const rate = (_: AnyState, __: number, choices: readonly unknown[], into: Float64Array) => {
    for (let i = 0; i < choices.length; i++) into[i] = i;
  };
  const { game } = noughts;
  const s = begin(game, { seats: 2, key: keyFromSeed('trust') });
  const win = (trust: number) => {
    const bot = makeBot({ game, policy: { rate, trust } }, 'master', { search: { noise: 0 } });
    return bot.think(imagine(game, s, 0, 1), 0, { iterations: 2000 }).win ?? 0;
  };
  expect(win(1)).toBeGreaterThan(win(0) + 0.1);
});

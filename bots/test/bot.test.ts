/** The four levels: legal, repeatable, and knowing no more than their seat. */
import {
  type AnyState,
  answer,
  begin,
  decider,
  find,
  imagine,
  keyFromSeed,
  menuOf,
  NEVER,
  random,
  same,
  sight,
} from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { makeBot } from '../bot.ts';
import { NOVICE } from '../quick.ts';
import type { Playable } from '../thought.ts';
import { LEVELS } from '../thought.ts';
import { drawn, noughts } from './toy/noughts.ts';
import { type Tricks, tricks } from './toy/tricks.ts';

const budget = { iterations: 60 };

function start(module: Playable, seats: number, seed: string): AnyState {
  return begin(module.game, { seats, key: keyFromSeed(seed) });
}

/** After `n` random decisions. */
function midGame(seats: number, seed: string, n: number): Tricks {
  const s = start(tricks, seats, seed);
  const below = random(n).below;
  for (let i = 0; i < n; i++) {
    const seat = decider(tricks.game, s);
    const menu = menuOf(tricks.game, s, seat)!;
    if (menu.kind === 'list') answer(tricks.game, s, seat, menu.choices[below(menu.choices.length)]!);
  }
  return s as Tricks;
}

/** Sides only: corners and the centre are never to be chosen while a side is free. */
const sides: Playable = {
  game: noughts.game,
  policy: {
    rate(_, __, choices, into) {
      for (let i = 0; i < choices.length; i++) {
        into[i] = (choices[i] as unknown as { readonly cell: number }).cell % 2 === 0 ? NEVER : 0;
      }
    },
  },
};

describe.each(['novice', 'adept', 'master'] as const)('%s', (level) => {
  it('never chooses what is never to be chosen, unless there is nothing else', () => {
    for (let seed = 0; seed < 20; seed++) {
      const bot = makeBot(sides, level, { seed });
      const choose = (cells: string) =>
        sides.game.notation.write(bot.choose(imagine(sides.game, drawn(cells, 0), 0, seed), 0, budget));
      // 2 would win.
      expect(['mark 3', 'mark 5', 'mark 7']).toContain(choose('xx..o...o'));
      expect(['mark 2', 'mark 4', 'mark 6', 'mark 8']).toContain(choose('xo.x.o.x.'));
    }
  });
});

describe.each(LEVELS)('%s', (level) => {
  it.each([
    ['noughts', noughts, 2],
    ['tricks', tricks, 3],
  ] as const)('plays %s to the end by the rules', (_, module, seats) => {
    const s = start(module, seats, 'rules');
    const bot = makeBot(module, level, { seed: 5 });
    while (s.outcome === null) {
      const seat = decider(module.game, s);
      const choice = find(
        menuOf(module.game, s, seat)!,
        bot.choose(imagine(module.game, s, seat, s.asked), seat, budget),
      );
      expect(choice).not.toBeNull();
      answer(module.game, s, seat, choice!);
    }
    expect(s.outcome.reason).toBeTruthy();
  });

  it('answers the same question the same way, asked twice', () => {
    const s = midGame(4, 'twice', 6);
    const seat = decider(tricks.game, s);
    const think = (seed: number) =>
      makeBot(tricks, level, { seed }).think(imagine(tricks.game, s, seat, 3), seat, budget);
    const bot = makeBot(tricks, level, { seed: 9 });
    const first = bot.think(imagine(tricks.game, s, seat, 3), seat, budget);
    const again = bot.think(imagine(tricks.game, s, seat, 3), seat, budget);
    expect({ ...again, ms: 0 }).toEqual({ ...first, ms: 0 });
    expect({ ...think(9), ms: 0 }).toEqual({ ...first, ms: 0 });
  });

  it('answers the same whatever the hidden cards really are', () => {
    for (const n of [0, 2, 4, 7, 13]) {
      const s = midGame(4, `leak${n}`, n);
      const seat = decider(tricks.game, s);
      const other = imagine(tricks.game, s, seat, 77);
      expect(sight(tricks.game, other, seat)).toBe(sight(tricks.game, s, seat));
      expect(same(other.hands, s.hands)).toBe(false);
      const bot = makeBot(tricks, level, { seed: n });
      const worlds = [s, other].map((state) => imagine(tricks.game, state, seat, 5));
      expect(worlds[1]).toEqual(worlds[0]);
      expect(bot.choose(worlds[1]!, seat, budget)).toEqual(bot.choose(worlds[0]!, seat, budget));
    }
  });

  it('refuses to answer for a seat that is not asked', () => {
    const s = start(noughts, 2, 'x');
    expect(() => makeBot(noughts, level).choose(imagine(noughts.game, s, 1, 1), 1)).toThrow('seat 1 is not asked');
  });

  it('leaves the world it is shown as it was', () => {
    const world = imagine(tricks.game, midGame(3, 'untouched', 5), 0, 1);
    const before = JSON.stringify(world);
    makeBot(tricks, level).choose(world, decider(tricks.game, world), budget);
    expect(JSON.stringify(world)).toBe(before);
  });
});

describe('what tells the levels apart', () => {
  const s = midGame(2, 'levels', 2);
  const seat = decider(tricks.game, s);
  const answers = (level: 'random' | 'novice' | 'adept') =>
    Array.from({ length: 400 }, (_, seed) =>
      tricks.game.notation.write(makeBot(tricks, level, { seed }).choose(imagine(tricks.game, s, seat, 1), seat)),
    );
  const lowest = `play ${s.hands[seat]![0]}`; // the policy leads low

  it('an adept always follows the policy', () => {
    expect(new Set(answers('adept'))).toEqual(new Set([lowest]));
  });

  it('a random bot chooses all ways about equally often', () => {
    const given = answers('random');
    expect(new Set(given).size).toBe(5);
    expect(given.filter((line) => line === lowest).length).toBeLessThan(130);
  });

  it('a novice follows the policy more often than not, and errs all the same', () => {
    const right = answers('novice').filter((line) => line === lowest).length;
    expect(right).toBeGreaterThan(130);
    expect(right).toBeLessThan(400 * (1 - NOVICE.overlooks / 2));
  });

  it('an adept breaks ties by chance', () => {
    const opening = start(noughts, 2, 'ties') as AnyState & { cells: (number | null)[] };
    opening.cells[4] = 1;
    const seen = Array.from({ length: 60 }, (_, seed) =>
      noughts.game.notation.write(makeBot(noughts, 'adept', { seed }).choose(imagine(noughts.game, opening, 0, 1), 0)),
    );
    expect(new Set(seen).size).toBeGreaterThan(5);
  });
});

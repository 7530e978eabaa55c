// What an answer would change, told before it is given. Every game's own is tried in games/test/foresight.test.ts.

import { describe, expect, it } from 'vitest';
import type { AnyState, Choice, Stakes } from '../index.ts';
import { draw, finish, foreseeing, schedule } from '../index.ts';
import { state } from './toys/act.ts';
import { auction } from './toys/auction.ts';
import { ask, type Flow, type FlowGame, type FlowSteps, flow } from './toys/flow.ts';

function foreseen(of: Parameters<typeof foreseeing>[0], s: AnyState, choice: Choice & { readonly amount?: number }) {
  const work = foreseeing(of, s, 0, choice);
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

const step: FlowSteps[string] = ask(
  0,
  (s, c) => {
    if (c.do === 'stop') finish(s, { winners: [0], reason: 'stopped' });
    else s.todo.push({ at: 'step' });
  },
  'go',
  'stop',
);

describe('what is foreseen', () => {
  it('is every number that an answer changes, before and after', () => {
    const stakes: Stakes = (view, seat) => [
      { what: 'high', n: (view as { high: number }).high },
      { what: 'seat', n: seat },
    ];
    const s = state(auction, 2);
    expect(foreseen({ game: auction, stakes }, s, { do: 'bid', amount: 20 })).toEqual([
      { seat: 0, what: 'high', from: 0, to: 20 },
      { seat: 1, what: 'high', from: 0, to: 20 },
    ]);
    expect(foreseen({ game: auction, stakes }, s, { do: 'pass' })).toEqual([]);
  });

  it('is the points of a game that names no numbers', () => {
    const s = state(auction, 2);
    expect(foreseen({ game: auction }, s, { do: 'bid', amount: 20 })).toEqual([
      { seat: 0, what: 'points', from: 0, to: 1 },
    ]);
  });

  it('leaves out what is not there afterwards', () => {
    const game = flow({ step }, 'step');
    const stakes: Stakes = (view) =>
      (view as readonly string[]).length === 0 ? [{ what: 'gone', n: 1 }] : [{ what: 'come', n: 2 }];
    expect(foreseen({ game, stakes }, state(game, 2), { do: 'go' })).toEqual([]);
  });

  /** How many worlds are looked into, each a step of the work, where something is hidden from everybody. */
  function looked(take: (s: Flow) => void, stakes: Stakes): number {
    const asking = ask(0, (s) => {
      take(s);
      schedule(s, { at: 'step' });
    });
    const game: FlowGame = { ...flow({ step: asking }, 'step'), imagine: (_, __, random) => void random.below(2) };
    return [...foreseeing({ game, stakes }, state(game, 2), 0, { do: 'go' })].length;
  }
  const acted: Stakes = (view) => [{ what: 'acted', n: (view as readonly string[]).length }];
  const always: Stakes = () => [{ what: 'always', n: 3 }];
  const nothing = () => {};

  it('is looked for in a dozen worlds, and in sixty-four where an answer calls on luck', () => {
    const luck = (s: Flow) => void draw(s, 'die').below(6);
    expect([looked(nothing, acted), looked(luck, acted)]).toEqual([12, 64]);
  });

  it('is looked for no longer than anything is sure', () => {
    expect(looked(nothing, always)).toBe(0);
  });

  it('is nothing where the answer is not allowed', () => {
    expect(foreseen({ game: auction }, state(auction, 2), { do: 'bid', amount: 3 })).toEqual([]);
  });
});

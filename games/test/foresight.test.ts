/**
 * What an answer would change, told before it is given: at random positions of every game it depends on what the asked seat knows
 * and on nothing else, comes true, and has words.
 */
import {
  type AnyState,
  type Choice,
  carryOut,
  enumerate,
  type Foreseen,
  foreseeing,
  type GameModule,
  imagine,
  judge,
  LANGUAGES,
  menuOf,
  question,
  type Seat,
} from '@signoria/kernel';
import { named, randomGame } from '@signoria/kernel/testing';
import { describe, expect, it } from 'vitest';
import { gameFolders, loadGame } from '../registry.ts';

const games = await Promise.all(gameFolders().map(loadGame));
/** One decision in so many is looked at, and of it so many answers. */
const EVERY = 5;
const ANSWERS = 3;

function all<T>(work: Generator<void, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

interface Looked {
  readonly state: AnyState;
  readonly seat: Seat;
  readonly choice: Choice;
  readonly changes: readonly Foreseen[];
}

function lookAround(module: GameModule, seats: number): readonly Looked[] {
  const { game } = module;
  const { random, start } = named(`foresight ${game.id}`, seats);
  const looked: Looked[] = [];
  randomGame(game, start, random, (s, n) => {
    if (n % EVERY !== 0) return;
    for (let seat = 0; seat < s.seats; seat++) {
      const menu = menuOf(game, s, seat);
      if (menu === null) continue;
      for (const choice of enumerate(menu, random, 40).slice(0, ANSWERS)) {
        looked.push({ state: game.clone(s), seat, choice, changes: all(foreseeing(module, s, seat, choice)) });
      }
    }
  });
  return looked;
}

describe.each(games)('$game.id: what is foreseen', (module) => {
  const { game, stakes, stakeText } = module;
  const looked = lookAround(module, Math.min(3, game.players.max));

  it('is something, now and then, and has words in every language', () => {
    const told = new Set(looked.flatMap(({ changes }) => changes.map(({ what }) => what)));
    expect(told.size).toBeGreaterThan(0);
    for (const language of LANGUAGES) {
      for (const what of stakes === undefined ? [] : told) expect(stakeText?.[language]?.[what]).toMatch(/./);
    }
  });

  it('is the same whatever the seat does not know', () => {
    for (const { state, seat, choice, changes } of looked) {
      const other = imagine(game, state, seat, 4711);
      expect(all(foreseeing(module, other, seat, choice))).toEqual(changes);
    }
  });

  it('comes true', () => {
    if (stakes === undefined) return;
    for (const { state, seat, choice, changes } of looked) {
      const after = game.clone(state);
      carryOut(game, after, seat, judge(game, after, seat, choice));
      for (const { seat: of, what, from, to } of changes) {
        const n = (s: AnyState) => stakes(game.view(s, seat), of).find((stake) => stake.what === what)?.n;
        expect([what, n(state), n(after)]).toEqual([what, from, to]);
      }
    }
  });

  it('is nothing for a sealed answer, and for one nobody may give', () => {
    for (const { state, seat, choice, changes } of looked) {
      if (question(game, state, seat)!.sealed) expect(changes).toEqual([]);
      const others = Array.from({ length: state.seats }, (_, other) => other);
      const idle = others.find((other) => menuOf(game, state, other) === null);
      if (idle !== undefined) expect(all(foreseeing(module, state, idle, choice))).toEqual([]);
    }
  });
});

/** Matching pennies: both lay a coin unseen; seat 1 wins when they match. Who knew the other's coin would always win. */
import {
  type AnyGame,
  type Choice,
  type Core,
  cloneChance,
  type Frame,
  finish,
  type Game,
  list,
  NotationError,
} from '@signoria/kernel';
import type { Playable } from '../../thought.ts';

interface Coin extends Choice {
  readonly do: 'heads' | 'tails';
}

interface Lay extends Frame {
  readonly at: 'lay';
}

const COINS: readonly Coin[] = [{ do: 'heads' }, { do: 'tails' }];

const game: Game<Core<Lay, Coin>, Lay, Coin, null> = {
  id: 'pennies',
  rules: 1,
  players: { min: 2, max: 2 },
  options: {},
  steps: {
    lay: {
      rules: [],
      seats: () => [0, 1],
      menuFor: () => list(COINS),
      reveal: (s, _, [a, b]) => finish(s, { winners: [a!.do === b!.do ? 1 : 0], reason: a!.do }),
    },
  },
  setup: ({ seats, chance }) => ({
    seats,
    chance,
    todo: [{ at: 'lay' }],
    open: [],
    picks: null,
    asked: 0,
    outcome: null,
  }),
  readEdition: (edition) => ({ ok: true, edition }),
  clone: (s) => ({ ...s, todo: s.todo.slice(), chance: cloneChance(s.chance) }),
  view: () => null,
  imagine: () => {},
  notation: {
    write: (c) => c.do,
    read(line) {
      const coin = COINS.find((c) => c.do === line);
      if (coin === undefined) throw new NotationError(line, 'no such side');
      return coin;
    },
  },
  score: () => [],
  violations: () => [],
};

export const pennies: Playable = { game: game as AnyGame, policy: { rate: (_, __, ___, into) => into.fill(0) } };

/** One buyer after another pays for a house with cards of several uses, or walks away. */

import { notationOf, payment } from '../../choices/notation.ts';
import type { Choice, Core, Cost, Game, OptionSchema, Payment, Seat, Source } from '../../index.ts';
import { any, finish, list, schedule } from '../../index.ts';
import { cloneCore, core, noEdition } from './toy.ts';

type BuyFrame = { readonly at: 'buy'; readonly seat: Seat };
type Buy = { readonly do: 'leave' } | { readonly do: 'pay'; readonly payment: Payment };

export interface Market extends Core<BuyFrame, Buy> {
  /** Ids of the cards each seat has spent. */
  spent: (readonly string[])[];
}

export const COSTS: readonly Cost[] = [{ wood: 2, stone: 1 }, { gold: 1 }];
export const SOURCES: readonly Source[] = [
  { id: 'forest1', like: 'forest', offers: { wood: 1 } },
  { id: 'forest2', like: 'forest', offers: { wood: 1 } },
  { id: 'forest3', like: 'forest', offers: { wood: 1 } },
  { id: 'quarry', like: 'quarry', offers: { stone: 2, wood: 1 } },
  { id: 'mint', like: 'mint', offers: { gold: 1, stone: 1 } },
];

export const market: Game<Market, BuyFrame, Buy, unknown, OptionSchema> = {
  id: 'market',
  rules: 1,
  players: { min: 1, max: 3 },
  options: {},
  steps: {
    buy: {
      rules: ['MAR-1'],
      seat: (_, f) => f.seat,
      menu: () =>
        any<Choice & Buy>(list([{ do: 'leave' }]), {
          kind: 'payment',
          base: { do: 'pay' },
          costs: COSTS,
          sources: SOURCES,
        }),
      take(s, f, c) {
        s.spent[f.seat] = c.do === 'pay' ? c.payment.map(({ id }) => id) : [];
        if (f.seat + 1 < s.seats) schedule(s, { at: 'buy', seat: f.seat + 1 });
        else finish(s, { winners: [], reason: 'closed' });
      },
    },
  },
  setup: ({ seats, chance }) => ({
    ...core<BuyFrame, Buy>(seats, chance, { at: 'buy', seat: 0 }),
    spent: Array<readonly string[]>(seats).fill([]),
  }),
  readEdition: noEdition,
  clone: (s) => ({ ...cloneCore(s), spent: s.spent.slice() }),
  view: (s) => s.spent.slice(),
  imagine() {},
  notation: notationOf({ leave: {}, pay: { payment } }),
  score: () => [],
  violations: () => [],
};

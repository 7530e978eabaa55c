/** Payments: what is suggested, what still helps, what would be lost; and that the game takes what the board sends. */
import { find, judge } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import {
  filled,
  helps,
  isComplete,
  nearestCost,
  type PaymentForm,
  paymentForms,
  suggestion,
  surplus,
  withCoins,
} from '../own/forms.ts';
import { askedSeat, game, TABLES, tableOf, watch } from './help.ts';

const form = (costs: PaymentForm['costs'], ...sources: PaymentForm['sources']): PaymentForm => ({
  kind: 'payment',
  base: { do: 'pay' },
  costs,
  sources,
});
const source = (id: string, offers: PaymentForm['sources'][number]['offers']) => ({ id, like: id, offers });

describe('a suggestion', () => {
  it('[VIR-R6] takes the cards of the Room before anything that turns over', () => {
    const bill = form([{ crown: 2 }], source('siena', { crown: 2 }), source('card', { crown: 2, florin: 2 }));
    expect(suggestion(bill, [])).toEqual([{ id: 'card', as: 'crown' }]);
  });
  it('asks for an Indulgence only when nothing else will do', () => {
    const either = form([{ crown: 1 }], source('indulgence', { crown: 1 }), source('R1', { crown: 1, ship: 2 }));
    expect(suggestion(either, [])).toEqual([{ id: 'R1', as: 'crown' }]);
    const needed = form([{ crown: 2 }], source('indulgence', { crown: 1 }), source('R1', { crown: 1 }));
    expect(suggestion(needed, [])).toHaveLength(2);
  });
  it('[VIR-3.6] wastes no symbol where it need not', () => {
    const bill = form([{ crown: 1 }], source('naples', { crown: 2 }), source('R1', { crown: 1 }));
    expect(suggestion(bill, [])).toEqual([{ id: 'R1', as: 'crown' }]);
  });
  it('completes what was laid down, and says when nothing can', () => {
    const bill = form(
      [{ crown: 2 }],
      source('R1', { crown: 1 }),
      source('R2', { crown: 1 }),
      source('L1', { crown: 1 }),
    );
    expect(suggestion(bill, [{ id: 'L1', as: 'crown' }])).toContainEqual({ id: 'L1', as: 'crown' });
    expect(suggestion(form([{ crown: 4 }], source('R1', { crown: 1 })), [])).toBeNull();
  });
  it('leaves coins out: the treasury pays florins by itself', () => {
    const bill = form(
      [{ florin: 2, crown: 1 }],
      source('R1', { crown: 1 }),
      source('coin1', { florin: 1 }),
      source('coin2', { florin: 1 }),
    );
    const chosen = suggestion(bill, [])!;
    expect(chosen).toEqual([{ id: 'R1', as: 'crown' }]);
    expect(isComplete(bill, withCoins(bill, bill.costs[0]!, chosen))).toBe(true);
  });
});

describe('of several prices', () => {
  const step = form([{ cross: 1 }, { crown: 2 }], source('R1', { crown: 1, cross: 1 }), source('R2', { crown: 1 }));
  it('[VIR-7.6] the one is meant that was begun', () => {
    expect(nearestCost(step, [{ id: 'R1', as: 'cross' }])).toEqual({ cross: 1 });
    expect(nearestCost(step, [{ id: 'R2', as: 'crown' }])).toEqual({ crown: 2 });
  });
  it('a source helps as long as one of them still asks for it', () => {
    const [first, second] = step.sources;
    expect(helps(step, second!, [])).toBe(true);
    expect(helps(step, second!, [{ id: 'R1', as: 'cross' }])).toBe(false);
    expect(helps(step, first!, [{ id: 'R2', as: 'crown' }])).toBe(true);
  });
});

describe('what is paid too much', () => {
  it('[VIR-3.6] is told by kind', () => {
    const bill = form([{ crown: 1, cross: 1 }], source('siena', { crown: 3 }), source('R1', { cross: 1 }));
    const all = [
      { id: 'siena', as: 'crown' },
      { id: 'R1', as: 'cross' },
    ];
    expect(surplus(bill, bill.costs[0]!, all)).toEqual({ crown: 2 });
  });
});

describe.each(TABLES)('%s', (name, seats, options) => {
  it('takes every suggested payment', () => {
    let paid = 0;
    watch(`paying: ${name}`, seats, options, { every: 1 }, ({ state }) => {
      const you = askedSeat(state);
      const asked = tableOf(state, { you }).question;
      for (const each of paymentForms({ question: asked, past: false })) {
        const chosen = suggestion(each, [])!;
        const choice = filled(each, withCoins(each, nearestCost(each, chosen), chosen));
        const line = game.notation.write(choice);
        expect(find(asked!.menu!, choice), line).not.toBeNull();
        expect(judge(game, state, you, game.notation.read(line)).kind).toBe('answer');
        paid++;
      }
    });
    expect(paid).toBeGreaterThan(2);
  });
});

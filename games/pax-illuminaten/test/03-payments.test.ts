// Chapter 3: what pays a price, token by token.

import { describe, expect, it } from 'vitest';
import { FACTION, FACTIONS } from '../data/factions.ts';
import { spendOf } from '../rules/chapters/03-support.ts';
import {
  type Bill,
  canPay,
  FREE,
  matching,
  payments,
  plainBill,
  symbolsOwed,
  tokensIn,
  totalIn,
} from '../rules/model/price.ts';

const [AR, CO, MA, CR, SC, CL] = FACTIONS.map((id) => 1 << FACTION[id]) as [
  number,
  number,
  number,
  number,
  number,
  number,
];

/** The first and the last six belong to others, who are rich. */
function stock(...own: number[]): readonly number[] {
  const others = Array<number>(6).fill(9);
  return [...others, ...own, ...Array<number>(6 - own.length).fill(0), ...others];
}

/** Every spending, in the order offered. */
function ways(bills: readonly Bill[], rate: number, own: readonly number[]): readonly string[] {
  const found = payments({ bills, rate }, stock(...own), 6);
  expect(canPay({ bills, rate }, stock(...own), 6)).toBe(found.length > 0);
  return found.map((packed) =>
    spendOf(packed)
      .map((f) => FACTIONS[f])
      .join(' '),
  );
}

const whole = (symbols: readonly number[], waived = 0): Bill => ({ parts: [{ symbols, waived: 0 }], waived });

describe('payments', () => {
  it('[PAX-3.18] each symbol takes one fitting token of the payer’s own', () => {
    expect(ways([whole([AR])], 0, [1])).toEqual(['AR']);
    expect(ways([whole([AR])], 0, [0, 1])).toEqual([]);
    expect(ways([whole([CL])], 0, [0, 0, 0, 0, 0, 1])).toEqual(['CL']);
    expect(ways([whole([AR | CL])], 0, [1, 0, 0, 0, 0, 1])).toEqual(['AR', 'CL']);
    expect(ways([whole([AR, AR])], 0, [1])).toEqual([]);
    expect(ways([whole([AR, AR])], 0, [3])).toEqual(['AR AR']);
    expect(ways([whole([MA, SC])], 0, [0, 0, 1, 0, 1])).toEqual(['MA SC']);
    expect(ways([whole([MA, SC])], 0, [0, 0, 2, 0, 0])).toEqual([]);
  });

  it('[PAX-3.18] a bill for each card that could act, every spending once', () => {
    expect(ways([plainBill(AR | CO, 2), plainBill(CO | MA, 2)], 0, [1, 1, 1])).toEqual(['AR CO', 'CO MA']);
    expect(ways([plainBill(AR, 1), plainBill(AR | CR, 1)], 0, [1])).toEqual(['AR']);
    expect(ways([], 0, [5])).toEqual([]);
    expect(matching([AR, CO | CR], 2, 3)).toEqual({ bills: [whole([AR, AR]), whole([CO | CR, CO | CR])], rate: 3 });
  });

  it('[PAX-3.6] several of one type stand for one of another, the fewest tokens offered first', () => {
    expect(ways([whole([AR])], 3, [1, 3])).toEqual(['AR', 'CO CO CO']);
    expect(ways([whole([AR])], 3, [0, 2, 0, 0, 0, 3])).toEqual(['CL CL CL']);
    expect(ways([whole([AR])], 3, [0, 2, 2, 2, 2, 2])).toEqual([]);
    expect(ways([whole([AR])], 2, [0, 2, 2, 1])).toEqual(['CO CO', 'MA MA']);
    expect(ways([whole([AR, CO])], 2, [3])).toEqual(['AR AR AR']);
    expect(ways([whole([AR, CO])], 2, [2])).toEqual([]);
    expect(ways([whole([AR | CO, AR | CO])], 3, [1, 0, 3])).toEqual(['AR MA MA MA']);
    expect(ways([whole([AR | CO, AR | CO])], 3, [0, 0, 6])).toEqual(['MA MA MA MA MA MA']);
    expect(ways([whole([AR | CO, AR | CO])], 3, [0, 0, 5])).toEqual([]);
    expect(ways([whole([CL])], 3, [3, 0, 0, 0, 0, 1])).toEqual(['CL', 'AR AR AR']);
  });

  it('[PAX-17.3] a discount on the whole waives symbols of the payer’s choice, no fewer than it may', () => {
    expect(ways([whole([AR, CO, MA], 1)], 0, [1, 1, 1])).toEqual(['AR CO', 'AR MA', 'CO MA']);
    expect(ways([whole([AR, CO, MA], 2)], 0, [1, 1, 1])).toEqual(['AR', 'CO', 'MA']);
    expect(ways([whole([AR, CO], 1)], 0, [0, 1])).toEqual(['CO']);
    expect(ways([whole([AR, CO], 1)], 0, [])).toEqual([]);
    expect(ways([whole([AR, AR, CO], 1)], 3, [1, 3])).toEqual(['AR CO', 'AR CO CO CO']);
  });

  it('[PAX-17.3] a discount on each influence waives symbols of that influence only', () => {
    const each = (a: readonly number[], b: readonly number[], waived: number): Bill => ({
      parts: [
        { symbols: a, waived: 1 },
        { symbols: b, waived: 1 },
      ],
      waived,
    });
    expect(ways([each([AR, CO], [MA, CR], 0)], 0, [1, 1, 1, 1])).toEqual(['AR MA', 'CO MA', 'AR CR', 'CO CR']);
    expect(ways([each([AR, CO], [MA, CR], 0)], 0, [1, 1])).toEqual([]);
    expect(ways([each([AR, CO], [MA, CR], 1)], 0, [1])).toEqual(['AR']);
    expect(ways([each([AR, CO], [MA, CR], 1)], 0, [0, 0, 0, 1])).toEqual(['CR']);
    expect(ways([each([AR, CO], [MA, CR], 1)], 0, [])).toEqual([]);
    expect(ways([each([AR, AR, CO], [SC, CL], 1)], 0, [2, 0, 0, 0, 0, 1])).toEqual(['AR AR', 'AR CL']);
  });

  it('[PAX-17.3] what is owed is all symbols less those waived', () => {
    expect(symbolsOwed(whole([AR, CO, MA]))).toBe(3);
    expect(
      symbolsOwed({
        parts: [
          { symbols: [AR, CO, SC], waived: 1 },
          { symbols: [CL], waived: 0 },
        ],
        waived: 2,
      }),
    ).toBe(1);
    expect(ways(FREE.bills, FREE.rate, [])).toEqual(['']);
  });

  it('[PAX-3.18] a spending counts its tokens by faction and in all', () => {
    const [packed] = payments({ bills: [whole([AR, CO, CO, CL, CL, CL])], rate: 0 }, stock(1, 2, 0, 0, 0, 3), 6);
    expect([0, 1, 2, 3, 4, 5].map((f) => tokensIn(packed!, f))).toEqual([1, 2, 0, 0, 0, 3]);
    expect(totalIn(packed!)).toBe(6);
  });

  it('[PAX-3.18] whether a price can be paid is told without listing the ways', () => {
    const bills = [
      whole([AR, CO]),
      whole([AR | CO, AR | CO, AR | CO]),
      whole([AR, AR, CL], 1),
      whole([MA, CR, CR]),
      whole([AR, CO, MA, CR], 2),
    ];
    const wrong: string[] = [];
    for (const [at, bill] of bills.entries()) {
      for (const rate of [0, 2, 3]) {
        for (let code = 0; code < 4 ** 4; code++) {
          const [ar = 0, co = 0, cr = 0, cl = 0] = [0, 1, 2, 3].map((digit) => Math.floor(code / 4 ** digit) % 4);
          const own = stock(ar, co, 0, cr, 0, cl);
          const price = { bills: [bill], rate };
          if (canPay(price, own, 6) !== payments(price, own, 6).length > 0) wrong.push(`${at} ${rate} ${own}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

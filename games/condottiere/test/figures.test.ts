// What the house counts of finished games of Condottiere.

import { describe, expect, it } from 'vitest';
import { figures } from '../rules/view/figures.ts';
import { scenario } from '../scenario.ts';

describe('the house', () => {
  it('[CON-7.2] counts the region each seat conquered first', () => {
    const happened = [
      { what: 'passed', seat: 2 },
      { what: 'conquered', seat: 1, region: 'roma' },
      { what: 'conquered', seat: 0, region: 'siena' },
      { what: 'conquered', seat: 1, region: 'napoli' },
    ];
    const { state } = scenario({ players: 3 }).newGame().match();
    expect(figures.facts(state, happened)).toEqual({
      held: [
        { of: 'first', what: 'roma', seat: 1 },
        { of: 'first', what: 'siena', seat: 0 },
      ],
      prices: [],
    });
  });
});

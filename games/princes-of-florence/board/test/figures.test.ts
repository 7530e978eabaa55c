/** The figures a player reckons with: each can be opened, or lies open, part by part and with its rules. */
import { everybody, figuresIn, unfounded } from '@signoria/kit/testing';
import { describe, expect, it } from 'vitest';
import { TABLES, tableOf, watch } from './help.ts';
import { markupOf } from './markup.ts';

const FIGURES: readonly string[] = [
  'a building',
  'anything else',
  'Prestige points',
  'The least a Work must be worth',
  'Value',
  'Standing bid',
  'Your price',
  'Diego’s bid',
  'the last buyer pays',
  'Pays',
  'opening bid',
  'On the Banker',
  'Price of the building',
  'Pay of the Work',
];

describe('the figures of the board', () => {
  const found = new Set<string>();
  for (const [name, seats, options] of TABLES) {
    watch(`figures: ${name}`, seats, options, { every: 25 }, ({ state }, news) => {
      for (const you of everybody(state)) {
        const table = tableOf(state, { you, news });
        expect(unfounded(table.view)).toEqual([]);
        for (const figure of figuresIn(markupOf(table))) found.add(figure);
      }
    });
  }

  it.each(FIGURES)('%s', (figure) => {
    expect([...found]).toContain(figure);
  });
});

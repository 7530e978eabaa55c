/** The figures a player reckons with: each can be opened, or lies open, part by part and with its rules. */
import { everybody, figuresIn, unfounded } from '@signoria/kit/testing';
import { describe, expect, it } from 'vitest';
import type { Look } from '../look.tsx';
import { TABLES, tableOf, watch } from './help.ts';
import { lookedAt, markupOf } from './markup.ts';

const FIGURES: readonly string[] = [
  'Needed',
  'There is',
  'Influence left',
  'Main actions left',
  'Quick favor left',
  'Hand limit',
  'Price',
  'Tokens that stand for one',
  'Cost',
  'Strength',
  'Faction points now',
];

/** Oneself, looked at closer. */
const PARTY: Look = { at: 'party', who: 0 };

describe('the figures of the board', () => {
  const found = new Set<string>();
  for (const [name, seats, options] of TABLES) {
    watch(`figures: ${name}`, seats, options, { every: 25 }, ({ state }, news) => {
      for (const you of everybody(state)) {
        const table = tableOf(state, { you, news });
        expect(unfounded(table.view)).toEqual([]);
        for (const figure of figuresIn(markupOf(table) + lookedAt(table, PARTY))) found.add(figure);
      }
    });
  }

  it.each(FIGURES)('%s', (figure) => {
    expect([...found]).toContain(figure);
  });
});

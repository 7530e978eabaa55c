/** The figures a player reckons with: each can be opened, or lies open, part by part and with its rules. */
import { everybody, figuresIn, unfounded } from '@signoria/kit/testing';
import { describe, expect, it } from 'vitest';
import type { Page } from '../table.ts';
import { TABLES, tableOf, watch } from './help.ts';
import { lookMarkup, markupOf } from './markup.ts';

const FIGURES: readonly string[] = [
  'Price',
  'Free gold',
  'Free influence',
  'Income in gold',
  'Income in influence',
  'Hand limit',
  'Least bid',
  'Most you can bid',
  'To pay',
  'Attack',
  'Defence',
  'Pay of the condottiere',
  'Points',
  'Points a tile',
  'Battle total',
  'cities',
  'events',
  'Pope',
  'gold',
  'infl.',
  'wars',
];

/** The board, and a few things looked at closer. */
const drawn = (table: Page): readonly string[] => [
  markupOf(table),
  ...['milano', 'deck', 'condottieri'].map((look) => lookMarkup(table, look)),
];

describe('the figures of the board', () => {
  const found = new Set<string>();
  for (const [name, seats, options] of TABLES) {
    watch(`figures: ${name}`, seats, options, { every: 25 }, ({ state }, news) => {
      for (const you of everybody(state)) {
        const table = tableOf(state, { you, news });
        expect(unfounded(table.view)).toEqual([]);
        for (const markup of drawn(table)) for (const figure of figuresIn(markup)) found.add(figure);
      }
    });
  }

  it.each(FIGURES)('%s', (figure) => {
    expect([...found]).toContain(figure);
  });
});

/** The figures a player reckons with: each can be opened, or lies open, part by part and with its rules. */
import { everybody, figuresIn, unfounded } from '@signoria/kit/testing';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { LookDialog } from '../look.tsx';
import type { Look } from '../looking.ts';
import { lineSum } from '../prestige.ts';
import type { Table } from '../table.ts';
import { TABLES, tableOf, watch } from './help.ts';
import { markupOf, pagesWith } from './markup.ts';

const FIGURES: readonly string[] = [
  'Cities',
  'Patronage',
  'Religion',
  'Indulgences',
  'Prestige',
  'Crosses for religion',
  'For you',
  'Crowns for Diplomacy',
  'costs 2 Crowns',
  'costs 3 Cavalry',
  'costs 4 florins',
  'Unlocked spaces',
  'Cash florins',
  'Salary',
  'Planned so far',
  'Strength',
];

const onLook = () => {};
const LOOKS: readonly Look[] = [
  { at: 'city', id: 'ancona' },
  { at: 'alliance', id: 'france' },
  { at: 'token', id: 'guild' },
  { at: 'space', seat: 0, id: 'L1' },
];

/** The board with every page, and a few things looked at closer. */
function drawn(table: Table): readonly string[] {
  const looks = LOOKS.map((look) => h(LookDialog, { table, look, onLook }));
  return [markupOf(table), pagesWith(table), ...looks.map((look) => renderToString(look))];
}

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

it('the lines of prestige are their parts', () => {
  watch('lines', 4, {}, { every: 10 }, ({ state }) => {
    for (const player of tableOf(state, { you: 0 }).view.players) {
      for (const { what } of player.score) {
        const { total, parts } = lineSum(player, what);
        expect([what, parts.reduce((sum, { n }) => sum + n, 0)]).toEqual([what, total]);
      }
    }
  });
});

/** The figures a player reckons with: each can be opened, or lies open, part by part and with its rules. */
import { everybody, figuresIn, unfounded } from '@signoria/kit/testing';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { LookDialog } from '../look.tsx';
import { worthOf } from '../strength.ts';
import type { Table } from '../table.ts';
import { TABLES, tableOf, watch } from './help.ts';
import { markupOf } from './markup.ts';

const FIGURES: readonly string[] = ['strength'];

const onLook = () => {};

/** The board, and every card of a line looked at closer. */
function drawn(table: Table): readonly string[] {
  const worths = table.view.players.flatMap((player) =>
    player.line.map((card) => [card.card, worthOf(player, card)] as const),
  );
  const looks = worths.map(([id, worth]) => h(LookDialog, { table, look: { at: 'thing', id, worth }, onLook }));
  return [markupOf(table), ...looks.map((look) => renderToString(look))];
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

it('the worth of a card is what its parts come to', () => {
  let changed = 0;
  watch('worths', 5, {}, { every: 3 }, ({ state }) => {
    for (const player of tableOf(state, { you: 0 }).view.players) {
      for (const card of player.line) {
        const { total, parts } = worthOf(player, card);
        expect([card.card, parts.reduce((sum, { n }) => sum + n, 0)]).toEqual([card.card, total]);
        if (card.because.length > 0) changed++;
      }
    }
  });
  expect(changed).toBeGreaterThan(0);
});

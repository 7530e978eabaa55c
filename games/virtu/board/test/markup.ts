/** The board as text: what is in sight, and every page behind its tab. */
import { drawer } from '@signoria/web/kit/testing';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { board } from '../index.tsx';
import { MapSheet } from '../MapSheet.tsx';
import { MarketSheet } from '../MarketSheet.tsx';
import { PalaceSheet } from '../PalaceSheet.tsx';
import { PrestigeSheet } from '../PrestigeSheet.tsx';
import { EMPTY, type Hand, pickingOf } from '../picking.ts';
import type { Table } from '../table.ts';
import { tellingOf } from '../telling.ts';

export const markupOf = drawer(board);

const nothing = () => {};

/** Every page at once, as one would find them behind their tabs, with this in the hand. */
export function pagesWith(table: Table, hand: Hand = EMPTY): string {
  const picking = pickingOf(table, hand, nothing);
  const telling = tellingOf(table.news, table.view);
  const parts = { table, picking, telling, onLook: nothing };
  return [
    renderToString(h(MapSheet, parts)),
    ...table.view.players.map((player) => renderToString(h(PalaceSheet, { ...parts, player }))),
    renderToString(h(MarketSheet, parts)),
    renderToString(h(PrestigeSheet, { table })),
  ].join('');
}

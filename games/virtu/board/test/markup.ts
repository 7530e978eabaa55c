/** The board as text: what is in sight, and every page behind its tab. */
import { type Held, NOTHING_HELD, pointingOf } from '@signoria/kit';
import { drawer } from '@signoria/kit/testing';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { cuesOf } from '../cues.ts';
import { board } from '../index.tsx';
import { PalaceSheet } from '../palace/PalaceSheet.tsx';
import { MapSheet } from '../sheets/MapSheet.tsx';
import { MarketSheet } from '../sheets/MarketSheet.tsx';
import { PrestigeSheet } from '../sheets/PrestigeSheet.tsx';
import type { Table } from '../table.ts';
import { type ThingName, things } from '../things.ts';

export const markupOf = drawer(board);

const nothing = () => {};

/** Every page at once, as one would find them behind their tabs, with this in the hand. */
export function pagesWith(table: Table, held: Held<ThingName> = NOTHING_HELD): string {
  const pointing = pointingOf(table, things, held, nothing);
  const cues = cuesOf(table.news, table.view);
  const parts = { table, pointing, cues, onLook: nothing };
  return [
    renderToString(h(MapSheet, parts)),
    ...table.view.players.map((player) => renderToString(h(PalaceSheet, { ...parts, player }))),
    renderToString(h(MarketSheet, parts)),
    renderToString(h(PrestigeSheet, { table })),
  ].join('');
}

/** Reading rendered markup: which things can be pressed, and how they are named. */
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

export function markupOf(table: Table): string {
  return renderToString(h(board.Stage, table)) + renderToString(h(board.Own, table));
}

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

export interface Control {
  readonly name: string;
  readonly open: boolean;
  readonly pressed: boolean;
}

const ENTITIES: { readonly [entity: string]: string } = { '&amp;': '&', '&quot;': '"', '&lt;': '<', '&gt;': '>' };

const plain = (text: string): string =>
  text
    .replace(/<svg[^>]*aria-hidden="true"[\s\S]*?<\/svg>/g, '')
    .replace(/<span[^>]*aria-hidden="true"[^>]*>[\s\S]*?<\/span>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|quot|lt|gt);/g, (entity) => ENTITIES[entity]!)
    .replace(/\s+/g, ' ')
    .trim();

function control(attributes: string, content: string): Control {
  const label = /aria-label="([^"]*)"/.exec(attributes)?.[1];
  return {
    name: plain(label ?? content),
    open: !/aria-disabled/.test(attributes),
    pressed: /aria-pressed="true"/.test(attributes),
  };
}

/** Buttons, and the cities of the map, which SVG cannot make buttons. */
export function controlsIn(markup: string): readonly Control[] {
  const buttons = [...markup.matchAll(/<button([^>]*)>([\s\S]*?)<\/button>/g)];
  const cities = [...markup.matchAll(/<g([^>]*role="button"[^>]*)>/g)];
  return [...buttons, ...cities].map(([, attributes = '', content = '']) => control(attributes, content));
}

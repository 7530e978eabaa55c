/** The board as text, and which components are to be seen in it. */
import { drawer, marksIn } from '@signoria/web/kit/testing';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { Cities } from '../Cities.tsx';
import { Events } from '../Events.tsx';
import { board } from '../index.tsx';
import { LookBody } from '../look.tsx';
import type { Parts } from '../parts.ts';
import { Trade } from '../Trade.tsx';
import { Troops } from '../Troops.tsx';
import type { Table } from '../table.ts';
import { tellingOf } from '../telling.ts';

/** On the phone cities and market may be behind a tab; then they are drawn as well. */
function behindTabs(table: Table): string {
  if (!table.phone) return '';
  const parts: Parts = { table, telling: tellingOf([]), onLook: () => {}, prospects: [] };
  return [h(Cities, parts), h(Events, parts), h(Troops, parts)].map((part) => renderToString(part)).join('');
}

const inSight = drawer(board);

export function markupOf(table: Table): string {
  return inSight(table) + behindTabs(table);
}

export function tradeMarkup(table: Table): string {
  return renderToString(h(Trade, { table }));
}

export function lookMarkup(table: Table, look: string): string {
  return renderToString(h(LookBody, { table, look, onClose: () => {} }));
}

/** The components that are drawn somewhere. */
export const thingsIn = (markup: string): ReadonlySet<string> => marksIn(markup, 'data-thing');

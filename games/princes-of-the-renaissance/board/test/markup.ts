/** The board as text, and which components are to be seen in it. */
import { NOTHING_HELD, pointingOf } from '@signoria/kit';
import { drawer, marksIn } from '@signoria/kit/testing';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { Cities } from '../Cities.tsx';
import { cuesOf } from '../cues.ts';
import { Events } from '../Events.tsx';
import { board } from '../index.tsx';
import { LookBody } from '../look.tsx';
import type { Parts } from '../parts.ts';
import { Troops } from '../Troops.tsx';
import type { Page, Table } from '../table.ts';
import { onStage } from '../things.ts';
import { Trade } from '../trade/Trade.tsx';

/** A table as the stage hands it on. */
export function stageOf(page: Page): Table {
  return { ...page, pointing: pointingOf(page, onStage, NOTHING_HELD, () => {}) };
}

/** On the phone cities and market may be behind a tab; then they are drawn as well. */
function behindTabs(table: Page): string {
  if (!table.phone) return '';
  const parts: Parts = { table: stageOf(table), cues: cuesOf([]), onLook: () => {}, prospects: [] };
  return [h(Cities, parts), h(Events, parts), h(Troops, parts)].map((part) => renderToString(part)).join('');
}

const inSight = drawer(board);

export function markupOf(table: Page): string {
  return inSight(table) + behindTabs(table);
}

export function tradeMarkup(table: Page): string {
  return renderToString(h(Trade, { table: stageOf(table) }));
}

export function lookMarkup(table: Page, look: string): string {
  return renderToString(h(LookBody, { table: stageOf(table), look, onClose: () => {} }));
}

/** The components that are drawn somewhere. */
export const thingsIn = (markup: string): ReadonlySet<string> => marksIn(markup, 'data-look');

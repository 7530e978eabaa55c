/** The board as text, and which cards are to be seen in it. */
import { drawer, marksIn } from '@signoria/web/kit/testing';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { board } from '../index.tsx';
import { type Look, LookBody } from '../look.tsx';
import type { Table } from '../table.ts';

export const markupOf = drawer(board);

/** What a dialog would show. */
export function lookedAt(table: Table, look: Look): string {
  return renderToString(h(LookBody, { table, look }));
}

/** The cards whose faces are drawn somewhere. */
export const facesIn = (markup: string): ReadonlySet<string> => marksIn(markup, 'data-card');

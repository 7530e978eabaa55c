/** Reading rendered markup: which things can be pressed, how they are named, which components are to be seen. */
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

export function markupOf(table: Table): string {
  return renderToString(h(board.Stage, table)) + renderToString(h(board.Own, table)) + behindTabs(table);
}

export function tradeMarkup(table: Table): string {
  return renderToString(h(Trade, { table }));
}

export function lookMarkup(table: Table, look: string): string {
  return renderToString(h(LookBody, { table, look, onClose: () => {} }));
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
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|quot|lt|gt);/g, (entity) => ENTITIES[entity]!)
    .replace(/\s+/g, ' ')
    .trim();

/** A thing has words for those who do not see its face: only these are read. */
function heard(content: string): string | undefined {
  return content.includes('thing-face') || content.includes('why-mark')
    ? /class="only-heard">([^<]*)</.exec(content)?.[1]
    : undefined;
}

function control(attributes: string, content: string): Control {
  const label = /aria-label="([^"]*)"/.exec(attributes)?.[1];
  return {
    name: plain(label ?? heard(content) ?? content),
    open: !/aria-disabled|disabled/.test(attributes),
    pressed: /aria-pressed="true"|aria-pressed(?=[ >])/.test(attributes),
  };
}

export function controlsIn(markup: string): readonly Control[] {
  const buttons = [...markup.matchAll(/<button([^>]*)>([\s\S]*?)<\/button>/g)];
  return buttons.map(([, attributes = '', content = '']) => control(attributes, content));
}

/** The components that are drawn somewhere. */
export function thingsIn(markup: string): ReadonlySet<string> {
  return new Set([...markup.matchAll(/data-thing="([\w-]+)"/g)].map(([, thing]) => thing!));
}

/** Reading rendered markup: which things can be pressed, how they are named, which cards are to be seen. */
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { board } from '../index.tsx';
import { type Look, LookBody } from '../look.tsx';
import type { Table } from '../table.ts';

export function markupOf(table: Table): string {
  return renderToString(h(board.Stage, table)) + renderToString(h(board.Own, table));
}

/** What a dialog would show. */
export function lookedAt(table: Table, look: Look): string {
  return renderToString(h(LookBody, { table, look }));
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

/** A drawing with words for those who do not see it: only these are read. */
function heard(content: string): string | undefined {
  return content.includes('thing-face') ? /class="only-heard">([^<]*)</.exec(content)?.[1] : undefined;
}

function control(attributes: string, content: string): Control {
  const label = /aria-label="([^"]*)"/.exec(attributes)?.[1];
  return {
    name: plain(label ?? heard(content) ?? content),
    open: !/aria-disabled|disabled/.test(attributes),
    pressed: /aria-pressed="true"/.test(attributes),
  };
}

export function controlsIn(markup: string): readonly Control[] {
  const buttons = [...markup.matchAll(/<button([^>]*)>([\s\S]*?)<\/button>/g)];
  return buttons.map(([, attributes = '', content = '']) => control(attributes, content));
}

/** The cards whose faces are drawn somewhere. */
export function facesIn(markup: string): ReadonlySet<string> {
  return new Set([...markup.matchAll(/data-card="([\w-]+)"/g)].map(([, card]) => card!));
}

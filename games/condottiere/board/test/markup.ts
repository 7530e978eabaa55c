/** Reading rendered markup: which things can be pressed, how they are named, which cards are to be seen. */
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { CARD_KINDS, type CardKind } from '../drawings/index.ts';
import { board } from '../index.tsx';
import type { Table } from '../table.ts';

export function markupOf(table: Table): string {
  return renderToString(h(board.Stage, table)) + renderToString(h(board.Own, table));
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

/** Buttons, and the regions of the map, which SVG cannot make buttons. */
export function controlsIn(markup: string): readonly Control[] {
  const buttons = [...markup.matchAll(/<button([^>]*)>([\s\S]*?)<\/button>/g)];
  const regions = [...markup.matchAll(/<g([^>]*role="button"[^>]*)>/g)];
  return [...buttons, ...regions].map(([, attributes = '', content = '']) => control(attributes, content));
}

/** The cards whose pictures are drawn somewhere. */
export function facesIn(markup: string): ReadonlySet<CardKind> {
  const drawn = [...markup.matchAll(/href="#condottiere-(\w+)"/g)].map(([, kind]) => kind!);
  return new Set(CARD_KINDS.filter((kind) => drawn.includes(kind)));
}

/** Boards drawn as text, and what can be read from it: which things can be pressed, how they are named. */
import type { Choice } from '@signoria/kernel';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { BoardProps, GameBoard } from '../board.ts';

/** Both parts of a board, drawn for a table. */
export function drawer<V, C extends Choice>({ Stage, Own }: GameBoard<V, C>): (table: BoardProps<V, C>) => string {
  return (table) => renderToString(h(Stage, table)) + renderToString(h(Own, table));
}

export interface Control {
  /** As it is read out. */
  readonly name: string;
  readonly open: boolean;
  readonly pressed: boolean;
}

const ENTITIES: { readonly [entity: string]: string } = { '&amp;': '&', '&quot;': '"', '&lt;': '<', '&gt;': '>' };

const plain = (text: string): string =>
  text
    .replace(/<(svg|span|b|i)\b[^>]*aria-hidden="true"[^>]*>[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|quot|lt|gt);/g, (entity) => ENTITIES[entity]!)
    .replace(/\s+/g, ' ')
    .trim();

/** A drawing with words for those who do not see it: only these are read. */
function heard(content: string): string | undefined {
  return /thing-face|why-mark/.test(content) ? /class="only-heard">([^<]*)</.exec(content)?.[1] : undefined;
}

function control(attributes: string, content: string): Control {
  const label = /aria-label="([^"]*)"/.exec(attributes)?.[1];
  return {
    name: plain(label ?? heard(content) ?? content),
    open: !/\bdisabled\b/.test(attributes),
    pressed: /aria-pressed(?!="false")/.test(attributes),
  };
}

/** Buttons, and the places of a map, which SVG cannot make buttons. */
export function controlsIn(markup: string): readonly Control[] {
  const buttons = [...markup.matchAll(/<button([^>]*)>([\s\S]*?)<\/button>/g)];
  const places = [...markup.matchAll(/<g([^>]*role="button"[^>]*)>/g)];
  return [...buttons, ...places].map(([, attributes = '', content = '']) => control(attributes, content));
}

/** What elements are marked with: `marksIn(markup, 'data-card')` are the cards whose faces are drawn somewhere. */
export function marksIn(markup: string, attribute: `data-${string}`): ReadonlySet<string> {
  return new Set([...markup.matchAll(new RegExp(`${attribute}="([\\w-]+)"`, 'g'))].map(([, mark]) => mark!));
}

/** The names by which things on their way are found. */
export function placesIn(markup: string): ReadonlySet<string> {
  return new Set([...markup.matchAll(/data-(?:place|thing|spot)="([^"]+)"/g)].map(([, name]) => name!));
}

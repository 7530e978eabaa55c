/** What cards are drawn from: made with the client, beside its page. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Art {
  readonly defs: string;
  /** By game. */
  readonly covers: ReadonlyMap<string, string>;
  /** By game, the module that draws its positions (`DrawsPositions`). */
  readonly drawings: ReadonlyMap<string, string>;
  /** Cyrillic ones in a family of their own (web/letters.ts). */
  readonly letters: readonly Uint8Array[];
}

/** What such a module exports: made with the client from the board's own drawings. */
export interface DrawsPositions {
  /** A `Position` of the kit as SVG, 1200 by 630. */
  draw(position: unknown): string;
}

const DRAWING = '.mjs';

/** Null where no client was built. */
export function readArt(web: string | null): Art | null {
  const folder = web === null ? null : join(web, 'cards');
  if (folder === null || !existsSync(join(folder, 'defs.svg'))) return null;
  const names = readdirSync(folder);
  const text = (name: string) => readFileSync(join(folder, name), 'utf8');
  const covers = names.filter((name) => name.endsWith('.svg') && name !== 'defs.svg');
  const drawings = names.filter((name) => name.endsWith(DRAWING));
  return {
    defs: text('defs.svg'),
    covers: new Map(covers.map((name) => [name.slice(0, -4), text(name)])),
    drawings: new Map(drawings.map((name) => [name.slice(0, -DRAWING.length), join(folder, name)])),
    letters: names.filter((name) => name.endsWith('.woff2')).map((name) => readFileSync(join(folder, name))),
  };
}

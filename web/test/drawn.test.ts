/** The sheets of drawings that come with the boards: small, whole, and nothing in them that a browser would look for elsewhere. */
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type Sheet, sheetFile } from '@signoria/kit/sheet';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
/** Fetched once and kept; a phone on a slow line still has it in a few seconds. */
const MOST = 80_000;

const sheets = await Promise.all(
  globSync('games/*/board/drawings/sheet/sheet.ts', { cwd: ROOT }).map(async (path) => {
    const { sheet } = (await import(pathToFileURL(join(ROOT, path)).href)) as { readonly sheet: Sheet };
    return { game: basename(path.replace(/\/board\/.*$/, '')), sheet };
  }),
);

const counted = (drawing: string, pattern: RegExp): number => drawing.match(pattern)?.length ?? 0;

describe('sheets of drawings', () => {
  it('there is one for every game that has people', () => {
    expect(sheets.length).toBeGreaterThanOrEqual(5);
  });

  it.each(sheets)('$game: is small', ({ sheet }) => {
    expect(gzipSync(sheetFile(sheet)).length).toBeLessThan(MOST);
  });

  it.each(sheets)('$game: every drawing is whole, without words and without a reference', ({ sheet }) => {
    for (const [id, drawing] of Object.entries(sheet)) {
      expect(id).toMatch(/^[\w-]+$/);
      expect(drawing, id).not.toMatch(/undefined|NaN|\[object|<text|url\(|href=| id=|class=/);
      expect(counted(drawing, /<g[ >]/g), id).toBe(counted(drawing, /<\/g>/g));
      expect(counted(drawing, /<(path|circle|ellipse|rect) /g), id).toBe(counted(drawing, /\/>/g));
    }
  });
});

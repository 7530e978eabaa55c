/** The client can be installed: its icons are there, as large as they say, and may be cut to any shape. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose: string;
}

const PUBLIC = join(import.meta.dirname, '..', 'public');
const text = readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8');
const { icons } = JSON.parse(text) as { readonly icons: readonly Icon[] };
const drawn = icons.filter(({ type }) => type === 'image/png');

describe('the icons of the installed client', () => {
  it.each(drawn)('$src is a picture of $sizes', ({ src, sizes }) => {
    const png = readFileSync(join(PUBLIC, src));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  });

  it.each(['any', 'maskable'])('are there in both sizes for %s', (purpose) => {
    const sizes = drawn.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
    expect(sizes).toEqual(['192x192', '512x512']);
  });
});

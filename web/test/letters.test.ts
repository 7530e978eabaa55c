/** Letters that pictures of links are drawn with: figures as high as capitals, and Cyrillic letters under a name of their own. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { beforeAll, describe, expect, it } from 'vitest';
import { liningFigures, ownFamily } from '../letters.ts';

const FONTS = join(import.meta.dirname, '../../kit/fonts');
const font = (name: string) => readFileSync(join(FONTS, `alegreya-${name}.woff2`));
beforeAll(() => initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'))));

function height(words: string, family: string, ...files: readonly Buffer[]): number {
  const text = `<text x="20" y="100" font-family="${family}" font-size="100">${words}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200">${text}</svg>`;
  return new Resvg(svg, { font: { fontBuffers: [...files] } }).getBBox()?.height ?? 0;
}

describe.each([
  ['latin-700-normal', 'Alegreya'],
  ['sans-latin-400-normal', 'Alegreya Sans'],
])('%s', (name, family) => {
  it('has figures of one height', () => {
    const lining = liningFigures(font(name));
    const heights = [...'0123456789'].map((digit) => height(digit, family, lining));
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(4);
    expect(height('1', family, lining)).toBeGreaterThan(height('1', family, font(name)) * 1.1);
    expect(height('H', family, lining)).toBeCloseTo(height('H', family, font(name)));
  });
});

it('Cyrillic letters are found under a name of their own', () => {
  const serif = font('cyrillic-700-normal');
  const sans = font('sans-cyrillic-400-normal');
  const both = [ownFamily(sans), ownFamily(serif)];
  expect(height('Ж', 'Cyrillic', ...both)).toBeCloseTo(height('Ж', 'Alegreya', serif));
  expect(height('Ж', 'Cyrillic Sans', ...both)).toBeCloseTo(height('Ж', 'Alegreya Sans', sans));
  expect(height('Ж', 'Cyrillic', ...both)).not.toBeCloseTo(height('Ж', 'Cyrillic Sans', ...both));
});

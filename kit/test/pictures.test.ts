/** Drawings made for pages, as something takes them that knows SVG and nothing else. */
import { describe, expect, it } from 'vitest';
import { flat, propertiesIn } from '../pictures/flat.ts';
import { fitted, printable } from '../pictures/words.ts';

const drawn = (inner: string, properties = {}, sheet = {}) =>
  flat(
    `<svg xmlns="http://www.w3.org/2000/svg"><style>.serif { font-family: "Alegreya"; }</style>${inner}</svg>`,
    sheet,
    properties,
  );

describe('a flat drawing', () => {
  it('has colours in place of what the page would say, mixed where they are mixed', () => {
    const properties = { land: '#ffffff', tone: 'var(--land)' };
    expect(drawn('<path fill="var(--tone)"/>', properties)).toContain('fill="#ffffff"');
    expect(drawn('<path fill="var(--sea, #0000ff)"/>')).toContain('fill="#0000ff"');
    const mixed = drawn('<path fill="color-mix(in srgb, var(--land), #000000 20%)"/>', properties);
    expect(mixed).toContain('fill="#cccccc"');
  });

  it('brings along what lies on the sheet, and nothing else of it', () => {
    const svg = drawn(
      '<use href="/assets/sheet-1.svg#tower"/>',
      {},
      { tower: '<path d="M0 0"/>', lion: '<path d="M1 1"/>' },
    );
    expect(svg).toContain('<use href="#tower"/>');
    expect(svg).toContain('<g id="tower"><path d="M0 0"/></g>');
    expect(svg).not.toContain('lion');
  });

  it('sets Cyrillic letters in the family that goes with the text around them', () => {
    const svg = drawn('<text class="serif">Раунд 1</text>');
    expect(svg).toContain('<text class="serif"><tspan class="cyrillic">Раунд</tspan> 1</text>');
    expect(svg).toContain('.serif .cyrillic { font-family: "Cyrillic"; }');
  });

  it('names no attribute without a value', () => {
    const svg = drawn('<g class><path d stroke-width="2" aria-label="a > b, at last"></path></g>');
    expect(svg).toContain('<g class=""><path d="" stroke-width="2" aria-label="a > b, at last"></path></g>');
  });
});

it('takes properties from what is said of the light theme', () => {
  expect(propertiesIn(':root {\n  --a: #111;\n}\n:root[data-theme="dark"] {\n  --a: #222;\n}\n')).toEqual({
    a: '#111',
  });
});

it('breaks words into lines, and cuts what is left over', () => {
  expect(fitted('one two three', 7, 2)).toEqual(['one two', 'three']);
  expect(fitted('one two three four', 7, 2)).toEqual(['one two', 'three…']);
  expect(printable('a\u0000b')).toBe('ab');
});

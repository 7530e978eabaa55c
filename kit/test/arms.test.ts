/** Arms can be told without their colours, on any paper of the house, and however many stand on a page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { Arms, type ArmsPaint, type ArmsProps } from '../seats/Arms.tsx';
import { CHARGE_OUTLINES, PARTS } from '../seats/charges.ts';

type Given = ArmsProps['arms'];

const METALS = ['or', 'argent'] as const satisfies readonly ArmsPaint[];
const COLOURS = ['gules', 'azure', 'vert', 'purpure', 'sable'] as const satisfies readonly ArmsPaint[];
const LION: Given = { division: 'per-pale', first: 'gules', second: 'argent', charge: 'lion' };
const SMALL = 16;
const LARGE = 160;

const drawn = (arms: Partial<Given>, width = SMALL, label?: string) =>
  render(h(Arms, { arms: { ...LION, ...arms }, width, label }));

/** As an engraver without paint would leave it. */
const unpainted = (markup: string) => markup.replaceAll(/fill="var\([^"]*"/g, '');

describe.each([SMALL, LARGE])('arms %i pixels wide', (width) => {
  it('can be told by their hatching alone, on the field and on its other part', () => {
    const all = [...METALS, ...COLOURS];
    for (const place of ['first', 'second'] as const) {
      const seen = all.map((paint) => unpainted(drawn({ [place]: paint }, width)));
      expect(new Set(seen).size).toBe(all.length);
    }
    expect(unpainted(drawn({ first: 'argent', second: 'gules' }, width))).not.toBe(unpainted(drawn({}, width)));
  });

  it('are of as many kinds as there are divisions and charges', () => {
    const divisions = Object.keys(PARTS) as readonly Given['division'][];
    const charges = [...Object.keys(CHARGE_OUTLINES), 'none'] as readonly Given['charge'][];
    expect(new Set(divisions.map((division) => unpainted(drawn({ division }, width)))).size).toBe(12);
    expect(new Set(charges.map((charge) => unpainted(drawn({ charge }, width)))).size).toBe(13);
  });
});

describe('arms', () => {
  it('bear a charge across both tinctures in the other one of each', () => {
    const painted = (arms: Partial<Given>) => [...drawn(arms).matchAll(/fill="var\(--a-(\w+)\)"/g)].map(([, a]) => a);
    expect(painted({})).toEqual(['gules', 'argent', 'argent', 'gules']);
    expect(painted({ division: 'chief' })).toEqual(['gules', 'argent', 'argent']);
    expect(painted({ division: 'plain', charge: 'none' })).toEqual(['gules']);
  });

  it('are cut finer and with a line around the charge where there is room', () => {
    expect(drawn({}, SMALL)).not.toContain('stroke-width="11"');
    expect(drawn({}, LARGE)).toContain('stroke-width="11"');
    const box = (width: number) => /viewBox="0 0 ([\d.]+)/.exec(drawn({}, width))![1];
    expect(Number(box(LARGE))).toBeGreaterThan(Number(box(SMALL)));
  });

  it('are read out only where they are called something', () => {
    expect(drawn({})).toContain('aria-hidden="true"');
    const named = drawn({}, SMALL, 'Gules, a lion or');
    expect(named).toContain('role="img"');
    expect(named).toContain('aria-label="Gules, a lion or"');
    expect(named).not.toContain('aria-hidden');
  });

  it('keep their clips to themselves on a page with others', () => {
    const page = render(h('p', null, h(Arms, { arms: LION, width: SMALL }), h(Arms, { arms: LION, width: LARGE })));
    const ids = [...page.matchAll(/<clipPath id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(6);
    expect(new Set(ids).size).toBe(6);
    for (const [, used] of page.matchAll(/clip-path="url\(#([^)]+)\)"/g)) expect(ids).toContain(used);
  });
});

const tokens = readFileSync(join(import.meta.dirname, '../css/tokens.css'), 'utf8');
const [light, dark] = tokens.split(':root[data-theme="dark"]') as [string, string];

const tokenIn = (sheet: string, name: string) => new RegExp(`--${name}: #([0-9a-f]{6});`).exec(sheet)?.[1];

function luminance(hex: string): number {
  const part = (i: number) => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(0) + 0.7152 * part(2) + 0.0722 * part(4);
}

function contrast(a: string, b: string): number {
  const [less, more] = [luminance(a), luminance(b)].toSorted((x, y) => x - y) as [number, number];
  return (more + 0.05) / (less + 0.05);
}

describe('the tinctures of arms', () => {
  it.each(METALS.flatMap((metal) => COLOURS.map((colour) => [metal, colour] as const)))(
    '%s and %s stand apart',
    (m, c) => {
      expect(contrast(tokenIn(light, `a-${m}`)!, tokenIn(light, `a-${c}`)!)).toBeGreaterThanOrEqual(3);
      expect([tokenIn(dark, `a-${m}`), tokenIn(dark, `a-${c}`)]).toEqual([undefined, undefined]);
    },
  );

  it.each([
    ['light', light],
    ['dark', dark],
  ])('are set off the page in the %s by their edge', (_, sheet) => {
    for (const paper of ['desk', 'panel', 'raised']) {
      expect(contrast(tokenIn(sheet, 'a-edge')!, tokenIn(sheet, paper)!)).toBeGreaterThanOrEqual(3);
    }
  });
});

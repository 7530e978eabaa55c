/** A number that explains itself: named, closed until pressed, and its parts with their rules. */
import type { Part, Sum } from '@signoria/kernel';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { SumTable } from '../sheets/SumTable.tsx';
import { WhyNumber } from '../sheets/WhyNumber.tsx';
import { controlsIn } from '../testing/markup.ts';

const why: Sum = {
  total: 9,
  parts: [
    { what: 'printed', n: 6, rules: ['CON-5.2'], facts: { card: 'm6' } },
    { what: 'spring', n: 3, rules: ['CON-6.7', 'CON-5.3'] },
  ],
};
const table = {
  reader: { seat: 0, name: String },
  rule: () => {},
  text: { part: ({ what, facts }: Part) => [what, facts?.card].filter(Boolean).join(' ') },
};

describe('a number that explains itself', () => {
  it('is a button with a name and its figure; its parts are not there before it is pressed', () => {
    const markup = renderToString(h(WhyNumber, { why, table, label: 'Strength' }));
    expect(controlsIn(markup)).toEqual([{ name: 'Strength 9', open: true, pressed: false }]);
    expect(markup).toContain('aria-expanded="false"');
    expect(markup).not.toContain('spring');
  });

  it('may be written in another way', () => {
    const write = (n: number) => `${n} florins`;
    expect(controlsIn(renderToString(h(WhyNumber, { why, table, label: 'Price', write })))[0]!.name).toBe(
      'Price 9 florins',
    );
  });
});

describe('its sum', () => {
  const markup = renderToString(
    h(SumTable, {
      why: { ...why, parts: [...why.parts, { what: 'tax', n: -2, rules: [] }] },
      table,
      label: 'Strength',
    }),
  );

  it('has a line for each part, with its words and its number, and what they come to', () => {
    const cells = [...markup.matchAll(/<td[^>]*>([^<]*)</g)].map(([, cell]) => cell);
    expect(cells).toEqual(['6', '3', '−2', '9']);
    expect(markup).toContain('printed m6');
    expect(markup).toMatch(/<tfoot>.*Strength.*9.*<\/tfoot>/);
  });

  it('links every rule', () => {
    expect(controlsIn(markup).map(({ name }) => name)).toEqual(['CON-5.2', 'CON-6.7', 'CON-5.3']);
  });
});

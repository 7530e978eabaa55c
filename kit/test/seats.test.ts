/** [R7] Every number in the list of seats leads to what it is made of, where there is somewhere to lead. */
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { SeatBar, SeatPanel } from '../index.ts';
import { controlsIn } from '../testing/index.ts';

const SEAT = {
  id: '0',
  tincture: 'red',
  name: 'Bianca',
  spokenName: 'Bianca',
  score: { value: 2, of: 5, spoken: '(explain)' },
  facts: '1 of 3 touching',
} as const;

const nothing = () => {};
const names = (markup: string) => controlsIn(markup).map(({ name }) => name.replaceAll(' ', ''));

describe('the seats', () => {
  it('open their score, its goal and what is counted beside it', () => {
    const markup = renderToString(h(SeatPanel, { label: 'Seats', seats: [SEAT], onScore: nothing }));
    expect(names(markup)).toEqual(['1of3touching(explain)', '2/5(explain)']);
  });

  it('open their score in one line too', () => {
    const markup = renderToString(h(SeatBar, { label: 'Seats', seats: [SEAT], onScore: nothing }));
    expect(names(markup)).toEqual(['2(explain)']);
  });

  it('are only read where nothing can be opened', () => {
    const panel = renderToString(h(SeatPanel, { label: 'Seats', seats: [SEAT] }));
    expect(names(panel)).toEqual([]);
    expect(panel).toContain('1 of 3 touching');
    expect(renderToString(h(SeatBar, { label: 'Seats', seats: [SEAT] }))).not.toContain('<button');
  });
});

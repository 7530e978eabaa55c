/** Large letters make the screen as much smaller, whichever way a stylesheet asks how large it is. */
import { describe, expect, it } from 'vitest';
import { widen } from '../state/narrow.ts';

describe('letters twice as large', () => {
  it.each([
    ['(max-width: 760px)', '(max-width: 1520px)'],
    ['(width <= 760px)', '(width <= 1520px)'],
    ['(max-width: 1100px) and (min-width: 761px)', '(max-width: 2200px) and (min-width: 1522px)'],
    ['(max-height: 560.5px)', '(max-height: 1121px)'],
    ['(prefers-reduced-motion: reduce)', '(prefers-reduced-motion: reduce)'],
  ])('%s becomes %s', (query, wider) => {
    expect(widen(query, 2)).toBe(wider);
    expect(widen(query, 1)).toBe(query);
  });
});

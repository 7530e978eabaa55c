/** Numbers with their parts. */
import { expect, it } from 'vitest';
import { explained, type Parts } from '../index.ts';

function double(n: number, parts: Parts = null): number {
  parts?.push(
    { what: 'printed', n, rules: ['TOY-1'] },
    { what: 'doubled', n, rules: ['TOY-2'], facts: { by: 'drummer' } },
  );
  return 2 * n;
}

it('a rule explains its number to whoever asks', () => {
  expect(double(4)).toBe(8);
  expect(explained((parts) => double(4, parts))).toEqual({
    total: 8,
    parts: [
      { what: 'printed', n: 4, rules: ['TOY-1'] },
      { what: 'doubled', n: 4, rules: ['TOY-2'], facts: { by: 'drummer' } },
    ],
  });
});

it('parts that do not add up are a fault', () => {
  expect(() => explained((parts) => double(4, parts) + 1)).toThrow('the parts add up to 8, not to 9');
});

// What an entry of a log says, told by its line.

import { describe, expect, it } from 'vitest';
import { backTo, meant } from '../index.ts';

describe('an entry', () => {
  it('is an answer of a seat', () => {
    expect(meant({ seat: 2, line: 'sail 3' })).toEqual({ kind: 'answer', seat: 2, line: 'sail 3' });
    expect(backTo({ seat: 2, line: 'sail 3' })).toBeNull();
  });

  it('is an undo by a seat, to just after an entry', () => {
    expect(meant({ seat: 0, line: '@undo 4' })).toEqual({ kind: 'undo', seat: 0, to: 4 });
    expect(backTo({ seat: 0, line: '@undo 0' })).toBe(0);
  });

  it('is a take-back by all', () => {
    expect(meant({ seat: null, line: '@takeback 12' })).toEqual({ kind: 'takeback', to: 12 });
    expect(backTo({ seat: null, line: '@takeback 12' })).toBe(12);
  });

  it.each([
    [null, 'sail 3'],
    [null, '@undo 4'],
    [1, '@takeback 4'],
    [1, '@undo'],
    [1, '@undo -1'],
    [null, '@takeback 1.5'],
    [null, '@takeback x'],
    [1, '@forget 1'],
  ])('is nothing else: %s %s', (seat, line) => {
    expect(meant({ seat, line })).toBeNull();
    expect(backTo({ seat, line })).toBeNull();
  });
});

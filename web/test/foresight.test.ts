import { describe, expect, it } from 'vitest';
import { told } from '../pages/table/prompt/foresight-words.ts';

const WORDS = { you: 'you', strength: 'strength', florins: 'florins' };
const reader = { name: (seat: number) => ['Ada', 'Bianca', 'Carla', 'Diana'][seat]! };
const change = (seat: number, what: string, from: number, to: number) => ({ seat, what, from, to });

describe('[B13] what an answer would change is one short line', () => {
  it('with the reader first, and each number once by its name', () => {
    const changes = [change(0, 'strength', 12, 6), change(1, 'strength', 19, 5), change(1, 'florins', 900, 600)];
    expect(told(changes, 1, WORDS, reader)).toBe('strength: you 19 → 5, Ada 12 → 6 · florins: you 900 → 600');
  });

  it('of as many others as it holds, and never without the reader’s own', () => {
    const all = [0, 1, 2, 3].flatMap((seat) => [change(seat, 'strength', 9, 1), change(seat, 'florins', 2, 3)]);
    const line = told(all, 3, WORDS, reader);
    expect(line.match(/→/g)).toHaveLength(4);
    expect(line).toMatch(/^strength: you 9 → 1.* · florins: you 2 → 3/);
    expect(told([], 3, WORDS, reader)).toBe('');
  });
});

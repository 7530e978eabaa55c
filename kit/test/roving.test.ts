/** Arrow keys in a row and on a board. */
import { describe, expect, it } from 'vitest';
import { stepInRow, stepOnBoard } from '../pointing/roving.ts';

describe('a row', () => {
  it('stops at both ends', () => {
    expect(stepInRow('ArrowRight', 2, 3)).toBe(2);
    expect(stepInRow('ArrowLeft', 0, 3)).toBe(0);
    expect(stepInRow('ArrowRight', 0, 3)).toBe(1);
  });
  it('jumps to its ends', () => {
    expect(stepInRow('Home', 2, 3)).toBe(0);
    expect(stepInRow('End', 0, 3)).toBe(2);
  });
  it('leaves other keys and empty rows alone', () => {
    expect(stepInRow('a', 0, 3)).toBeNull();
    expect(stepInRow('ArrowRight', 0, 0)).toBeNull();
  });
});

describe('a board', () => {
  const spots = [
    { id: 'middle', x: 0, y: 0 },
    { id: 'east', x: 10, y: 1 },
    { id: 'farEast', x: 30, y: 0 },
    { id: 'north', x: 2, y: -10 },
  ];
  it('goes to the nearest in the direction of the arrow', () => {
    expect(stepOnBoard('ArrowRight', 'middle', spots)).toBe('east');
    expect(stepOnBoard('ArrowUp', 'middle', spots)).toBe('north');
    expect(stepOnBoard('ArrowLeft', 'farEast', spots)).toBe('east');
  });
  it('stays where nothing lies ahead', () => {
    expect(stepOnBoard('ArrowLeft', 'middle', spots)).toBeNull();
    expect(stepOnBoard('Enter', 'middle', spots)).toBeNull();
    expect(stepOnBoard('ArrowLeft', 'nowhere', spots)).toBeNull();
  });
});

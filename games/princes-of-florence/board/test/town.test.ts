/** Houses and landscapes are drawn for every way they can lie, and only an outline of an edition's own is not. */
import { describe, expect, it } from 'vitest';
import { PIECE, PIECES, SHAPES } from '../../data/pieces.ts';
import { isPrinted, lieOf, waysToLay } from '../drawings/lies.ts';
import { sheet } from '../drawings/sheet/sheet.ts';

describe('the town', () => {
  it.each(PIECES)('[FLO-1.2] [FLO-1.3] %s is drawn in all its positions, row by row', (piece) => {
    const shape = SHAPES[PIECE[piece]]!;
    for (const cells of waysToLay(shape)) {
      const moved = cells.map(({ row, column }) => ({ row: row + 3, column: column + 2 })).reverse();
      expect(isPrinted(piece, moved)).toBe(true);
      expect(sheet).toHaveProperty(`${piece}-${lieOf(moved)}`);
      for (const { row } of cells) expect(sheet).toHaveProperty(`${piece}-${lieOf(moved)}-${row}`);
    }
  });

  it('leaves an outline that is not printed to the plain tile', () => {
    expect(
      isPrinted('chapel', [
        { row: 0, column: 0 },
        { row: 0, column: 1 },
        { row: 0, column: 2 },
      ]),
    ).toBe(false);
  });
});

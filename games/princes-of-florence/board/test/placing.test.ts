/** The tile in the hand: it can be brought to every place the menu knows, and what is in the way is always said. */
import { describe, expect, it } from 'vitest';
import { pairOf } from '../estate/grounds.ts';
import {
  answerOf,
  cellsOf,
  faultsOf,
  firstHolding,
  fits,
  flipped,
  type Holding,
  looksIn,
  moved,
  openCells,
  over,
  type PlacementForm,
  pieceIn,
  turned,
} from '../estate/placing.ts';
import { askedForm, type Table } from '../table.ts';
import { game, tableOf, watch } from './help.ts';

function placings(
  name: string,
  seats: number,
  options: Parameters<typeof watch>[2],
  see: (table: Table, form: PlacementForm) => void,
): number {
  let seen = 0;
  watch(name, seats, options, { every: 1 }, ({ state }) => {
    for (let you = 0; you < seats; you++) {
      const table = tableOf(state, { you });
      const form = askedForm(table, 'placement', 'place');
      if (form === null || seen >= 25) continue;
      seen++;
      see(table, form);
    }
  });
  return seen;
}

/** Every place inside the grid, in every look. */
function everywhere({ view }: Table, form: PlacementForm): readonly Holding[] {
  return looksIn(view, pieceIn(form)).flatMap((look) => {
    const found: Holding[] = [];
    for (let row = 0; row + look.rows <= 7; row++) {
      for (let column = 0; column + look.columns <= form.width; column++) found.push({ look, row, column });
    }
    return found;
  });
}

const sitesOf = ({ view, you }: Table) =>
  view.pending?.what === 'joint' ? pairOf(view, view.pending.active, view.pending.partner) : [you!];

describe.each([
  ['alone on an estate', 4, {}],
  ['on docked estates', 3, { cooperative: true }],
] as const)('%s', (name, seats, options) => {
  it('[FLO-8.4] fits exactly where the menu says, and the answer is legal notation', () => {
    const seen = placings(`fits: ${name}`, seats, options, (table, form) => {
      const legal = everywhere(table, form).filter((holding) => fits(form, holding));
      expect(legal.length).toBe(form.spots.reduce((n, { at }) => n + at.length, 0));
      for (const holding of legal.slice(0, 5)) {
        const choice = { ...form.base, ...answerOf(form, holding) };
        expect(game.notation.read(game.notation.write(choice))).toEqual(choice);
      }
    });
    expect(seen).toBeGreaterThan(5);
  });

  it('[FLO-8.5] says what is in the way wherever it does not fit', () => {
    placings(`faults: ${name}`, seats, options, (table, form) => {
      for (const holding of everywhere(table, form)) {
        if (fits(form, holding)) continue;
        const faults = faultsOf(table.view, sitesOf(table), pieceIn(form), cellsOf(holding));
        expect(faults.length, `${pieceIn(form)} at ${holding.row} ${holding.column}`).toBeGreaterThan(0);
        expect(faults.every(({ cells }) => cells.length > 0)).toBe(true);
      }
    });
  });

  it('begins where it fits, and stays inside however it is moved', () => {
    placings(`moves: ${name}`, seats, options, (table, form) => {
      const first = firstHolding(table.view, form);
      expect(fits(form, first)).toBe(true);
      for (const [rows, columns] of [
        [-20, -20],
        [20, 20],
        [-20, 20],
      ] as const) {
        for (const { row, column } of cellsOf(moved(form, first, rows, columns))) {
          expect(row >= 0 && row < 7 && column >= 0 && column < form.width).toBe(true);
        }
      }
      expect(cellsOf(over(form, first, { row: 3, column: 3 })).length).toBe(first.look.cells.length);
    });
  });
});

describe('turning and flipping', () => {
  it('goes through every look of every piece', () => {
    const pieces = new Set<string>();
    placings('turning', 4, {}, ({ view }, form) => {
      const name = ({ look: { turn, flip } }: Holding) => `${turn} ${flip}`;
      const seen = new Set<string>();
      let holding = firstHolding(view, form);
      for (let i = 0; i < 8; i++) {
        seen.add(name(holding));
        holding = turned(view, form, holding) ?? holding;
        if (i === 3) holding = flipped(view, form, holding) ?? holding;
      }
      expect(seen.size).toBe(looksIn(view, pieceIn(form)).length);
      pieces.add(pieceIn(form));
    });
    expect(pieces.size).toBeGreaterThan(4);
  });

  it('marks the squares it could cover as it lies', () => {
    placings('open squares', 3, {}, ({ view }, form) => {
      const first = firstHolding(view, form);
      const open = openCells(form, first).map(({ row, column }) => `${row} ${column}`);
      for (const { row, column } of cellsOf(first)) expect(open).toContain(`${row} ${column}`);
    });
  });
});

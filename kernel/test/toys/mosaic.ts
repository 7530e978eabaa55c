/** Dominoes onto a board of three by three until none fits: the placement menu. */

import { flag, notationOf, number, oneOfNumbers } from '../../choices/notation.ts';
import type { Core, Game, OptionSchema, Seat } from '../../index.ts';
import { finish, schedule } from '../../index.ts';
import { cloneCore, core, noEdition } from './toy.ts';

type Turned = 0 | 1 | 2 | 3;
type PlaceFrame = { readonly at: 'place'; readonly seat: Seat };
type Place = { readonly do: 'place'; readonly at: number; readonly turn: Turned; readonly flip: boolean };

export interface Mosaic extends Core<PlaceFrame, Place> {
  cells: (Seat | null)[];
}

const WIDTH = 3;
const TURNS: readonly Turned[] = [0, 1];

/** The two cells of a domino whose first square lies at `at`: along the row, or down the column. */
function covers(at: number, turn: Turned): readonly [number, number] {
  return [at, turn === 0 ? at + 1 : at + WIDTH];
}

function fits(s: Mosaic, at: number, turn: Turned): boolean {
  const onBoard = turn === 0 ? at % WIDTH < WIDTH - 1 : at + WIDTH < s.cells.length;
  return onBoard && covers(at, turn).every((cell) => s.cells[cell] === null);
}

function spots(s: Mosaic) {
  const cells = s.cells.map((_, cell) => cell);
  return TURNS.map((turn) => ({ turn, flip: false, at: cells.filter((at) => fits(s, at, turn)) }));
}

export const mosaic: Game<Mosaic, PlaceFrame, Place, unknown, OptionSchema> = {
  id: 'mosaic',
  rules: 1,
  players: { min: 1, max: 2 },
  options: {},
  steps: {
    place: {
      rules: ['MOS-1'],
      seat: (_, f) => f.seat,
      menu: (s) => ({ kind: 'placement', base: { do: 'place' }, width: WIDTH, spots: spots(s) }),
      take(s, f, c) {
        for (const cell of covers(c.at, c.turn)) s.cells[cell] = f.seat;
        if (spots(s).some(({ at }) => at.length > 0)) schedule(s, { at: 'place', seat: (f.seat + 1) % s.seats });
        else finish(s, { winners: [f.seat], reason: 'full' });
      },
    },
  },
  setup: ({ seats, chance }) => ({
    ...core<PlaceFrame, Place>(seats, chance, { at: 'place', seat: 0 }),
    cells: Array<null>(WIDTH * WIDTH).fill(null),
  }),
  readEdition: noEdition,
  clone: (s) => ({ ...cloneCore(s), cells: s.cells.slice() }),
  view: (s) => s.cells.slice(),
  imagine() {},
  notation: notationOf({ place: { at: number, turn: oneOfNumbers([0, 1, 2, 3]), flip: flag('flipped') } }),
  score: (s, seat) => [{ what: 'cells', points: s.cells.filter((cell) => cell === seat).length, rules: ['MOS-1'] }],
  violations: () => [],
};

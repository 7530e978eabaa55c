/**
 * Noughts and crosses on the kernel: the smallest whole game, and the one the benchmark measures against other
 * frameworks. Nothing is hidden and nothing is random in it.
 */

import { notationOf, number } from '../../choices/notation.ts';
import type { Blocked, Choice, Core, Frame, Game, OptionSchema, Seat } from '../../index.ts';
import { cloneChance, finish, list, NotationError, schedule } from '../../index.ts';

const PLAIN = notationOf({ mark: { cell: number } });

export interface MarkFrame extends Frame {
  readonly at: 'mark';
  readonly seat: Seat;
}

export interface Mark extends Choice {
  readonly do: 'mark';
  readonly cell: number;
}

export interface TicTacToe extends Core<MarkFrame, Mark> {
  /** Row by row: whose mark stands there. */
  cells: (Seat | null)[];
}

const MARKS: readonly Mark[] = Array.from({ length: 9 }, (_, cell) => ({ do: 'mark', cell }));
const FRAMES: readonly MarkFrame[] = [0, 1].map((seat) => ({ at: 'mark', seat }));
const LINES: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

function hasLine(cells: TicTacToe['cells'], seat: Seat): boolean {
  for (const line of LINES) {
    if (cells[line[0]] === seat && cells[line[1]] === seat && cells[line[2]] === seat) return true;
  }
  return false;
}

function isTaken(s: TicTacToe, { cell }: Mark): boolean {
  return s.cells[cell] !== null;
}

function freeCells(s: TicTacToe): readonly Mark[] {
  const free: Mark[] = [];
  for (const mark of MARKS) if (s.cells[mark.cell] === null) free.push(mark);
  return free;
}

function blockedCells(s: TicTacToe): readonly Blocked<Mark>[] {
  const taken = MARKS.filter((mark) => isTaken(s, mark));
  return taken.map((choice) => ({ choice, why: 'taken', rules: ['TIC-2'], facts: { by: s.cells[choice.cell]! } }));
}

export const ticTacToe: Game<TicTacToe, MarkFrame, Mark, readonly (Seat | null)[], OptionSchema> = {
  id: 'tic-tac-toe',
  rules: 1,
  players: { min: 2, max: 2 },
  options: {},
  steps: {
    mark: {
      rules: ['TIC-1', 'TIC-2'],
      seat: (_, f) => f.seat,
      menu: (s) => list(freeCells(s)),
      blocked: blockedCells,
      take(s, f, c) {
        s.cells[c.cell] = f.seat;
        if (hasLine(s.cells, f.seat)) finish(s, { winners: [f.seat], reason: 'line' });
        else if (!s.cells.includes(null)) finish(s, { winners: [0, 1], reason: 'full' });
        else schedule(s, FRAMES[1 - f.seat]!);
      },
    },
  },
  setup: ({ seats, chance }) => ({
    seats,
    chance,
    todo: [FRAMES[0]!],
    open: [],
    picks: null,
    asked: 0,
    outcome: null,
    cells: Array<null>(9).fill(null),
  }),
  readEdition: (json) =>
    json === null ? { ok: true, edition: null } : { ok: false, problems: [{ path: '', why: 'none' }] },
  clone: (s) => ({
    seats: s.seats,
    todo: s.todo.slice(),
    open: s.open,
    picks: s.picks,
    asked: s.asked,
    chance: cloneChance(s.chance),
    outcome: s.outcome,
    cells: s.cells.slice(),
  }),
  view: (s) => s.cells.slice(),
  imagine() {}, // nothing is hidden
  notation: {
    write: PLAIN.write,
    read(line) {
      const { cell } = PLAIN.read(line);
      const mark = MARKS[cell];
      if (mark === undefined) throw new NotationError(line, 'no such mark');
      return mark;
    },
  },
  score: () => [],
  violations(s) {
    const marks = [0, 1].map((seat) => s.cells.filter((cell) => cell === seat).length);
    const lead = marks[0]! - marks[1]!;
    return lead === 0 || lead === 1 ? [] : [`crosses lead by ${lead} marks`];
  },
};

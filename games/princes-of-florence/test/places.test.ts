// Where tiles may lie, worked out square by square and compared with what is offered.

import { type AnyGame, enumerate, type Menu, question } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { BUILDINGS, PIECES, type PieceId } from '../data/pieces.ts';
import { game } from '../rules/game.ts';
import { placementMenu } from '../rules/model/estate.ts';
import type { State } from '../rules/model/state.ts';
import type { View } from '../rules/view/view.ts';
import type { Scenario } from '../scenario.ts';
import { joint, three } from './help.ts';

type Cell = readonly [row: number, column: number];
type Place = { readonly at: number; readonly turn: number; readonly flip: boolean };

/** The squares of a shape so turned, from its first one on. */
function cellsOf(shape: readonly string[], turn: number, flip: boolean): readonly Cell[] {
  let rows = shape.map((row) => [...row]);
  if (flip) rows = rows.map((row) => row.toReversed());
  for (let i = 0; i < turn; i++) rows = rows[0]!.map((_, c) => rows.map((row) => row[c]!).toReversed());
  const cells = rows.flatMap((row, r) => row.flatMap((x, c): Cell[] => (x === 'X' ? [[r, c]] : [])));
  const [, first] = cells[0]!;
  return cells.map(([r, c]) => [r, c - first]);
}

function covered(shape: readonly string[], { at, turn, flip }: Place, width: number): readonly Cell[] {
  return cellsOf(shape, turn, flip).map(([r, c]) => [Math.floor(at / width) + r, (at % width) + c]);
}

/** All squares of the table: seat, row and column; what lies there, and which squares share an edge with it. */
function table(view: View) {
  const { palazzo, borders } = view.estate;
  const built = (seat: number, row: number, column: number) =>
    palazzo.includes(row * 7 + column) ||
    view.players[seat]!.tiles.some(
      ({ piece, squares }) => !/forest|lake|park/.test(piece) && squares.includes(row * 7 + column),
    );
  const free = (seat: number, row: number, column: number) =>
    row >= 0 &&
    row < 7 &&
    column >= 0 &&
    column < 7 &&
    !palazzo.includes(row * 7 + column) &&
    !view.players[seat]!.tiles.some(({ squares }) => squares.includes(row * 7 + column));
  const east = (seat: number) => borders.find(({ west }) => west === seat)?.east;
  const west = (seat: number) => borders.find(({ east }) => east === seat)?.west;
  const across = (seat: number, row: number, column: number): readonly (readonly [number, number, number])[] => {
    const other = column === 0 ? west(seat) : column === 6 ? east(seat) : undefined;
    return other === undefined ? [] : [[other, row, 6 - column]];
  };
  const beside = (seat: number, row: number, column: number) => {
    const own = [
      [row - 1, column],
      [row + 1, column],
      [row, column - 1],
      [row, column + 1],
    ].filter((cell) => cell.every((n) => n >= 0 && n < 7));
    return [...own.map(([r, c]) => [seat, r!, c!] as const), ...across(seat, row, column)];
  };
  const touches = (seat: number, row: number, column: number) =>
    beside(seat, row, column).some((cell) => built(...cell));
  return { free, across, touches };
}

const PLACES = (width: number): readonly Place[] =>
  [false, true].flatMap((flip) =>
    [0, 1, 2, 3].flatMap((turn) => Array.from({ length: 7 * width }, (_, at) => ({ at, turn, flip }))),
  );

const keyOf = (cells: readonly Cell[]) =>
  cells
    .map(([r, c]) => `${r}/${c}`)
    .sort()
    .join(' ');

/** What the rules allow alone, as sets of squares. */
function allowedAlone(view: View, seat: number, piece: PieceId): readonly string[] {
  const { free, across, touches } = table(view);
  const { builders } = view.players[seat]!;
  const fits = (cells: readonly Cell[]) =>
    cells.every(
      ([r, c]) =>
        free(seat, r, c) &&
        (/forest|lake|park/.test(piece) ||
          builders >= 2 ||
          (!touches(seat, r, c) && (builders === 1 || across(seat, r, c).length === 0))),
    );
  const found = PLACES(7)
    .map((place) => covered(view.estate.shapes[piece], place, 7))
    .filter(fits);
  return [...new Set(found.map(keyOf))].sort();
}

/** What the rules allow across the border of `west` and `east`. */
function allowedTogether(view: View, west: number, east: number, piece: PieceId): readonly string[] {
  const { free, touches } = table(view);
  const fits = (cells: readonly Cell[]) =>
    cells.some(([, c]) => c < 7) &&
    cells.some(([, c]) => c >= 7) &&
    cells.every(([r, c]) => {
      const [seat, column] = c < 7 ? [west, c] : [east, c - 7];
      return free(seat, r, column) && (view.players[seat]!.builders >= 2 || !touches(seat, r, column));
    });
  const found = PLACES(14)
    .map((place) => covered(view.estate.shapes[piece], place, 14))
    .filter(fits);
  return [...new Set(found.map(keyOf))].sort();
}

/** What is offered; each place once, and each look of the piece once. */
function offered(view: View, menu: Menu<never>, piece: PieceId, width: number): readonly string[] {
  if (menu.kind !== 'placement') throw new Error('no placement');
  const looks = menu.spots.map(({ turn, flip }) => `${turn} ${flip}`);
  expect([menu.width, looks]).toEqual([width, [...new Set(looks)]]);
  expect(menu.base).toEqual({ do: 'place', piece });
  const places = enumerate(menu as never) as unknown as readonly Place[];
  return places.map((place) => keyOf(covered(view.estate.shapes[piece], place, width))).sort();
}

const west = [
  { piece: 'tower', at: 6, turn: 1 },
  { piece: 'lake', at: 33 },
  { piece: 'chapel', at: 9 },
  { piece: 'park', at: 28 },
] as const;
const east = [
  { piece: 'chapel', at: 14 },
  { piece: 'lake', at: 35 },
  { piece: 'library', at: 3 },
] as const;
const scattered = [
  { piece: 'library', at: 0 },
  { piece: 'lake', at: 18 },
  { piece: 'chapel', at: 33, turn: 1 },
  { piece: 'park', at: 46 },
] as const;

describe('places alone', () => {
  const check = (position: Scenario, seats: readonly number[]) => {
    const s: State = position.state();
    const view = position.view(null);
    for (const seat of seats)
      for (const [piece, id] of PIECES.entries())
        expect(offered(view, placementMenu(s, seat, piece) as never, id, 7)).toEqual(allowedAlone(view, seat, id));
  };

  it.each([0, 1, 2])('[FLO-5.1, FLO-8.4, FLO-8.5, FLO-8.6, FLO-8.7] with %s builders', (builders) => {
    check(
      three()
        .seat(0, { builders, tiles: scattered })
        .seat(1, { builders, tiles: [{ piece: 'lake', at: 19 }, west[2]] })
        .turn(0),
      [0, 1, 2],
    );
  });

  it.each([0, 1, 2])('[FLO-20.12, FLO-R62, FLO-R66] at borders with %s builders', (builders) => {
    const position = (players: number) =>
      joint(players).seat(0, { builders, tiles: west }).seat(1, { builders, tiles: east }).turn(0);
    check(position(2), [0, 1]);
    check(position(3), [0, 1]);
  });

  it('[FLO-5.1, FLO-8.5] a tile that was laid is in the way of the next', () => {
    const position = three().seat(0, { builders: 2, jesters: 1 }).turn(0);
    position.play('0 build workshop', '0 place workshop 0 0', '0 build opera').placed(0);
    check(position, [0]);
    const bought = three().auction().play('0 auction forest', '1 pass', '2 pass', '0 place forest 32 0');
    check(bought, [0]);
    const together = joint().turn(0).play('0 buildWith workshop 1', '0 place workshop 4 0', '0 offer 0', '1 accept');
    check(together, [0, 1]);
  });
});

describe('places together', () => {
  it.each([
    [0, 0],
    [1, 2],
    [2, 1],
    [3, 2],
  ])('[FLO-20.5, FLO-20.10, FLO-R63] with %s and %s builders', (first, second) => {
    const position = () =>
      joint()
        .seat(0, { builders: first, tiles: [west[0], west[1]] })
        .seat(1, { builders: second, tiles: east, coins: 0 });
    for (const building of BUILDINGS) {
      const view = position().turn(0).view(0);
      for (const [partner, pair] of [
        [1, [0, 1]],
        [2, [2, 0]],
      ] as const) {
        const allowed = allowedTogether(view, pair[0], pair[1], building);
        if (view.players[0]!.buildings.includes(building) || view.players[partner]!.buildings.includes(building))
          continue;
        const asked = position().turn(0);
        if (allowed.length === 0) {
          asked.refused(`0 buildWith ${building} ${partner}`, 'noRoomTogether');
          continue;
        }
        asked.play(`0 buildWith ${building} ${partner}`);
        const { menu } = question(game as AnyGame, asked.match().state, 0)!;
        expect(offered(view, menu as never, building, 14)).toEqual(allowed);
      }
    }
  });
});

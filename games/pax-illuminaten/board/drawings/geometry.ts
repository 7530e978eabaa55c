/** Where everything of the board lies, in units of the drawing: cards in rows like bricks, areopagi around them. */
import type { PlaceId } from '../../data/layouts.ts';
import type { PlaceView, PlayerView } from '../../rules/view/types.ts';

export const CARD = { width: 190, height: 95 } as const;
/** Between cards: room for the borders of two lodges. */
export const GAP = 16;
/** Above or below the rows, and beside them. */
const WIDE_PLATE = { width: 436, height: 36 } as const;
const TALL_PLATE = { width: 122, height: 95 } as const;
const MARGIN = 12;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const HALF = (CARD.width + GAP) / 2;
const ROW = CARD.height + GAP;
const LAST_ROW = 5;

/** `x` counts half cards, rows count from 1: the first card of a row that starts at 1 begins at 0. */
export function cardBox({ row, x }: Pick<PlaceView, 'row' | 'x'>): Box {
  return { x: (x - 1) * HALF, y: (row - 1) * ROW, ...CARD };
}

/** An areopagus lies above, below, or beside the cards it touches. */
export function plateBox({ row, x }: Pick<PlayerView, 'row' | 'x'>, places: readonly PlaceView[]): Box {
  const middle = (x - 1) * HALF + CARD.width / 2;
  if (row < 1) return { ...WIDE_PLATE, x: middle - WIDE_PLATE.width / 2, y: -GAP - WIDE_PLATE.height };
  if (row > LAST_ROW) return { ...WIDE_PLATE, x: middle - WIDE_PLATE.width / 2, y: LAST_ROW * ROW };
  const inRow = places.filter((place) => place.row === row).map(cardBox);
  const y = (row - 1) * ROW;
  const left = Math.min(...inRow.map((box) => box.x));
  if (middle < left) return { ...TALL_PLATE, x: left - GAP - TALL_PLATE.width, y };
  const right = Math.max(...inRow.map((box) => box.x + box.width));
  return { ...TALL_PLATE, x: right + GAP, y };
}

/** All of it with a margin. */
export function extentOf(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x)) - MARGIN;
  const y = Math.min(...boxes.map((box) => box.y)) - MARGIN;
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + MARGIN;
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + MARGIN;
  return { x, y, width: right - x, height: bottom - y };
}

/** Where a box stands in the whole, for elements laid over the drawing. */
export function placedIn(all: Box, { x, y, width, height }: Box) {
  const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`;
  return {
    left: percent(x - all.x, all.width),
    top: percent(y - all.y, all.height),
    width: percent(width, all.width),
    height: percent(height, all.height),
  };
}

export function areAdjacent(a: PlaceView, b: PlaceView): boolean {
  return a.row === b.row ? Math.abs(a.x - b.x) === 2 : Math.abs(a.row - b.row) === 1 && Math.abs(a.x - b.x) === 1;
}

/** What joins two neighbours: the gap between them, as wide as the edge they share. */
function bridge(a: Box, b: Box): Box {
  if (a.y === b.y) {
    const [left, right] = a.x < b.x ? [a, b] : [b, a];
    return { x: left.x + left.width / 2, y: a.y, width: right.x - left.x, height: a.height };
  }
  const x = Math.max(a.x, b.x);
  const [top, bottom] = a.y < b.y ? [a, b] : [b, a];
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  return { x, y: top.y + top.height / 2, width, height: bottom.y - top.y };
}

/** Where three cards meet, the bridges between them leave a square free. */
function patch(a: Box, b: Box, c: Box): Box {
  const [left, right] = a.x < b.x ? [a, b] : [b, a];
  const [top, bottom] = a.y < c.y ? [a, c] : [c, a];
  const x = left.x + left.width - 1;
  const y = top.y + top.height - 1;
  return { x, y, width: right.x + 1 - x, height: bottom.y + 1 - y };
}

/** The cards of a group and what joins them: together they make one shape. */
export function shapeOf(places: readonly PlaceView[], ids: readonly PlaceId[]): readonly Box[] {
  const members = places.filter(({ id }) => ids.includes(id));
  const pairs = members.flatMap((a, i) =>
    members
      .slice(i + 1)
      .filter((b) => areAdjacent(a, b))
      .map((b) => [a, b] as const),
  );
  const patches = pairs
    .filter(([a, b]) => a.row === b.row)
    .flatMap(([a, b]) =>
      members
        .filter((c) => c.row !== a.row && areAdjacent(a, c) && areAdjacent(b, c))
        .map((c) => patch(cardBox(a), cardBox(b), cardBox(c))),
    );
  return [...members.map(cardBox), ...pairs.map(([a, b]) => bridge(cardBox(a), cardBox(b))), ...patches];
}

export function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** Forest, lake and park: what lies on the ground, and what stands on each row. */
import type { LandscapeId } from '../../../data/pieces.ts';
import { type Cell, SIDE } from '../outline.ts';
import { arch, at, chance, p, pt, round } from './paint.ts';
import { covering } from './squares.ts';
import { TREES } from './trees.data.ts';

export interface Parts {
  readonly plate: string;
  /** By row, from the top. */
  readonly rows: ReadonlyMap<number, string>;
}

const tree = (kind: keyof typeof TREES, x: number, y: number, scale: number): string =>
  at(x, y, TREES[kind], Math.round(scale * 100) / 100);

const SPOTS = [
  [10, 20],
  [31, 17],
  [50, 22],
  [20, 36],
  [41, 38],
  [9, 53],
  [30, 54],
  [51, 54],
] as const;

function forest(cells: readonly Cell[], outline: string): Parts {
  const has = covering(cells);
  const trees = cells.flatMap(({ row, column }) =>
    SPOTS.map(([x, y], i) => {
      const kind = chance(row, column, i);
      const edge = !has(row, column - 1) && x < 20 ? 5 : !has(row, column + 1) && x > 40 ? -5 : 0;
      return {
        row,
        kind: kind < 0.46 ? ('oak' as const) : kind < 0.72 ? ('cypress' as const) : ('pine' as const),
        x: column * SIDE + x + edge + (chance(column, row, i + 9) - 0.5) * 9,
        y: Math.min(row * SIDE + y + (chance(i, row, column + 3) - 0.5) * 6, (row + 1) * SIDE - 4),
        scale: 0.92 + chance(i, column) * 0.25,
      };
    }),
  );
  const rows = Map.groupBy(trees, ({ row }) => row);
  const drawn = [...rows].map(([row, all]) => {
    const inOrder = all.toSorted((a, b) => a.y - b.y);
    return [row, inOrder.map(({ kind, x, y, scale }) => tree(kind, x, y, scale)).join('')] as const;
  });
  return { plate: p(outline, 'wood-floor plate'), rows: new Map(drawn) };
}

/** Always two by two. */
function lake(outline: string): Parts {
  const water = 'M22 8c20-5 30 4 46 0s36-4 42 12-2 26 2 44-1 40-18 46-30-2-48 1-34 2-39-17 3-26 0-44-3-38 15-42Z';
  const shore = 'M24 14c20-4 30 3 45 0s32-3 36 10-2 26 2 43-1 33-16 39-28-2-46 1-30 1-34-14 3-26 0-43-1-32 13-36Z';
  const waves =
    'M24 30q4-3 8 0t8 0m30-6q4-3 8 0t8 0M20 92q4-3 8 0t8 0t8 0m22 4q4-3 8 0t8 0M76 76q4-3 8 0t8 0M22 58q4-3 8 0t8 0';
  const island =
    p('M70 58c2-6 26-7 30-1s-4 8-15 8-17-2-15-7Z', 'bank ink') +
    p('M79 58v-11h12v11Z', 'wall') +
    p('M76 47h18l-9-8Z', 'terra ink') +
    p(arch(85, 5, 8, 58), 'win') +
    tree('cypress', 97, 58, 0.62);
  const boat = at(
    38,
    62,
    p('M-15 0q15 6 30 0l-5 8h-20Z', 'wood ink') +
      p('M0 1v-27', 'line') +
      p('M2-25c8 6 11 13 12 21H2Z', 'sail') +
      p('M-2-22c-6 6-8 12-8 18h8Z', 'sail'),
  );
  const reeds = p('M12 112v-11m4 12l1-13m4 13l2-9M104 108v-10m4 10l2-12M12 20v-9m4 8l1-9', 'reed');
  const swan = at(
    66,
    92,
    p('M-8 0c0 4 14 5 17 0 1-2-1-4-4-3-3-3-8-2-8-6 0-3-4-4-5-1l-3 1.5 3.5.5c-.5 3 1.5 5-.5 8Z', 'marble'),
  );
  const plate = p(outline, 'bank plate') + p(water, 'water ink') + p(shore, 'shore') + p(waves, 'wave');
  return { plate, rows: new Map([[1, island + boat + reeds + swan]]) };
}

const FOUNTAIN =
  round(0, 0, 17, 8, 'stone ink') +
  round(0, -1.5, 13.5, 5.6, 'water ink') +
  p('M-2.5-1v-14h5v14Z', 'stone ink') +
  round(0, -15, 9, 3.2, 'stone ink') +
  round(0, -15.5, 6.5, 1.8, 'water') +
  p('M0-16v-9M0-25c-5 0-7 4-8 12M0-25c5 0 7 4 8 12', 'jet');

const BEDS = [
  [15, 16],
  [45, 16],
  [15, 46],
  [45, 46],
] as const;
const GAP = 5;

/** Four beds round a cross path on each square; the path runs on into the neighbour. A fountain in the middle. */
function park(cells: readonly Cell[], outline: string): Parts {
  const has = covering(cells);
  let plate = p(outline, 'gravel plate');
  const rows = new Map<number, string>();
  for (const [i, { row, column }] of cells.entries()) {
    const [x, y] = [column * SIDE, row * SIDE];
    const off = (dr: number, dc: number) => (has(row + dr, column + dc) ? GAP : 6);
    const [W, E, N, S] = [off(0, -1), off(0, 1), off(-1, 0), off(1, 0)];
    const lawn = (a: number, b: number, w: number, h: number) => `M${pt(x + a, y + b)}h${w}v${h}h${-w}z`;
    plate += p(
      lawn(W, N, 25 - W, 25 - N) +
        lawn(35, N, 25 - E, 25 - N) +
        lawn(W, 35, 25 - W, 25 - S) +
        lawn(35, 35, 25 - E, 25 - S),
      'lawn ink',
    );
    plate += BEDS.map(
      ([a, b], k) =>
        round(x + a, y + b, 4.5, 4.5, 'bush') + round(x + a, y + b, 1.8, 1.8, (k + i) % 2 === 0 ? 'rose' : 'primrose'),
    ).join('');
    const [west, east] = [x + W + 5, x + SIDE - E - 5];
    const standing =
      i === 1
        ? at(x + 30, y + 38, FOUNTAIN)
        : tree('cypress', west, y + 14, 0.62) +
          tree('cypress', east, y + 14, 0.62) +
          tree('ball', x + 30, y + 37, 1.05) +
          tree('cypress', west, y + 56, 0.62) +
          tree('cypress', east, y + 56, 0.62);
    rows.set(row, (rows.get(row) ?? '') + standing);
  }
  return { plate, rows };
}

export function landscape(id: LandscapeId, cells: readonly Cell[], outline: string): Parts {
  if (id === 'forest') return forest(cells, outline);
  return id === 'lake' ? lake(outline) : park(cells, outline);
}

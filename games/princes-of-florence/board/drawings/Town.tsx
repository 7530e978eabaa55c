/** The tiles of an estate as a town: plates on the ground, exactly their squares, and what stands on them, back to front. */
import type { PieceId } from '../../data/pieces.ts';
import { isLandscape, lieOf } from './lies.ts';
import { FORENOON, lightOf, shadowOf } from './light.ts';
import { type Cell, SIDE } from './outline.ts';
import sheet from './sheet/sheet.ts?drawn';

export interface Lying {
  readonly piece: PieceId | 'palazzo';
  readonly cells: readonly Cell[];
  readonly fresh?: number | undefined;
}

const topOf = (cells: readonly Cell[]): number => Math.min(...cells.map(({ row }) => row));
const leftOf = (cells: readonly Cell[]): number => Math.min(...cells.map(({ column }) => column));
const placed = ({ cells }: Lying) => ({ x: leftOf(cells) * SIDE, y: topOf(cells) * SIDE });
const keyOf = ({ piece, cells }: Lying): string => `${piece} ${cells[0]!.row} ${cells[0]!.column}`;

interface PlatesProps {
  readonly all: readonly Lying[];
  /** Whose light throws the shadows. */
  readonly round?: number;
}

/** Shadows fall on whatever lies there, so they come after all plates. */
export function Plates({ all, round = FORENOON }: PlatesProps) {
  const { shadow } = lightOf(round);
  const houses = all.filter(({ piece }) => piece === 'palazzo' || !isLandscape(piece));
  return (
    <g class="plates">
      {all.map((one) => (
        <use key={keyOf(one)} href={`${sheet}#${one.piece}-${lieOf(one.cells)}`} {...placed(one)} />
      ))}
      <path class="town-shadow" d={houses.map(({ cells }) => shadowOf(cells, shadow)).join('')} />
    </g>
  );
}

/** All rows of all pieces: the further down, the nearer. */
export function Standing({ all }: { readonly all: readonly Lying[] }) {
  const rows = all.flatMap((one) => {
    const top = topOf(one.cells);
    return [...new Set(one.cells.map(({ row }) => row))].map((row) => ({ one, row, step: row - top }));
  });
  const inOrder = rows.toSorted((a, b) => a.row - b.row || leftOf(a.one.cells) - leftOf(b.one.cells));
  return (
    <g class="standing">
      {inOrder.map(({ one, step }) => (
        <use
          key={`${keyOf(one)} ${step}`}
          href={`${sheet}#${one.piece}-${lieOf(one.cells)}-${step}`}
          {...placed(one)}
          {...lookOf(one)}
        />
      ))}
    </g>
  );
}

function lookOf({ fresh }: Lying) {
  return fresh === undefined ? {} : { class: 'laid just-changed', style: { '--after': `${fresh}ms` } };
}

/** An estate at a glance, in a frame of its owner's colour. */
import { type Tincture, Tinted } from '@signoria/kit';
import type { PieceId } from '../../data/pieces.ts';
import { ACROSS } from './Estate.tsx';
import { isPrinted } from './lies.ts';
import { type Cell, outlineOf, SIDE } from './outline.ts';
import { type Lying, Plates, Standing } from './Town.tsx';
import { TILE_LOOKS } from './tile-looks.ts';

export interface MiniEstateProps {
  readonly palazzo: readonly number[];
  readonly tiles: readonly { readonly piece: PieceId; readonly squares: readonly number[] }[];
  readonly tincture: Tincture;
  readonly round?: number;
}

const SMALL = 7;

const cellsOf = (squares: readonly number[]): readonly Cell[] =>
  squares.map((at) => ({ row: Math.floor(at / ACROSS), column: at % ACROSS }));

/** One square is 7 units. What an edition has given another outline is flat. */
export function MiniEstate({ palazzo, tiles, tincture, round }: MiniEstateProps) {
  const size = ACROSS * SMALL;
  const changed = tiles.filter(({ piece, squares }) => !isPrinted(piece, cellsOf(squares)));
  const printed = tiles.filter((tile) => !changed.includes(tile));
  const town: readonly Lying[] = [
    { piece: 'palazzo', cells: cellsOf(palazzo) },
    ...printed.map(({ piece, squares }) => ({ piece, cells: cellsOf(squares) })),
  ];
  const square = (at: number, fill: string) => (
    <rect
      key={at}
      x={(at % ACROSS) * SMALL}
      y={Math.floor(at / ACROSS) * SMALL}
      width={SMALL}
      height={SMALL}
      fill={fill}
    />
  );
  const lines = Array.from({ length: ACROSS - 1 }, (_, i) => (i + 1) * SMALL);
  return (
    <svg class="mini-estate" data-round={round} viewBox={`-4 -4 ${size + 8} ${size + 8}`} aria-hidden="true">
      <Tinted tincture={tincture}>
        <rect x="-3" y="-3" width={size + 6} height={size + 6} rx="2" stroke="#231A13" />
      </Tinted>
      <rect width={size} height={size} fill="var(--florence-grass)" />
      <path
        d={lines.map((at) => `M${at} 0V${size}M0 ${at}H${size}`).join('')}
        stroke="var(--florence-grass-line)"
        stroke-width=".6"
      />
      {changed.map(({ piece, squares }) => (
        <g key={`${piece} ${squares[0]}`}>
          {squares.map((at) => square(at, TILE_LOOKS[piece].flat))}
          <path
            d={outlineOf(cellsOf(squares))}
            transform={`scale(${SMALL / SIDE})`}
            fill="none"
            stroke="#231A13"
            stroke-width={SIDE / SMALL}
          />
        </g>
      ))}
      {/* Shadows end where the estate does; roofs may rise above it. */}
      <svg aria-hidden="true" width={size} height={size}>
        <g transform={`scale(${SMALL / SIDE})`}>
          <Plates all={town} {...(round === undefined ? {} : { round })} />
        </g>
      </svg>
      <g transform={`scale(${SMALL / SIDE})`}>
        <Standing all={town} />
      </g>
      <rect width={size} height={size} fill="none" stroke="#231A13" stroke-width="1" />
    </svg>
  );
}

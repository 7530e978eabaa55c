/** An estate at a glance, in a frame of its owner's colour. */
import { type Tincture, Tinted } from '@signoria/kit';
import type { PieceId } from '../../data/pieces.ts';
import { ACROSS } from './Estate.tsx';
import { outlineOf, SIDE } from './outline.ts';
import { PALAZZO_FLAT, TILE_LOOKS } from './tile-looks.ts';

export interface MiniEstateProps {
  readonly palazzo: readonly number[];
  readonly tiles: readonly { readonly piece: PieceId; readonly squares: readonly number[] }[];
  readonly tincture: Tincture;
}

const SMALL = 7;

/** An estate at a glance: flat colours, one square is 7 units. */
export function MiniEstate({ palazzo, tiles, tincture }: MiniEstateProps) {
  const size = ACROSS * SMALL;
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
    <svg class="mini-estate" viewBox={`-4 -4 ${size + 8} ${size + 8}`} aria-hidden="true">
      <Tinted tincture={tincture}>
        <rect x="-3" y="-3" width={size + 6} height={size + 6} rx="2" stroke="#231A13" />
      </Tinted>
      <rect width={size} height={size} fill="var(--florence-grass)" />
      <path
        d={lines.map((at) => `M${at} 0V${size}M0 ${at}H${size}`).join('')}
        stroke="var(--florence-grass-line)"
        stroke-width=".6"
      />
      {palazzo.map((at) => square(at, PALAZZO_FLAT))}
      {tiles.map(({ piece, squares }) => (
        <g key={`${piece} ${squares[0]}`}>
          {squares.map((at) => square(at, TILE_LOOKS[piece].flat))}
          <path
            d={outlineOf(squares.map((at) => ({ row: Math.floor(at / ACROSS), column: at % ACROSS })))}
            transform={`scale(${SMALL / SIDE})`}
            fill="none"
            stroke="#231A13"
            stroke-width={SIDE / SMALL}
          />
        </g>
      ))}
      <rect width={size} height={size} fill="none" stroke="#231A13" stroke-width="1" />
    </svg>
  );
}

/** A tile lying on an estate, and small pictures of tiles for stacks and menus. */
import type { PieceId, Shape } from '../../data/pieces.ts';
import { Medal } from './Glyph.tsx';
import { isLandscape, isPrinted } from './lies.ts';
import { type Cell, outlineOf, type Room, roomOf, SIDE } from './outline.ts';
import { INK } from './palette.ts';
import { Plates, Standing } from './Town.tsx';
import { TILE_LOOKS } from './tile-looks.ts';

const WIDE = 19;

function Boat({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x - 30} ${y - 30})`} stroke={INK} stroke-width="1.3">
      <path d="M16 40q14 7 28 0l-4 8H21Z" fill="#6B3A1C" />
      <path d="M30 39V16M31 18l12 18H31Z" fill="#FBF5E8" />
    </g>
  );
}

/** A fountain amid the hedges. */
function Fountain({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke={INK} stroke-width="1.3">
      <ellipse cx="0" cy="9" rx="17" ry="7" fill="#E7D8B6" />
      <ellipse cx="0" cy="8" rx="12" ry="4.4" fill="#8FB9C4" />
      <path d="M-2.5 8V-4h5V8Z" fill="#E7D8B6" />
      <path d="M0-5C-7-15-12-9-12 3M0-5C7-15 12-9 12 3" fill="none" stroke="#FBF5E8" stroke-width="2" />
    </g>
  );
}

function Middle({ piece, room }: { readonly piece: PieceId; readonly room: Room }) {
  const y = room.down > 1 ? room.y - 10 : room.y - 5;
  if (piece === 'forest') return null;
  if (piece === 'lake') return <Boat x={room.x - (room.across > 1 ? 26 : 0)} y={y - 14} />;
  if (piece === 'park') return <Fountain x={room.x} y={y - 4} />;
  return <Medal of={piece} x={room.x} y={y - 3} width={2 * WIDE} />;
}

export interface TileProps {
  readonly piece: PieceId;
  readonly cells: readonly Cell[];
  readonly name?: string;
  /** In the hand, not yet on the ground. */
  readonly held?: boolean;
  /** Has just been laid: milliseconds until it comes down. */
  readonly fresh?: number | undefined;
}

/** The name under the symbol. */
export function TileName({ name, cells }: { readonly name: string; readonly cells: readonly Cell[] }) {
  const room = roomOf(cells);
  const y = room.down > 1 ? room.y + 24 : room.y + 26;
  return (
    <text class="tile-name" x={room.x} y={y}>
      {name}
    </text>
  );
}

/** One whose outline an edition has changed: a roof of its colour with its symbol. */
function Changed({ piece, cells }: Pick<TileProps, 'piece' | 'cells'>) {
  const d = outlineOf(cells);
  return (
    <>
      <path
        d={d}
        fill={`url(#florence-${TILE_LOOKS[piece].texture})`}
        stroke={INK}
        stroke-width="2.4"
        stroke-linejoin="round"
      />
      <path d={d} fill="none" stroke="#fff" stroke-opacity=".26" stroke-width="1.4" transform="translate(0 1.6)" />
      <Middle piece={piece} room={roomOf(cells)} />
    </>
  );
}

export function Tile({ piece, cells, name, held = false, fresh }: TileProps) {
  const all = [{ piece, cells }];
  return (
    <g
      class={`tile${held ? ' held' : ''}${fresh === undefined ? '' : ' laid just-changed'}`}
      {...(fresh === undefined ? {} : { style: { '--after': `${fresh}ms` } })}
    >
      <path d={outlineOf(cells)} transform={`translate(0 ${held ? 8 : 4})`} fill="#1c140e" opacity=".28" />
      {isPrinted(piece, cells) ? (
        <>
          <Plates all={all} />
          <Standing all={all} />
        </>
      ) : (
        <Changed piece={piece} cells={cells} />
      )}
      {name === undefined ? null : <TileName name={name} cells={cells} />}
    </g>
  );
}

/** How far a house rises above its squares. */
const RISE = { house: 48, land: 14 } as const;

/** A tile alone, for supplies and lists. The shape is that of the box that is played with. */
export function TilePicture({ piece, shape }: { readonly piece: PieceId; readonly shape: Shape }) {
  const cells = shape.flatMap((line, row) =>
    [...line].flatMap((square, column) => (square === 'X' ? [{ row, column }] : [])),
  );
  const width = (Math.max(...cells.map(({ column }) => column)) + 1) * SIDE;
  const height = (Math.max(...cells.map(({ row }) => row)) + 1) * SIDE;
  const rise = isLandscape(piece) ? RISE.land : RISE.house;
  return (
    <svg
      class="tile-picture"
      data-piece={piece}
      data-place={`piece ${piece}`}
      viewBox={`-6 ${-rise} ${width + 12} ${height + rise + 8}`}
      aria-hidden="true"
    >
      <Tile piece={piece} cells={cells} />
    </svg>
  );
}

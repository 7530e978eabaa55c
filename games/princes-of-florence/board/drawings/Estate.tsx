/** An estate, or two or three lying side by side: grass, palazzo, tiles, and the tile that is being placed. */
import type { Tincture } from '@signoria/kit';
import { ShieldMark } from '@signoria/kit';
import type { ComponentChildren } from 'preact';
import type { PieceId } from '../../data/pieces.ts';
import { isPrinted } from './lies.ts';
import { FORENOON, lightOf, ROUNDS } from './light.ts';
import { type Cell, outlineOf, SIDE } from './outline.ts';
import { Tile, TileName } from './Tile.tsx';
import { type Lying, Plates, Standing } from './Town.tsx';

/** Rows and columns of one estate. */
export const ACROSS = 7;
const FRAME = 14;
/** Sky above the first row, for the roofs that rise into it. */
const SKY = 42;

export interface LyingTile {
  readonly piece: PieceId;
  readonly cells: readonly Cell[];
  readonly name: string;
  readonly fresh?: number | undefined;
}

/** One estate on the table; its columns begin at `left`. */
export interface Ground {
  readonly left: number;
  /** Upper left square of the palazzo, in columns of this estate. */
  readonly palazzo: Cell;
  readonly tincture: Tincture;
  readonly dim?: boolean;
}

export interface Ghost {
  readonly piece: PieceId;
  readonly cells: readonly Cell[];
  readonly name: string;
  readonly fits: boolean;
  /** The squares that are in the way. */
  readonly bad: readonly Cell[];
}

export interface EstateProps {
  /** Seven rounds are a day: the light of this one. */
  readonly round?: number;
  readonly grounds: readonly Ground[];
  readonly tiles: readonly LyingTile[];
  readonly ghost?: Ghost | null;
  readonly palazzoName: string;
  /** First and last visible column, both included. */
  readonly from?: number;
  readonly to?: number;
  /** Squares that the piece, as it is turned now, could cover. */
  readonly open?: readonly Cell[];
  readonly children?: ComponentChildren;
}

function Grid({ left }: { readonly left: number }) {
  const lines = Array.from({ length: ACROSS - 1 }, (_, i) => (i + 1) * SIDE);
  return (
    <path
      d={lines.map((at) => `M${at} 0V${ACROSS * SIDE}M0 ${at}H${ACROSS * SIDE}`).join('')}
      transform={`translate(${left * SIDE} 0)`}
      stroke="var(--florence-grass-line)"
    />
  );
}

const RAYS = Array.from({ length: 12 }, (_, i) => {
  const [x, y] = [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)];
  const far = i % 2 === 0 ? 16 : 13.5;
  return `M${(x * 10.5).toFixed(1)} ${(y * 10.5).toFixed(1)}L${(x * far).toFixed(1)} ${(y * far).toFixed(1)}`;
}).join('');

function Sun({ round }: { readonly round: number }) {
  const [x, y] = lightOf(round).sun;
  return (
    <g class="estate-sun" transform={`translate(${x * ACROSS * SIDE} ${(y - 1) * SKY})`}>
      <path d={RAYS} />
      <circle r="8" />
    </g>
  );
}

/** The seven rounds as marks on the frame: past, present, to come. */
function Rounds({ left, round }: { readonly left: number; readonly round: number }) {
  return (
    <g class="estate-rounds">
      {Array.from({ length: ROUNDS }, (_, i) => (
        <rect
          key={i}
          class={i + 1 < round ? 'past' : i + 1 === round ? 'now' : ''}
          x="-3"
          y="-3"
          width="6"
          height="6"
          transform={`translate(${(left + (i + 0.5) * (ACROSS / ROUNDS)) * SIDE} ${-SKY - 7}) rotate(45)`}
        />
      ))}
    </g>
  );
}

function GroundDrawing({ left, round }: Pick<Ground, 'left'> & { readonly round: number }) {
  const size = ACROSS * SIDE;
  return (
    <g>
      <g transform={`translate(${left * SIDE} 0)`}>
        <rect class="estate-sky" y={-SKY} width={size} height={SKY} />
        <Sun round={round} />
        <path class="estate-hills far" d="M0-12Q50-27 104-17T212-22 318-15 420-20V0H0Z" />
        <path class="estate-hills" d="M0-5Q80-15 150-7T290-11 420-6V0H0Z" />
      </g>
      <rect x={left * SIDE} width={size} height={size} fill="var(--florence-grass)" />
      <rect x={left * SIDE} width={size} height={size} fill="url(#florence-grass)" />
      <Grid left={left} />
    </g>
  );
}

/** The border between two docked estates, in the colours of both owners. */
function Border({ ground }: { readonly ground: Ground }) {
  const x = ground.left * SIDE;
  const high = ACROSS * SIDE;
  return (
    <g class="estate-border">
      <path d={`M${x} 0V${high}`} stroke="#1c140e" stroke-width="5" />
      <path d={`M${x} 0V${high}`} stroke="#C9A86A" stroke-width="2" stroke-dasharray="10 6" />
    </g>
  );
}

function Cross({ row, column }: Cell) {
  return (
    <path
      class="estate-cross"
      d={`M${column * SIDE + 20} ${row * SIDE + 20}l20 20m0-20l-20 20`}
      stroke-width="5"
      stroke-linecap="round"
    />
  );
}

function Fitting({ ghost }: { readonly ghost: Ghost }) {
  const d = outlineOf(ghost.cells);
  return (
    <g class="ghost fits" transform="translate(0 -3)">
      <g opacity=".94">
        <Tile piece={ghost.piece} cells={ghost.cells} name={ghost.name} held />
      </g>
      <path d={d} fill="none" stroke="#1c140e" stroke-width="6.5" stroke-linejoin="round" />
      <path d={d} fill="none" stroke="var(--gold-leaf)" stroke-width="4" stroke-linejoin="round" />
    </g>
  );
}

function Clashing({ ghost }: { readonly ghost: Ghost }) {
  const d = outlineOf(ghost.cells);
  return (
    <g class="ghost clashes">
      <path d={d} fill="var(--panel)" opacity=".5" />
      <path d={d} fill="none" stroke="#1c140e" stroke-width="3" stroke-dasharray="8 6" stroke-linejoin="round" />
      {ghost.bad.map((cell) => (
        <Cross key={`${cell.row} ${cell.column}`} {...cell} />
      ))}
    </g>
  );
}

/** Dots where the piece may lie: quiet, so that they do not shout over the tiles. */
function Open({ cells }: { readonly cells: readonly Cell[] }) {
  return (
    <g class="estate-open">
      {cells.map(({ row, column }) => (
        <rect
          key={`${row} ${column}`}
          x={-4}
          y={-4}
          width={8}
          height={8}
          transform={`translate(${(column + 0.5) * SIDE} ${(row + 0.5) * SIDE}) rotate(45)`}
        />
      ))}
    </g>
  );
}

function Wood({ from, to }: { readonly from: number; readonly to: number }) {
  const width = (to - from + 1) * SIDE;
  const high = ACROSS * SIDE + SKY;
  const x = from * SIDE;
  return (
    <>
      <rect x={x - 12} y={-12 - SKY} width={width + 24} height={high + 24} rx="9" fill="#6E5334" />
      <rect
        x={x - 8}
        y={-8 - SKY}
        width={width + 16}
        height={high + 16}
        rx="6"
        fill="none"
        stroke="#C9A86A"
        stroke-width="1.5"
      />
    </>
  );
}

export function viewBoxOf(from: number, to: number): string {
  const [width, high] = [(to - from + 1) * SIDE, ACROSS * SIDE + SKY];
  return `${from * SIDE - FRAME} ${-FRAME - SKY} ${width + 2 * FRAME} ${high + 2 * FRAME}`;
}

const keyOf = ({ piece, cells }: Lying): string => `${piece} ${cells[0]!.row} ${cells[0]!.column}`;
const westOf = (grounds: EstateProps['grounds']): number => Math.min(...grounds.map(({ left }) => left));

function Names({ grounds, tiles, palazzoName }: Pick<EstateProps, 'grounds' | 'tiles' | 'palazzoName'>) {
  return (
    <>
      {grounds.map(({ left, palazzo }) => (
        <TileName key={left} cells={palazzoCells(left, palazzo)} name={palazzoName} />
      ))}
      {tiles.map((tile) => (
        <TileName key={keyOf(tile)} cells={tile.cells} name={tile.name} />
      ))}
    </>
  );
}

/** What tells several estates apart: whose they are, where they meet, and which is not meant now. */
function Above({ grounds, from, to }: Pick<EstateProps, 'grounds'> & { readonly from: number; readonly to: number }) {
  return (
    <>
      {grounds.map(({ left, dim }) =>
        dim ? (
          <rect key={left} class="estate-veil" x={left * SIDE} width={ACROSS * SIDE} height={ACROSS * SIDE} />
        ) : null,
      )}
      {grounds
        .filter(({ left }) => left !== westOf(grounds))
        .map((ground) => (
          <Border key={ground.left} ground={ground} />
        ))}
      {grounds.length > 1
        ? grounds.map(({ left, tincture }) => (
            <ShieldMark key={left} tincture={tincture} x={shieldAt(left, from, to)} y={20} width={22} />
          ))
        : null}
    </>
  );
}

/** The inside of the SVG: the caller makes the SVG, because it knows what can be done with it. */
export function Estate(props: EstateProps) {
  const {
    grounds,
    tiles,
    ghost,
    palazzoName,
    from = 0,
    to = ACROSS - 1,
    open = [],
    children,
    round = FORENOON,
  } = props;
  const town: readonly Lying[] = [
    ...grounds.map(({ left, palazzo }) => ({ piece: 'palazzo' as const, cells: palazzoCells(left, palazzo) })),
    ...tiles.filter(({ piece, cells }) => isPrinted(piece, cells)),
  ];
  return (
    <>
      <Wood from={from} to={to} />
      {grounds.length > 1 ? null : <Rounds left={westOf(grounds)} round={round} />}
      <svg
        aria-hidden="true"
        x={from * SIDE}
        y={-SKY}
        width={(to - from + 1) * SIDE}
        height={ACROSS * SIDE + SKY}
        viewBox={`${from * SIDE} ${-SKY} ${(to - from + 1) * SIDE} ${ACROSS * SIDE + SKY}`}
      >
        {grounds.map(({ left }) => (
          <GroundDrawing key={left} left={left} round={round} />
        ))}
        {tiles
          .filter(({ piece, cells }) => !isPrinted(piece, cells))
          .map((tile) => (
            <Tile key={keyOf(tile)} piece={tile.piece} cells={tile.cells} fresh={tile.fresh} />
          ))}
        <Plates all={town} round={round} />
        {/* While a tile is in the hand the houses fade, so that no square is hidden. */}
        <g class={ghost ? 'town faded' : 'town'}>
          <Standing all={town} />
        </g>
        <rect
          class="estate-light"
          x={from * SIDE}
          y={-SKY}
          width={(to - from + 1) * SIDE}
          height={ACROSS * SIDE + SKY}
        />
        <Names grounds={grounds} tiles={tiles} palazzoName={palazzoName} />
        <Above grounds={grounds} from={from} to={to} />
        <Open cells={open} />
        {ghost ? ghost.fits ? <Fitting ghost={ghost} /> : <Clashing ghost={ghost} /> : null}
        {children}
      </svg>
    </>
  );
}

/** Three squares wide, two high. */
const palazzoCells = (left: number, { row, column }: Cell): readonly Cell[] =>
  [0, 1, 2, 3, 4, 5].map((i) => ({ row: row + Math.floor(i / 3), column: left + column + (i % 3) }));

/** In the upper corner of what is visible of an estate. */
function shieldAt(left: number, from: number, to: number): number {
  const start = Math.max(left, from);
  const end = Math.min(left + ACROSS, to + 1);
  return (left < from ? end - 0.3 : start + 0.3) * SIDE;
}

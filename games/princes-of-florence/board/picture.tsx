/** A position for whoever shows a link to it: every prince's estate with all that stands there, their people and their helpers. */
import { ShieldMark, Tinted } from '@signoria/kit';
import { type GamePicture, type PictureSeat, SCENE, type SceneProps } from '@signoria/kit/pictures';
import type { PlayerView, View } from '../rules/view/view.ts';
import { ACROSS, type Cell, Estate, TileDefs, viewBoxOf } from './drawings/index.ts';
import { sheet } from './drawings/sheet/sheet.ts';
import { headline, seatLine } from './facts.ts';

type Props = SceneProps<View>;

const cellOf = (at: number): Cell => ({ row: Math.floor(at / ACROSS), column: at % ACROSS });

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 12;
/** By the number of estates: how many stand in each row. */
const ROWS: readonly (readonly number[])[] = [[], [1], [2], [2, 1], [2, 2], [3, 2]];

function boxesFor(count: number): readonly Box[] {
  const rows = ROWS[count] ?? [3, count - 3];
  const height = (SCENE.height - GAP * (rows.length + 1)) / rows.length;
  const width = (SCENE.width - GAP * (rows[0]! + 1)) / rows[0]!;
  return rows.flatMap((across, row) => {
    const left = (SCENE.width - across * width - (across - 1) * GAP) / 2;
    return Array.from({ length: across }, (_, column) => ({
      x: left + column * (width + GAP),
      y: GAP + row * (height + GAP),
      width,
      height,
    }));
  });
}

const [LAND_WIDE, LAND_HIGH] = viewBoxOf(0, ACROSS - 1)
  .split(' ')
  .slice(2)
  .map(Number) as [number, number];
const MAT = { beside: 94, below: 46, most: 120 } as const;
const PAPER = 5;

/** The land as large as it can be, and the mat of its owner beside it, or below where the box is high. */
function parted({ width, height }: Box) {
  const wide = (height * LAND_WIDE) / LAND_HIGH;
  if (wide + GAP / 2 + MAT.beside <= width) {
    const mat = Math.min(MAT.most, width - wide - GAP / 2);
    const x = (width - wide - GAP / 2 - mat) / 2;
    return { land: { x, y: 0, width: wide, height }, mat: { x: x + wide + GAP / 2, y: 0, width: mat, height } };
  }
  const high = Math.min(height - MAT.below - GAP / 2, (width * LAND_HIGH) / LAND_WIDE);
  const y = (height - high - GAP / 2 - MAT.below) / 2;
  return {
    land: { x: 0, y, width, height: high },
    mat: { x: 0, y: y + high + GAP / 2, width, height: MAT.below },
  };
}

interface PartProps {
  readonly player: PlayerView;
  readonly seat: PictureSeat;
  readonly box: Box;
}

function Land({ view, player, seat, box }: PartProps & { readonly view: View }) {
  return (
    <svg {...box} viewBox={viewBoxOf(0, ACROSS - 1)} aria-hidden="true">
      <Estate
        round={view.round}
        grounds={[{ left: 0, palazzo: cellOf(view.estate.palazzo[0]!), tincture: seat.tincture }]}
        tiles={player.tiles.map(({ piece, squares }) => ({ piece, cells: squares.map(cellOf), name: '' }))}
        palazzoName=""
      />
    </svg>
  );
}

const FACE = 36;

interface HelpersProps {
  readonly of: 'builder' | 'jester';
  readonly count: number;
  readonly x: number;
  readonly y: number;
}

function Helpers({ of, count, x, y }: HelpersProps) {
  if (count === 0) return null;
  return (
    <g transform={`translate(${x} ${y})`}>
      <svg width="28" height="28" viewBox="0 0 48 48" aria-hidden="true">
        <use href={`#prop-${of}`} />
      </svg>
      <text class="serif helpers" x="31" y="22">
        {count}
      </text>
    </g>
  );
}

interface FacesProps {
  readonly player: PlayerView;
  readonly across: number;
  readonly rows: number;
  readonly x: number;
  readonly y: number;
}

/** Those who have worked there, as many as there is room for. */
function Faces({ player, across, rows, x, y }: FacesProps) {
  return (
    <>
      {player.table.slice(0, across * rows).map((profession, i) => (
        <svg
          key={profession}
          x={x + (i % across) * FACE}
          y={y + Math.floor(i / across) * FACE}
          width={FACE - 3}
          height={FACE - 3}
          viewBox="0 0 86 86"
          aria-hidden="true"
        >
          <use href={`#${profession}-head`} />
        </svg>
      ))}
    </>
  );
}

const SHIELD = { beside: 44, below: 27 } as const;

function Beside({ player, seat, box: { width, height } }: PartProps) {
  const head = SHIELD.beside * 1.25 + 20;
  const across = Math.floor((width - 2 * PAPER - 4) / FACE);
  const x = (width - across * FACE + 3) / 2;
  const rows = Math.floor((height - head - PAPER - 52) / FACE);
  return (
    <>
      <rect {...paper(PAPER, head, width, height)} />
      <ShieldMark tincture={seat.tincture} x={width / 2} y={head / 2} width={SHIELD.beside} />
      <Faces player={player} across={across} rows={rows} x={x} y={head + 7} />
      <Helpers of="builder" count={player.builders} x={width / 2 - 42} y={height - 41} />
      <Helpers of="jester" count={player.jesters} x={width / 2 + 1} y={height - 41} />
    </>
  );
}

function Below({ player, seat, box: { width, height } }: PartProps) {
  const head = SHIELD.below + 20;
  const across = Math.floor((width - head - 110) / FACE);
  return (
    <>
      <rect {...paper(head, PAPER, width, height)} />
      <ShieldMark tincture={seat.tincture} x={head / 2} y={height / 2} width={SHIELD.below} />
      <Faces player={player} across={across} rows={1} x={head + 5} y={(height - FACE + 3) / 2} />
      <Helpers of="builder" count={player.builders} x={width - 105} y={9} />
      <Helpers of="jester" count={player.jesters} x={width - 57} y={9} />
    </>
  );
}

/** What the mat leaves free of its owner's paint. */
const paper = (x: number, y: number, width: number, height: number) => ({
  x,
  y,
  width: width - x - PAPER,
  height: height - y - PAPER,
  rx: 3.5,
  fill: 'var(--panel)',
  stroke: 'var(--ink)',
});

/** In the paint of the owner: their shield, the people who have worked there, builders and jesters. */
function Mat(props: PartProps) {
  const { seat, box } = props;
  return (
    <g transform={`translate(${box.x} ${box.y})`}>
      <Tinted tincture={seat.tincture}>
        <rect width={box.width} height={box.height} rx="7" stroke="var(--ink)" stroke-width="1.6" />
      </Tinted>
      {box.height > box.width ? <Beside {...props} /> : <Below {...props} />}
    </g>
  );
}

function Scene({ view, seats }: Props) {
  const boxes = boxesFor(view.players.length);
  return (
    <>
      <TileDefs />
      <rect width={SCENE.width} height={SCENE.height} fill="var(--desk)" />
      {view.players.map((player, i) => {
        const seat = seats[player.seat]!;
        const box = boxes[i]!;
        const { land, mat } = parted(box);
        return (
          <g key={player.seat} transform={`translate(${box.x} ${box.y})`}>
            <Land view={view} player={player} seat={seat} box={land} />
            <Mat player={player} seat={seat} box={mat} />
          </g>
        );
      })}
    </>
  );
}

const style = `
.estate-sky { fill: #d3e0dc; }
.estate-sun { fill: #f6de9a; stroke: #231a13; stroke-width: 1.1; stroke-linecap: round; }
.estate-sun path { fill: none; stroke-opacity: .55; }
.estate-hills { fill: #9faf84; }
.far { fill: #c3d0c2; }
.estate-light { fill: none; }
.estate-rounds rect { fill: #6e5334; stroke: #c9a86a; stroke-width: 1.2; }
.estate-rounds .past { fill: #c9a86a; }
.estate-rounds .now { fill: #fbf5e8; stroke: #231a13; }
.town-shadow { fill: var(--florence-ink); opacity: var(--florence-cast); }
.helpers { font-size: 23px; }
`;

export const picture: GamePicture<View> = { Scene, style, sheet, headline, seatLine };

/** A position as a picture of a link: the game's own drawing on the left, who plays and how it stands on the right. */
import type { Reader } from '@signoria/kernel';
import type { SeatLine } from '../board.ts';
import { Mark } from '../controls/Icon.tsx';
import { Patterns } from '../seats/Patterns.tsx';
import { ShieldMark } from '../seats/Shield.tsx';
import { type GamePicture, PICTURE, type PictureSeat, type Position, SCENE } from './picture.ts';
import { cut, fitted, printable } from './words.ts';

export interface PositionPictureProps {
  readonly picture: GamePicture;
  readonly position: Position;
}

const LEFT = SCENE.width + 34;
const RIGHT = PICTURE.width - 32;
/** Where the last line ends. */
const FOOT = PICTURE.height - 34;

const STYLE = `
text { font-family: "Alegreya Sans"; fill: var(--ink); }
.serif, .slip-title { font-family: "Alegreya"; font-weight: 700; }
.slip-title { font-size: 22px; }
.house { font-size: 25px; fill: var(--ink-2); }
.title { font-size: 43px; }
.title.long { font-size: 36px; }
.title.longer { font-size: 33px; }
.table-name { font-size: 24px; fill: var(--ink-2); }
.headline { font-size: 22px; fill: var(--ink-2); }
.player { font-size: 27px; }
.of { font-size: 22px; fill: var(--ink-3); }
.points { font-size: 40px; }
.notes { font-size: 19px; fill: var(--ink-3); }
.state { font-size: 26px; font-weight: 700; fill: var(--wax); }
.now { fill: var(--gold-leaf); stroke: var(--key); stroke-width: 1.4; }
.many .player { font-size: 24px; }
.many .points { font-size: 34px; }
.many .notes { font-size: 17px; }
`;

interface LinesProps {
  readonly lines: readonly string[];
  readonly y: number;
  readonly step: number;
  readonly look: string;
}

function Lines({ lines, y, step, look }: LinesProps) {
  return (
    <>
      {lines.map((line, i) => (
        <text key={line} class={look} x={LEFT} y={y + i * step}>
          {line}
        </text>
      ))}
    </>
  );
}

function House({ name }: { readonly name: string }) {
  return (
    <g>
      <svg x={LEFT} y="30" width="34" height="34" aria-hidden="true">
        <Mark />
      </svg>
      <text class="serif house" x={LEFT + 46} y="56">
        {cut(printable(name), 28)}
      </text>
    </g>
  );
}

interface RowProps {
  readonly seat: PictureSeat;
  readonly line: SeatLine;
  readonly y: number;
  readonly height: number;
}

/** Letters of a name, and of what stands below it. */
const NAME = { roomy: 17, many: 19 } as const;
const NOTES = { roomy: 31, many: 35 } as const;

/** As many of them as there is room for, and none cut in two. */
function joined(notes: readonly string[], most: number): string {
  return notes.reduce((line, note) => {
    const longer = line === '' ? note : `${line} · ${note}`;
    return longer.length > most ? line : longer;
  }, '');
}

const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

function Row({ seat: { name, tincture, now }, line, y, height }: RowProps) {
  const { score, notes, tags } = line;
  const fits = height < MANY ? 'many' : 'roomy';
  const below = joined([...tags, ...notes], NOTES[fits]);
  const middle = y + height / 2;
  return (
    <g>
      {now ? <rect x={SCENE.width + 10} y={y + 5} width="7" height={height - 10} rx="2" class="now" /> : null}
      <ShieldMark tincture={tincture} x={LEFT + 18} y={middle} width={Math.min(38, height * 0.64)} />
      <text class="serif player" x={LEFT + 50} y={middle - (below === '' ? -8 : 3)}>
        {cut(printable(name), NAME[fits])}
      </text>
      <text class="notes" x={LEFT + 50} y={middle + 20}>
        {below}
      </text>
      <text class="serif points" x={RIGHT} y={middle + 12} text-anchor="end">
        {signed(score.value)}
        {score.of === undefined ? null : <tspan class="of">{`/${score.of}`}</tspan>}
      </text>
    </g>
  );
}

/** Rows lower than this have smaller letters. */
const MANY = 56;
const HIGHEST = 76;

interface SeatsProps extends PositionPictureProps {
  readonly from: number;
  readonly to: number;
}

function Seats({ picture, position, from, to }: SeatsProps) {
  const { view, seats, language } = position;
  const height = Math.min(HIGHEST, (to - from) / seats.length);
  const reader: Reader = { seat: null, name: (seat) => seats[seat]?.name ?? '' };
  return (
    <g class={height < MANY ? 'many' : 'roomy'}>
      {seats.map((seat, i) => (
        <Row
          key={i}
          seat={seat}
          line={picture.seatLine(view, i, language, reader)}
          y={from + i * height}
          height={height}
        />
      ))}
    </g>
  );
}

function sizeOf(titles: readonly string[]): string {
  const longest = Math.max(...titles.map(({ length }) => length));
  if (longest > 17) return 'longer';
  return longest > 14 || titles.length > 1 ? 'long' : '';
}

/** From the top down: the house, the game, the table, the moment. What each begins at depends on what stands above it. */
function Column({ picture, position }: PositionPictureProps) {
  const { view, language, title, name, state } = position;
  const titles = fitted(title, title.length > 14 ? 19 : 14, 2);
  const under = 112 + (titles.length - 1) * 38;
  const named = name === '' ? [] : [cut(printable(name), 29)];
  const said = fitted(picture.headline(view, language), 38, 2);
  const first = under + 34 + named.length * 30;
  const rule = first + (said.length - 1) * 26 + 18;
  const states = fitted(printable(state), 27, 2);
  return (
    <g>
      <House name={position.house || 'Signoria'} />
      <Lines lines={titles} y={112} step={38} look={`serif title ${sizeOf(titles)}`} />
      <Lines lines={named} y={under + 34} step={0} look="table-name" />
      <Lines lines={said} y={first} step={26} look="headline" />
      <path d={`M${LEFT} ${rule}H${RIGHT}`} stroke="var(--line-strong)" stroke-width="1.4" />
      <Seats picture={picture} position={position} from={rule + 10} to={FOOT - 14 - states.length * 30} />
      <Lines lines={states} y={FOOT - (states.length - 1) * 30} step={30} look="state" />
    </g>
  );
}

export function PositionPicture({ picture, position }: PositionPictureProps) {
  const { Scene } = picture;
  const { view, seats, language, title } = position;
  const { width, height } = PICTURE;
  const size = { width, height, viewBox: `0 0 ${width} ${height}` };
  return (
    <svg xmlns="http://www.w3.org/2000/svg" {...size} role="img" aria-label={title}>
      <style>{STYLE + picture.style}</style>
      <Patterns />
      <rect width={width} height={height} fill="var(--panel)" />
      <svg width={SCENE.width} height={SCENE.height} viewBox={`0 0 ${SCENE.width} ${SCENE.height}`} aria-hidden="true">
        <Scene view={view} seats={seats} language={language} />
      </svg>
      <path d={`M${SCENE.width} 0V${height}`} stroke="var(--ink)" stroke-width="3" />
      <path d={`M${SCENE.width + 5} 0V${height}`} stroke="var(--ink)" stroke-width="1" />
      <Column picture={picture} position={position} />
    </svg>
  );
}

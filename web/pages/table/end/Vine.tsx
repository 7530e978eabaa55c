/** The course of the game across the page: the winner's vine, the others' lines, and where the sentences of the tale belong. */
import type { Seat } from '@signoria/kernel';
import { fillOf, ShieldMark, type Tincture } from '@signoria/kit';
import type { Reel } from '../../../local/worker-api.ts';
import { DASHES, filled } from '../../replay/curve.ts';
import { leavesOn, type Point, pointAt, sampled, softPath, type VineBox } from './vine.ts';
import { endWords } from './words.ts';

const BOX: VineBox = { width: 620, height: 132, margin: 18 };
const LEAF = 'M0 0C3-7 9-9 15-6 12-4 12-2 16 0 12 2 12 4 15 6 9 9 3 7 0 0Z';

interface VineProps {
  readonly reel: Reel;
  readonly winner: Seat;
  /** By seat. */
  readonly tinctures: readonly Tincture[];
  /** The numbers of the moves that the tale tells, in its order. */
  readonly turns: readonly number[];
}

interface Course {
  readonly rows: readonly (readonly number[])[];
  readonly max: number;
  readonly isChance: boolean;
}

/** The bots' estimate where there is one, else the points. */
function courseOf({ chances, statistics, last }: Reel, seats: number): Course {
  if (chances !== null) return { rows: chances, max: 1, isChance: true };
  const rows = filled(statistics.totals, last, seats);
  return { rows, max: Math.max(1, ...rows.flat()), isChance: false };
}

function Mark({ at: { x, y }, n }: { readonly at: Point; readonly n: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class="vine-turn">
        <path class="vine-mark" d="M0-10 10 0 0 10-10 0Z" />
        <text class="vine-number" y="4.2">
          {n}
        </text>
      </g>
    </g>
  );
}

export function Vine({ reel, winner, tinctures, turns }: VineProps) {
  const { rows, max, isChance } = courseOf(reel, tinctures.length);
  const of = rows.length - 1;
  const at = (seat: Seat, row: number) => pointAt(row, rows[row]?.[seat] ?? 0, of, max, BOX);
  const lineOf = (seat: Seat) => sampled(rows.length).map((row) => at(seat, row));
  const stem = lineOf(winner);
  const end = stem.at(-1);
  if (of < 2 || end === undefined) return null;
  const words = endWords.value;
  return (
    <figure class="end-vine">
      <figcaption>{isChance ? words.chances : words.points}</figcaption>
      <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} aria-hidden="true">
        <path class="vine-grid" d={`M${BOX.margin} ${BOX.height - BOX.margin}H${BOX.width - BOX.margin}`} />
        {tinctures.map((tincture, seat) =>
          seat === winner ? null : (
            <g key={seat}>
              <path class="vine-rival under" d={softPath(lineOf(seat))} />
              <path
                class="vine-rival"
                d={softPath(lineOf(seat))}
                stroke={fillOf(tincture)}
                stroke-dasharray={DASHES[seat]}
              />
            </g>
          ),
        )}
        <path class="vine-stem under" d={softPath(stem)} pathLength="1" />
        <path class="vine-stem" d={softPath(stem)} pathLength="1" stroke={fillOf(tinctures[winner] ?? 'red')} />
        <g class="vine-leaves" fill={fillOf(tinctures[winner] ?? 'red')}>
          {leavesOn(stem).map(({ x, y, turn }, i) => (
            <path key={i} d={LEAF} transform={`translate(${x} ${y}) rotate(${turn}) scale(.8)`} />
          ))}
        </g>
        {turns.map((seq, i) => (
          <Mark key={seq} at={at(winner, Math.min(seq, of))} n={i + 1} />
        ))}
        <ShieldMark tincture={tinctures[winner] ?? 'red'} x={end.x} y={end.y} width={22} />
      </svg>
    </figure>
  );
}

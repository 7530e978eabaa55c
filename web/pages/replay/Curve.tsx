/** How the chances went: a line per seat over the same axis as the slider. Where a game has no estimate, its points. */
import { fillOf, Shield } from '@signoria/kit';
import { words } from '../../state/words.ts';
import { nameOf, tinctureOf } from '../table/seats/people.ts';
import { DASHES, filled, pathOf } from './curve.ts';
import { type ReelState, useReel } from './reel.ts';

const BOX = { width: 900, height: 100 };

function valuesOf({ reel, seats, end }: ReelState): {
  readonly by: readonly (readonly number[])[];
  readonly max: number;
} {
  const count = seats.value.length;
  const all = reel.chances ?? filled(reel.statistics.totals, reel.last, count);
  const rows = all.slice(0, end.value + 1);
  const by = Array.from({ length: count }, (_, seat) => rows.map((row) => row[seat] ?? 0));
  const max = reel.chances === null ? Math.max(1, ...by.flat()) : 1;
  return { by, max };
}

function Legend({ by, isChance }: { readonly by: readonly (readonly number[])[]; readonly isChance: boolean }) {
  const { seats, seq } = useReel();
  const at = (values: readonly number[]) => values[seq.value] ?? values.at(-1) ?? 0;
  return (
    <ul class="curve-legend">
      {seats.value.map((seat, i) => (
        <li key={i}>
          <Shield tincture={tinctureOf(seat)} width={16} label={nameOf(seat)} />
          <svg viewBox="0 0 30 6" aria-hidden="true">
            <path d="M0 3H30" stroke={fillOf(tinctureOf(seat))} stroke-width="3" stroke-dasharray={DASHES[i]} />
          </svg>
          <span class="num">{isChance ? Math.round(at(by[i]!) * 100) : at(by[i]!)}</span>
        </li>
      ))}
    </ul>
  );
}

export function Curve() {
  const state = useReel();
  const { replay, table } = words.value;
  const { by, max } = valuesOf(state);
  const { chances } = state.reel;
  const last = state.end.value;
  const x = last === 0 ? 0 : (state.seq.value / last) * BOX.width;
  const isChance = chances !== null;
  return (
    <section class="curve" aria-label={isChance ? replay.chances : replay.points}>
      <div class="curve-head">
        <h2>{isChance ? replay.chances : replay.points}</h2>
        <Legend by={by} isChance={isChance} />
      </div>
      <svg viewBox={`0 -4 ${BOX.width} ${BOX.height + 8}`} preserveAspectRatio="none" aria-hidden="true">
        {[0, 0.5, 1].map((part) => (
          <path key={part} class="grid" d={`M0 ${BOX.height * part}H${BOX.width}`} />
        ))}
        {by.map((values, seat) => (
          <path
            key={seat}
            class="chance"
            d={pathOf(values, max, BOX)}
            stroke={fillOf(tinctureOf(state.seats.value[seat]))}
            stroke-dasharray={DASHES[seat]}
          />
        ))}
        <rect class="future" x={x} y={-4} width={BOX.width - x} height={BOX.height + 8} />
        <path class="cursor" d={`M${x} -4V${BOX.height + 4}`} />
      </svg>
      <input
        type="range"
        aria-label={table.past.slider}
        min={0}
        max={last}
        value={state.seq.value}
        onInput={(event) => state.go(event.currentTarget.valueAsNumber)}
      />
      {isChance ? <p class="note">{replay.chancesNote}</p> : null}
    </section>
  );
}

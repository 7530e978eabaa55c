/** How it went: a line per seat with its error band, or the reader's places; chance in a lane of its own below. */
import type { Seat } from '@signoria/kernel';
import { fillOf, Segments, Shield } from '@signoria/kit';
import type { EntryReview, Estimate, Knowing, Review } from '@signoria/review';
import { useState } from 'preact/hooks';
import { phone } from '../../state/settings.ts';
import { words } from '../../state/words.ts';
import { DASHES } from '../replay/curve.ts';
import { nameOf, tinctureOf } from '../table/seats/people.ts';
import { errorText, inPoints, plain } from './figures.ts';
import { DiamondMark, Wheel } from './Marks.tsx';
import { bandPath, type Frame, linePath, type Measure, placePaths, type Values, valuesBy, xAt, yAt } from './shapes.ts';
import { type ReviewState, useReview } from './state.ts';
import { reviewWords } from './text.ts';
import { worstOf } from './verdicts.ts';

const LANE = 26;

/** What stands on the upright axis: points of win chance, points of the game, or per cent of places. */
function lineOf(values: Values, measure: Measure, seat: Seat): readonly (Estimate | null)[] {
  return values.map((value) => {
    if (value === null) return null;
    if (measure === 'points') return value.points[seat]!;
    const { mean, se } = value.shares[seat]!;
    return { mean: inPoints(mean), se: inPoints(se) };
  });
}

function highest(values: Values): number {
  const most = Math.max(1, ...values.flatMap((value) => value?.points.map(({ mean, se }) => mean + 2 * se) ?? []));
  const step = most > 40 ? 20 : most > 12 ? 10 : 4;
  return Math.ceil(most / step) * step;
}

/** Who knows what the curve tells: the reader, unless nobody drew it for them. */
export function knowingOf({ hindsight, reader, review }: ReviewState): Knowing {
  const drawn = review.value?.opening?.values.some(({ knowing }) => knowing === reader.value) === true;
  return hindsight.value || !drawn ? 'open' : reader.value;
}

export function CurvePanel() {
  const state = useReview();
  const { curve } = reviewWords.value;
  const [measure, setMeasure] = useState<Measure>('shares');
  const review = state.review.value;
  const knowing = knowingOf(state);
  const values = review === null ? [] : valuesBy(review, knowing, state.reel.reel.last, state.after);
  return (
    <section class="sheet rv-curve" aria-label={curve.title}>
      <div class="rv-head">
        <h2>{curve.title}</h2>
        <Segments
          label={curve.measure}
          value={measure}
          onChange={setMeasure}
          options={(['shares', 'points', 'places'] as const).map((value) => ({ value, label: curve[value] }))}
        />
        <Legend values={values} measure={measure} />
      </div>
      {review === null ? <div class="rv-blank" /> : <Picture review={review} values={values} measure={measure} />}
      <Slider />
      <p class="rv-note">{knowing === 'open' ? curve.open : curve.known}</p>
    </section>
  );
}

function Slider() {
  const { reel, retry } = useReview();
  return (
    <input
      type="range"
      aria-label={words.value.table.past.slider}
      min={0}
      max={reel.reel.last}
      value={reel.seq.value}
      disabled={retry.value !== null}
      onInput={(event) => reel.go(event.currentTarget.valueAsNumber)}
    />
  );
}

function Legend({ values, measure }: { readonly values: Values; readonly measure: Measure }) {
  const { reel, retry, reader } = useReview();
  const { curve } = reviewWords.value;
  const now = values[reel.seq.value] ?? null;
  if (now === null || retry.value !== null) return null;
  if (measure === 'places') {
    return (
      <ul class="rv-legend">
        {now.places[reader.value]!.map(({ mean }, place) => (
          <li key={place}>
            {curve.place(place + 1)} <b class="num">{plain(inPoints(mean), 0)}</b>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul class="rv-legend">
      {reel.seats.value.map((seat, i) => {
        const { mean, se } = lineOf([now], measure, i)[0]!;
        return (
          <li key={i}>
            <Shield tincture={tinctureOf(seat)} width={16} label={nameOf(seat)} />
            <b class="num">{plain(mean, measure === 'points' ? 1 : 0)}</b>
            <small>{errorText(se)}</small>
          </li>
        );
      })}
    </ul>
  );
}

interface PictureProps {
  readonly review: Review;
  readonly values: Values;
  readonly measure: Measure;
}

function Picture({ review, values, measure }: PictureProps) {
  const { reel, reader, retry } = useReview();
  const { curve } = reviewWords.value;
  const [width, height] = phone.value ? [384, 150] : [706, 140];
  const max = measure === 'points' ? highest(values) : 100;
  const frame: Frame = { left: 30, right: width - 10, top: 10, bottom: height - LANE - 6, last: reel.reel.last, max };
  const order = reel.seats.value
    .map((_, seat) => seat)
    .toSorted((a, b) => Number(a === reader.value) - Number(b === reader.value));
  return (
    <>
      <p class="only-heard">{curve.picture(curve[measure], reel.seq.value)}</p>
      <svg class="rv-picture" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <Grid frame={frame} />
        {measure === 'places' ? (
          <Places frame={frame} values={values} />
        ) : (
          order.map((seat) => <Line key={seat} seat={seat} frame={frame} line={lineOf(values, measure, seat)} />)
        )}
        <Chance frame={frame} entries={review.entries} />
        <Cursor frame={frame} values={values} measure={measure} />
        {retry.value === null ? <Marked frame={frame} review={review} values={values} measure={measure} /> : null}
      </svg>
    </>
  );
}

function Grid({ frame }: { readonly frame: Frame }) {
  return (
    <>
      {[0, 0.25, 0.5, 0.75, 1].map((part) => (
        <g key={part}>
          <path class="rv-grid" d={`M${frame.left} ${yAt(frame, part * frame.max)}H${frame.right}`} />
          {part % 0.5 === 0 ? (
            <text class="rv-axis" x={frame.left - 5} y={yAt(frame, part * frame.max) + 4} text-anchor="end">
              {plain(part * frame.max, 0)}
            </text>
          ) : null}
        </g>
      ))}
    </>
  );
}

interface LineProps {
  readonly seat: Seat;
  readonly frame: Frame;
  readonly line: readonly (Estimate | null)[];
}

function Line({ seat, frame, line }: LineProps) {
  const { reel, reader } = useReview();
  const own = seat === reader.value;
  const colour = fillOf(tinctureOf(reel.seats.value[seat]));
  const d = linePath(frame, line);
  return (
    <g fill="none" stroke-linejoin="round">
      <path d={bandPath(frame, line)} fill={colour} fill-opacity={own ? 0.26 : 0.12} />
      <path d={d} stroke="var(--panel)" stroke-width={own ? 5 : 4} />
      <path d={d} stroke={colour} stroke-width={own ? 2.7 : 1.9} stroke-dasharray={DASHES[seat]} />
    </g>
  );
}

const PALER = [1, 0.62, 0.34, 0.16, 0.1, 0.06];

function Places({ frame, values }: { readonly frame: Frame; readonly values: Values }) {
  const { reel, reader } = useReview();
  const colour = fillOf(tinctureOf(reel.seats.value[reader.value]));
  return (
    <>
      {placePaths(frame, values, reader.value).map((d, place) => (
        <path
          key={place}
          d={d}
          fill={colour}
          fill-opacity={PALER[place] ?? 0.05}
          stroke="var(--line-strong)"
          stroke-width=".6"
        />
      ))}
    </>
  );
}

/** Up is for a seat, down against it; less than a point of win chance is not drawn. */
function Chance({ frame, entries }: { readonly frame: Frame; readonly entries: readonly EntryReview[] }) {
  const { reel, after, retry } = useReview();
  const middle = frame.bottom + 6 + LANE / 2;
  const now = retry.value === null ? Number.POSITIVE_INFINITY : reel.seq.value;
  const ticks = entries.flatMap(({ seq, luck }) =>
    luck.flatMap((event) => event.luck.map(({ mean }, seat) => ({ shown: after(seq), seat, mean: inPoints(mean) }))),
  );
  const tall = (mean: number) => Math.min(LANE / 2, (Math.abs(mean) * LANE) / 24);
  return (
    <>
      <path class="rv-grid" d={`M${frame.left} ${middle}H${frame.right}`} />
      <g transform={`translate(${frame.left - 14} ${middle})`}>
        <Wheel radius={8} />
      </g>
      {ticks
        .filter(({ mean, shown }) => Math.abs(mean) >= 1 && shown <= now)
        .map(({ shown, seat, mean }, i) => (
          <rect
            key={i}
            x={xAt(frame, shown) + (seat - reel.seats.value.length / 2) * 3}
            y={mean > 0 ? middle - tall(mean) : middle}
            width="3"
            height={tall(mean)}
            fill={fillOf(tinctureOf(reel.seats.value[seat]))}
          />
        ))}
    </>
  );
}

/** Where we are. In a retry nothing that came later can be seen. */
function Cursor({
  frame,
  values,
  measure,
}: {
  readonly frame: Frame;
  readonly values: Values;
  readonly measure: Measure;
}) {
  const { reel, retry } = useReview();
  const x = xAt(frame, reel.seq.value);
  const bottom = frame.bottom + LANE + 6;
  return (
    <>
      <rect
        class={retry.value === null ? 'rv-later' : 'rv-later covered'}
        x={x}
        y={0}
        width={frame.right - x + 10}
        height={bottom}
      />
      <path d={`M${x} ${frame.top - 4}V${bottom}`} stroke="var(--ink)" stroke-width="1.8" />
      {measure === 'places'
        ? null
        : reel.seats.value.map((seat, i) => {
            const here = lineOf([values[reel.seq.value] ?? null], measure, i)[0];
            return here == null ? null : (
              <circle
                key={i}
                cx={x}
                cy={yAt(frame, here.mean)}
                r="3.6"
                fill={fillOf(tinctureOf(seat))}
                stroke="var(--ink)"
                stroke-width="1.3"
              />
            );
          })}
    </>
  );
}

/** The reader's most expensive decisions, by their number in the list. */
function Marked({ frame, review, values, measure }: PictureProps & { readonly frame: Frame }) {
  const { reader, before, entry } = useReview();
  return (
    <>
      {worstOf(review, reader.value).map(({ seq, decision }, i) => {
        const shown = before(seq);
        const here = lineOf([values[shown] ?? null], measure === 'places' ? 'shares' : measure, reader.value)[0];
        const y = here == null ? frame.bottom : yAt(frame, here.mean);
        return (
          <DiamondMark
            key={seq}
            n={i + 1}
            x={xAt(frame, shown)}
            y={Math.min(frame.bottom - 10, y + 18)}
            size={9.5}
            on={entry.value?.seq === seq}
            grade={decision.grade}
          />
        );
      })}
    </>
  );
}

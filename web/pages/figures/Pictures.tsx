/** The pictures of the figures: a bar with its whisker, a box of prices, a curve with its band. The words beside them say the same. */
import type { FigureShare, FigureSpread, Trend } from '@signoria/protocol';

const WIDE = 200;
const HIGH = 18;

/** A share of wins; `even` is what everybody would have if nothing mattered. */
export function ShareBar({
  mean,
  low,
  high,
  even,
}: Pick<FigureShare, 'mean' | 'low' | 'high'> & { readonly even: number }) {
  const x = (share: number) => share * WIDE;
  const middle = HIGH / 2;
  return (
    <svg class="fig-bar" viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
      <rect class="ground" x="0" y="4" width={WIDE} height={HIGH - 8} />
      <rect class="share" x="0" y="4" width={x(mean)} height={HIGH - 8} />
      <path class="even" d={`M${x(even)} 0V${HIGH}`} />
      <path class="whisker" d={`M${x(low)} ${middle}H${x(high)}M${x(low)} 4V${HIGH - 4}M${x(high)} 4V${HIGH - 4}`} />
    </svg>
  );
}

/** Prices, or lengths, on a scale that begins with nothing. */
export function SpreadBox({ of, most }: { readonly of: FigureSpread; readonly most: number }) {
  const x = (value: number) => (value / Math.max(1, most)) * (WIDE - 4) + 2;
  const middle = HIGH / 2;
  return (
    <svg class="fig-bar" viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
      <path class="ground" d={`M0 ${middle}H${WIDE}`} />
      <path
        class="whisker"
        d={`M${x(of.least)} ${middle}H${x(of.most)}M${x(of.least)} 5V${HIGH - 5}M${x(of.most)} 5V${HIGH - 5}`}
      />
      <rect class="box" x={x(of.low)} y="3" width={Math.max(2, x(of.high) - x(of.low))} height={HIGH - 6} />
      <path class="middle" d={`M${x(of.middle)} 1V${HIGH - 1}`} />
    </svg>
  );
}

const CURVE = { width: 420, height: 96, left: 4, foot: 90, head: 6 };

export function TrendCurve({ trend: { points, house } }: { readonly trend: Trend }) {
  const { width, height, left, foot, head } = CURVE;
  const last = Math.max(1, points.length - 1);
  const x = (i: number) => left + ((width - 2 * left) * (points.length === 1 ? 1 : i)) / last;
  const y = (share: number) => foot - (foot - head) * share;
  const line = (of: 'mean' | 'high' | 'low') => points.map((point, i) => `${x(i)},${y(point[of])}`);
  const band = [...line('high'), ...line('low').toReversed()].join('L');
  const end = points.at(-1)!;
  return (
    <svg class="fig-curve" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {[0, 0.5, 1].map((share) => (
        <path key={share} class="ground" d={`M0 ${y(share)}H${width}`} />
      ))}
      <path class="band" d={`M${band}Z`} />
      {house === null ? null : <path class="even" d={`M0 ${y(house.mean)}H${width}`} />}
      <path class="curve" d={`M${line('mean').join('L')}`} />
      <circle cx={x(points.length - 1)} cy={y(end.mean)} r="4" />
    </svg>
  );
}

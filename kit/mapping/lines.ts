/** Lines in the plane: stretching, thinning, writing as an SVG path. */
export type Point = readonly [number, number];
export type Line = readonly Point[];
/** Centre, width and gain of a stretch that is given more room. */
export type Stretch = readonly [number, number, number];

export function signedArea(ring: Line): number {
  return ring.reduce((sum, p, i) => {
    const q = ring[(i + 1) % ring.length]!;
    return sum + (p[0] * q[1] - q[0] * p[1]) / 2;
  }, 0);
}

function distanceToChord(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(p[0] - a[0], p[1] - a[1]);
  return Math.abs(dx * (a[1] - p[1]) - (a[0] - p[0]) * dy) / length;
}

/** Douglas and Peucker: drops points nobody would miss; the ends stay. */
export function thinned(line: Line, detail: number): Line {
  let far = 0;
  let worst = 0;
  for (let i = 1; i < line.length - 1; i++) {
    const d = distanceToChord(line[i]!, line[0]!, line.at(-1)!);
    if (d > worst) [worst, far] = [d, i];
  }
  if (worst <= detail) return line.length < 2 ? line : [line[0]!, line.at(-1)!];
  return [...thinned(line.slice(0, far + 1), detail).slice(0, -1), ...thinned(line.slice(far), detail)];
}

/** A monotone map of [low, high] onto [0, 1] that gives more room around the stretches and goes on evenly outside. */
export function stretched(low: number, high: number, stretches: readonly Stretch[]): (v: number) => number {
  const steps = 600;
  const sums = [0];
  for (let i = 1; i <= steps; i++) {
    const v = low + ((high - low) * (i - 0.5)) / steps;
    const gain = stretches.reduce((sum, [centre, width, g]) => sum + g * Math.exp(-(((v - centre) / width) ** 2)), 0);
    sums.push(sums[i - 1]! + 1 + gain);
  }
  const total = sums[steps]!;
  return (v) => {
    const u = ((v - low) / (high - low)) * steps;
    const i = Math.min(Math.max(Math.floor(u), 0), steps - 1);
    return (sums[i]! + (sums[i + 1]! - sums[i]!) * (u - i)) / total;
  };
}

const tenths = (v: number): number => Math.round(v * 10);

/** Numbers without the signs SVG can do without: 12, -3.5, .4 */
function packed(numbers: readonly number[]): string {
  return numbers
    .map((n) => String(n / 10).replace(/^(-?)0\./, '$1.'))
    .reduce((all, n, i) => all + (i > 0 && !n.startsWith('-') ? ' ' : '') + n, '');
}

/** In tenths of a unit. Points are rounded before the steps are taken: nothing drifts, and shared lines stay shared. */
export function openPath(line: Line): string {
  const points = line.map(([x, y]) => [tenths(x), tenths(y)] as const);
  const moved = points.filter((p, i) => i === 0 || p[0] !== points[i - 1]![0] || p[1] !== points[i - 1]![1]);
  const steps = moved.slice(1).flatMap((p, i) => [p[0] - moved[i]![0], p[1] - moved[i]![1]]);
  return `M${packed(moved[0]!)}l${packed(steps)}`;
}

export function closedPath(ring: Line): string {
  return `${openPath(ring)}z`;
}

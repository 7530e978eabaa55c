/** The geometry of the review's pictures: pure functions from figures to paths. What they mean is in docs/review.md. */
import type { Seat } from '@signoria/kernel';
import type { Curve, Estimate, Knowing, Review, Row, Value } from '@signoria/review';

export type Measure = 'shares' | 'points' | 'places';

/** One reader's values by the number of the position; what is not judged yet is as it was before. */
export function valuesBy(review: Review, knowing: Knowing, last: number, after: (seq: number) => number): Values {
  const at = new Map<number, Value>();
  const note = (shown: number, curves: readonly Curve[]) => {
    const found = curves.find((curve) => curve.knowing === knowing) ?? curves.find((curve) => curve.knowing === 'open');
    if (found !== undefined) at.set(shown, found.value);
  };
  if (review.opening !== null) note(0, review.opening.values);
  for (const { seq, values } of review.entries) note(after(seq), values);
  let now = at.get(0) ?? at.values().next().value ?? null;
  return Array.from({ length: last + 1 }, (_, shown) => {
    now = at.get(shown) ?? now;
    return now;
  });
}

/** By the number of the position; null where nothing is known. */
export type Values = readonly (Value | null)[];

export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly last: number;
  readonly max: number;
}

const r = (n: number): number => Math.round(n * 10) / 10;

export function xAt({ left, right, last }: Frame, shown: number): number {
  return r(last === 0 ? left : left + ((right - left) * shown) / last);
}

export function yAt({ top, bottom, max }: Frame, value: number): number {
  return r(bottom - ((bottom - top) * Math.min(max, Math.max(0, value))) / max);
}

export function linePath(frame: Frame, line: readonly (Estimate | null)[]): string {
  const points = line.flatMap((one, shown) => (one === null ? [] : [`${xAt(frame, shown)} ${yAt(frame, one.mean)}`]));
  return points.length === 0 ? '' : `M${points.join('L')}`;
}

/** Two standard errors to either side. */
export function bandPath(frame: Frame, line: readonly (Estimate | null)[]): string {
  const edge = (side: 1 | -1) =>
    line.flatMap((one, shown) =>
      one === null ? [] : [`${xAt(frame, shown)} ${yAt(frame, one.mean + side * 2 * one.se)}`],
    );
  const upper = edge(1);
  return upper.length === 0 ? '' : `M${[...upper, ...edge(-1).reverse()].join('L')}Z`;
}

/** The chances of a seat's places one on top of the other, the first at the bottom: an area per place. */
export function placePaths(frame: Frame, values: Values, seat: Seat): readonly string[] {
  const places = values.find((value) => value !== null)?.places[seat]?.length ?? 0;
  return Array.from({ length: places }, (_, place) => {
    const edge = (upTo: number) =>
      values.flatMap((value, shown) => {
        if (value === null) return [];
        const sum = value.places[seat]!.slice(0, upTo).reduce((all, { mean }) => all + mean, 0);
        return [`${xAt(frame, shown)} ${yAt(frame, sum * 100)}`];
      });
    return `M${[...edge(place), ...edge(place + 1).reverse()].join('L')}Z`;
  });
}

/** Who gave win share to whom, net: by decisions from seat to seat, by luck to each seat. In shares. */
export interface Flows {
  readonly decisions: readonly { readonly from: Seat; readonly to: Seat; readonly share: number }[];
  readonly luck: readonly number[];
}

/** What a row takes from some goes to the others in proportion to what they got. */
export function flowsOf(rows: readonly Row[], seats: number): Flows {
  const gross = Array.from({ length: seats }, () => Array<number>(seats).fill(0));
  const luck = Array<number>(seats).fill(0);
  for (const { of, moves } of rows) {
    if (of === 'residual') continue;
    if (of === 'chance' || of === 'opening') {
      for (const [seat, move] of moves.entries()) luck[seat]! += move;
      continue;
    }
    const got = moves.reduce((sum, move) => sum + Math.max(0, move), 0);
    for (const [from, lost] of moves.entries()) {
      if (lost >= 0) continue;
      for (const [to, won] of moves.entries()) if (won > 0) gross[from]![to]! += (-lost * won) / got;
    }
  }
  const decisions = gross.flatMap((row, from) =>
    row.flatMap((share, to) => {
      const net = share - gross[to]![from]!;
      return net > 0 ? [{ from, to, share: net }] : [];
    }),
  );
  return { decisions: decisions.toSorted((a, b) => b.share - a.share), luck };
}

export type Point = readonly [x: number, y: number];

/** Seats in a ring, the first at the upper left. */
export function ring(seats: number, width: number, height: number, size: number): readonly Point[] {
  const angles = Array.from({ length: seats }, (_, i) => -Math.PI * 0.75 + (i * 2 * Math.PI) / seats);
  const widest = Math.max(...angles.map((a) => Math.abs(Math.cos(a))), 0.01);
  const highest = Math.max(...angles.map((a) => Math.abs(Math.sin(a))), 0.01);
  return angles.map((a) => [
    r(width / 2 + ((width / 2 - size * 0.8) * Math.cos(a)) / widest),
    r(height / 2 + ((height / 2 - size * 0.8) * Math.sin(a)) / highest),
  ]);
}

/** From `a` towards `b`, so far. */
export function towards(a: Point, b: Point, far: number): Point {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [a[0] + ((b[0] - a[0]) / length) * far, a[1] + ((b[1] - a[1]) / length) * far];
}

/** A ribbon of this width with an arrow's head, bent to one side; and its middle, for a figure. */
export function ribbon(
  from: Point,
  to: Point,
  width: number,
  bend: number,
): { readonly d: string; readonly middle: Point } {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const half = Math.max(1.3, width) / 2;
  const [mx, my] = [(from[0] + to[0]) / 2 + nx * bend, (from[1] + to[1]) / 2 + ny * bend];
  const end = Math.hypot(to[0] - mx, to[1] - my) || 1;
  const [ux, uy] = [(to[0] - mx) / end, (to[1] - my) / end];
  const head = Math.min(12, half + 7);
  const [bx, by] = [to[0] - ux * head, to[1] - uy * head];
  const at = (x: number, y: number) => `${r(x)} ${r(y)}`;
  const side = (s: 1 | -1, by2: number) => at(bx - s * uy * by2, by + s * ux * by2);
  const d = [
    `M${at(from[0] + nx * half, from[1] + ny * half)}`,
    `Q${at(mx + nx * half, my + ny * half)} ${side(1, half)}`,
    `L${side(1, half + 4)} ${at(to[0], to[1])} ${side(-1, half + 4)} ${side(-1, half)}`,
    `Q${at(mx - nx * half, my - ny * half)} ${at(from[0] - nx * half, from[1] - ny * half)}Z`,
  ].join('');
  return { d, middle: [(from[0] + 2 * mx + to[0]) / 4, (from[1] + 2 * my + to[1]) / 4] };
}

/** Movements as plain frames: where a piece is at which part of its way. No elements, no clock. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One thing's movement: frames for `Element.animate`, and how long it takes at the usual pace. */
export interface Movement {
  readonly frames: readonly Frame[];
  readonly ms: number;
  readonly ease: string;
}

export interface Frame {
  readonly transform: string;
  readonly offset?: number;
  readonly opacity?: number;
  readonly easing?: string;
}

/** Nothing takes longer than `most`. */
export const MS = { step: 190, fly: 420, hammer: 560, turn: 620, most: 700 } as const;

const EASE = {
  out: 'cubic-bezier(.2,.7,.2,1)',
  fall: 'cubic-bezier(.6,.02,.9,.5)',
  even: 'linear',
} as const;

const ARC = 10;
const LIFT = 40;
const SPIN = -10;
const HOP = 7;
const HOP_FRAMES = 6;

function at(p: Point, turn = 0, wide = 1, high = wide): string {
  const move = `translate(${p.x.toFixed(1)}px,${p.y.toFixed(1)}px)`;
  return `${move} rotate(${turn.toFixed(1)}deg) scale(${wide.toFixed(3)},${high.toFixed(3)})`;
}

const between = (a: number, b: number, u: number): number => a + (b - a) * u;

/** The way of something thrown: up over the higher end, and down. */
export function arc(from: Point, to: Point, lift = LIFT): readonly Point[] {
  const top = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - lift };
  return Array.from({ length: ARC + 1 }, (_, i) => {
    const u = i / ARC;
    const along = (a: number, b: number, c: number) => (1 - u) ** 2 * a + 2 * u * (1 - u) * b + u * u * c;
    return { x: along(from.x, top.x, to.x), y: along(from.y, top.y, to.y) };
  });
}

export interface Flight {
  readonly from: Point;
  readonly to: Point;
  /** How large it looks at either end. */
  readonly grows: readonly [from: number, to: number];
}

/** A card lifts, flies in an arc, straightens and lies. */
export function fly({ from, to, grows: [small, large] }: Flight): Movement {
  const frames = arc(from, to).map((point, i) => {
    const u = i / ARC;
    const turn = SPIN * (1 - u) * Math.min(1, u * 5);
    return { transform: at(point, turn, between(small, large, u) + 0.1 * Math.sin(Math.PI * u)) };
  });
  return { frames, ms: MS.fly, ease: EASE.out };
}

/** A marker goes from station to station, with a small hop on each way. */
export function walk(path: readonly Point[]): Movement {
  const ways = path.slice(1).map((to, i) => [path[i]!, to] as const);
  const hops = ways.flatMap(([from, to]) =>
    Array.from({ length: HOP_FRAMES }, (_, k) => {
      const u = k / HOP_FRAMES;
      const up = Math.sin(Math.PI * u);
      const point = { x: between(from.x, to.x, u), y: between(from.y, to.y, u) - HOP * up };
      return { transform: at(point, (to.x > from.x ? 5 : -5) * up) };
    }),
  );
  const frames = [...hops, ...path.slice(-1).map((end) => ({ transform: at(end) }))];
  return { frames, ms: Math.min(MS.most, MS.step * Math.max(1, ways.length)), ease: EASE.even };
}

/** The stations from one to another, going round in their order; the ends are not among them. */
export function stations<T>(ring: readonly T[], from: number, to: number): readonly T[] {
  const steps = (to - from + ring.length) % ring.length;
  return Array.from({ length: Math.max(0, steps - 1) }, (_, i) => ring[(from + 1 + i) % ring.length]!);
}

export function nearest(points: readonly Point[], to: Point): number {
  const far = points.map(({ x, y }) => Math.hypot(x - to.x, y - to.y));
  return far.indexOf(Math.min(...far));
}

/** Up slowly, down fast, one small rebound; then it is laid aside. */
export function hammer(place: Point): Movement {
  const turned = (turn: number) => at(place, turn);
  return {
    ms: MS.hammer,
    ease: EASE.even,
    frames: [
      { transform: turned(-34), offset: 0, opacity: 0 },
      { transform: turned(-50), offset: 0.42, opacity: 1, easing: EASE.fall },
      { transform: turned(0), offset: 0.62, opacity: 1 },
      { transform: turned(-9), offset: 0.74, opacity: 1 },
      { transform: turned(0), offset: 0.86, opacity: 1 },
      { transform: turned(0), offset: 1, opacity: 0 },
    ],
  };
}

const THROWN = 16;
const WAY = 90;

/** A die is thrown in from the left, turns twice, bounces and lies. */
export function roll(place: Point): Movement {
  const frames = Array.from({ length: THROWN + 1 }, (_, i) => {
    const u = i / THROWN;
    const way = 1 - (1 - u) ** 2.2;
    const bounce = Math.abs(Math.sin(u * Math.PI * 2.6)) * 30 * (1 - u) ** 1.5;
    const turn = 720 * (way - 1) * (u < 0.92 ? 1 : (1 - u) / 0.08);
    return { transform: at({ x: place.x - WAY * (1 - way), y: place.y - bounce }, turn) };
  });
  return { frames, ms: MS.turn, ease: EASE.even };
}

/** Until this part of the throw other faces are seen; then the one that lies. */
export const FACES_UNTIL = 0.6;

/** The stamp comes down, stays a moment and leaves. */
export function stamp(place: Point): Movement {
  const over = (high: number) => at({ x: place.x, y: place.y - high });
  return {
    ms: MS.turn,
    ease: EASE.even,
    frames: [
      { transform: over(56), opacity: 0, offset: 0 },
      { transform: over(46), opacity: 1, offset: 0.15, easing: EASE.fall },
      { transform: over(0), opacity: 1, offset: 0.38 },
      { transform: over(-1), opacity: 1, offset: 0.62 },
      { transform: over(40), opacity: 0, offset: 1 },
    ],
  };
}

/** Meanwhile the wax spreads under it, and is seen a moment longer. */
export function wax(place: Point): Movement {
  const wide = (k: number) => at(place, 0, k);
  return {
    ms: MS.most,
    ease: EASE.even,
    frames: [
      { transform: wide(0.3), opacity: 0, offset: 0 },
      { transform: wide(0.55), opacity: 1, offset: 0.28 },
      { transform: wide(1.06), opacity: 1, offset: 0.46 },
      { transform: wide(1), opacity: 1, offset: 0.85 },
      { transform: wide(1), opacity: 0, offset: 1 },
    ],
  };
}

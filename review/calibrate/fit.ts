/** Fitting: how far the policy's chances have to be drawn together, and what they say about points. */
import type { Judgement, Stretch } from '@signoria/kernel';
import { stretchAt } from '../judge.ts';
import type { Judged, World } from './positions.ts';

/** Into so many stretches games are cut, by how many questions had been put. */
const STRETCHES = 5;
const TEMPERS = Array.from({ length: 60 }, (_, i) => Math.round((0.05 + i * 0.05) * 100) / 100);

export function fit(positions: readonly Judged[], kept: Partial<Judgement>): Judgement {
  const order = positions.toSorted((a, b) => a.asked - b.asked);
  const cut = (n: number) => Math.floor((n * order.length) / STRETCHES);
  const stretches = Array.from({ length: STRETCHES }, (_, i) => order.slice(cut(i), cut(i + 1)))
    .filter((inside) => inside.length > 0)
    .map((inside): Stretch => {
      const temper = temperOf(inside);
      return { asked: inside[inside.length >> 1]!.asked, temper, ...pointsOf(inside, temper) };
    });
  if (stretches.length === 0) throw new RangeError('no positions to fit anything to');
  return { ...kept, stretches };
}

/** What these chances would have been with this temper. */
export function tempered({ over, shares }: World, temper: number): readonly number[] {
  if (over || shares.length === 1) return shares;
  const raised = shares.map((share) => share ** temper);
  const sum = raised.reduce((all, x) => all + x, 0);
  return raised.map((x) => x / sum);
}

export function predicted({ worlds }: Judged, temperAt: (world: World) => number): readonly number[] {
  const seats = worlds[0]!.shares.length;
  const sum = Array<number>(seats).fill(0);
  for (const world of worlds) {
    const shares = tempered(world, temperAt(world));
    for (let seat = 0; seat < seats; seat++) sum[seat]! += shares[seat]! / worlds.length;
  }
  return sum;
}

export function withJudgement(judgement: Judgement): (world: World) => number {
  return ({ asked }) => stretchAt(judgement, asked).temper;
}

/** The temper with the least squared error. */
function temperOf(positions: readonly Judged[]): number {
  let best = 1;
  let least = Number.POSITIVE_INFINITY;
  for (const temper of TEMPERS) {
    const error = squaredError(positions, () => temper);
    if (error < least) [best, least] = [temper, error];
  }
  return best;
}

/** Mean over positions (Brier). */
export function squaredError(positions: readonly Judged[], temperAt: (world: World) => number): number {
  let sum = 0;
  for (const position of positions) {
    const shares = predicted(position, temperAt);
    for (let seat = 0; seat < shares.length; seat++) sum += (shares[seat]! - position.result[seat]!) ** 2;
  }
  return positions.length === 0 ? 0 : sum / positions.length;
}

/** A straight line through what seats still got, by their chances (least squares). */
function pointsOf(positions: readonly Judged[], temper: number): Pick<Stretch, 'gain' | 'slope' | 'spread'> {
  const seen = positions.flatMap(({ worlds, points }) =>
    worlds
      .filter(({ over }) => !over)
      .flatMap((world) => {
        const shares = tempered(world, temper);
        return shares.map((share, seat) => ({ x: share - 1 / shares.length, y: points[seat]! - world.points[seat]! }));
      }),
  );
  if (seen.length === 0) return { gain: 0, slope: 0, spread: 0 };
  const mean = (of: (p: { x: number; y: number }) => number) => seen.reduce((sum, p) => sum + of(p), 0) / seen.length;
  const [mx, my] = [mean(({ x }) => x), mean(({ y }) => y)];
  const varying = mean(({ x }) => (x - mx) ** 2);
  const slope = varying < 1e-6 ? 0 : mean(({ x, y }) => (x - mx) * (y - my)) / varying;
  const gain = my - slope * mx;
  const spread = Math.sqrt(mean(({ x, y }) => (y - gain - slope * x) ** 2));
  return { gain: short(gain), slope: short(slope), spread: short(spread) };
}

function short(x: number): number {
  return Math.round(x * 100) / 100 + 0;
}

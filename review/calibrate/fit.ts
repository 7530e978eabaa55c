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
      const { temper, trust } = chancesOf(inside);
      return { asked: inside[inside.length >> 1]!.asked, temper, trust, ...pointsOf(inside, temper) };
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

/** How positions are read. */
export type Reading = (position: Judged) => Chances;
type Chances = Pick<Stretch, 'temper' | 'trust'>;

const AS_THEY_ARE: Chances = { temper: 1, trust: 1 };
export const PLAINLY: Reading = () => AS_THEY_ARE;

export function withJudgement(judgement: Judgement): Reading {
  return ({ asked }) => stretchAt(judgement, asked);
}

export function predicted(position: Judged, reading: Reading): readonly number[] {
  const { worlds } = position;
  const { temper, trust } = reading(position);
  const seats = worlds[0]!.shares.length;
  const sum = Array<number>(seats).fill(0);
  for (const world of worlds) {
    const shares = tempered(world, temper);
    for (let seat = 0; seat < seats; seat++) sum[seat]! += shares[seat]! / worlds.length;
  }
  return sum.map((share) => trust * share + (1 - trust) / seats);
}

/** Those with the least squared error. For each temper the best trust is known. */
function chancesOf(positions: readonly Judged[]): Chances {
  let best = AS_THEY_ARE;
  let least = Number.POSITIVE_INFINITY;
  for (const temper of TEMPERS) {
    const chances = { temper, trust: trustOf(positions, temper) };
    const error = squaredError(positions, () => chances);
    if (error < least) [best, least] = [chances, error];
  }
  return best;
}

/** Least squares of results on forecasts, both as differences from an even share. */
function trustOf(positions: readonly Judged[], temper: number): number {
  let [together, alone] = [0, 0];
  for (const position of positions) {
    const shares = predicted(position, () => ({ temper, trust: 1 }));
    for (let seat = 0; seat < shares.length; seat++) {
      const off = shares[seat]! - 1 / shares.length;
      together += off * (position.result[seat]! - 1 / shares.length);
      alone += off * off;
    }
  }
  return alone === 0 ? 1 : Math.max(0, Math.min(1, short(together / alone)));
}

/** Mean over positions (Brier). */
export function squaredError(positions: readonly Judged[], reading: Reading): number {
  let sum = 0;
  for (const position of positions) {
    const shares = predicted(position, reading);
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

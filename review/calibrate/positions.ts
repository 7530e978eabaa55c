/** Positions out of many games, judged without knowing how they ended, beside how they ended. */
import { mix, type Playable, winShare } from '@signoria/bots';
import { type Match, seedOf, total } from '@signoria/kernel';
import { type Judge, judgeWorld, newJudge, newLeaf } from '../judge.ts';
import { pathOf } from '../path.ts';
import { playSeed, worldFor, worldSeed } from '../values.ts';

/** Quarters of a game, by its answers. */
export const PHASES = 4;

export interface Judged {
  readonly phase: number;
  /** How many questions had been put. */
  readonly asked: number;
  readonly worlds: readonly World[];
  /** By seat, how it ended. */
  readonly result: readonly number[];
  readonly points: readonly number[];
}

/** As the policy says it, nothing fitted. */
export interface World {
  readonly over: boolean;
  readonly shares: readonly number[];
  readonly points: readonly number[];
}

/** One position of each phase, drawn by the seed. */
export function positionsOf(module: Playable, match: Match, worlds: number, seed: string): readonly Judged[] {
  const path = pathOf(match);
  const { outcome, seats } = match.state;
  if (outcome === null || path.length < PHASES) return [];
  const judge = newJudge({ game: match.game, policy: module.policy }, true);
  const ends = Array.from({ length: seats }, (_, seat) => seat);
  const result = ends.map((seat) => winShare(outcome, seat));
  const points = ends.map((seat) => total(match.game.score(match.state, seat)));
  return Array.from({ length: PHASES }, (_, phase) => {
    const own = mix(seedOf(seed), phase);
    const from = Math.floor((phase * path.length) / PHASES);
    const to = Math.floor(((phase + 1) * path.length) / PHASES);
    const { before } = path[from + (own % (to - from))]!;
    return { phase, asked: before.asked, worlds: worldsAt(judge, before, worlds, own), result, points };
  });
}

function worldsAt(judge: Judge, s: Match['state'], worlds: number, seed: number): readonly World[] {
  const leaf = newLeaf(s.seats);
  return Array.from({ length: worlds }, (_, i) => {
    const world = worldFor(judge.game, s, 'open', worldSeed(seed, i));
    judgeWorld(judge, world, playSeed(seed, i), leaf);
    const over = world.outcome !== null;
    return { over, shares: [...leaf.shares], points: [...leaf.points] };
  });
}

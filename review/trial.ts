/** Answers on trial: each of them in the same worlds of the seat that decides, with the same accidents. */
import { type AnyState, actFree, answer, type Seat } from '@signoria/kernel';
import { type Judge, judgeWorld, newLeaf } from './judge.ts';
import type { Deed } from './path.ts';
import { playSeed, worldFor, worldSeed } from './values.ts';

/** An answer on trial. */
export interface Candidate {
  /** Null: to let it be, where the deed was free. */
  readonly deed: Deed | null;
  readonly line: string | null;
  readonly shares: number[];
  readonly points: number[];
  readonly mixed?: number;
  /** At a sealed question: the engine itself mixes it in. */
  readonly meant?: boolean;
}

export interface Trial {
  readonly judge: Judge;
  readonly s: AnyState;
  readonly seat: Seat;
  readonly seed: number;
}

export function candidate(deed: Deed | null, line: string | null): Candidate {
  return { deed, line, shares: [], points: [] };
}

/** Every answer in the same worlds. */
export function* play(trial: Trial, on: readonly Candidate[], from: number, worlds: number): Generator<void, void> {
  const { judge, s, seat, seed } = trial;
  const leaf = newLeaf(s.seats);
  for (let world = from; world < from + worlds; world++) {
    const imagined = worldFor(judge.game, s, seat, worldSeed(seed, world));
    for (const { deed, shares, points } of on) {
      const line = judge.game.clone(imagined);
      if (deed !== null) act(judge, line, seat, deed);
      judgeWorld(judge, line, playSeed(seed, world), leaf);
      shares.push(leaf.shares[seat]!);
      points.push(leaf.points[seat]!);
    }
    yield;
  }
}

function act({ game }: Judge, s: AnyState, seat: Seat, deed: Deed): void {
  if (deed.kind === 'free') actFree(game, s, deed.frame, seat, deed.choice);
  else answer(game, s, seat, deed.choice);
}

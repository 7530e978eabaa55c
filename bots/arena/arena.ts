/**
 * Who plays better, and how sure are we? The candidate sits in each seat in turn against copies of one reference, and
 * the games of such a round (a block) share their deal. Not here: running blocks in several threads (`arena-threads.ts`).
 */
import { keyFromSeed, seedOf } from '@signoria/kernel';
import { isVersion } from '../frozen.ts';
import { type Contestant, playGame } from '../play.ts';
import { winShare } from '../search/rollout.ts';
import type { Budget, Playable } from '../thought.ts';
import { LEVELS } from '../thought.ts';
import {
  confidence,
  eloDifference,
  type Interval,
  mean,
  type Percentiles,
  percentiles,
  withinHalfAGame,
} from './statistics.ts';

export interface Duel {
  /** The candidate. */
  readonly a: Contestant;
  /** The reference, in all other seats. */
  readonly b: Contestant;
  readonly seats: number;
  readonly blocks: number;
  readonly seed: string;
  readonly options?: { readonly [id: string]: unknown };
  readonly edition?: unknown;
  /** Decisions after which a game is given up and counts as drawn. */
  readonly bound?: number;
}

/** One deal, played with the candidate in every seat. */
export interface Block {
  readonly block: number;
  /** The candidate's share of each win, by the seat it had. */
  readonly shares: readonly number[];
  readonly decisions: number;
  readonly unfinished: number;
  /** Milliseconds of every decision. */
  readonly ms: { readonly a: readonly number[]; readonly b: readonly number[] };
}

export interface DuelResult {
  readonly games: number;
  readonly unfinished: number;
  /** The candidate's share of wins, shared wins split; parity is 1 / seats. */
  readonly share: number;
  readonly interval: Interval;
  readonly parity: number;
  readonly elo: number;
  readonly eloInterval: Interval;
  /** The candidate's share of wins in each seat. */
  readonly bySeat: readonly number[];
  /** Per game. */
  readonly meanDecisions: number;
  /** Milliseconds per decision; null for a contestant that does not think. */
  readonly ms: { readonly a: Percentiles | null; readonly b: Percentiles | null };
}

export type Progress = (blocksDone: number, shareSoFar: number) => void;

export function duel(module: Playable, spec: Duel, progress?: Progress): DuelResult {
  const blocks: Block[] = [];
  for (let block = 0; block < spec.blocks; block++) {
    blocks.push(playBlock(module, spec, block));
    progress?.(blocks.length, shareOf(blocks));
  }
  return summarise(spec, blocks);
}

export function playBlock(module: Playable, spec: Duel, block: number): Block {
  const { seats, seed, options = {}, edition = null } = spec;
  const start = { seats, options, edition, key: keyFromSeed(`${seed}/${block}`) };
  const ms = { a: [] as number[], b: [] as number[] };
  const shares: number[] = [];
  let decisions = 0;
  let unfinished = 0;
  for (let own = 0; own < seats; own++) {
    const contestants = Array.from({ length: seats }, (_, seat) => (seat === own ? spec.a : spec.b));
    const timed = (seat: number, spent: number) => ms[seat === own ? 'a' : 'b'].push(spent);
    const limits = spec.bound === undefined ? { timed } : { timed, bound: spec.bound };
    const played = playGame(module, start, contestants, seedOf(`${seed}/${block}/${own}`), limits);
    decisions += played.decisions;
    if (played.outcome === null) unfinished++;
    shares.push(played.outcome === null ? 1 / seats : winShare(played.outcome, own));
  }
  return { block, shares, decisions, unfinished, ms };
}

/** The order in which blocks were finished does not matter. */
export function summarise(spec: Pick<Duel, 'seats' | 'seed'>, finished: readonly Block[]): DuelResult {
  const blocks = finished.toSorted((x, y) => x.block - y.block);
  const { seats } = spec;
  const games = blocks.length * seats;
  const share = shareOf(blocks);
  const interval = confidence(
    blocks.map((b) => b.shares),
    seedOf(`${spec.seed}/bootstrap`),
  );
  const elo = (p: number) => eloDifference(withinHalfAGame(p, games), seats);
  return {
    games,
    unfinished: blocks.reduce((sum, b) => sum + b.unfinished, 0),
    share,
    interval,
    parity: 1 / seats,
    elo: elo(share),
    eloInterval: { low: elo(interval.low), high: elo(interval.high) },
    bySeat: Array.from({ length: seats }, (_, seat) => mean(blocks.map((b) => b.shares[seat]!))),
    meanDecisions: blocks.reduce((sum, b) => sum + b.decisions, 0) / games,
    ms: { a: percentiles(blocks.flatMap((b) => b.ms.a)), b: percentiles(blocks.flatMap((b) => b.ms.b)) },
  };
}

export function shareOf(blocks: readonly Block[]): number {
  return mean(blocks.flatMap((b) => b.shares));
}

/** `adept`, `master`, `master:5000` (iterations), `master:200ms`, each also as it was: `master@ref-1:200`; else null. */
export function readContestant(text: string): Contestant | null {
  const match = /^([a-z]+)(?:@([a-z]+-\d+))?(?::([1-9]\d{0,8})(ms)?)?$/.exec(text);
  const level = LEVELS.find((l) => l === match?.[1]);
  if (!match || level === undefined) return null;
  const [, , version, amount, unit] = match;
  if (amount !== undefined && level !== 'master') return null;
  if (version !== undefined && !isVersion(version)) return null;
  return {
    level,
    ...(version === undefined ? {} : { version }),
    ...(amount === undefined ? {} : { budget: budgetOf(Number(amount), unit === 'ms') }),
  };
}

function budgetOf(amount: number, timed: boolean): Budget {
  return timed ? { ms: amount } : { iterations: amount };
}

export function writeContestant({ level, version, budget }: Contestant): string {
  const name = version === undefined ? level : `${level}@${version}`;
  if (budget?.iterations !== undefined) return `${name}:${budget.iterations}`;
  return budget?.ms !== undefined ? `${name}:${budget.ms}ms` : name;
}

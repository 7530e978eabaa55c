/** The benchmark: each side in a process of its own, and the figures put together. */
import { cpus } from 'node:os';
import { join } from 'node:path';
import { interleaved, median, start } from './rounds.ts';

export interface EngineFigures {
  readonly players: number;
  readonly decisionsPerSecond: number;
  readonly cloneMicroseconds: number;
  readonly searchIterationsPerSecond: number;
  /** The same of the master that was frozen first, measured in turn with today's. */
  readonly frozenIterationsPerSecond: number;
  /** How many times as fast the search is as that of an earlier commit measured in turn with it; null without one. */
  readonly searchRatio: number | null;
  /** Places found for pieces on a grid; null in games without one. */
  readonly placementsPerSecond: number | null;
}

export interface PeerFigures {
  readonly name: 'boardgame.io';
  readonly version: string;
  readonly game: 'tic-tac-toe';
  /** Checked and copied: what a move of the peer does. */
  readonly oursMovesPerSecond: number;
  readonly oursInPlaceMovesPerSecond: number;
  readonly oursRecordedMovesPerSecond: number;
  readonly peerMovesPerSecond: number;
  /** Ours, checked and copied, over the peer's. */
  readonly ratio: number;
  /** Whether both sides came through the same positions in a sample of games. */
  readonly sameGames: boolean;
}

export interface BenchFigures {
  readonly node: string;
  readonly cpu: string;
  readonly seconds: number;
  readonly engine: { readonly [game: string]: EngineFigures };
  readonly peer: PeerFigures;
}

export async function bench(
  games: readonly string[],
  seconds: number,
  done: (n: number) => void,
  earlier: string | null = null,
): Promise<BenchFigures> {
  const peer = await comparePeer(seconds);
  done(1);
  const engine: { [game: string]: EngineFigures } = {};
  for (const [i, game] of games.entries()) {
    engine[game] = await measureEngine(game, seconds, earlier);
    done(i + 2);
  }
  return { node: process.version, cpu: cpus()[0]?.model ?? '', seconds, engine, peer };
}

/** `earlier`: the folder of an earlier commit's benchmark. */
async function measureEngine(game: string, seconds: number, earlier: string | null): Promise<EngineFigures> {
  const engine = await start<{ players: number; places: boolean }>('engine.ts', game);
  const before = earlier === null ? null : await start(join(earlier, 'engine.ts'), game);
  const { players, places: isPlaced } = engine.facts;
  const works = ['decisions', 'clones', 'search', 'frozen', ...(isPlaced ? ['places'] : [])].map(
    (what) => [engine, what] as const,
  );
  const then = before === null ? [] : [[before, 'search'] as const];
  const rates = await interleaved([...works, ...then], seconds);
  const [decisions, clones, search, frozen, places] = rates.slice(0, works.length).map(median);
  engine.end();
  before?.end();
  return {
    players,
    decisionsPerSecond: decisions!,
    cloneMicroseconds: 1e6 / clones!,
    searchIterationsPerSecond: search!,
    frozenIterationsPerSecond: frozen!,
    searchRatio: before === null ? null : search! / median(rates.at(-1)!),
    placementsPerSecond: places ?? null,
  };
}

async function comparePeer(seconds: number): Promise<PeerFigures> {
  const peer = await start<{ version: string; trace: number }>('peer.ts');
  const ours = await start<{ traces: readonly number[] }>('ours.ts');
  const rounds = await interleaved(
    [
      [peer, 'moves'],
      [ours, 'checked'],
      [ours, 'inPlace'],
      [ours, 'recorded'],
    ],
    seconds,
  );
  peer.end();
  ours.end();
  const [theirs, checked, inPlace, recorded] = rounds.map(median);
  return {
    name: 'boardgame.io',
    version: peer.facts.version,
    game: 'tic-tac-toe',
    oursMovesPerSecond: checked!,
    oursInPlaceMovesPerSecond: inPlace!,
    oursRecordedMovesPerSecond: recorded!,
    peerMovesPerSecond: theirs!,
    ratio: checked! / theirs!,
    sameGames: ours.facts.traces.every((trace) => trace === peer.facts.trace),
  };
}

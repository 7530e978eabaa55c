/** What both servers are measured with: so many duels at once, and what is counted of them. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Duel, duel, type Tongue } from './duel.ts';
import { cpuSeconds, flush } from './system.ts';

export interface Times {
  readonly p50: number;
  readonly p99: number;
}

export interface Played extends Times {
  readonly tables: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  /** Per second of the server's own processor time; null where the system does not tell. */
  readonly movesPerCpuSecond: number | null;
}

export function quantiles(times: readonly number[]): Times {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

/** At each table several duels, played one after another; and what has been measured of them so far. */
export interface Crowd {
  readonly tables: readonly (readonly Duel[])[];
  readonly pid: number;
  readonly times: number[];
  seconds: number;
  busy: number | null;
}

export async function gather(tongue: Tongue, pid: number, tables: number, games: number): Promise<Crowd> {
  const all: Duel[][] = [];
  for (let i = 0; i < tables; i++) {
    const duels: Duel[] = [];
    while (duels.length < games) duels.push(await duel(tongue, i * games + duels.length));
    all.push(duels);
  }
  return { tables: all, pid, times: [], seconds: 0, busy: 0 };
}

async function prepare({ tables }: Crowd): Promise<void> {
  await flush();
  await Promise.all(
    tables.map(async (duels) => {
      for (const { prepare } of duels) await prepare();
    }),
  );
}

/** All games as fast as the server lets them. Setting up is not timed. */
export async function round(crowd: Crowd): Promise<void> {
  const { tables, pid, times } = crowd;
  await prepare(crowd);
  const [start, before] = [performance.now(), cpuSeconds(pid)];
  const playAll = async (duels: readonly Duel[]) => {
    for (const { play } of duels) await play((ms) => times.push(ms));
  };
  await Promise.all(tables.map(playAll));
  const after = cpuSeconds(pid);
  crowd.seconds += (performance.now() - start) / 1000;
  crowd.busy = crowd.busy === null || before === null || after === null ? null : crowd.busy + after - before;
}

/** What was measured so far does not count: everything was cold. */
export function forget(crowd: Crowd): void {
  crowd.times.length = 0;
  crowd.seconds = 0;
  crowd.busy = 0;
}

export function played({ tables, times, seconds, busy }: Crowd): Played {
  const moves = times.length;
  const movesPerCpuSecond = busy === null || busy === 0 ? null : moves / busy;
  return { tables: tables.length, moves, movesPerSecond: moves / seconds, movesPerCpuSecond, ...quantiles(times) };
}

/** At each table somebody moves every two seconds. */
export const PACE_MS = 2000;

export async function atHumanPace(crowd: Crowd): Promise<Times & { readonly moves: number }> {
  const times: number[] = [];
  await prepare(crowd);
  const slowly = async (duels: readonly Duel[], i: number) => {
    await sleep((PACE_MS * i) / crowd.tables.length);
    await duels[0]!.play(
      (ms) => times.push(ms),
      () => sleep(PACE_MS),
    );
  };
  await Promise.all(crowd.tables.map(slowly));
  return { moves: times.length, ...quantiles(times) };
}

export function disperse({ tables }: Crowd): void {
  for (const { close } of tables.flat()) close();
}

/** What both servers are measured with: boards that can be played to their end, and what is counted of them. */

/** Two people at one board: ours or the peer's. */
export interface BoardAtServer {
  /** A fresh game, both watching, nobody has moved. */
  prepare(): Promise<void>;
  /** Play it to its end as fast as the server lets them; each move's milliseconds are told. */
  play(moved: (ms: number) => void): Promise<void>;
  close(): void;
}

export interface Played {
  readonly tables: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  /** Per second of the server's own processor time; null where the system does not tell. */
  readonly movesPerCpuSecond: number | null;
  readonly p50: number;
  readonly p99: number;
}

/** All boards at once, several times over. Setting up is not timed. */
export async function playAll(
  boards: readonly BoardAtServer[],
  rounds: number,
  cpu: () => number | null,
): Promise<Played> {
  const times: number[] = [];
  let seconds = 0;
  let busy: number | null = 0;
  for (let round = 0; round <= rounds; round++) {
    for (const board of boards) await board.prepare();
    const warm = round > 0;
    const [start, before] = [performance.now(), cpu()];
    await Promise.all(boards.map((board) => board.play((ms) => (warm ? times.push(ms) : 0))));
    const after = cpu();
    if (!warm) continue;
    seconds += (performance.now() - start) / 1000;
    busy = busy === null || before === null || after === null ? null : busy + after - before;
  }
  const moves = times.length;
  const movesPerCpuSecond = busy === null || busy === 0 ? null : moves / busy;
  return { tables: boards.length, moves, movesPerSecond: moves / seconds, movesPerCpuSecond, ...quantiles(times) };
}

export function quantiles(times: readonly number[]): { readonly p50: number; readonly p99: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

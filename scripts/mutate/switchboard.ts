// What the mutated code asks while it runs: which mutant is on, and whether a loop has gone on for too long.
// One per worker, on `globalThis`, because the code of every module reaches for it.

export interface Switchboard {
  readonly $mutant: (id: number) => boolean;
  readonly $tick: () => void;
  /** The mutant that is on; 0 is none. */
  active: number;
  /** How often each mutant was asked for since the last reset. */
  hits: Map<number, number>;
  ticks: number;
  mostTicks: number;
}

declare global {
  var $mutation: Switchboard | undefined;
}

/** A test may loop this much more often than it does without a mutant. */
const PATIENCE = 20;
const LEAST_TICKS = 200_000;

class Endless extends Error {}

export function installSwitchboard(): Switchboard {
  const board: Switchboard = {
    active: 0,
    hits: new Map(),
    ticks: 0,
    mostTicks: Number.POSITIVE_INFINITY,
    $mutant: (id) => {
      board.hits.set(id, (board.hits.get(id) ?? 0) + 1);
      return id === board.active;
    },
    $tick: () => {
      board.ticks += 1;
      if (board.ticks > board.mostTicks) throw new Endless('a loop without end');
    },
  };
  globalThis.$mutation = board;
  return board;
}

/** Everything counted from here on belongs to the next test. */
export function reset(board: Switchboard): void {
  board.hits = new Map();
  board.ticks = 0;
}

export function ticksAllowed(usual: number): number {
  return PATIENCE * usual + LEAST_TICKS;
}

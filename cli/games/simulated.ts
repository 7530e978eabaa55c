/** Games by bots alone: reports of many, and one with its log. */
import type { Level, Simulation } from '@signoria/bots';
import { deciding, type GameModule, type Match, type Start, startMatch } from '@signoria/kernel';
import { opponent } from './opponent.ts';

export interface Failed {
  /** The game's own seed. */
  readonly seed: string;
  readonly message: string;
}

/** A simulation as the command reports it: errors are counted, the first few told. */
export interface Report extends Omit<Simulation, 'errors'> {
  readonly errors: number;
  readonly failures: readonly Failed[];
}

const TOLD = 10;

export function reportOf({ errors, ...rest }: Simulation, seed: string): Report {
  const failures = errors.map(({ number, message }) => ({ seed: `${seed}/${number}`, message }));
  return { ...rest, errors: errors.length, failures: failures.slice(0, TOLD) };
}

export function sumOf(reports: readonly Report[]): Report {
  const [first] = reports;
  if (first === undefined) throw new Error('nothing was simulated');
  const sum = (of: (report: Report) => number) => reports.reduce((all, report) => all + of(report), 0);
  const decisions = sum((report) => report.decisions);
  const seconds = sum((report) => report.seconds);
  return {
    game: first.game,
    games: sum((report) => report.games),
    finished: sum((report) => report.finished),
    decisions,
    seconds,
    decisionsPerSecond: decisions / seconds,
    endReasons: addUp(reports.map((report) => report.endReasons)),
    seatWins: first.seatWins.map((_, seat) => sum((report) => report.seatWins[seat]!)),
    errors: sum((report) => report.errors),
    failures: reports.flatMap((report) => report.failures).slice(0, TOLD),
  };
}

function addUp(counts: readonly { readonly [reason: string]: number }[]): { readonly [reason: string]: number } {
  const all: { [reason: string]: number } = {};
  for (const count of counts) for (const reason in count) all[reason] = (all[reason] ?? 0) + count[reason]!;
  return all;
}

/** One whole game with its log, every seat played by the same kind of bot. */
export function simulateMatch(module: GameModule, start: Start, level: Level): Match {
  const match = startMatch(module.game, start);
  const bot = opponent(module, level, match.header.commitment);
  while (match.state.outcome === null) bot(match, deciding(module.game, match.state)[0]!);
  return match;
}

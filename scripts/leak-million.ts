/**
 * [T2] The no-leak test at full length: a million random positions of every game, on as many processors as there are.
 * Hours on a small machine, so it runs at night or before a release; a merge looks at some hundred positions a game.
 *
 *     npm run leak:million -- [--positions 1000000] [--game condottiere] [--jobs 2] [--seed tonight] [--json]
 *
 * A fresh seed looks at fresh positions; without one it is the date's. The exit code is 1 when anything leaked.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadGames } from '../games/registry.ts';

interface Report {
  readonly game: string;
  readonly positions: number;
  readonly seats: number;
  readonly leaks: number;
  readonly found: readonly string[];
}

/** Nearly equal parts that add up. */
export function parts(positions: number, jobs: number): readonly number[] {
  const count = Math.max(1, Math.min(jobs, positions));
  return Array.from({ length: count }, (_, i) => Math.floor((positions + i) / count));
}

async function leaktest(game: string, positions: number, seed: string): Promise<Report> {
  const main = join(import.meta.dirname, '..', 'cli', 'main.ts');
  const args = [main, 'leaktest', game, '--positions', String(positions), '--seed', seed, '--json'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await once(child, 'close');
  return JSON.parse(said) as Report;
}

async function wholeGame(game: string, positions: number, jobs: number, seed: string): Promise<Report> {
  const each = parts(positions, jobs).map((part, i) => leaktest(game, part, `${seed}-${i}`));
  const reports = await Promise.all(each);
  const sum = (of: (report: Report) => number) => reports.reduce((total, report) => total + of(report), 0);
  return {
    game,
    positions: sum((report) => report.positions),
    seats: sum((report) => report.seats),
    leaks: sum((report) => report.leaks),
    found: reports.flatMap(({ found }) => found),
  };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      positions: { type: 'string', default: '1000000' },
      game: { type: 'string', multiple: true },
      jobs: { type: 'string', default: String(availableParallelism()) },
      seed: { type: 'string', default: new Date().toISOString().slice(0, 10) },
      json: { type: 'boolean', default: false },
    },
  });
  const games = values.game ?? (await loadGames()).map(({ game }) => game.id);
  for (const game of games) {
    const report = await wholeGame(game, Number(values.positions), Number(values.jobs), values.seed);
    if (values.json) console.log(JSON.stringify(report));
    else console.log(`${game}: ${report.positions} positions, ${report.seats} looks, ${report.leaks} leaks`);
    for (const leak of values.json ? [] : report.found) console.log(`  ${leak}`);
    if (report.leaks > 0 || report.positions < Number(values.positions)) process.exitCode = 1;
  }
}

if (import.meta.main) await main();

/** The file of puzzles: whole after every game, a line for each puzzle and for each game they are from. */
import { existsSync } from 'node:fs';
import { type PuzzleSet, readPuzzleSet } from '@signoria/review/puzzles';
import { UsageError } from '../args/usage.ts';
import { readText, replaceText } from './files.ts';

/** What lies there, where it is of the same game, rules and seed; `begun` where nothing lies there. */
export function openPuzzles(path: string, begun: PuzzleSet): PuzzleSet {
  if (!existsSync(path)) return begun;
  const found = parsed(path);
  const same = ({ format, game, rules, engine, seed }: PuzzleSet) => [format, game, rules, engine, seed].join();
  if (found === null || same(found) !== same(begun)) throw new UsageError({ problem: 'other-puzzles', file: path });
  return found;
}

function parsed(path: string): PuzzleSet | null {
  try {
    return readPuzzleSet(JSON.parse(readText(path)));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

export function keepPuzzles(path: string, { games, puzzles, ...about }: PuzzleSet): void {
  const rows = (all: readonly unknown[]) => all.map((one) => JSON.stringify(one)).join(',\n');
  const head = JSON.stringify(about).slice(0, -1);
  replaceText(path, `${head},\n"games":[\n${rows(games)}\n],\n"puzzles":[\n${rows(puzzles)}\n]}\n`);
}

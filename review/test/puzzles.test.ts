/** Puzzles: the shipped ones hold under today's rules, the engine agrees with them, and finding them does what it says. */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { type GameModule, judge as judged, seedOf } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { gameFolders, loadGame } from '../../games/registry.ts';
import { engineOf, newJudge, pathOf, type Step } from '../index.ts';
import {
  counted,
  finding,
  idOf,
  leading,
  matchOf,
  NEW_SOLVER,
  newSet,
  type Puzzle,
  type PuzzleSet,
  readPuzzleSet,
  SHORT,
  sourceOf,
  THEMES,
  tried,
  untried,
} from '../puzzles/index.ts';

/** Fewer are no collection. */
const LEAST = 40;
/** As much as a page may fetch for them. */
const MOST_BYTES = 60_000;
/** So many of each game are looked at again. */
const SAMPLE = 4;

const shelf = (await Promise.all(gameFolders().map(onShelf))).flat();

async function onShelf(folder: string): Promise<readonly { module: GameModule; set: PuzzleSet; bytes: number }[]> {
  const module = await loadGame(folder);
  if (module.hidden === true) return [];
  const text = readFileSync(`${folder}/puzzles/puzzles.json`);
  return [{ module, set: readPuzzleSet(JSON.parse(String(text)))!, bytes: brotliCompressSync(text).length }];
}

function stepOf({ game }: GameModule, set: PuzzleSet, puzzle: Puzzle): Step {
  return pathOf(matchOf(game, sourceOf(set, puzzle), puzzle.seq)).at(-1)!;
}

function finished<T>(work: Generator<void, T>): T {
  let next = work.next();
  while (!next.done) next = work.next();
  return next.value;
}

describe.each(shelf.map((one) => [one.module.game.id, one] as const))('[P7] the puzzles of %s', (_, found) => {
  const { module, set, bytes } = found;

  it('are enough, small, each its own, and of today’s rules', () => {
    expect(set).toMatchObject({ game: module.game.id, rules: module.game.rules });
    expect(counted(set.puzzles)).toBeGreaterThanOrEqual(LEAST);
    expect(new Set(set.puzzles.map(idOf)).size).toBe(set.puzzles.length);
    expect(bytes).toBeLessThan(MOST_BYTES);
  });

  it('open, ask the seat they say, and every answer they name may be given', { timeout: 120_000 }, () => {
    for (const puzzle of set.puzzles) {
      const { before, seat, seq } = stepOf(module, set, puzzle);
      expect([idOf(puzzle), seq, seat, before.todo.at(-1)!.at]).toEqual([
        idOf(puzzle),
        puzzle.seq,
        puzzle.seat,
        puzzle.at,
      ]);
      for (const [line] of puzzle.answers) {
        const choice = module.game.notation.read(line);
        expect(judged(module.game, before, seat, choice)).toMatchObject({ kind: 'answer' });
      }
    }
  });

  it('have one clear best, more than two errors ahead, and a theme', () => {
    for (const { best, answers, margin, themes, rating } of set.puzzles) {
      const wrong = answers.slice(best.length);
      expect(answers.length).toBeGreaterThanOrEqual(themes.includes('auction') ? 2 : 3);
      expect(
        answers
          .slice(0, best.length)
          .map(([line]) => line)
          .toSorted(),
      ).toEqual(best.toSorted());
      expect(wrong.length).toBeGreaterThanOrEqual(best.length);
      expect(margin.mean - 2 * margin.se).toBeGreaterThan(0);
      for (const [, , , loss, error] of wrong) expect(loss - 2 * error).toBeGreaterThan(0);
      expect(themes.length).toBeGreaterThan(0);
      expect(themes.every((theme) => THEMES.includes(theme))).toBe(true);
      expect(rating).toBeGreaterThan(500);
    }
  });

  it('the engine names the same best answer in worlds of a seed that none was chosen by', { timeout: 120_000 }, () => {
    const judge = newJudge(module);
    const every = Math.floor(set.puzzles.length / SAMPLE);
    const sample = set.puzzles.filter((_, i) => i % every === 0).slice(0, SAMPLE);
    for (const puzzle of sample) {
      const best = finished(leading(judge, stepOf(module, set, puzzle), 32, seedOf('again')));
      expect([idOf(puzzle), puzzle.best]).toEqual([idOf(puzzle), expect.arrayContaining([best])]);
    }
  });
});

describe('finding puzzles', () => {
  const module = shelf.find(({ module: { game } }) => game.id === 'condottiere')!.module;
  const plan = { seed: 'test', games: 2, seats: [3] };

  it('goes on where it was broken off, and finds the same', { timeout: 120_000 }, () => {
    const whole = [...finding(module, plan, newSet(module, 'test'))];
    expect(whole.map(({ played }) => played)).toEqual([1, 2]);
    const rest = [...finding(module, plan, whole[0]!)];
    expect(rest.at(-1)).toEqual(whole.at(-1));
    expect(whole[0]!.engine).toBe(engineOf(module));
    expect([...finding(module, plan, whole.at(-1)!)]).toEqual([]);
  });

  it('the first look is the smallest', () => {
    expect(SHORT.reduce((a, b) => a + b, 0)).toBeLessThan(20);
  });
});

describe('ratings of puzzles and solvers', () => {
  it('move towards what happened, more for who is less known, and always the other way for the other', () => {
    const puzzle = untried(1000);
    const [winner, beaten] = tried(NEW_SOLVER, puzzle, true);
    const [loser, held] = tried(NEW_SOLVER, puzzle, false);
    expect(winner.rating - 1000).toBeCloseTo(1000 - loser.rating, 6);
    expect(held.rating - 1000).toBeCloseTo(1000 - beaten.rating, 6);
    expect(winner.rating - 1000).toBeGreaterThan(1000 - beaten.rating);
    expect(winner.deviation).toBeLessThan(NEW_SOLVER.deviation);
  });

  it('an expected result changes less than a surprise', () => {
    const strong = { rating: 1400, deviation: 100 };
    const [expected] = tried(strong, untried(1000), true);
    const [surprise] = tried(strong, untried(1000), false);
    expect(expected.rating - 1400).toBeLessThan(1400 - surprise.rating);
  });
});

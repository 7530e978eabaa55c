/** A file of puzzles as somebody gives it: its shape is looked at here, what its games say when they are played. */
import { isList, isListOf, isNumber, isRecord, isText } from '@signoria/kernel/json';
import type { Estimate } from '../numbers.ts';
import { PUZZLES_FORMAT, type Puzzle, type PuzzleAnswer, type PuzzleGame, type PuzzleSet } from './puzzle.ts';
import { THEMES, type Theme } from './themes.ts';

const areTexts = isListOf(isText);

/** Null for what is none. */
export function readPuzzleSet(json: unknown): PuzzleSet | null {
  return isPuzzleSet(json) ? json : null;
}

function isPuzzleSet(json: unknown): json is PuzzleSet {
  if (!isRecord(json) || json.format !== PUZZLES_FORMAT) return false;
  const { game, rules, engine, seed, played, games, puzzles } = json;
  const isAbout = isText(game) && isNumber(rules) && isText(engine) && isText(seed) && isNumber(played);
  return isAbout && isListOf(isGame)(games) && isListOf(isPuzzle)(puzzles);
}

function isGame(json: unknown): json is PuzzleGame {
  if (!isRecord(json) || !isNumber(json.nth) || !isNumber(json.seats) || !isOptions(json.options)) return false;
  return isText(json.seed) && isText(json.level) && areTexts(json.log);
}

function isOptions(json: unknown): json is PuzzleGame['options'] {
  return isRecord(json) && Object.values(json).every((x) => isText(x) || isNumber(x) || typeof x === 'boolean');
}

function isPuzzle(json: unknown): json is Puzzle {
  if (!isRecord(json) || ![json.of, json.seq, json.seat, json.rating].every(isNumber) || !isText(json.at)) return false;
  return areTexts(json.best) && isEstimate(json.margin) && isListOf(isAnswer)(json.answers) && areThemes(json.themes);
}

function isEstimate(json: unknown): json is Estimate {
  return isRecord(json) && isNumber(json.mean) && isNumber(json.se);
}

function isAnswer(json: unknown): json is PuzzleAnswer {
  return isList(json) && json.length === 5 && isText(json[0]) && json.slice(1).every(isNumber);
}

const areThemes = isListOf((json): json is Theme => THEMES.some((theme) => theme === json));

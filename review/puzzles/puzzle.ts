/** What a puzzle is, as plain data: the game it is from, the moment, the right answers and what the others lose. */
import { type AnyGame, type Entry, keyFromSeed, type Match, play, type Seat, startMatch } from '@signoria/kernel';
import type { Estimate } from '../numbers.ts';
import type { Theme } from './themes.ts';

export const PUZZLES_FORMAT = 'signoria-puzzles/1';

/** The puzzles of one game. */
export interface PuzzleSet {
  readonly format: typeof PUZZLES_FORMAT;
  readonly game: string;
  readonly rules: number;
  /** Who judged them (see `engineOf`). */
  readonly engine: string;
  readonly seed: string;
  /** How many games were looked through. */
  readonly played: number;
  readonly games: readonly PuzzleGame[];
  readonly puzzles: readonly Puzzle[];
}

/** In place of a level. */
export const PEOPLE = 'people';

/** A game as far as the last puzzle in it. */
export interface PuzzleGame {
  readonly nth: number;
  readonly seats: number;
  readonly options: { readonly [id: string]: boolean | number | string };
  /** Of its chance key: bots have no secrets. Of a game of people the key itself, which was revealed with its end. */
  readonly seed: string;
  /** Of the bots that played it; `PEOPLE` where people did. */
  readonly level: string;
  /** Who answered what, `2 pass`. */
  readonly log: readonly string[];
}

export interface Puzzle {
  /** Of which game (`nth`), and the number of the answer that was given there. */
  readonly of: number;
  readonly seq: number;
  readonly seat: Seat;
  /** The question, by the name of its frame. */
  readonly at: string;
  /** In notation: the best answer, and what is as good. */
  readonly best: readonly string[];
  /** What the best of the others surely loses. */
  readonly margin: Estimate;
  /** All answers, the best first. */
  readonly answers: readonly PuzzleAnswer[];
  readonly themes: readonly Theme[];
  /** How hard it seems, until somebody tries. */
  readonly rating: number;
}

/** Its chance to win with its error, and what it loses against the best with the error of that: all in thousandths. */
export type PuzzleAnswer = readonly [line: string, share: number, error: number, loss: number, lossError: number];

export function idOf({ of, seq }: Pick<Puzzle, 'of' | 'seq'>): string {
  return `${of}-${seq}`;
}

/** The game a puzzle is from. */
export function sourceOf({ game, games }: Pick<PuzzleSet, 'game' | 'games'>, { of }: Pick<Puzzle, 'of'>): PuzzleGame {
  const found = games.find(({ nth }) => nth === of);
  if (found === undefined) throw new Error(`no game ${of} in the puzzles of ${game}`);
  return found;
}

/** The game played again up to and with the answer that was given there. `each` hears of every answer. */
export function matchOf(game: AnyGame, source: PuzzleGame, seq: number, each: Heard = () => {}): Match {
  const { seats, options, seed, level, log } = source;
  const key = level === PEOPLE ? seed : keyFromSeed(seed);
  const match = startMatch(game, { seats, options, edition: null, key });
  for (const said of log.slice(0, seq)) {
    const space = said.indexOf(' ');
    each(match, play(match, Number(said.slice(0, space)), said.slice(space + 1)).entry);
  }
  return match;
}

type Heard = (match: Match, entry: Entry) => void;

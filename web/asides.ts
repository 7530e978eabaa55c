/** Parts of games that only some pages need, fetched one game at a time. Apart, so that no table brings the ways to them. */
import { aids, figureTexts, guides, measured, puzzles, stakeTexts } from 'virtual:asides';
import type { Aid, GameModule, Guide, Measured, StakeText } from '@signoria/kernel';
import type { PuzzleSet } from '@signoria/review/puzzles';
import { NoSuchGame } from './games/load.ts';

/** Fetched only for a first game. */
export async function loadGuide(id: string): Promise<Guide> {
  const fetchGuide = guides[id];
  if (fetchGuide === undefined) throw new NoSuchGame(id);
  return fetchGuide();
}

export function hasAid(id: string): boolean {
  return aids[id] !== undefined;
}

/** The game on one page; null for a game that has none. */
export async function loadAid(id: string): Promise<Aid | null> {
  return (await aids[id]?.()) ?? null;
}

/** How far reviews of the game were found to hold; null where that was not measured. */
export async function loadMeasured(id: string): Promise<Measured | null> {
  return (await measured[id]?.()) ?? null;
}

export function hasPuzzles(id: string): boolean {
  return puzzles[id] !== undefined;
}

/** Null where none were found yet. */
export async function loadPuzzles(id: string): Promise<PuzzleSet | null> {
  return (await puzzles[id]?.()) ?? null;
}

/** What the house counts of the game, in words; null where it counts nothing of its own. */
export async function loadFigureText(id: string): Promise<NonNullable<GameModule['figureText']> | null> {
  return (await figureTexts[id]?.()) ?? null;
}

/** What the numbers are called that an answer moves; null for a game that names none. */
export async function loadStakeText(id: string): Promise<StakeText | null> {
  return (await stakeTexts[id]?.()) ?? null;
}

/**
 * Games as they are found when the client is built: every folder under games/ with an index. Rules, board and cover are
 * fetched apart, so that a page loads one game and only what it shows of it.
 */

import { boards, covers, guides, measured, modules, puzzles } from 'virtual:games';
import type { GameModule, Guide, Measured } from '@signoria/kernel';
import type { GameBoard } from '@signoria/kit';
import type { PuzzleSet } from '@signoria/review/puzzles';
import type { ComponentType } from 'preact';

export class NoSuchGame extends Error {
  constructor(id: string) {
    super(`there is no game '${id}' here`);
    this.name = 'NoSuchGame';
  }
}

export async function loadGame(id: string): Promise<GameModule> {
  const fetchGame = modules[id];
  if (fetchGame === undefined) throw new NoSuchGame(id);
  return fetchGame();
}

/** Null for a game that has no board yet: the table then tells the position in words. */
export async function loadBoard(id: string): Promise<GameBoard | null> {
  return (await boards[id]?.()) ?? null;
}

/** Fetched only for a first game. */
export async function loadGuide(id: string): Promise<Guide> {
  const fetchGuide = guides[id];
  if (fetchGuide === undefined) throw new NoSuchGame(id);
  return fetchGuide();
}

/** How far reviews of the game were found to hold; null where that was not measured. */
export async function loadMeasured(id: string): Promise<Measured | null> {
  return (await measured[id]?.()) ?? null;
}

export function hasPuzzles(id: string): boolean {
  return puzzles[id] !== undefined;
}

/** The game's puzzles; null where none were found yet. */
export async function loadPuzzles(id: string): Promise<PuzzleSet | null> {
  return (await puzzles[id]?.()) ?? null;
}

export async function loadCover(id: string): Promise<ComponentType | null> {
  return (await covers[id]?.()) ?? null;
}

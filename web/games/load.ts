/**
 * Games as they are found when the client is built: every folder under games/. Rules, board and cover are fetched apart,
 * so that a page loads one game and only what it shows of it.
 */
import type { GameModule } from '@signoria/kernel';
import type { ComponentType } from 'preact';
import type { GameBoard } from '../kit/board.ts';
import { catalogue } from './catalogue.ts';

const MODULES = import.meta.glob<{ readonly module: GameModule }>('../../games/*/index.ts');
const BOARDS = import.meta.glob<{ readonly board: GameBoard }>('../../games/*/board/index.tsx');
const COVERS = import.meta.glob<{ readonly Cover: ComponentType }>('../../games/*/board/**/Cover.tsx');

export class NoSuchGame extends Error {
  constructor(id: string) {
    super(`there is no game '${id}' here`);
    this.name = 'NoSuchGame';
  }
}

export function folderOf(id: string): string {
  const found = catalogue.find((game) => game.id === id);
  if (found === undefined) throw new NoSuchGame(id);
  return `../../games/${found.folder}/`;
}

export async function loadGame(id: string): Promise<GameModule> {
  const fetched = await MODULES[`${folderOf(id)}index.ts`]!();
  return fetched.module;
}

/** Null for a game that has no board yet: the table then tells the position in words. */
export async function loadBoard(id: string): Promise<GameBoard | null> {
  const fetched = await BOARDS[`${folderOf(id)}board/index.tsx`]?.();
  return fetched?.board ?? null;
}

export async function loadCover(id: string): Promise<ComponentType | null> {
  const path = Object.keys(COVERS).find((name) => name.startsWith(folderOf(id)));
  return path === undefined ? null : (await COVERS[path]!()).Cover;
}

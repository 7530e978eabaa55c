/**
 * Games as they are found when the client is built: every folder under games/ with an index. Rules, board and cover are
 * fetched apart, so that a page loads one game and only what it shows of it.
 */

import { boards } from 'virtual:games';
import type { GameBoard } from '@signoria/kit';

export class NoSuchGame extends Error {
  constructor(id: string) {
    super(`there is no game '${id}' here`);
    this.name = 'NoSuchGame';
  }
}

/** Null for a game that has no board yet: the table then tells the position in words. */
export async function loadBoard(id: string): Promise<GameBoard | null> {
  return (await boards[id]?.()) ?? null;
}

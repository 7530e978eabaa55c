/** A finished game played again in this browser. Fetched when somebody asks for it: a table does without the engine. */
import { type GameFile, verify } from '@signoria/kernel';
import { loadGame } from '../../../games/whole-game.ts';

export async function playAgain(file: GameFile): Promise<ReturnType<typeof verify>> {
  const { game } = await loadGame(file.header.game);
  return verify(game, file);
}

/** How the threads of an arena find a game: by its id, in a module of this shape. */
import { findGame } from '../games/registry.ts';

export const loadGame = findGame;

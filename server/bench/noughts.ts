/** Noughts and crosses as a game of the server: what it is measured with beside other servers. Words it has none. */
import type { AnyGame, GameModule } from '@signoria/kernel';
import { ticTacToe } from '@signoria/kernel/testing';

const game = ticTacToe as unknown as AnyGame; // its own types are finer than anybody who plays any game can see

/** Only `game` is ever looked at: nobody reads its texts, and no bot plays it. */
export const noughts = { game } as GameModule;

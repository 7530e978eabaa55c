/** A whole game of bots with its log, for the kept games of the tests. */
import { type Level, makeBot, volunteered } from '../bots/index.ts';
import {
  deciding,
  enumerate,
  type GameModule,
  imagine,
  type Match,
  menuOf,
  play,
  type Random,
  type Start,
  startMatch,
} from '../kernel/index.ts';

const BOUND = 3000;

/** How often a whim comes. */
const WHIM = 0.03;

/**
 * Seat by seat the levels take turns. Where there is no luck, bots would play the same game over and over: with `whims` any
 * legal answer is given now and then. Null for a game that does not come to an end.
 */
export function botMatch(module: GameModule, start: Start, levels: readonly Level[], whims?: Random): Match | null {
  const { game } = module;
  const match = startMatch(game, start);
  const bots = levels.map((level) => makeBot(module, level));
  for (let n = 0; match.state.outcome === null; n++) {
    if (n > BOUND) return null;
    const seat = deciding(game, match.state)[0]!;
    const world = imagine(game, match.state, seat, n);
    const choice =
      whims !== undefined && whims.next() < WHIM
        ? anyOf(enumerate(menuOf(game, match.state, seat)!, whims), whims)
        : (volunteered(module, world, seat)?.choice ?? bots[seat % bots.length]!.choose(world, seat));
    play(match, seat, game.notation.write(choice));
  }
  return match;
}

function anyOf<T>(all: readonly T[], whims: Random): T {
  return all[whims.below(all.length)]!;
}

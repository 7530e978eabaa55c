/** A whole game of bots with its log, for the kept games of the tests. */
import { type Level, makeBot, volunteered } from '../bots/index.ts';
import { deciding, type GameModule, imagine, type Match, play, type Start, startMatch } from '../kernel/index.ts';

const BOUND = 3000;

/** Seat by seat the levels take turns. Null for a game that does not come to an end. */
export function botMatch(module: GameModule, start: Start, levels: readonly Level[]): Match | null {
  const { game } = module;
  const match = startMatch(game, start);
  const bots = levels.map((level) => makeBot(module, level));
  for (let n = 0; match.state.outcome === null; n++) {
    if (n > BOUND) return null;
    const seat = deciding(game, match.state)[0]!;
    const world = imagine(game, match.state, seat, n);
    const choice = volunteered(module, world, seat)?.choice ?? bots[seat % bots.length]!.choose(world, seat);
    play(match, seat, game.notation.write(choice));
  }
  return match;
}

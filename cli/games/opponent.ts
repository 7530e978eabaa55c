/** Bots at a table with a log: they are shown an imagined world and answer for their seat. */
import { type Budget, type Level, makeBot } from '@signoria/bots';
import { type GameModule, imagine, type Match, type Played, play, type Seat, seedOf } from '@signoria/kernel';

/** Answers for a seat of the match, and returns what was entered into the log. */
export type Opponent = (match: Match, seat: Seat) => Played;

/** `seed` is something public: a bot's luck must not hang on what its seat cannot know. */
export function opponent(module: GameModule, level: Level, seed: string, budget: Budget = {}): Opponent {
  const { game } = module;
  const bot = makeBot(module, level, { seed: seedOf(seed) });
  return (match, seat) => {
    const { state } = match;
    const world = imagine(game, state, seat, seedOf(`${seed}/${state.asked}/${seat}`));
    return play(match, seat, game.notation.write(bot.choose(world, seat, budget)));
  };
}

/** Runs a pass to its end, and games by bots to review. */
import { type Level, makeBot, type Playable } from '@signoria/bots';
import { deciding, imagine, keyFromSeed, type Match, play, startMatch } from '@signoria/kernel';
import { assemble, type Part, type Plan, type Review, reviewing } from '../index.ts';

export function partsFound(module: Playable, match: Match, plan: Plan = {}): readonly Part[] {
  const parts: Part[] = [];
  for (const { found } of reviewing(module, match, plan)) if (found !== null) parts.push(found);
  return parts;
}

export function reviewOf(module: Playable, match: Match, plan: Plan = {}): Review {
  return assemble(module, match, plan, partsFound(module, match, plan));
}

/** A game by bots of one level, with its log. */
export function played(module: Playable, seats: number, seed: string, level: Level, most = 10_000): Match {
  const match = startMatch(module.game, { seats, key: keyFromSeed(seed) });
  const bot = makeBot(module, level, { seed: 1 });
  for (let i = 0; i < most && match.state.outcome === null; i++) {
    const seat = deciding(module.game, match.state)[0]!;
    const choice = bot.choose(imagine(module.game, match.state, seat, i), seat);
    play(match, seat, module.game.notation.write(choice));
  }
  return match;
}

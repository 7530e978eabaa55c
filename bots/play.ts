/** One whole game played by bots, from the first decision to the end. What simulations, arenas and ratings share. */
import {
  type AnyGame,
  type AnyState,
  actFree,
  answer,
  begin,
  type Choice,
  decider,
  enumerate,
  find,
  imagine,
  type Menu,
  menuOf,
  type Outcome,
  type Policy,
  type Random,
  type Seat,
  type Start,
  random as seeded,
} from '@signoria/kernel';
import { makeBot } from './bot.ts';
import { asOf, REFERENCES, type Version } from './frozen.ts';
import type { SearchParameters } from './parameters.ts';
import { mix } from './seeds.ts';
import type { Bot, Budget, Level, Playable } from './thought.ts';
import { volunteered } from './volunteer.ts';

/** A bot as it enters a competition. */
export interface Contestant {
  readonly level: Level;
  /** As it was then; as it is now when absent. */
  readonly version?: Version;
  readonly budget?: Budget;
  readonly search?: Partial<SearchParameters>;
  /** Plays by this and not by the game's own. It cannot cross a thread. */
  readonly policy?: Policy;
}

export interface Playthrough {
  /** Null when the game did not end within the bound. */
  readonly outcome: Outcome | null;
  readonly decisions: number;
}

export interface PlayOptions {
  /** Decisions after which a game is given up. */
  readonly bound?: number;
  /** Told how long each bot that thinks has thought. */
  readonly timed?: (seat: Seat, ms: number) => void;
}

export const BOUND = 20_000;
/** Offers and answers to them end some time: after so many rounds the question goes on. */
const MOST_ROUNDS = 16;

/** `contestants` by seat. The same start and seed give the same game, unless a budget is in milliseconds. */
export function playGame(
  module: Playable,
  start: Start,
  contestants: readonly Contestant[],
  seed: number,
  options: PlayOptions = {},
): Playthrough {
  if (contestants.length !== start.seats) throw new Error(`${contestants.length} contestants for ${start.seats} seats`);
  return playOut(module, begin(module.game, start), contestants, seed, options);
}

/** The same from any position on, which is played in place. */
export function playOut(
  module: Playable,
  s: AnyState,
  contestants: readonly Contestant[],
  seed: number,
  { bound = BOUND, timed }: PlayOptions = {},
): Playthrough {
  const { game } = module;
  const random = seeded(seed);
  const bots = contestants.map((c, seat) => botFor(module, c, mix(seed, seat)));
  let decisions = 0;
  for (; s.outcome === null && decisions < bound; decisions++) {
    unasked(game, s, bots, mix(seed, decisions));
    if (s.outcome !== null) break;
    const seat = decider(game, s);
    const menu = menuOf(game, s, seat)!;
    const bot = bots[seat]!;
    answer(game, s, seat, bot === null ? anyOf(s, menu, random) : ask(game, s, seat, menu, bot, seed, timed));
  }
  return { outcome: s.outcome, decisions };
}

interface Sitting {
  readonly module: Playable;
  /** What it has done unasked so far. */
  readonly said: string[];
  readonly bot: Bot;
  readonly budget: Budget;
}

/** Null for a random player: a menu is all it looks at, so it needs no imagined world. */
function botFor(module: Playable, contestant: Contestant, seed: number): Sitting | null {
  const { level, version, budget = {}, search = {}, policy = module.policy } = contestant;
  if (level === 'random') return null;
  if (version === undefined) {
    const own = { game: module.game, policy };
    return { module: own, said: [], bot: makeBot(own, level, { seed, search }), budget };
  }
  const then = asOf(module, version);
  const { novice, search: usual } = REFERENCES[version];
  return { module: then, said: [], bot: makeBot(then, level, { seed, novice, search, usual }), budget };
}

/** Everybody with a mind may act of their own accord, each knowing only what they know, until nobody wants to. */
function unasked(game: AnyGame, s: AnyState, bots: readonly (Sitting | null)[], seed: number): void {
  if (s.open.length === 0) return;
  for (let round = 0, acted = true; acted && round < MOST_ROUNDS; round++) {
    acted = false;
    for (let seat = 0; seat < s.seats && s.outcome === null; seat++) {
      const sitting = bots[seat];
      if (sitting?.module.policy.volunteer === undefined) continue;
      const { module, said } = sitting;
      const world = imagine(game, s, seat, mix(seed, round, seat));
      const deed = volunteered(module, world, seat, (verb) => said.filter((line) => line.startsWith(`${verb} `)));
      if (deed === null) continue;
      said.push(game.notation.write(deed.choice));
      actFree(game, s, deed.frame, seat, deed.choice);
      acted = true;
    }
  }
}

function anyOf(s: AnyState, menu: Menu<Choice>, random: Random): Choice {
  const choices = enumerate(menu, random);
  const choice = choices[random.below(choices.length)];
  if (choice === undefined) throw new Error(`an empty menu at '${s.todo.at(-1)?.at}'`);
  return choice;
}

function ask(
  game: AnyGame,
  s: AnyState,
  seat: Seat,
  menu: Menu<Choice>,
  { bot, budget }: Sitting,
  seed: number,
  timed: PlayOptions['timed'],
): Choice {
  const start = performance.now();
  const world = imagine(game, s, seat, mix(seed, s.asked, seat));
  const choice = find(menu, bot.choose(world, seat, budget));
  if (choice === null)
    throw new Error(`the ${bot.level} of seat ${seat} answered off the menu at '${s.todo.at(-1)?.at}'`);
  timed?.(seat, performance.now() - start);
  return choice;
}

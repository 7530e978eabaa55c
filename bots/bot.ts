/**
 * Players without a body, at four levels. A bot is shown an imagined world and nothing else, so it knows exactly what
 * its seat knows; and it keeps no memory between questions, so the same knowledge gets the same answer.
 */
import {
  type AnyState,
  type Choice,
  enumerate,
  type Imagined,
  menuOf,
  type Random,
  type Seat,
  random as seeded,
} from '@signoria/kernel';
import { search } from './ismcts.ts';
import { type SearchParameters, searchFor } from './parameters.ts';
import { highest, newScratch, rateInto, sampled, soften } from './rates.ts';
import { mix } from './seeds.ts';
import { atOnce, type Budget, type Playable, type Thought } from './thought.ts';

export const LEVELS = ['random', 'novice', 'adept', 'master'] as const;
export type Level = (typeof LEVELS)[number];

export interface Bot {
  readonly level: Level;
  choose(world: Imagined<AnyState>, seat: Seat, budget?: Budget): Choice;
  /** The same answer, with what led to it. */
  think(world: Imagined<AnyState>, seat: Seat, budget?: Budget): Thought;
}

export interface BotOptions {
  readonly seed?: number;
  /** For masters: what differs from `SEARCH`. */
  readonly search?: Partial<SearchParameters>;
}

/** How a novice errs: like a person, who misjudges what is close and overlooks things, but throws nothing away. */
export const NOVICE = {
  /** How well he tells a good choice from a middling one: chances are as 1 to e^-sharpness. */
  sharpness: 1.5,
  /** How often he overlooks half of what he could do. */
  overlooks: 0.25,
} as const;

type Mind = (module: Playable, world: AnyState, seat: Seat, random: Random) => Choice;

const MINDS: { readonly [L in Exclude<Level, 'master'>]: Mind } = { random: blind, novice, adept };

export function makeBot(module: Playable, level: Level, options: BotOptions = {}): Bot {
  const seed = options.seed ?? 0;
  const parameters = searchFor(module.policy, options.search);
  const think = (world: Imagined<AnyState>, seat: Seat, budget: Budget = {}): Thought => {
    const random = seeded(mix(seed, world.asked, seat));
    if (level === 'master') return search(module, parameters, world, seat, budget, random);
    return atOnce(MINDS[level](module, world, seat, random));
  };
  return { level, think, choose: (world, seat, budget) => think(world, seat, budget).choice };
}

function choicesOf({ game }: Playable, world: AnyState, seat: Seat, random: Random): readonly Choice[] {
  const menu = menuOf(game, world, seat);
  if (menu === null) throw new Error(`seat ${seat} is not asked anything here`);
  return enumerate(menu, random);
}

function blind(module: Playable, world: AnyState, seat: Seat, random: Random): Choice {
  const choices = choicesOf(module, world, seat, random);
  return choices[random.below(choices.length)]!;
}

function adept(module: Playable, world: AnyState, seat: Seat, random: Random): Choice {
  const choices = choicesOf(module, world, seat, random);
  const scratch = newScratch();
  rateInto(scratch, module.policy, world, seat, choices);
  return choices[highest(scratch.rates, choices.length, random)]!;
}

function novice(module: Playable, world: AnyState, seat: Seat, random: Random): Choice {
  const all = choicesOf(module, world, seat, random);
  const choices = random.next() < NOVICE.overlooks ? half(all, random) : all;
  const scratch = newScratch();
  rateInto(scratch, module.policy, world, seat, choices);
  soften(scratch.rates, choices.length, NOVICE.sharpness);
  return choices[sampled(scratch.rates, choices.length, random)]!;
}

/** A random half, rounded up, in the order of the menu. */
function half(choices: readonly Choice[], random: Random): readonly Choice[] {
  let wanted = Math.ceil(choices.length / 2);
  return choices.filter((_, i) => {
    const taken = random.below(choices.length - i) < wanted;
    if (taken) wanted--;
    return taken;
  });
}

/**
 * Players without a body, at four levels and a fifth that adapts. A bot is shown an imagined world and nothing else, so it knows exactly what
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
import { accompany } from './companion.ts';
import { type SearchParameters, searchFor } from './parameters.ts';
import { highest, newScratch, rateInto, sampled, soften } from './rates.ts';
import { search } from './search/ismcts.ts';
import { masterly } from './search/leaf.ts';
import { mix } from './seeds.ts';
import { atOnce, type Budget, type Playable, type Thought } from './thought.ts';

/** Each plays better than the one before. */
export const RUNGS = ['random', 'novice', 'adept', 'master'] as const;
export const LEVELS = [...RUNGS, 'companion'] as const;
export type Level = (typeof LEVELS)[number];

export interface Bot {
  readonly level: Level;
  choose(world: Imagined<AnyState>, seat: Seat, budget?: Budget): Choice;
  /** The same answer, with what led to it. */
  think(world: Imagined<AnyState>, seat: Seat, budget?: Budget): Thought;
}

export interface BotOptions {
  readonly seed?: number;
  /** For masters: what differs from what is usual. */
  readonly search?: Partial<SearchParameters>;
  /** For masters: what is usual, instead of `SEARCH`. */
  readonly usual?: SearchParameters;
  /** For novices: instead of `NOVICE`. */
  readonly novice?: NoviceParameters;
  /** For companions: the seats they keep company; all others when absent. */
  readonly people?: readonly Seat[];
}

/** How a novice errs: like a person, who misjudges what is close and overlooks things, but throws nothing away. */
export interface NoviceParameters {
  /** How well they tell a good choice from a middling one: chances are as 1 to e^-sharpness. */
  readonly sharpness: number;
  /** How often they overlook half of what they could do. */
  readonly overlooks: number;
}

export const NOVICE: NoviceParameters = { sharpness: 1.5, overlooks: 0.25 };

export function makeBot(module: Playable, level: Level, options: BotOptions = {}): Bot {
  const { seed = 0, novice = NOVICE } = options;
  const think = (world: Imagined<AnyState>, seat: Seat, budget: Budget = {}): Thought => {
    const random = seeded(mix(seed, world.asked, seat));
    switch (level) {
      case 'random':
        return atOnce(blind(module, world, seat, random));
      case 'novice':
        return atOnce(erring(novice, module, world, seat, random));
      case 'adept':
        return atOnce(adept(module, world, seat, random));
      case 'master':
        return master(module, options, world, seat, budget, random);
      case 'companion': {
        const { manner, choice } = accompany(module, world, seat, options.people, random);
        return manner === 'search' ? master(module, options, world, seat, budget, random) : atOnce(choice);
      }
    }
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

function master(
  { game, policy }: Playable,
  { search: asked, usual }: BotOptions,
  world: Imagined<AnyState>,
  seat: Seat,
  budget: Budget,
  random: Random,
): Thought {
  const parameters = searchFor(policy, world.seats, asked, usual);
  return search({ game, policy: masterly(policy, world.seats) }, parameters, world, seat, budget, random);
}

function erring(
  { sharpness, overlooks }: NoviceParameters,
  module: Playable,
  world: AnyState,
  seat: Seat,
  random: Random,
): Choice {
  const all = choicesOf(module, world, seat, random);
  const choices = random.next() < overlooks ? half(all, random) : all;
  const scratch = newScratch();
  rateInto(scratch, module.policy, world, seat, choices);
  soften(scratch.rates, choices.length, sharpness);
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

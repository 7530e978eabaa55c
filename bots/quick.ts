/** Bots that answer at a glance: what they need is fetched without the search that masters need. */
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
import { highest, newScratch, rateInto, sampled, soften } from './rates.ts';
import { mix } from './seeds.ts';
import { atOnce, type Bot, type Playable } from './thought.ts';

const QUICK = ['random', 'novice', 'adept'] as const;
export type QuickLevel = (typeof QUICK)[number];

export const isQuick = (level: string): level is QuickLevel => QUICK.some((quick) => quick === level);

/** How a novice errs: like a person, who misjudges what is close and overlooks things, but throws nothing away. */
export interface NoviceParameters {
  /** How well they tell a good choice from a middling one: chances are as 1 to e^-sharpness. */
  readonly sharpness: number;
  /** How often they overlook half of what they could do. */
  readonly overlooks: number;
}

export const NOVICE: NoviceParameters = { sharpness: 1.5, overlooks: 0.25 };

export interface QuickOptions {
  readonly seed?: number;
  /** For novices: instead of `NOVICE`. */
  readonly novice?: NoviceParameters;
}

export function quickBot(module: Playable, level: QuickLevel, { seed = 0, novice = NOVICE }: QuickOptions = {}): Bot {
  const choose = (world: Imagined<AnyState>, seat: Seat): Choice => {
    const random = seeded(mix(seed, world.asked, seat));
    const choices = choicesOf(module, world, seat, random);
    switch (level) {
      case 'random':
        return choices[random.below(choices.length)]!;
      case 'novice':
        return erring(novice, module, world, seat, choices, random);
      case 'adept':
        return best(module, world, seat, choices, random);
    }
  };
  return { level, choose, think: (world, seat) => atOnce(choose(world, seat)) };
}

function choicesOf({ game }: Playable, world: AnyState, seat: Seat, random: Random): readonly Choice[] {
  const menu = menuOf(game, world, seat);
  if (menu === null) throw new Error(`seat ${seat} is not asked anything here`);
  return enumerate(menu, random);
}

function best({ policy }: Playable, world: AnyState, seat: Seat, choices: readonly Choice[], random: Random): Choice {
  const scratch = newScratch();
  rateInto(scratch, policy, world, seat, choices);
  return choices[highest(scratch.rates, choices.length, random)]!;
}

function erring(
  { sharpness, overlooks }: NoviceParameters,
  { policy }: Playable,
  world: AnyState,
  seat: Seat,
  all: readonly Choice[],
  random: Random,
): Choice {
  const choices = random.next() < overlooks ? half(all, random) : all;
  const scratch = newScratch();
  rateInto(scratch, policy, world, seat, choices);
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

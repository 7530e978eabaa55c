/**
 * Good company: a bot that keeps the game close. It looks how it stands beside the weakest of the people it plays with.
 * Behind them it thinks as hard as it can; level with them it plays as the game's policy would; the further ahead it is, the
 * less it minds which of its decent answers it gives. It never gives a poor one: whoever loses to a companion has been
 * helped by its ease, not by its blunders.
 */
import { type AnyState, type Choice, enumerate, menuOf, NEVER, type Random, type Seat } from '@signoria/kernel';
import { highest, newScratch, rateInto, sampled, soften } from './rates.ts';
import type { Playable } from './thought.ts';

/** So far behind (as the logarithm of the chances' ratio) it begins to search. */
const BEHIND = -0.25;
/** How sharply it chooses when level, and how fast that fades with a lead. */
const LEVEL_SHARPNESS = 5;
const FADING = 2.5;
/** Nobody is counted out altogether. */
const LEAST_CHANCE = 0.01;

export interface Company {
  /** Whether the answer has to be searched for; then `choice` is what would be given without. */
  readonly manner: 'search' | 'ease';
  readonly choice: Choice;
}

export function accompany(
  module: Playable,
  world: AnyState,
  seat: Seat,
  people: readonly Seat[] | undefined,
  random: Random,
): Company {
  const menu = menuOf(module.game, world, seat);
  if (menu === null) throw new Error(`seat ${seat} is not asked anything here`);
  const choices = enumerate(menu, random);
  const scratch = newScratch();
  rateInto(scratch, module.policy, world, seat, choices);
  const lead = leadOf(module, world, seat, people);
  const at =
    lead <= 0 ? highest(scratch.rates, choices.length, random) : easily(scratch.rates, choices.length, lead, random);
  return { manner: lead < BEHIND && choices.length > 1 ? 'search' : 'ease', choice: choices[at]! };
}

/** How far the seat is ahead of the weakest person: 0 when level, above when ahead. Without a judgement: a little. */
export function leadOf({ policy }: Playable, world: AnyState, seat: Seat, people: readonly Seat[] | undefined): number {
  const others = (people ?? Array.from({ length: world.seats }, (_, other) => other)).filter((other) => other !== seat);
  if (policy.evaluate === undefined || others.length === 0) return 0.3;
  const chances = new Float64Array(world.seats);
  policy.evaluate(world, chances);
  const theirs = others.map((other) => chances[other]!);
  // Whoever stands worst just now need not be the weakest: half of the measure is how people stand on the whole.
  const weakest = (Math.min(...theirs) + theirs.reduce((a, b) => a + b, 0) / theirs.length) / 2;
  return Math.log(Math.max(LEAST_CHANCE, chances[seat]!) / Math.max(LEAST_CHANCE, weakest));
}

/** One of the decent answers, the better ones rather, the less so the further ahead. What is worse than middling is poor. */
function easily(rates: Float64Array, count: number, lead: number, random: Random): number {
  const sorted = rates
    .slice(0, count)
    .filter((rate) => rate !== NEVER)
    .sort();
  const poor = sorted[(sorted.length - 1) >> 1] ?? NEVER;
  for (let i = 0; i < count; i++) if (rates[i]! < poor) rates[i] = NEVER;
  soften(rates, count, LEVEL_SHARPNESS * Math.exp(-FADING * lead));
  return sampled(rates, count, random);
}

/**
 * Players without a body, at four levels and a fifth that adapts. A bot is shown an imagined world and nothing else, so it knows exactly what
 * its seat knows; and it keeps no memory between questions, so the same knowledge gets the same answer.
 */
import { type AnyState, type Imagined, type Random, type Seat, random as seeded } from '@signoria/kernel';
import { accompany } from './companion.ts';
import { type SearchParameters, searchFor } from './parameters.ts';
import { isQuick, type QuickOptions, quickBot } from './quick.ts';
import { search } from './search/ismcts.ts';
import { masterly } from './search/leaf.ts';
import { mix } from './seeds.ts';
import { atOnce, type Bot, type Budget, type Level, type Playable, type Thought } from './thought.ts';

export interface BotOptions extends QuickOptions {
  /** For masters: what differs from what is usual. */
  readonly search?: Partial<SearchParameters>;
  /** For masters: what is usual, instead of `SEARCH`. */
  readonly usual?: SearchParameters;
  /** For companions: the seats they keep company; all others when absent. */
  readonly people?: readonly Seat[];
}

export function makeBot(module: Playable, level: Level, options: BotOptions = {}): Bot {
  return isQuick(level) ? quickBot(module, level, options) : searchingBot(module, level, options);
}

function searchingBot(module: Playable, level: 'master' | 'companion', options: BotOptions): Bot {
  const think = (world: Imagined<AnyState>, seat: Seat, budget: Budget = {}): Thought => {
    const random = seeded(mix(options.seed ?? 0, world.asked, seat));
    if (level === 'master') return master(module, options, world, seat, budget, random);
    const { manner, choice } = accompany(module, world, seat, options.people, random);
    return manner === 'search' ? master(module, options, world, seat, budget, random) : atOnce(choice);
  };
  return { level, think, choose: (world, seat, budget) => think(world, seat, budget).choice };
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

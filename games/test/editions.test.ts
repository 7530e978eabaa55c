// Whatever legal edition file an owner writes, the game can be played with it: corrected boxes at random, held to what every
// game is held to. What a game cannot bear its edition has to refuse.

import { join } from 'node:path';
import { type AnyState, type GameModule, type Random, random } from '@signoria/kernel';
import {
  leakTest,
  type OptionChoice,
  playerCounts,
  randomEdition,
  randomOptions,
  survey,
  surveyMatches,
} from '@signoria/kernel/testing';
import type { Workplace } from '@signoria/kit/testing';
import type { AnyWorkshop } from '@signoria/kit/workshop';
import { describe, expect, it } from 'vitest';
import { gameFolders, loadGame } from '../registry.ts';

const SEEDS = [1, 2, 3];
const CLOSELY = 40;
const UNDO_EVERY = 40;
const LEAK_POSITIONS = 12;

async function workplaceOf(folder: string): Promise<Workplace> {
  const { workshop }: { workshop: AnyWorkshop } = await import(join(folder, 'board', 'workshop', 'index.tsx'));
  return { module: await loadGame(folder), workshop };
}

/** The game, at fault also where nobody knows everybody's chance to win. */
function judged({ game, policy, ...module }: GameModule): GameModule {
  const chancesAt = (s: AnyState): readonly string[] => {
    const shares = new Float64Array(s.seats).fill(Number.NaN);
    policy.evaluate?.(s, shares);
    return shares.every((share) => share >= 0 && share <= 1) ? [] : [`chances are ${shares.join(', ')}`];
  };
  return { ...module, policy, game: { ...game, violations: (s) => [...game.violations(s), ...chancesAt(s)] } };
}

describe.each(await Promise.all(gameFolders().map(workplaceOf)))('$module.game.id', ({ module, workshop }) => {
  const { game } = module;
  const counts = playerCounts(game);

  it.each(SEEDS)('is played by its rules, shown and told with any legal box (seed %i)', (seed) => {
    const edition = randomEdition(game, workshop, random(seed));
    expect(game.readEdition(edition)).toMatchObject({ ok: true });
    expect(Object.keys(edition).length).toBeGreaterThan(0);
    const seats = counts[(seed * 2) % counts.length]!;
    const options = (chance: Random): OptionChoice => randomOptions(game.options, seats, chance);
    const plan = { seats, edition, options, games: 1, seed: `edition-${seed}` };
    expect(survey({ ...plan, module: judged(module), closely: CLOSELY }).findings).toEqual([]);
    expect(surveyMatches({ ...plan, module, closely: UNDO_EVERY })).toEqual([]);
    const looked = { module, edition, players: [seats], seed: plan.seed, positions: LEAK_POSITIONS };
    expect(leakTest(looked).leaks).toEqual([]);
  });
});

/** What was learned still fits what is read: the same features, the same judgements. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameFolders, loadGame } from '../../games/registry.ts';
import { fitNetwork } from '../fit.ts';
import { playSample } from '../play.ts';
import { featuresHash, judgements } from '../positions.ts';
import { recipeFor } from '../recipes.ts';

const keptOf = (id: string) => join(import.meta.dirname, `golden/${id}.json`);
const taught = (await Promise.all(gameFolders().map(loadGame))).filter(({ policy }) => policy.leaf !== undefined);

describe.each(taught.map((module) => [module.game.id, module] as const))('%s', (id, module) => {
  const { players } = recipeFor(id);
  const { learned, size } = module.policy.leaf!;

  it('reads the features it was fitted to', () => {
    expect(featuresHash(module, players[0]!), 'features have changed: npm run train').toBe(learned.features);
    for (const { hidden, weights } of Object.values(learned.networks)) {
      expect(weights).toHaveLength(size + hidden * size + 2 * hidden);
    }
  });

  it('judges as it did (KEEP=1 keeps what it says now)', () => {
    const now = judgements(module, players[0]!);
    if (process.env.KEEP === '1') writeFileSync(keptOf(id), `${JSON.stringify(now)}\n`);
    expect(now).toEqual(JSON.parse(readFileSync(keptOf(id), 'utf8')));
  });
});

it('the same games give the same sample, and the same sample the same network', () => {
  const [module] = taught;
  const { players } = recipeFor(module!.game.id);
  const sample = () => playSample(module!, players[0]!, { games: 3, every: 4 });
  const [one, other] = [fitNetwork(sample()), fitNetwork(sample())];
  expect(other).toEqual(one);
  expect(one.loss).toBeGreaterThan(0);
});

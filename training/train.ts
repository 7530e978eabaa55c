/**
 * Fits what masters judge by, for one game or all that have a leaf:
 *
 *     npm run train -- [game [players]]
 *
 * and writes it to the game's `policy/learned-data.ts`. The same rules and policies give the same weights.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameModule, Learned, Network } from '@signoria/kernel';
import { gameFolders, loadGame } from '../games/registry.ts';
import { fitNetwork } from './fit.ts';
import { playSample } from './play.ts';
import { featuresHash } from './positions.ts';
import { recipeFor } from './recipes.ts';

const [wanted, only] = process.argv.slice(2);
for (const folder of gameFolders()) {
  const module = await loadGame(folder);
  if (module.policy.leaf === undefined || (wanted ?? module.game.id) !== module.game.id) continue;
  const { players } = recipeFor(module.game.id);
  const asked = only === undefined ? players : [Number(only)];
  const learned = asked.reduce((known, seats) => learn(module, seats, known), module.policy.leaf.learned);
  writeFileSync(join(folder, 'policy/learned-data.ts'), written(learned));
}

function learn(module: GameModule, seats: number, known: Learned): Learned {
  const recipe = recipeFor(module.game.id);
  const sample = playSample(module, seats, recipe);
  const { network, loss } = fitNetwork(sample);
  const fair = Math.log(seats).toFixed(3);
  console.log(`${module.game.id}, ${seats}: ${sample.rows.length} positions, loss ${loss.toFixed(3)} of ${fair}`);
  return { features: featuresHash(module, recipe.players[0]!), networks: { ...known.networks, [seats]: network } };
}

function written({ features, networks }: Learned): string {
  const rows = Object.entries(networks).map(([players, network]) => `  ${players}: ${row(network)},\n`);
  return `/** Written by \`npm run train\`: what \`leaf.ts\` has learned. */
import type { Learned } from '@signoria/kernel';

export const LEARNED: Learned = {
  features: '${features}',
  networks: {
${rows.join('')}  },
};
`;
}

function row({ hidden, weights }: Network): string {
  return `{ hidden: ${hidden}, weights: [${weights.join(',')}] }`;
}

/** How many games each game's leaf is fitted to. */
import type { Recipe } from './play.ts';

export interface GameRecipe extends Recipe {
  /** For these numbers of players; with any other, masters judge by the policy's `evaluate`. */
  readonly players: readonly number[];
}

const RECIPES: { readonly [game: string]: GameRecipe } = {
  condottiere: { players: [2], games: 24000, every: 1 },
  'princes-of-florence': { players: [4], games: 8000, every: 5 },
  'princes-of-the-renaissance': { players: [4], games: 8000, every: 4 },
  virtu: { players: [3], games: 6000, every: 4 },
};

export function recipeFor(game: string): GameRecipe {
  const recipe = RECIPES[game];
  if (recipe === undefined) throw new Error(`no recipe for ${game}`);
  return recipe;
}

/** What a shelf says of each game, collected when the client is built: enough for lists, without loading any game. */

import games from 'virtual:catalogue';
import { inEvery, type Language, type Translated } from '@signoria/kernel';

interface Cover {
  readonly title: string;
  readonly blurb: string;
}

export interface CatalogueEntry {
  readonly id: string;
  readonly players: { readonly min: number; readonly max: number };
  /** About so long; null where nobody says. */
  readonly minutes: number | null;
  readonly rules: number;
  /** The switches a lobby mentions when they differ from the plain game. */
  readonly variants: readonly {
    readonly id: string;
    readonly default: boolean;
    readonly name: { readonly [L in Language]: string };
  }[];
  readonly text: { readonly [L in Language]: Cover };
}

/** An entry as it is collected: a language that says the same as English is left out. */
export interface CollectedEntry extends Omit<CatalogueEntry, 'variants' | 'text'> {
  readonly variants: readonly { readonly id: string; readonly default: boolean; readonly name: Translated<string> }[];
  readonly text: Translated<Cover>;
}

export const catalogue: readonly CatalogueEntry[] = games.map((game) => ({
  ...game,
  variants: game.variants.map((variant) => ({ ...variant, name: inEvery(variant.name) })),
  text: inEvery(game.text),
}));

export function entryOf(id: string): CatalogueEntry | undefined {
  return catalogue.find((game) => game.id === id);
}

/** Which variants a table plays with, by name. */
export function variantsOf(
  id: string,
  options: { readonly [id: string]: unknown },
  language: Language,
): readonly string[] {
  const variants = entryOf(id)?.variants ?? [];
  return variants.filter((of) => (options[of.id] ?? of.default) !== of.default).map(({ name }) => name[language]);
}

/** The game's name; its id where this client does not know the game. */
export function titleOf(id: string, language: Language): string {
  return entryOf(id)?.text[language].title ?? id;
}

/** The six special characters (chapter 19). Provenance: rulebook. A *character* is an index into `CHARACTERS`. */
import type { Index } from '@signoria/kernel';

export const CHARACTERS = ['banker', 'cardinal', 'merchant', 'muse', 'princess', 'professor'] as const;
export type CharacterId = (typeof CHARACTERS)[number];
/** Index into `CHARACTERS`. */
export type Character = Index<'character'>;

export const BANKER = 0;
export const CARDINAL = 1;
export const MERCHANT = 2;
export const MUSE = 3;
export const PRINCESS = 4;
export const PROFESSOR = 5;
export const CHARACTER_COUNT = CHARACTERS.length;

/** FLO-19.5: bid spaces in coins, lowest and highest, by character. */
export const LOWEST_SPACE: readonly number[] = [0, 300, 300, 300, 300, 300];
export const HIGHEST_SPACE: readonly number[] = [500, 1500, 1500, 1500, 1500, 1500];

/** FLO-19.1, FLO-19.11 */
export const BANKER_COINS = 600;
export const BANKER_INCREMENT = 100;

/** -1 for what is none. */
export function characterOf(id: string): Character {
  return (CHARACTERS as readonly string[]).indexOf(id);
}

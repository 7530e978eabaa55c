/** Prices, gains and limits (chapters 5 to 13). Provenance: rulebook, but for the minimum of round 4 (FLO-R69). */

export const ROUNDS = 7;
/** FLO-3.3, by round from 1. */
export const MINIMUM: readonly number[] = [7, 10, 12, 14, 15, 16, 17];

/** Coins are counted in whole hundreds. */
export const UNIT = 100;
/** FLO-1.7: 58 coins, of 100, 500 and 1000. */
export const BOX_COINS = 32 * 100 + 14 * 500 + 12 * 1000;
export const RAISE = 100;
/** FLO-7.8 */
export const COINS_PER_VALUE = 100;
/** FLO-7.9 */
export const COINS_FOR_PRESTIGE = 200;
/** FLO-12.2 */
export const COINS_FROM_PRESTIGE = 100;
/** FLO-18.8 */
export const DIEGO_COINS_PER_PRESTIGE = 200;
/** FLO-9.1, FLO-10.1, FLO-11.1 */
export const ACTION_PRICE = 300;
/** FLO-8.1, by number of builders. */
export const BUILD_PRICE: readonly number[] = [700, 300, 300, 0];
export const MOST_BUILDERS = 3;
/** FLO-8.6: with so many builders buildings may touch. */
export const TOUCHING_BUILDERS = 2;
/** FLO-5.7, FLO-9.1, FLO-11.1 */
export const DRAW = 5;
/** Building, later landscape of a type, later builder, best Work. */
export const GAIN = 3;

/** FLO-7.2 to FLO-7.4 */
export const VALUE = { building: 4, landscape: 3, freedom: 3, jester: 2, card: 1 } as const;
/** FLO-19.16 */
export const PRINCESS_VALUE = { landscape: 3, builder: 2, building: 2, card: 1 } as const;

/** FLO-6.1, FLO-6.3, FLO-19.13 */
export const ACTIONS = 2;
export const CARDINAL_ACTIONS = 3;

/** FLO-2.5 */
export const DEALT = 4;
export const KEPT = 3;

/** What differs by number of players (FLO-2.3, FLO-4.5, FLO-17.1, FLO-17.3, FLO-R25). */
export interface TableRules {
  readonly coins: number;
  readonly opening: number;
  readonly lastBuyer: number;
}
const MANY: TableRules = { coins: 3500, opening: 200, lastBuyer: 200 };
const TWO: TableRules = { coins: 2500, opening: 300, lastBuyer: 200 };
export const TABLES: readonly TableRules[] = [MANY, MANY, TWO, MANY, MANY, MANY];

/** FLO-18.4 */
export const DIEGO_COINS = { easy: 0, standard: 1500, hard: 3500 } as const;
export type Difficulty = keyof typeof DIEGO_COINS;

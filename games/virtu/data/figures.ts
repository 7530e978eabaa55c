/** Numbers of the rulebook that are no component: tracks, scoring, salary, Agents. The prestige of single cells is reconstructed. */
import type { Cost } from './symbols.ts';

export interface Step {
  /** Prestige of the cell the step leads to. */
  readonly vp: number;
  /** Any one of these is to be paid (VIR-8.6: a Crown or a Cross). */
  readonly costs: readonly Cost[];
  /** VIR-8.7 */
  readonly bonus: boolean;
}

/** The Patronage track: the step that leads to cell 1, 2, … */
export const STEPS: readonly Step[] = [
  {
    vp: 1,
    costs: [
      { florin: 2, cross: 1 },
      { florin: 2, crown: 1 },
    ],
    bonus: false,
  },
  {
    vp: 1,
    costs: [
      { florin: 2, cross: 1 },
      { florin: 2, crown: 1 },
    ],
    bonus: true,
  },
  {
    vp: 2,
    costs: [
      { florin: 3, crown: 1, cross: 1 },
      { florin: 3, crown: 2 },
    ],
    bonus: false,
  },
  {
    vp: 2,
    costs: [
      { florin: 3, crown: 1, cross: 1 },
      { florin: 3, crown: 2 },
    ],
    bonus: true,
  },
  { vp: 3, costs: [{ florin: 4, crown: 2, cross: 1 }], bonus: false },
];
export const LAST_STEP = 5;

/** Prestige by number of cities, up to the last cell, which is "8 or more" (VIR-R27). */
export const CITY_TRACK: readonly number[] = [0, 0, 0, 1, 1, 2, 3, 5, 6];
export const LAST_CITY_CELL = 8;
/** VIR-14.2 */
export const CITIES_FOR_SPACE = 5;

export const LEADER_VP = 1;
export const TROPHY_VP = 2;
export const ALLIANCE_VP = 1;
export const INDULGENCE_VP = -1;
/** VIR-16.6, by number of players. */
export const RELIGION: { readonly [players: number]: readonly number[] } = {
  3: [4, 2, 0],
  4: [4, 2, 1, 0],
  5: [4, 2, 1, 0, 0],
};

export const TROOPS = 6;
export const AGENTS = 5;
export const AGENTS_AT_START = 2;
export const DISCS = 18;
export const INDULGENCES = 10;
export const INDULGENCE_FLORINS = 3;
export const FLORINS_AT_START = 1;
export const FLORINS_PER_SHIP = 2;
export const EXTRA_STEP_FLORINS = 2;
export const HIRE_HOME = 1;
export const HIRE_ELSEWHERE = 3;
/** With 0, 1, 2 florins of salary so many Troops stay (VIR-15.3). */
export const KEPT_FOR: readonly number[] = [2, 4, 6];
export const MASKS_TO_PLACE = 1;
export const MASKS_TO_REMOVE = 2;
/** VIR-12.10: a city this tough costs its conqueror a Troop. */
export const COSTLY_TOUGHNESS = 3;
export const BASTION_TOUGHNESS = 2;
export const STRONG_BONUS = 2;

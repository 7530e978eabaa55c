/** The modes of the game (chapters 17 to 20) and a few switches for points the rulebook leaves open. */
import type { OptionValues } from '@signoria/kernel';

const SOLO = { min: 1, max: 1 };
const SEVERAL = { min: 2, max: 5 };

export const OPTIONS = {
  musePrincess: { kind: 'switch', default: false, rules: ['FLO-19.1'], seats: { true: SEVERAL } },
  cooperative: { kind: 'switch', default: false, rules: ['FLO-20.1'], seats: { true: SEVERAL } },
  /** Two players: four freedom tokens instead of five (FLO-17.2). */
  fewFreedoms: { kind: 'switch', default: false, rules: ['FLO-17.2'], seats: { true: { min: 2, max: 2 } } },
  difficulty: {
    kind: 'pick',
    default: 'standard',
    of: ['easy', 'standard', 'hard'],
    rules: ['FLO-18.4'],
    seats: { easy: SOLO, hard: SOLO },
  },
  soloTable: { kind: 'pick', default: 'four', of: ['four', 'five'], rules: ['FLO-18.1'], seats: { five: SOLO } },
  /** 0: drawn at random; else the seat, counted from 1. Alone: 1 is you, 2 is Diego (FLO-18.6). */
  firstPlayer: { kind: 'number', default: 0, min: 0, max: 'seats', alone: 2, rules: ['FLO-R30', 'FLO-18.6'] },
  /** Coins Diego gets on top of his difficulty, in hundreds (FLO-18.32). */
  diegoExtra: { kind: 'number', default: 0, min: 0, max: 50, rules: ['FLO-18.32'], advanced: true },
  /** Off: "turn" means round, so Diego hurries later (FLO-R76). */
  diegoCountsActions: { kind: 'switch', default: true, rules: ['FLO-R76'], advanced: true },
} as const;

export type Options = OptionValues<typeof OPTIONS>;

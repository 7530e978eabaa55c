/** What a table may agree on before it begins. */
import type { OptionValues } from '@signoria/kernel';

export const OPTIONS = {
  /** VIR-2.15: the beginners' rule. */
  oneAgentPerPalace: { kind: 'switch', default: false, rules: ['VIR-2.15', 'VIR-R72'] },
  powers: { kind: 'pick', default: 'chosen', of: ['chosen', 'drawn'], rules: ['VIR-2.2'] },
  /** 0: drawn at random; else the seat, counted from 1. */
  firstPlayer: { kind: 'number', default: 0, min: 0, max: 'seats', rules: ['VIR-2.8'] },
  /** Players who ruin themselves could play for ever: no rule ends such a game, so the table does, after so many Years. */
  longestGame: { kind: 'number', default: 20, min: 5, max: 40, rules: ['VIR-16.1'], advanced: true },
} as const;

export type Options = OptionValues<typeof OPTIONS>;

/** The two variants of the rulebook (chapter 17) and the switches for points it leaves open. */
import type { OptionValues } from '@signoria/kernel';

export const OPTIONS = {
  /** Standard or alternative families. */
  side: { kind: 'pick', of: ['A', 'B'], default: 'A', rules: ['POR-3.1', 'POR-17.1'] },
  opening: { kind: 'pick', of: ['auction', 'beginner'], default: 'auction', rules: ['POR-3.13', 'POR-17.2'] },
  /** What is seen of others' gold and influence. */
  holdings: {
    kind: 'pick',
    of: ['counters', 'hidden', 'open'],
    default: 'counters',
    rules: ['POR-4.1', 'POR-R12'],
    advanced: true,
  },
  /** After three rounds of passes somebody has to do something. */
  passGuard: { kind: 'switch', default: true, rules: ['POR-R49'], advanced: true },
} as const;

export type Options = OptionValues<typeof OPTIONS>;

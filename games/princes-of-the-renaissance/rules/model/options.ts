/** The two variants of the rulebook (chapter 17) and the switches for points it leaves open. */
import type { OptionValues } from '@signoria/kernel';

/** All there was to choose under rules version 1. */
export const OPTIONS_THEN = {
  /** Standard or alternative families. */
  side: { kind: 'pick', of: ['A', 'B'], default: 'A', rules: ['POR-3.1', 'POR-17.1'] },
  opening: {
    kind: 'pick',
    of: ['auction', 'beginner'],
    default: 'auction',
    rules: ['POR-3.13', 'POR-17.2', 'POR-H11'],
  },
  /** What is seen of others' gold and influence. */
  holdings: {
    kind: 'pick',
    of: ['counters', 'hidden', 'open'],
    default: 'counters',
    rules: ['POR-4.1', 'POR-R12'],
    advanced: true,
  },
  /** After three rounds of passes somebody has to do something. */
  passGuard: { kind: 'switch', default: true, rules: ['POR-R49', 'POR-H10'], advanced: true },
} as const;

/** Lorenzo Medici as in the first edition. */
const LORENZO = { lorenzo: { kind: 'switch', default: false, rules: ['POR-H12'], advanced: true } } as const;

export const OPTIONS = { ...OPTIONS_THEN, ...LORENZO } as const;

/** As a table chose; one that began under rules version 1 was not asked about Lorenzo. */
export type Options = OptionValues<typeof OPTIONS_THEN> & Partial<OptionValues<typeof LORENZO>>;

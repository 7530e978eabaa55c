/** An artificial rival at the table (PAX-15.1), and where it sits. */
import type { OptionValues } from '@signoria/kernel';
import { RIVALS, type RivalId } from '../../data/rivals.ts';

/** At most three people meet a rival: with it they are four. */
const FEW = { min: 1, max: 3 };

export const OPTIONS = {
  rival: {
    kind: 'pick',
    default: 'none',
    of: ['none', ...RIVALS],
    rules: ['PAX-15.1', 'PAX-H1'],
    seats: { weishaupt: FEW, saintgermain: FEW, joseph: FEW, charlestheodore: FEW },
  },
  /** 0: the recommended place (PAX-15.21), or else the last one; otherwise the place, counted clockwise from the south. */
  rivalPlace: {
    kind: 'number',
    default: 0,
    min: 0,
    max: 4,
    rules: ['PAX-15.21', 'PAX-H2'],
    advanced: true,
    /** There are as many places as participants, the rival among them. */
    seats: { 3: { min: 2, max: 4 }, 4: { min: 3, max: 4 } },
  },
} as const;

/** Under rules version 1 a place beyond the last one was counted on from the first. */
export const OPTIONS_THEN = { ...OPTIONS, rivalPlace: { ...OPTIONS.rivalPlace, seats: {} } };

export type Options = OptionValues<typeof OPTIONS>;

/** Whom one meets alone without having chosen: the easiest of the four. */
export const FIRST_RIVAL: RivalId = RIVALS[0];

/** Who plays along; null without an artificial rival. A table of one always meets one (PAX-15.1). */
export function rivalOf(options: Options, seats: number): RivalId | null {
  if (options.rival !== 'none') return options.rival;
  return seats === 1 ? FIRST_RIVAL : null;
}

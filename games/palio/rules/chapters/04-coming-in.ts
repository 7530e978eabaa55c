/** Chapter 4: coming in, and how long the race is. The option of a chapter stands with its rule. */
import { finish, type OptionValues, type Seat } from '@signoria/kernel';
import { type Correction, editionOf } from '../../data/edition.ts';
import { lengthOf, type State } from '../model/state.ts';

export const OPTIONS = {
  short: { kind: 'switch', default: false, rules: ['PAL-4.2'] },
} as const;

export type Options = OptionValues<typeof OPTIONS>;

/** PAL-4.1, PAL-4.2 */
export function finishOf(s: { readonly options: Options; readonly edition: Correction | null }): number {
  const { long, short } = editionOf(s).lengths;
  return s.options.short ? short : long;
}

/** PAL-4.1: has it come in? Then the race is over. */
export function comesIn(s: State, seat: Seat): boolean {
  if (lengthOf(s, seat) < finishOf(s)) return false;
  finish(s, { winners: [seat], reason: 'cameIn' });
  return true;
}

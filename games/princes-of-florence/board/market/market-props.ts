/** What the two parts of the market are given, and which stacks there are. */
import { STACKS, type StackId } from '../../data/objects.ts';
import type { BoardCues } from '../cues.ts';
import type { OnLook } from '../look.tsx';
import type { BoardPointing, Table } from '../table.ts';

export interface MarketProps {
  readonly table: Table;
  readonly pointing: BoardPointing;
  readonly cues: BoardCues;
  readonly onLook: OnLook;
}

/** The stacks of this table: two players buy landscapes as one. */
export function stacksOf({ view }: Table): readonly StackId[] {
  const one = view.players.length === 2;
  return STACKS.filter((stack) => (one ? !isLandscape(stack) : stack !== 'landscape')).toSorted(
    (a, b) => Number(b === 'landscape') - Number(a === 'landscape'),
  );
}

export function isLandscape(stack: StackId): stack is 'forest' | 'lake' | 'park' {
  return stack === 'forest' || stack === 'lake' || stack === 'park';
}

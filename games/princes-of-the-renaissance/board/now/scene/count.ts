/** What the stage of a war shows: which troops stand there, and how each side's count is made. */
import type { Seat } from '@signoria/kernel';
import type { TroopId } from '../../../data/troops.ts';
import type { PartView, WarView } from '../../../rules/view/types.ts';
import { isTroop } from '../../names.ts';

export type SideId = 'attacker' | 'defender';

export interface StandingTroop {
  readonly troop: TroopId;
  readonly owner: Seat | null;
  /** It takes the money and looks on. */
  readonly bribed: boolean;
}

export interface Count {
  /** What counts, thing by thing. */
  readonly terms: readonly number[];
  readonly force: number;
  /** Null before the dice have been thrown. */
  readonly die: number | null;
  readonly total: number;
}

/** The roll that holds: the last that was not made again. */
const lastRoll = ({ rolls }: WarView) => rolls.findLast(({ void: again }) => !again);

/** In the second round the sides change what they do. */
const forceOf = (war: WarView, side: SideId) => war[side][lastRoll(war)?.round === 2 ? 'second' : 'first'];

export function standing(war: WarView, side: SideId): readonly StandingTroop[] {
  return forceOf(war, side).parts.flatMap(({ id, owner, bribed }: PartView) =>
    id !== null && isTroop(id) ? [{ troop: id, owner, bribed }] : [],
  );
}

export function countOf(war: WarView, side: SideId): Count {
  const { parts, total: force } = forceOf(war, side);
  const roll = lastRoll(war);
  const terms = parts.filter(({ bribed, amount }) => !bribed && amount !== 0).map(({ amount }) => amount);
  return { terms, force, die: roll?.dice[side] ?? null, total: roll?.totals[side] ?? force };
}

/** `3 + 1 − 1 = 3`, and once the die lies `3 + 5 = 8`. */
export function written({ terms, force, die, total }: Count): string {
  if (die !== null) return `${force} + ${die} = ${total}`;
  if (terms.length < 2) return `${force}`;
  const sum = terms.map((n, i) => (i === 0 ? `${n}` : `${n < 0 ? '−' : '+'} ${Math.abs(n)}`));
  return `${sum.join(' ')} = ${force}`;
}

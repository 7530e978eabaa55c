/** The chances of a war from what lies open: as it stands, and with whoever may still come to lead. */
import type { Seat } from '@signoria/kernel';
import { odds } from '../../../policy/odds.ts';
import type { View, WarView } from '../../../rules/view/types.ts';

/** In whole per cent; the three add up to 100. */
export interface Chances {
  /** The one who would lead the defence; null as it stands, 'nobody' for a city without a condottiere. */
  readonly leader: Seat | null | 'nobody';
  readonly attacker: number;
  readonly draw: number;
  readonly defender: number;
  /** Of these, double victories. */
  readonly doubles: readonly [attacker: number, defender: number];
}

interface Forces {
  readonly first: readonly [attacker: number, defender: number];
  readonly second: readonly [attacker: number, defender: number];
}

function chancesOf(leader: Chances['leader'], { first, second }: Forces): Chances {
  const [one = 0, two = 0, back = 0, backTwo = 0] = odds(first[0], first[1], second[0], second[1]);
  const attacker = Math.round((one + two) * 100);
  const defender = Math.min(100 - attacker, Math.round((back + backTwo) * 100));
  const doubles = [Math.round(two * 100), Math.round(backTwo * 100)] as const;
  return { leader, attacker, draw: 100 - attacker - defender, defender, doubles };
}

const asItStands = ({ attacker, defender }: WarView): Forces => ({
  first: [attacker.first.total, defender.first.total],
  second: [attacker.second.total, defender.second.total],
});

/** With this seat at the head of the defence. */
function ledBy({ players }: View, war: WarView, seat: Seat): Forces {
  const { attack, defence } = players[seat]!.strength;
  return {
    first: [war.attacker.first.total, defence - war.defender.weather],
    second: [war.attacker.second.total, attack],
  };
}

/** One line for each way it may go on; none once the dice have spoken, or while nobody knows who attacks. */
export function chancesIn(view: View, you: Seat | null): readonly Chances[] {
  const { war, auction } = view;
  if (war === null || war.result !== null || war.rolls.length > 0) return [];
  if (auction?.kind === 'attacker') return [];
  if (auction?.kind !== 'defender') {
    const known = war.attacker.pay !== null || war.defender.pay !== null;
    return known ? [chancesOf(null, asItStands(war))] : [];
  }
  const first = [...(you !== null && auction.inside.includes(you) ? [you] : [])];
  const others = auction.inside.filter((seat) => !first.includes(seat));
  const leaders = auction.bidder === null ? [...first, ...others] : [...first, auction.bidder];
  const led = [...new Set(leaders)].map((seat) => chancesOf(seat, ledBy(view, war, seat)));
  return auction.bidder === null ? [...led, chancesOf('nobody', asItStands(war))] : led;
}

/**
 * What decided a game: how everybody's chance to win changed from one moment that can be judged to the next, and whether
 * chance had a hand in it. In the middle of a battle, say, an estimate means little, and nothing is made of it.
 */
import type { Seat } from '@signoria/kernel';

/** What a number of the log led to. */
export interface Step {
  /** Cards were drawn, dice were thrown. */
  readonly chance: boolean;
  /** The estimate means something here. */
  readonly judged: boolean;
}

/** A change between two such moments. */
export interface Swing {
  /** After the one number, up to the other. */
  readonly after: number;
  readonly seq: number;
  /** For whom most changed, and his chance before and after. */
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

/** What a seat's chance has gained or lost in all. */
export interface Shares {
  readonly play: number;
  readonly luck: number;
}

export interface Analysis {
  /** The greatest ones, in the order of the game. */
  readonly swings: readonly Swing[];
  readonly shares: readonly Shares[];
}

const MOST = 5;
/** Less than that is no swing. */
const LEAST = 0.02;

/** `chances` from number 0 on; `steps` from number 1 on. The last one is the end, which can always be judged. */
export function analyse(chances: readonly (readonly number[])[], steps: readonly Step[]): Analysis {
  const seats = chances[0]!.map((_, seat) => seat);
  const shares = seats.map(() => ({ play: 0, luck: 0 }));
  const swings: Swing[] = [];
  let after = 0;
  let lucky = false;
  for (const [i, { chance, judged }] of steps.entries()) {
    lucky ||= chance;
    if (!judged && i + 1 < steps.length) continue;
    const change = seats.map((seat) => chances[i + 1]![seat]! - chances[after]![seat]!);
    for (const seat of seats) shares[seat]![lucky ? 'luck' : 'play'] += change[seat]!;
    const seat = seats.reduce((most, other) => (Math.abs(change[other]!) > Math.abs(change[most]!) ? other : most));
    swings.push({ after, seq: i + 1, seat, from: chances[after]![seat]!, to: chances[i + 1]![seat]! });
    after = i + 1;
    lucky = false;
  }
  return { swings: greatest(swings), shares };
}

function greatest(swings: readonly Swing[]): readonly Swing[] {
  const size = ({ from, to }: Swing): number => Math.abs(to - from);
  return swings
    .filter((swing) => size(swing) >= LEAST)
    .toSorted((a, b) => size(b) - size(a))
    .slice(0, MOST)
    .toSorted((a, b) => a.seq - b.seq);
}

/** What a seat of Regatta sees, and how it imagines the rest. */
import type { Random, Seat } from '../../../index.ts';
import { seatsOf } from '../toy.ts';
import { COPIES, type Flag, type Pile, PRIZES, type Regatta, size } from './state.ts';

export interface View {
  readonly round: number;
  readonly rounds: number;
  readonly shown: readonly number[];
  readonly deck: number;
  readonly hands: readonly number[];
  readonly sunk: readonly number[];
  /** One's own cards; null for a spectator. */
  readonly hand: readonly number[] | null;
  readonly ownSunk: readonly number[] | null;
  readonly prize: number | null;
  readonly knows: readonly boolean[];
  readonly flags: readonly (Flag | null)[];
  readonly wins: readonly number[];
}

export function view(s: Regatta, seat: Seat | null): View {
  return {
    round: s.round,
    rounds: s.rounds,
    shown: s.shown.slice(),
    deck: size(s.deck),
    hands: s.hands.map(size),
    sunk: s.sunk.map(size),
    hand: seat === null ? null : s.hands[seat]!.slice(),
    ownSunk: seat === null ? null : s.sunk[seat]!.slice(),
    prize: knowsPrize(s, seat) ? s.prize : null,
    knows: s.knows.slice(),
    flags: s.flags.slice(),
    wins: s.wins.slice(),
  };
}

function knowsPrize(s: Regatta, seat: Seat | null): boolean {
  return s.outcome !== null || (seat !== null && s.knows[seat]!);
}

/** Dealt anew from all cards that the seat cannot place, wherever they really are. */
export function imagine(s: Regatta, seat: Seat | null, random: Random): void {
  const unknown = unplaced(s, seat);
  const others = seatsOf(s).filter((other) => other !== seat);
  for (const pile of others.flatMap((other) => [s.hands[other]!, s.sunk[other]!])) {
    const cards = size(pile);
    pile.fill(0);
    for (let i = 0; i < cards; i++) take(unknown, random, pile);
  }
  s.deck = unknown;
  if (!knowsPrize(s, seat)) s.prize = 1 + random.below(PRIZES);
}

function unplaced(s: Regatta, seat: Seat | null): Pile {
  const known = [s.shown, ...(seat === null ? [] : [s.hands[seat]!, s.sunk[seat]!])];
  return s.shown.map((_, value) => known.reduce((left, pile) => left - pile[value]!, COPIES));
}

function take(from: Pile, random: Random, to: Pile): void {
  let left = random.below(size(from));
  const value = from.findIndex((n) => {
    left -= n;
    return left < 0;
  });
  from[value]!--;
  to[value]!++;
}

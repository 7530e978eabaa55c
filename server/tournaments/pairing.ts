/** The next round of a tournament: who plays whom, in which seats, and who sits out. Pure. */
import { random, seedOf } from '@signoria/kernel';
import type { System } from '@signoria/protocol';

import { grouped, type Meetings, meetings } from './grouping.ts';
import { seatCounts, seated } from './seating.ts';
import { type Id, type PlayedRound, type Standing, standings } from './standings.ts';

export interface Field {
  readonly system: System;
  /** Seats at a table. */
  readonly size: number;
  /** Of a Swiss tournament; a round robin ends when all have met. */
  readonly rounds: number;
  /** What the lots are drawn from: nobody can choose them. */
  readonly lot: string;
  /** All who ever took part, in the order they entered. */
  readonly ids: readonly Id[];
  /** Who has left. */
  readonly gone: ReadonlySet<Id>;
  readonly past: readonly PlayedRound[];
}

export interface NextRound {
  /** By table, in the order they sit. */
  readonly tables: readonly (readonly Id[])[];
  readonly byes: readonly Id[];
}

/** Null when the tournament is over. */
export function nextRound(field: Field): NextRound | null {
  const { system, size, ids, gone, past } = field;
  const present = ids.filter((id) => !gone.has(id));
  if (present.length < size || past.length >= mostRounds(field)) return null;
  if (system === 'round-robin' && size === 2) return circle(field);
  const met = meetings(past);
  if (system === 'round-robin' && past.length > 0 && haveAllMet(present, met)) return null;
  const order = system === 'swiss' ? byScore(field, present) : byNeed(field, present, met);
  const counts = seatCounts(ids, size, past);
  const { groups, byes } = grouped(waysToSitOut(order, size, past), size, met, counts);
  return { tables: groups.map((group) => seated(group, counts)), byes };
}

/** How many rounds there will be, or at most will be. */
export function mostRounds({ system, size, rounds, ids }: Pick<Field, 'system' | 'size' | 'rounds' | 'ids'>): number {
  if (system !== 'round-robin') return rounds;
  if (size === 2) return ids.length - 1 + (ids.length % 2);
  // At best everybody meets size - 1 others a round. Mostly that does not work out; twice as long does.
  return 2 * Math.ceil((ids.length - 1) / (size - 1));
}

function haveAllMet(present: readonly Id[], met: Meetings): boolean {
  return present.every((a) => present.every((b) => a === b || met.times(a, b) > 0));
}

/** All in the order of lots, the same every time. */
export function byLot(ids: readonly Id[], lot: string): readonly Id[] {
  const chance = random(seedOf(lot));
  const rest = [...ids];
  return ids.map(() => rest.splice(chance.below(rest.length), 1)[0]!);
}

function byScore({ ids, lot, past }: Field, present: readonly Id[]): readonly Id[] {
  const lots = byLot(ids, lot);
  const standing = new Map(standings(ids, past).map((one): [Id, Standing] => [one.id, one]));
  const place = (id: Id) => standing.get(id)!.place;
  return present.toSorted((a, b) => place(a) - place(b) || lots.indexOf(a) - lots.indexOf(b));
}

/** Who has met the fewest chooses first. */
function byNeed({ ids, lot }: Field, present: readonly Id[], met: Meetings): readonly Id[] {
  const lots = byLot(ids, lot);
  const known = (id: Id) => present.filter((other) => met.times(id, other) > 0).length;
  return present.toSorted((a, b) => known(a) - known(b) || lots.indexOf(a) - lots.indexOf(b));
}

/** So many other choices of who sits out are looked at. */
const OTHER_WAYS = 12;

/**
 * Too many for full tables: the last in the order sit out, but nobody a second time before everybody has once. Another
 * one with the same right may take the last of these places, where that avoids a repeated meeting.
 */
function waysToSitOut(order: readonly Id[], size: number, past: readonly PlayedRound[]) {
  const sitting = order.length % size;
  if (sitting === 0) return [{ order, byes: [] }];
  const had = (id: Id) => past.filter(({ byes }) => byes.includes(id)).length;
  const queue = order.toReversed().toSorted((a, b) => had(a) - had(b));
  const fixed = queue.slice(0, sitting - 1);
  const others = queue.slice(sitting - 1).filter((id) => had(id) === had(queue[sitting - 1]!));
  return others.slice(0, OTHER_WAYS).map((last) => {
    const byes = [...fixed, last];
    return { order: order.filter((id) => !byes.includes(id)), byes };
  });
}

/**
 * Two at a table: the first chair stays, the others move on around a circle, and after as many rounds as there are
 * opponents all have met. Whose opponent has left, or is the empty chair of an odd number, sits out. Everybody comes by
 * every chair once, so chairs decide who sits first; whoever stays takes turns.
 */
function circle({ ids, lot, gone, past }: Field): NextRound {
  const lots = byLot(ids, lot);
  const chairs: readonly (Id | null)[] = lots.length % 2 === 0 ? lots : [null, ...lots];
  const [stays, ...moving] = chairs;
  const round = [stays!, ...moving.map((_, i) => moving[(i + past.length) % moving.length]!)];
  const tables: (readonly Id[])[] = [];
  const byes: Id[] = [];
  for (let i = 0; i < round.length / 2; i++) {
    const other = round.length - 1 - i;
    const evenFirst = i > 0 || past.length % 2 === 0;
    const order = (i % 2 === 0) === evenFirst ? [round[i]!, round[other]!] : [round[other]!, round[i]!];
    const pair = order.filter((id) => id !== null && !gone.has(id));
    if (pair.length === 2) tables.push(pair);
    else byes.push(...pair);
  }
  return { tables, byes };
}

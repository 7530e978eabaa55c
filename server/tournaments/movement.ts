/**
 * Who sits where in a duplicate tournament: in every round all tables play the same deal, each seat of it at every table.
 * So nobody meets a deal twice; what has to be arranged is that everybody has every seat equally often, and that people
 * meet as many others as they can.
 *
 * Rounds come in cycles of as many as a table has seats. For a cycle the players are parted into classes; a table has one
 * of each, and with every round a class moves on by one seat. After a cycle everybody has had every seat once, whoever
 * they met. Whoever has met often is put into one class, where people do not meet.
 */
import { type Random, random } from '@signoria/kernel';

/** By table, by seat: the number of a player, or null for a seat a bot fills because the players do not go round. */
export type Seating = readonly (readonly (number | null)[])[];

export interface Movement {
  readonly players: number;
  readonly size: number;
  readonly rounds: readonly Seating[];
}

/** How often each two have met, bots that fill seats included. */
type Meetings = number[][];

/** So many exchanges are tried for a class, or for a round. */
const TRIES = 40;

/** Begun anew so often before the best so far is taken. */
const BEGINNINGS = 60;

/** The first of several that has no fault, or else that with the fewest. The same seed gives the same. */
export function movementFor(players: number, size: number, rounds: number, seed = 1): Movement {
  if (players < size) throw new Error(`${players} players do not fill a table of ${size}`);
  let best: { readonly movement: Movement; readonly faults: number } | null = null;
  for (let i = 0; i < BEGINNINGS; i++) {
    const movement = attempt(players, size, rounds, seed * BEGINNINGS + i);
    const faults = unfair(movement).length;
    if (best === null || faults < best.faults) best = { movement, faults };
    if (faults === 0) break;
  }
  return best!.movement;
}

function attempt(players: number, size: number, rounds: number, seed: number): Movement {
  const tables = Math.ceil(players / size);
  const all = tables * size;
  const dice = random(seed);
  const met: Meetings = Array.from({ length: all }, () => Array<number>(all).fill(0));
  const made: Seating[] = [];
  let classes: number[][] = [];
  for (let round = 0; round < rounds; round++) {
    if (round % size === 0) classes = parted(met, size, tables, dice);
    const groups = seated(met, classes, tables, dice);
    for (const group of groups) note(met, group);
    made.push(groups.map((group) => shown(group, round % size, players)));
  }
  return { players, size, rounds: made };
}

/** The group's classes, moved on by so many seats. */
function shown(group: readonly number[], by: number, players: number): readonly (number | null)[] {
  const size = group.length;
  return Array.from({ length: size }, (_, seat) => {
    const player = group[(seat - by + size) % size]!;
    return player < players ? player : null;
  });
}

function note(met: Meetings, group: readonly number[]): void {
  for (const a of group) for (const b of group) if (a !== b) met[a]![b]!++;
}

/** Classes of those who have met most: exchanged between classes as long as that helps. */
function parted(met: Meetings, size: number, tables: number, dice: Random): number[][] {
  const order = shuffled(
    Array.from({ length: size * tables }, (_, i) => i),
    dice,
  );
  const classes = Array.from({ length: size }, (_, c) => order.slice(c * tables, (c + 1) * tables));
  const within = (one: number, group: readonly number[]) =>
    group.reduce((sum, other) => sum + (other === one ? 0 : weight(met[one]![other]!)), 0);
  improve(classes, dice, TRIES * size * tables, (a, i, b, j) => {
    const [one, other] = [a[i]!, b[j]!];
    const before = within(one, a) + within(other, b);
    const after = within(other, a.with(i, other)) + within(one, b.with(j, one));
    return after > before;
  });
  return classes;
}

/** One of each class to a table: exchanged within a class as long as fewer meet again. */
function seated(met: Meetings, classes: readonly (readonly number[])[], tables: number, dice: Random): number[][] {
  const columns = classes.map((one) => shuffled([...one], dice));
  const groups = Array.from({ length: tables }, (_, t) => columns.map((column) => column[t]!));
  const cost = (one: number, group: readonly number[], at: number) =>
    group.reduce((sum, other, i) => sum + (i === at ? 0 : weight(met[one]![other]!)), 0);
  for (let left = TRIES * tables * classes.length; left > 0; left--) {
    const c = dice.below(classes.length);
    const [a, b] = [groups[dice.below(tables)]!, groups[dice.below(tables)]!];
    const [one, other] = [a[c]!, b[c]!];
    if (a === b) continue;
    const before = cost(one, a, c) + cost(other, b, c);
    if (cost(other, a, c) + cost(one, b, c) < before) [a[c], b[c]] = [other, one];
  }
  return groups;
}

/** A third meeting is worse than two second ones. */
const weight = (meetings: number): number => meetings ** 2 * 4 + meetings;

type Better = (a: readonly number[], i: number, b: readonly number[], j: number) => boolean;

function improve(groups: number[][], dice: Random, tries: number, isBetter: Better): void {
  for (let left = tries; left > 0; left--) {
    const [a, b] = [groups[dice.below(groups.length)]!, groups[dice.below(groups.length)]!];
    const [i, j] = [dice.below(a.length), dice.below(b.length)];
    if (a !== b && isBetter(a, i, b, j)) [a[i], b[j]] = [b[j]!, a[i]!];
  }
}

function shuffled<T>(list: T[], dice: Random): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = dice.below(i + 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return list;
}

/** What is not as it should be: nothing, of a fair movement. */
export function unfair({ players, size, rounds }: Movement): readonly string[] {
  return [...seatFaults(players, size, rounds), ...meetingFaults(players, size, rounds)];
}

function seatFaults(players: number, size: number, rounds: readonly Seating[]): readonly string[] {
  const faults: string[] = [];
  const had = Array.from({ length: players }, () => Array<number>(size).fill(0));
  for (const [round, tables] of rounds.entries()) {
    const here = tables.flat().filter((player) => player !== null);
    if (new Set(here).size !== players || here.length !== players) faults.push(`round ${round}: not everybody once`);
    if (tables.some((table) => table.length !== size)) faults.push(`round ${round}: a table of another size`);
    for (const table of tables)
      for (const [seat, player] of table.entries()) if (player !== null) had[player]![seat]!++;
  }
  for (const [player, seats] of had.entries()) {
    if (Math.max(...seats) - Math.min(...seats) > 1) faults.push(`player ${player}: seats ${seats.join(' ')}`);
  }
  return faults;
}

/** As often as on average, rounded up, and once more: nobody meets anybody oftener. */
export function mostMeetings(players: number, size: number, rounds: number): number {
  return Math.ceil((rounds * (size - 1)) / Math.max(1, players - 1)) + 1;
}

function meetingFaults(players: number, size: number, rounds: readonly Seating[]): readonly string[] {
  const met = meetingsIn(players, rounds);
  const most = mostMeetings(players, size, rounds.length);
  return met.flatMap((row, a) =>
    row.flatMap((times, b) => (a < b && times > most ? [`players ${a} and ${b} meet ${times} times`] : [])),
  );
}

export function meetingsIn(players: number, rounds: readonly Seating[]): readonly (readonly number[])[] {
  const met: Meetings = Array.from({ length: players }, () => Array<number>(players).fill(0));
  for (const table of rounds.flat())
    note(
      met,
      table.filter((player) => player !== null),
    );
  return met;
}

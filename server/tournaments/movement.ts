/**
 * Who sits where in a duplicate tournament: in every round all tables play the same deal, each seat of it at every table.
 * So nobody meets a deal twice; what has to be arranged is that everybody has every seat equally often, and that people
 * meet as many others as they can.
 *
 * Rounds come in cycles of as many as a table has seats. For a cycle the chairs are parted into classes; a table has one
 * of each, and with every round a class moves on by one seat. After a cycle everybody has had every seat once, whoever
 * they met. Whoever has met often is put into one class, where people do not meet.
 *
 * A chair is a number that moves through the tables; who has it, a person or a bot that fills it, is told elsewhere.
 */
import { type Random, random } from '@signoria/kernel';

/** By table, by seat: the number of a chair. */
export type Seating = readonly (readonly number[])[];

export interface Wanted {
  /** Seats at a table. */
  readonly size: number;
  /** All there will be, those of the past included. */
  readonly rounds: number;
  readonly past: readonly Seating[];
  /** The chairs from now on: as many as the tables have. In the middle of a cycle chairs may come, and none may go. */
  readonly chairs: readonly number[];
  /** Those with somebody in them: how often these meet is what counts. */
  readonly players: readonly number[];
}

/** How often each two chairs have met. */
type Meetings = number[][];

/** So many exchanges are tried for a class, or for a round. */
const TRIES = 40;

/** Begun anew so often before the best so far is taken. */
const BEGINNINGS = 60;

/** Everybody from the first round on, with as many chairs left over as fill the last table. */
export function freshField(players: number, size: number, rounds: number): Wanted {
  const upTo = (n: number) => Array.from({ length: n }, (_, i) => i);
  return { size, rounds, past: [], chairs: upTo(Math.ceil(players / size) * size), players: upTo(players) };
}

/** All rounds, the past included: the first of several ways that has no fault, or else that with the fewest. */
export function movementFor(wanted: Wanted, seed = 1): readonly Seating[] {
  let best: { readonly rounds: readonly Seating[]; readonly faults: number } | null = null;
  for (let i = 0; i < BEGINNINGS; i++) {
    const rounds = attempt(wanted, random(seed * BEGINNINGS + i));
    const faults = unfair(wanted, rounds).length;
    if (best === null || faults < best.faults) best = { rounds, faults };
    if (faults === 0) break;
  }
  return best!.rounds;
}

function attempt({ size, rounds, past, chairs }: Wanted, dice: Random): readonly Seating[] {
  const tables = chairs.length / size;
  const met = meetingsIn(past, 1 + Math.max(...chairs));
  const made = [...past];
  let classes = classesOf(past, chairs, size);
  for (let round = past.length; round < rounds; round++) {
    if (round % size === 0) classes = parted(met, chairs, size, dice);
    const groups = seated(met, classes, tables, dice);
    for (const group of groups) note(met, group);
    made.push(groups.map((group) => moved(group, round % size)));
  }
  return made;
}

/** In the middle of a cycle, as the last round shows them; chairs that have come since are dealt out evenly. */
function classesOf(past: readonly Seating[], chairs: readonly number[], size: number): number[][] {
  const classes = Array.from({ length: size }, (): number[] => []);
  const last = past.at(-1) ?? [];
  const by = (past.length + size - 1) % size;
  for (const table of last)
    for (const [seat, chair] of table.entries()) classes[(seat - by + size) % size]!.push(chair);
  const known = new Set(last.flat());
  for (const [i, chair] of chairs.filter((one) => !known.has(one)).entries()) classes[i % size]!.push(chair);
  return classes;
}

/** The group's classes, moved on by so many seats. */
function moved(group: readonly number[], by: number): readonly number[] {
  const size = group.length;
  return group.map((_, seat) => group[(seat - by + size) % size]!);
}

function note(met: Meetings, group: readonly number[]): void {
  for (const a of group) for (const b of group) if (a !== b) met[a]![b]!++;
}

/** Classes of those who have met most: exchanged between classes as long as that helps. */
function parted(met: Meetings, chairs: readonly number[], size: number, dice: Random): number[][] {
  const order = shuffled([...chairs], dice);
  const tables = chairs.length / size;
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
export function unfair(wanted: Pick<Wanted, 'size' | 'players'>, rounds: readonly Seating[]): readonly string[] {
  return [...roundFaults(wanted, rounds), ...seatFaults(wanted, rounds), ...meetingFaults(wanted, rounds)];
}

/** Everybody once in each round since they came. */
function roundFaults({ size, players }: Pick<Wanted, 'size' | 'players'>, rounds: readonly Seating[]) {
  return rounds.flatMap((tables, round) => {
    const here = tables.flat();
    const before = new Set(rounds.slice(0, round).flat(2));
    const missing = players.some((player) => before.has(player) && !here.includes(player));
    const isWrong = missing || new Set(here).size !== here.length;
    const odd = tables.some((table) => table.length !== size) ? [`round ${round}: a table of another size`] : [];
    return isWrong ? [`round ${round}: not everybody once`, ...odd] : odd;
  });
}

/** Who came later may have had one seat once more: their first cycle was none, and their last may not be whole. */
function seatFaults({ size, players }: Pick<Wanted, 'size' | 'players'>, rounds: readonly Seating[]) {
  return players.flatMap((player) => {
    const seats = Array<number>(size).fill(0);
    for (const table of rounds.flat()) if (table.includes(player)) seats[table.indexOf(player)]!++;
    const played = seats.reduce((sum, n) => sum + n, 0);
    const most = played === rounds.length ? 1 : 2;
    return Math.max(...seats) - Math.min(...seats) > most ? [`player ${player}: seats ${seats.join(' ')}`] : [];
  });
}

/** As often as on average, rounded up, and once more: nobody meets anybody oftener. */
export function mostMeetings(players: number, size: number, rounds: number): number {
  return Math.ceil((rounds * (size - 1)) / Math.max(1, players - 1)) + 1;
}

function meetingFaults({ size, players }: Pick<Wanted, 'size' | 'players'>, rounds: readonly Seating[]) {
  const met = meetingsIn(rounds, 1 + Math.max(...players));
  const most = mostMeetings(players.length, size, rounds.length);
  return players.flatMap((a) =>
    players.flatMap((b) => (a < b && met[a]![b]! > most ? [`players ${a} and ${b} meet ${met[a]![b]} times`] : [])),
  );
}

/** Of the chairs below a number. */
export function meetingsIn(rounds: readonly Seating[], below: number): Meetings {
  const met: Meetings = Array.from({ length: below }, () => Array<number>(below).fill(0));
  for (const table of rounds.flat())
    note(
      met,
      table.filter((chair) => chair < below),
    );
  return met;
}

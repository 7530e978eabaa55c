/** How a tournament stands. Pure: the same rounds always give the same standings. docs/club.md tells players the rules. */

/** Somebody who takes part, by id. */
export type Id = string;

export interface PlayedTable {
  /** In the order they sit. */
  readonly seats: readonly Id[];
  /** By seat, the lower the better; null while the table is played. */
  readonly places: readonly number[] | null;
}

export interface PlayedRound {
  readonly tables: readonly PlayedTable[];
  readonly byes: readonly Id[];
}

export interface Standing {
  readonly id: Id;
  /** Who is equal in everything shares it. */
  readonly place: number;
  readonly points: number;
  /** Shared victories are shared. */
  readonly wins: number;
  /** The average of the points of all opponents, met twice counted twice. */
  readonly opposition: number;
  readonly tables: number;
  readonly byes: number;
}

/** What a table gives on average. */
export const BYE_POINTS = 0.5;

/** 1 for the best, 0 for the last, evenly in between; equals share what their places are worth together. */
export function tablePoints(places: readonly number[]): readonly number[] {
  const last = places.length - 1;
  return places.map((own) => {
    const better = places.filter((other) => other < own).length;
    const equal = places.filter((other) => other === own).length;
    return last === 0 ? 1 : 1 - (better + (equal - 1) / 2) / last;
  });
}

interface Sums {
  points: number;
  wins: number;
  tables: number;
  byes: number;
  readonly opponents: Id[];
}

export function standings(ids: readonly Id[], rounds: readonly PlayedRound[]): readonly Standing[] {
  const sums = new Map(ids.map((id): [Id, Sums] => [id, { points: 0, wins: 0, tables: 0, byes: 0, opponents: [] }]));
  for (const { tables, byes } of rounds) {
    for (const id of byes) giveBye(sums.get(id));
    for (const table of tables) addTable(sums, table);
  }
  const scored = ids.map((id) => ({ id, ...sums.get(id)!, opposition: oppositionOf(sums, sums.get(id)!) }));
  const sorted = scored.toSorted(compare);
  return sorted.map(({ opponents: _, ...one }) => ({
    ...one,
    place: 1 + sorted.filter((x) => compare(x, one) < 0).length,
  }));
}

function giveBye(sums: Sums | undefined): void {
  if (sums === undefined) return;
  sums.points += BYE_POINTS;
  sums.byes++;
}

function addTable(all: Map<Id, Sums>, { seats, places }: PlayedTable): void {
  if (places === null) return;
  const points = tablePoints(places);
  const best = Math.min(...places);
  const winners = places.filter((place) => place === best).length;
  for (const [seat, id] of seats.entries()) {
    const sums = all.get(id);
    if (sums === undefined) continue;
    sums.points += points[seat]!;
    sums.wins += places[seat] === best ? 1 / winners : 0;
    sums.tables++;
    sums.opponents.push(...seats.filter((other) => other !== id));
  }
}

function oppositionOf(all: ReadonlyMap<Id, Sums>, { opponents }: Sums): number {
  if (opponents.length === 0) return 0;
  return opponents.reduce((sum, id) => sum + (all.get(id)?.points ?? 0), 0) / opponents.length;
}

type Compared = Pick<Standing, 'points' | 'wins' | 'opposition'>;

/** Sums of thirds and the like: what differs by less is equal. */
const EQUAL = 1e-9;

function compare(a: Compared, b: Compared): number {
  for (const by of ['points', 'wins', 'opposition'] as const) {
    if (Math.abs(a[by] - b[by]) > EQUAL) return b[by] - a[by];
  }
  return 0;
}

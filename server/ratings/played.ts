/**
 * What is remembered of each finished game for those who played it: one document for every person, whoever is first to
 * write it. Profiles and statistics are made of them.
 */
import { winShare } from '@signoria/bots';
import type { GameModule } from '@signoria/kernel';
import { isBotAccount } from '@signoria/protocol';
import { type DocumentAbout, readBack, type Store, type StoredDocument } from '@signoria/store';
import { type Course, inSlices, isTouched, type SeatTally, type TableRecord, tallying, tallyOf } from '@signoria/table';
import { pause } from '../work/yielding.ts';
import { placesOf } from './places.ts';

export interface Played {
  readonly table: string;
  readonly game: string;
  /** Seats at the table. */
  readonly players: number;
  readonly place: number;
  readonly points: number;
  /** 1 for a victory, less for a shared one. */
  readonly share: number;
  readonly at: number;
  /** Whether it counts for ratings. */
  readonly rated: boolean;
  /** Whether a bot sat at the table, or answered for anybody. */
  readonly bots: boolean;
  /** Whether a bot had their seat at the end. */
  readonly left: boolean;
  /** Half of their own answers came faster; null when they gave none. */
  readonly moveMs: number | null;
}

/** A finished game as far as it matters afterwards. */
export interface Finished {
  readonly record: TableRecord;
  readonly tallies: readonly SeatTally[];
  readonly places: readonly number[];
  readonly shares: readonly number[];
  readonly at: number;
}

/** Null for a game that was not played here from its beginning: read from a file, branched off, or a study. */
export async function finishedGame(
  module: GameModule,
  record: TableRecord,
  course: Course | null = null,
): Promise<Finished | null> {
  const { result, entries, position, seats } = record;
  const last = entries.at(-1);
  if (result === null || last === undefined || position !== null || entries[0]!.requestKey === null) return null;
  const tallies = course === null ? await inSlices(tallying(module, record), pause) : tallyOf(course);
  const places = placesOf(
    result.winners,
    tallies.map(({ points }) => points),
  );
  const shares = seats.map((_, seat) => winShare(result, seat));
  return { record, tallies, places, shares, at: last.at };
}

/** Also where somebody else took over the seat of one who had left: the game is not wholly theirs. */
export function hasBots({ record, tallies }: Finished): boolean {
  if (isTouched(record)) return true;
  return record.seats.some((seat, i) => seat.kind !== 'person' || seat.covered !== null || tallies[i]!.byBot > 0);
}

export function hasBotAccounts({ record: { seats } }: Finished): boolean {
  return seats.some((seat) => seat.kind === 'person' && isBotAccount(seat.user));
}

/** One of each person's, for whoever keeps them; whoever is gone by then has none. */
export function playedDocuments(finished: Finished, rated: boolean): readonly DocumentAbout[] {
  const bots = hasBots(finished) || hasBotAccounts(finished);
  const { record, tallies, places, shares, at } = finished;
  const { id: table, header, seats } = record;
  return seats.flatMap((of, seat) => {
    if (of.kind !== 'person') return [];
    const data: Played = {
      table,
      game: header.game,
      players: seats.length,
      place: places[seat]!,
      points: tallies[seat]!.points,
      share: shares[seat]!,
      at,
      rated,
      bots,
      left: of.covered !== null,
      moveMs: median(tallies[seat]!.times),
    };
    const { user } = of;
    const id = `${user}/${table}`;
    return [{ kind: 'played', id, owner: user, due: null, rank: at, data: JSON.stringify(data), about: user }];
  });
}

export function median(numbers: readonly number[]): number | null {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? null;
}

/** What a player has done at one game with so many seats. */
export interface GameStatistics {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  /** Shared victories are shared here too. */
  readonly wins: number;
  readonly averagePlace: number;
  /** Games a bot had to finish for them. */
  readonly left: number;
  /** Of all games, those with a bot at the table, for a while or all the time. */
  readonly withBots: number;
  /** The median of their games' medians; null when they never answered themselves. */
  readonly moveMs: number | null;
}

/** The games most often played first. */
export async function statisticsOf(store: Store, user: string): Promise<readonly GameStatistics[]> {
  const kinds = new Map<string, Played[]>();
  for await (const played of gamesOf(store, user)) {
    const kind = `${played.game}/${played.players}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), played]);
  }
  return [...kinds.values()].map(summed).sort((a, b) => b.games - a.games);
}

export async function* gamesOf(store: Store, user: string): AsyncGenerator<Played> {
  let cursor: string | undefined;
  do {
    const page = await store.listDocuments({ kind: 'played', owner: user }, { limit: 500, ...at(cursor) });
    yield* page.items.map(playedOf);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
}

export function at(cursor: string | undefined): { readonly cursor?: string } {
  return cursor === undefined ? {} : { cursor };
}

function playedOf({ data }: StoredDocument): Played {
  return readBack<Played>(data);
}

function summed(games: readonly Played[]): GameStatistics {
  const { game, players } = games[0]!;
  const sum = (of: (played: Played) => number) => games.reduce((all, played) => all + of(played), 0);
  return {
    game,
    players,
    games: games.length,
    wins: sum(({ share }) => share),
    averagePlace: sum(({ place }) => place) / games.length,
    left: sum(({ left }) => Number(left)),
    withBots: sum(({ bots }) => Number(bots)),
    moveMs: median(games.flatMap(({ moveMs }) => moveMs ?? [])),
  };
}

/** Their latest games, the newest first. */
export async function latestGames(store: Store, user: string, limit: number): Promise<readonly Played[]> {
  const page = await store.listDocuments({ kind: 'played', owner: user }, { limit, ranked: true });
  return page.items.map(playedOf);
}

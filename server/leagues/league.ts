/**
 * A league as it is kept: one document for what it is and who belongs to it, and one for each season. A division of a season
 * is a tournament (server/tournaments); here is only what lies between seasons.
 */
import type { LeagueStatus, System } from '@signoria/protocol';
import { Conflict, readBack, type Store, type StoredDocument } from '@signoria/store';
import type { Strength, TableSettings } from '@signoria/table';
import type { Id } from '../tournaments/standings.ts';

export interface LeaguePlan {
  readonly name: string;
  readonly about: string;
  readonly game: string;
  /** Seats at a table. */
  readonly size: number;
  readonly options: { readonly [id: string]: unknown };
  readonly system: Exclude<System, 'round-robin'>;
  readonly pace: TableSettings['pace'];
  readonly rated: boolean;
  /** Members of a division; the last one may have a few more. */
  readonly division: number;
  /** So many go up, and so many down. */
  readonly moves: number;
  readonly rounds: number;
  readonly roundMs: number;
  /** Between two seasons. */
  readonly pauseMs: number;
  readonly startAt: number;
}

/** What a season is played by, from its beginning to its end. */
export type Terms = Pick<
  LeaguePlan,
  'system' | 'pace' | 'rated' | 'division' | 'moves' | 'rounds' | 'roundMs' | 'pauseMs'
>;

export function termsOf({ system, pace, rated, division, moves, rounds, roundMs, pauseMs }: Terms): Terms {
  return { system, pace, rated, division, moves, rounds, roundMs, pauseMs };
}

export interface Member {
  /** A person's user id, or `bot/1`. */
  readonly id: Id;
  readonly bot: { readonly name: string; readonly level: Strength } | null;
  /** Goes when the season is over; before the first, at once. */
  readonly leaving: boolean;
}

export interface LeagueData {
  readonly plan: LeaguePlan;
  readonly organiser: Id;
  readonly status: LeagueStatus;
  /** The strongest first: the order divisions are cut from. */
  readonly members: readonly Member[];
  /** Who is ready to play for those who are away. */
  readonly bench: readonly Id[];
  /** The one being played, or played last, from 1; 0 before the first. */
  readonly season: number;
  /** When the next one begins. */
  readonly nextAt: number;
  /** Ends after this season. */
  readonly closing: boolean;
  readonly created: number;
}

export interface League extends LeagueData {
  readonly id: string;
  readonly version: number;
}

export interface Division {
  readonly event: string;
  /** As they began, the strongest first. */
  readonly members: readonly Id[];
  /** As it ended, the best first; null while it is played. */
  readonly ranking: readonly Id[] | null;
  /** Who went up from here, and who down. */
  readonly up: readonly Id[];
  readonly down: readonly Id[];
}

export interface SeasonData {
  readonly season: number;
  /** Those begun before plans could be changed have none: theirs are the plan's. */
  readonly terms?: Terms;
  /** When its rounds begin, and when the last one ends. */
  readonly rounds: readonly number[];
  readonly closes: number;
  readonly divisions: readonly Division[];
}

export interface Season extends SeasonData {
  readonly version: number;
}

export const LEAGUE = 'league';
const SEASON = 'season';

function leagueOf({ id, version, data }: StoredDocument): League {
  return { ...readBack<LeagueData>(data), id, version };
}

export async function readLeague(store: Store, id: string): Promise<League | null> {
  const document = await store.getDocument(LEAGUE, id);
  return document === null ? null : leagueOf(document);
}

/** Looked at again and again as long as it goes on. */
function dueOf({ status, nextAt }: LeagueData): number | null {
  if (status === 'over' || status === 'cancelled') return null;
  return status === 'running' ? 0 : nextAt;
}

export async function addLeague(store: Store, id: string, data: LeagueData): Promise<void> {
  const { created } = data;
  await store.addDocument({ kind: LEAGUE, id, owner: '', due: dueOf(data), rank: created, data: JSON.stringify(data) });
}

/** Throws a Conflict when somebody changed it meanwhile. */
export async function changeLeague(store: Store, league: League, change: Partial<LeagueData>): Promise<League> {
  const { id, version, ...before } = league;
  const data: LeagueData = { ...before, ...change };
  return leagueOf(
    await store.changeDocument({ kind: LEAGUE, id, version }, { due: dueOf(data), data: JSON.stringify(data) }),
  );
}

export async function listLeagues(store: Store, cursor: string | undefined, limit: number) {
  const at = cursor === undefined ? {} : { cursor };
  const page = await store.listDocuments({ kind: LEAGUE }, { ranked: true, limit, ...at });
  return { leagues: page.items.map(leagueOf), next: page.next };
}

function seasonId(league: string, season: number): string {
  return `${league}/${String(season).padStart(4, '0')}`;
}

function seasonOf({ data, version }: StoredDocument): Season {
  return { ...readBack<SeasonData>(data), version };
}

/** Written by whoever is first; whoever comes later gets what is written. */
export async function addSeason(store: Store, league: string, season: SeasonData): Promise<Season> {
  const id = seasonId(league, season.season);
  const document = { kind: SEASON, id, owner: league, due: null, rank: null, data: JSON.stringify(season) };
  try {
    return seasonOf(await store.addDocument(document));
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    return seasonOf((await store.getDocument(SEASON, id))!);
  }
}

/** Throws a Conflict when somebody changed it meanwhile. */
export async function changeSeason(
  store: Store,
  league: string,
  { version, ...before }: Season,
  change: Pick<SeasonData, 'divisions'> | Pick<SeasonData, 'rounds' | 'closes'>,
): Promise<Season> {
  const document = { kind: SEASON, id: seasonId(league, before.season), version };
  return seasonOf(await store.changeDocument(document, { data: JSON.stringify({ ...before, ...change }) }));
}

export async function readSeason(store: Store, league: string, season: number): Promise<Season | null> {
  const document = await store.getDocument(SEASON, seasonId(league, season));
  return document === null ? null : seasonOf(document);
}

/** The first comes first. */
export async function readSeasons(store: Store, league: string): Promise<readonly Season[]> {
  const seasons: Season[] = [];
  let cursor: string | undefined;
  do {
    const page = await store.listDocuments({ kind: SEASON, owner: league }, cursor === undefined ? {} : { cursor });
    seasons.push(...page.items.map(seasonOf));
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return seasons;
}

/**
 * A deal sent from one person to another: “play my seat against the same bots”. It holds all that makes the game the same
 * (rules, key, seat, bots) and the games already played, as lines. Whoever holds it could look ahead: among friends that is
 * a matter of honour. What counts in the house is played on its server, and there the key stays.
 */
import { BOTS_VERSION } from '@signoria/bots';
import {
  canonical,
  commitment,
  type GameFile,
  type Header,
  type PlayerName,
  plainName,
  replayEntry,
  type Seat,
  startMatch,
  toFile,
  underRules,
} from '@signoria/kernel';
import { isList, isListOf, isRecord, isText } from '@signoria/kernel/json';
import type { TableGame } from '../ports.ts';
import { botAtPlace, readPlayers } from '../seats/names.ts';
import type { BotLevel } from '../wire.ts';

export const CHALLENGE = 'signoria-challenge/1';

/** How far the masters of a deal think. */
export const DEAL_ITERATIONS = 200;

export interface Deal extends Pick<Header, 'game' | 'rules' | 'seats' | 'options' | 'edition'> {
  readonly key: string;
  /** The place that is everybody's to play. */
  readonly seat: Seat;
  /** By seat; null at the one to be played. */
  readonly bots: readonly (BotLevel | null)[];
  /** Which bots they are, and how far masters think. */
  readonly version: number;
  readonly iterations: number;
}

/** A game of the deal, without what follows from it. */
export interface ToldGame {
  readonly name: PlayerName;
  /** `0 play 10`; what all agreed on begins with a star. */
  readonly lines: readonly string[];
  /** The last hash: the lines lead there and nowhere else. */
  readonly hash: string;
}

export interface Challenge {
  readonly format: typeof CHALLENGE;
  readonly deal: Deal;
  readonly games: readonly ToldGame[];
}

/** Deals are the same when all is that is dealt. */
export function sameDeal(a: Deal, b: Deal): boolean {
  return canonical(a) === canonical(b);
}

/** Of a finished game of one person against bots; null for any other. */
export function challengeOf({ header, key, names, entries, outcome }: GameFile): Challenge | null {
  const people = names.flatMap((name, seat) => (typeof name === 'string' ? [seat] : []));
  const [seat] = people;
  const last = entries.at(-1);
  if (seat === undefined || people.length > 1 || outcome === null || last === undefined) return null;
  const { game, rules, seats, options, edition } = header;
  const bots = names.map((name) => (typeof name === 'string' ? null : levelIn(name.level)));
  const pinned = { version: BOTS_VERSION, iterations: DEAL_ITERATIONS };
  const lines = entries.map(({ seat: by, line }) => `${by ?? '*'} ${line}`);
  return {
    format: CHALLENGE,
    deal: { game, rules, seats, options, edition, key, seat, bots, ...pinned },
    games: [{ name: names[seat]!, lines, hash: last.hash }],
  };
}

/** A deal nobody has played yet: the first seat against bots of one level. */
export function freshChallenge(
  dealt: Pick<Deal, 'game' | 'rules' | 'seats' | 'options' | 'key'>,
  level: BotLevel,
): Challenge {
  const bots = Array.from({ length: dealt.seats }, (_, seat) => (seat === 0 ? null : level));
  const pinned = { version: BOTS_VERSION, iterations: DEAL_ITERATIONS };
  return { format: CHALLENGE, deal: { ...dealt, edition: null, seat: 0, bots, ...pinned }, games: [] };
}

function levelIn(level: string): BotLevel {
  return level === 'novice' || level === 'master' ? level : 'adept';
}

/** Two may have played the same to the last answer: whose game it is tells them apart. */
export function gameId({ name, hash }: Pick<ToldGame, 'name' | 'hash'>): string {
  return canonical([name, hash]);
}

/** The games of both, each once; those of the first before those of the second. */
export function withGames(challenge: Challenge, games: readonly ToldGame[]): Challenge {
  const known = new Set(challenge.games.map(gameId));
  return { ...challenge, games: [...challenge.games, ...games.filter((game) => !known.has(gameId(game)))] };
}

/** More than any game has. */
const MOST_LINES = 20_000;
const MOST_GAMES = 50;

/** From anywhere: its shape is checked here, what it says when it is played. Null for what is none. */
export function readChallenge(json: unknown): Challenge | null {
  if (!isRecord(json) || json.format !== CHALLENGE || !isDeal(json.deal)) return null;
  if (!isTolds(json.games) || json.games.length > MOST_GAMES) return null;
  return { format: CHALLENGE, deal: json.deal, games: json.games.map(cleaned) };
}

function cleaned({ name, lines, hash }: ToldGame): ToldGame {
  return { name: readPlayers([name], plainName)[0] ?? '', lines, hash };
}

function isTold(json: unknown): json is ToldGame {
  if (!isRecord(json) || typeof json.hash !== 'string' || !areLines(json.lines)) return false;
  return json.lines.length <= MOST_LINES;
}

const areLines = isListOf(isText);
const isTolds = isListOf(isTold);

function isDeal(json: unknown): json is Deal {
  if (!isRecord(json)) return false;
  const { game, rules, seats, options, key, seat, bots, version, iterations } = json;
  if (typeof game !== 'string' || !isRecord(options) || typeof key !== 'string') return false;
  if (![rules, seats, seat, version, iterations].every((n) => Number.isInteger(n))) return false;
  return /^[0-9a-f]{64}$/.test(key) && isSeating(bots, Number(seats), Number(seat)) && Number(iterations) <= 10_000;
}

function isSeating(bots: unknown, seats: number, seat: Seat): boolean {
  if (!isList(bots) || bots.length !== seats || bots[seat] !== null) return false;
  return bots.every((level, i) => i === seat || level === 'novice' || level === 'adept' || level === 'master');
}

/** Why this deal cannot be played here as it was. */
export type DealProblem = 'rules' | 'bots';

/** `rules`: the version that is played here. */
export function dealProblem(rules: number, deal: Deal): DealProblem | null {
  if (deal.rules !== rules) return 'rules';
  return deal.version === BOTS_VERSION ? null : 'bots';
}

/** The whole game, played again from its lines; null where they do not hold, or not to the end. */
export function fileOfGame({ game }: Pick<TableGame, 'game'>, deal: Deal, { lines, hash, name }: ToldGame) {
  const version = underRules(game, deal.rules);
  if (version === null) return null;
  try {
    const { seats, options, edition, key } = deal;
    const match = startMatch(version, { seats, options, edition, key });
    for (const told of lines) replayEntry(match, saidIn(told));
    const file = toFile(match, namesOf(deal, name));
    const holds = file.outcome !== null && file.entries.at(-1)?.hash === hash;
    return holds && file.header.commitment === commitment(key) ? file : null;
  } catch {
    return null; // strangers wrote it: whatever it does, it is no game
  }
}

function saidIn(told: string): { readonly seat: Seat | null; readonly line: string } {
  const [, by, line] = /^(\*|\d+) (.+)$/s.exec(told) ?? [];
  return { seat: by === '*' ? null : Number(by), line: line ?? '' };
}

export function namesOf({ bots }: Deal, name: PlayerName): readonly PlayerName[] {
  return bots.map((level, seat) => (level === null ? name : { bot: botAtPlace(seat), level }));
}

/**
 * Games going out and coming in: a finished table as a game file, a file as a finished table, and branches.
 *
 * A branch plays on from any moment. Of a game that is over everything is known, so its branch is the same log up to
 * there, with the same key, and can be verified. Of a game that still runs nobody may know the hidden part: its branch
 * begins at a position *imagined* for the reader, without a log, under a key of its own. Such a study can be undone,
 * replayed and taken back like any table, but not exported: a game file begins at the setup.
 */
import { mix, type Playable } from '@signoria/bots';
import {
  type AnyState,
  commitment,
  type FileProblem,
  type GameFile,
  imagine,
  type Match,
  newChance,
  plainName,
  type Seat,
  stateAfter,
  toFile,
  verify,
} from '@signoria/kernel';
import { refuse } from '../refusal.ts';
import { botAtPlace, playersOf, readPlayers } from '../seats/names.ts';
import { atOnce, type Steps } from '../slices.ts';
import { latestFor } from '../view/delay.ts';
import type { BotLevel, TableSettings } from '../wire.ts';
import { entryOf, replay, replaying } from './course.ts';
import {
  isOver,
  isSealed,
  NO_PROPOSALS,
  type Person,
  type SeatRecord,
  type StoredEntry,
  seatOf,
  type TableRecord,
} from './record.ts';

type Rules = Pick<Playable, 'game'>;

/** Refused while the game runs, and for studies. */
export function exportFile({ game }: Rules, record: TableRecord): GameFile {
  if (!isOver(record) || record.started === null || record.position !== null) refuse({ why: 'not-over' });
  return toFile(replay(game, record).match, playersOf(record.seats));
}

/** Where a new record goes and whose it is. */
export interface Placed {
  readonly id: string;
  readonly code: string;
  readonly by: Person;
  readonly settings: TableSettings;
  readonly now: number;
}

export type Imported =
  | { readonly ok: true; readonly record: TableRecord }
  | { readonly ok: false; readonly problem: FileProblem };

/** The file is played again in full: what does not hold is not let in. Files tell no times; all is as of now. */
export function importFile({ game }: Rules, file: GameFile, placed: Placed): Imported {
  const verdict = verify(game, file);
  if (!verdict.ok) return verdict;
  const { match } = verdict;
  const { outcome } = match.state;
  const record = {
    ...blank(placed),
    header: match.header,
    key: file.key,
    status: outcome === null ? ('abandoned' as const) : ('finished' as const),
    seats: importedSeats(match.header.seats, file.names),
    result: outcome,
    entries: entriesOf(file, placed.now),
  };
  return { ok: true, record };
}

function blank({ id, code, by, settings, now }: Placed) {
  const none = { entries: [], chat: [], orders: [], proposals: NO_PROPOSALS, mutes: {}, stops: [] } as const;
  return { id, code, owner: by.user, settings, position: null, started: now, result: null, ...none };
}

/** Of people only the name is known: no users of ours, so nobody reads as them. */
export function importedSeats(seats: number, names: unknown): readonly SeatRecord[] {
  const players = readPlayers(names, plainName);
  return Array.from({ length: seats }, (_, colour) => {
    const player = players[colour] ?? '';
    if (typeof player === 'string')
      return { kind: 'person', colour, user: `file/${colour}`, name: player, covered: null };
    return { kind: 'bot', colour, name: player.bot, level: levelOf(player.level) };
  });
}

/** Whoever played at random was no better than a novice. */
function levelOf(level: string): BotLevel {
  return level === 'adept' || level === 'master' || level === 'companion' ? level : 'novice';
}

function entriesOf(file: GameFile, at: number): readonly StoredEntry[] {
  return file.entries.map((entry, i) => ({ seq: i + 1, ...entry, at, requestKey: null }));
}

export interface Branching extends Placed {
  /** The moment, by the number readers know. */
  readonly seq: number;
  /** The brancher's seat. */
  readonly seat: Seat;
  /** Who plays the others. */
  readonly others: BotLevel;
  /** Of an imagined position: pick a fresh one each time. */
  readonly seed: number;
}

export function branchTable(rules: Rules, from: TableRecord, plan: Branching): TableRecord {
  return atOnce(branching(rules, from, plan));
}

/** The same in steps. */
export function* branching({ game }: Rules, from: TableRecord, plan: Branching): Steps<TableRecord> {
  if (from.started === null) refuse({ why: 'not-running' });
  if (isSealed(from, plan.now)) refuse({ why: 'sealed' });
  const { moves, match } = yield* replaying(game, from);
  const entry = entryOf(moves, plan.seq) ?? refuse({ why: 'malformed', detail: 'seq' });
  if (plan.seat < 0 || plan.seat >= from.seats.length) refuse({ why: 'no-such-seat', seat: plan.seat });
  if (!isOver(from)) mustBeFair(from, plan);
  if (plan.seq > latestFor(from, moves, seatOf(from.seats, plan.by.user), plan.now)) {
    refuse({ why: 'malformed', detail: 'seq' });
  }
  const seats = from.seats.map((seat, i) => branchSeat(seat, i, plan));
  const record: TableRecord = { ...blank(plan), header: from.header, key: from.key, status: 'running', seats };
  if (!isOver(from)) return { ...record, ...imagined(from, stateAfter(match, entry), match, plan) };
  const entries = from.entries.slice(0, entry).map((kept) => ({ ...kept, requestKey: null }));
  const result = entry === moves.length ? match.state.outcome : null;
  return { ...record, position: from.position, entries, result, status: result === null ? 'running' : 'finished' };
}

/**
 * While a game runs one may try it out from one's own seat alone, and a game that counts not at all: in a branch bots
 * play, and what they answer there would be their advice.
 */
function mustBeFair({ seats, settings }: TableRecord, { by, seat }: Branching): void {
  if (seatOf(seats, by.user) !== seat) refuse({ why: 'not-seated' });
  if (settings.rated) refuse({ why: 'rated' });
}

function branchSeat({ colour }: SeatRecord, i: number, { seat, by, others }: Branching): SeatRecord {
  if (i === seat) return { kind: 'person', colour, user: by.user, name: by.name, covered: null };
  return { kind: 'bot', colour, name: botAtPlace(i), level: others };
}

/** What the reader knew at that moment, and otherwise anything. */
function imagined(from: TableRecord, state: AnyState, { game }: Match, { by, seed }: Branching) {
  const world = imagine(game, state, seatOf(from.seats, by.user), mix(seed));
  const { key } = world.chance;
  const position = JSON.stringify({ ...world, chance: newChance(key) }); // how often chance was used is a secret
  return { position, key, header: { ...from.header, commitment: commitment(key) } };
}

/** A branch of a file: as of any game that is over. */
export function branchFile(rules: Rules, file: GameFile, plan: Branching): Imported {
  const imported = importFile(rules, file, plan);
  return imported.ok ? { ok: true, record: branchTable(rules, imported.record, plan) } : imported;
}

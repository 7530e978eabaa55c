/**
 * A game being played: its state and the log that led there. The log is the truth; everything else can be rebuilt from
 * it. Answers come in as notation, one line each; undo and take-back are entries of the log like any other, so that the
 * log only ever grows.
 */
import { type Barrier, barrier, plainBarrier } from './barrier.ts';
import { commitment, newChance } from './chance.ts';
import { type GameEvent, listen } from './events.ts';
import type { AnyGame, AnyState, Choice, EditionProblem, Seat } from './game.ts';
import { canonical, chain, hashText } from './hash.ts';
import { settle } from './loop.ts';
import { NotationError, words } from './notation.ts';
import { type OptionProblem, readOptions } from './options.ts';
import { carryOut, judge } from './perform.ts';
import { Refused } from './refusal.ts';

/** All that is public about a game before its first move. */
export interface Header {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: { readonly [id: string]: boolean | number | string };
  readonly edition: unknown;
  /** sha256 of the chance key. */
  readonly commitment: string;
}

export interface Entry {
  /** Counted from 1. */
  readonly seq: number;
  /** Who answered; null for what all agreed on. */
  readonly seat: Seat | null;
  readonly line: string;
  readonly hash: string;
}

/** An entry, and what is known about it besides. */
export interface Played {
  readonly entry: Entry;
  readonly events: readonly GameEvent[];
  /** Why it cannot be undone; null when it can. */
  readonly barrier: Barrier | null;
}

export interface Match {
  readonly game: AnyGame;
  readonly header: Header;
  readonly key: string;
  state: AnyState;
  /** What happened while setting up. */
  readonly opening: readonly GameEvent[];
  readonly log: Played[];
  /** The states before the entries that can still be undone, oldest first. */
  readonly drafts: Draft[];
}

interface Draft {
  readonly seq: number;
  readonly seat: Seat;
  readonly before: AnyState;
}

export interface Start {
  readonly seats: number;
  readonly options?: { readonly [id: string]: unknown };
  readonly edition?: unknown;
  readonly key: string;
}

export type StartProblem =
  | { readonly problem: 'players'; readonly given: number; readonly min: number; readonly max: number }
  | { readonly problem: 'option'; readonly option: OptionProblem }
  | { readonly problem: 'edition'; readonly edition: EditionProblem };

export class BadStart extends Error {
  readonly problems: readonly StartProblem[];
  constructor(problems: readonly StartProblem[]) {
    super(JSON.stringify(problems));
    this.name = 'BadStart';
    this.problems = problems;
  }
}

/** The game as it was under these rules; null where they can no longer be played. */
export function underRules(game: AnyGame, rules: number): AnyGame | null {
  if (rules === game.rules) return game;
  const then = game.earlier?.[rules];
  return then === undefined ? null : { ...game, ...then, rules };
}

export function startMatch(game: AnyGame, start: Start): Match {
  const { header, setup } = readStart(game, start);
  const { result: state, heard } = listen(() => {
    const s = game.setup({ ...setup, chance: newChance(start.key) });
    settle(game, s);
    return s;
  });
  return { game, header, key: start.key, state, opening: heard, log: [], drafts: [] };
}

/** A state ready for its first decision, without a log: for simulations. */
export function begin(game: AnyGame, start: Start): AnyState {
  const s = game.setup({ ...readStart(game, start).setup, chance: newChance(start.key) });
  settle(game, s);
  return s;
}

function readStart(game: AnyGame, { seats, options = {}, edition = null, key }: Start) {
  const problems: StartProblem[] = [];
  const { min, max } = game.players;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    problems.push({ problem: 'players', given: seats, min, max });
  }
  const chosen = readOptions(game.options, options, seats);
  if (!chosen.ok) for (const option of chosen.problems) problems.push({ problem: 'option', option });
  const box = game.readEdition(edition);
  if (!box.ok) for (const problem of box.problems) problems.push({ problem: 'edition', edition: problem });
  if (problems.length > 0 || !chosen.ok || !box.ok) throw new BadStart(problems);
  const header = { game: game.id, rules: game.rules, seats, edition, commitment: commitment(key) };
  return {
    header: { ...header, options: chosen.values } as Header,
    setup: { seats, options: chosen.values, edition: box.edition },
  };
}

export function lastHash(match: Match): string {
  return match.log.at(-1)?.entry.hash ?? startHash(match.header);
}

function startHash(header: Header): string {
  return hashText(canonical(header));
}

/** `seat` answers. Throws `Refused`, and then nothing has changed. */
export function play(match: Match, seat: Seat, line: string, ticket: number | null = null): Played {
  return playWith(barrier, match, seat, line, ticket);
}

function playWith(find: typeof barrier, match: Match, seat: Seat, line: string, ticket: number | null): Played {
  const { game, state: before } = match;
  const deed = judge(game, before, seat, readLine(game, line), ticket);
  const after = game.clone(before);
  const { heard: events } = listen(() => carryOut(game, after, seat, deed));
  const wall = find(game, { before, after, seat, deed, events });
  keepDraft(match, seat, wall, before);
  match.state = after;
  return record(match, seat, game.notation.write(deed.choice), events, wall);
}

function readLine(game: AnyGame, line: string): Choice {
  try {
    return game.notation.read(line);
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    throw new Refused({ why: 'unreadable', line, problem: error.message });
  }
}

function keepDraft(match: Match, seat: Seat, wall: Barrier | null, before: AnyState): void {
  if (wall !== null || match.drafts.some((d) => d.seat !== seat)) match.drafts.length = 0;
  if (wall === null) match.drafts.push({ seq: match.log.length + 1, seat, before });
}

function record(
  match: Match,
  seat: Seat | null,
  line: string,
  events: readonly GameEvent[],
  wall: Barrier | null,
): Played {
  const hash = chain(lastHash(match), said(seat, line), match.state);
  const played = { entry: { seq: match.log.length + 1, seat, line, hash }, events, barrier: wall };
  match.log.push(played);
  return played;
}

function said(seat: Seat | null, line: string): string {
  return `${seat ?? '*'} ${line}`;
}

/** How many answers `seat` can take back now without asking anybody. */
export function undoable(match: Match, seat: Seat): number {
  return match.drafts.filter((d) => d.seat === seat).length;
}

/** Take back one's latest answer, if no barrier lies between. */
export function undo(match: Match, seat: Seat): Played {
  const draft = match.drafts.at(-1);
  if (draft === undefined || draft.seat !== seat) {
    throw new Refused({ why: 'forbidden', line: '@undo', reason: 'barrier', rules: [], facts: {} });
  }
  match.drafts.pop();
  return goBack(match, seat, `@undo ${draft.seq - 1}`, draft.before);
}

/** Everybody agrees to go back to just after entry `seq`, past any barrier. Draws stay as they were: same key. */
export function takeBack(match: Match, seq: number, agreed: readonly Seat[]): Played {
  const all = Array.from({ length: match.header.seats }, (_, seat) => seat);
  if (!all.every((seat) => agreed.includes(seat))) {
    throw new Refused({ why: 'forbidden', line: '@takeback', reason: 'consent', rules: [], facts: {} });
  }
  if (!Number.isInteger(seq) || seq < 0 || seq >= match.log.length) {
    throw new Refused({ why: 'unreadable', line: `@takeback ${seq}`, problem: `no entry ${seq} to go back to` });
  }
  return takeBackTo(match, seq, stateAfter(match, seq));
}

function takeBackTo(match: Match, seq: number, to: AnyState): Played {
  match.drafts.length = 0;
  return goBack(match, null, `@takeback ${seq}`, to);
}

function goBack(match: Match, seat: Seat | null, line: string, to: AnyState): Played {
  const asked = match.state.asked + 1; // a question put again is a new question: late answers to it stay stale
  match.state = match.game.clone(to);
  match.state.asked = asked;
  return record(match, seat, line, [], seat === null ? 'others' : null);
}

/**
 * The state just after entry `seq`, by replay. What was taken back to is remembered on the way: replaying anew for
 * every take-back in the log would double the work with each.
 */
export function stateAfter(match: Match, seq: number): AnyState {
  const { game, header, key } = match;
  const again = startMatch(game, { seats: header.seats, options: header.options, edition: header.edition, key });
  const entries = match.log.slice(0, seq).map(({ entry }) => entry);
  const targets = new Set(entries.map(takenBackTo));
  const kept = new Map([[0, again.state]]);
  for (const entry of entries) {
    const to = takenBackTo(entry);
    if (to === null) replayEntry(again, entry);
    else takeBackTo(again, to, kept.get(to)!);
    if (targets.has(entry.seq)) kept.set(entry.seq, again.state);
  }
  return again.state;
}

function takenBackTo({ seat, line }: Entry): number | null {
  return seat === null ? Number(words(line)[1]) : null;
}

/**
 * Do again what an entry of a log says. Throws `Refused` for what could not have happened. Where nothing that follows is
 * undone, it need not be known what could be: then `undone: false` saves the experiments that find it out.
 */
export function replayEntry(
  match: Match,
  { seat, line }: Pick<Entry, 'seat' | 'line'>,
  { undone = true }: { readonly undone?: boolean } = {},
): Played {
  if (!line.startsWith('@')) {
    if (seat === null) throw new Refused({ why: 'unreadable', line, problem: 'an answer needs a seat' });
    return playWith(undone ? barrier : plainBarrier, match, seat, line, null);
  }
  const [verb, to] = words(line);
  if (verb === '@undo' && seat !== null) return undo(match, seat);
  if (verb === '@takeback' && seat === null) return takeBack(match, Number(to), everybody(match));
  throw new Refused({ why: 'unreadable', line, problem: 'no such entry' });
}

/** Whether any entry takes an answer back. */
export function hasUndo(lines: readonly string[]): boolean {
  return lines.some((line) => line.startsWith('@undo'));
}

function everybody(match: Match): readonly Seat[] {
  return Array.from({ length: match.header.seats }, (_, seat) => seat);
}

/** A copy that can be played on without touching the original. A match replaces its state and never changes it. */
export function branch(match: Match): Match {
  return { ...match, log: match.log.slice(), drafts: match.drafts.slice() };
}

/** A position kept for quick loading. Only a cache: the log can rebuild it. */
export interface Snapshot {
  readonly seq: number;
  readonly rules: number;
  readonly hash: string;
  readonly state: string;
}

export function snapshot(match: Match): Snapshot {
  const { seq, hash } = match.log.at(-1)?.entry ?? { seq: 0, hash: startHash(match.header) };
  return { seq, rules: match.header.rules, hash, state: JSON.stringify(match.state) };
}

/** The state of a snapshot; throws when it was made under rules that can no longer be played. */
export function restore(game: AnyGame, snap: Snapshot): AnyState {
  if (underRules(game, snap.rules) === null) {
    throw new Error(`snapshot made under rules ${snap.rules} of ${game.id}; this is ${game.rules}`);
  }
  return JSON.parse(snap.state) as AnyState;
}

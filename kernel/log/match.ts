/**
 * A game being played: its state and the log that led there. The log is the truth; everything else can be rebuilt from
 * it. Answers come in as notation, one line each (play.ts); undo and take-back are entries of the log like any other
 * (undo.ts), so that the log only ever grows.
 */

import { commitment, newChance } from '../chance/chance.ts';
import { settle } from '../engine/loop.ts';
import { type GameEvent, listen } from '../game/events.ts';
import type { AnyGame, AnyState, EditionProblem } from '../game/game.ts';
import { type OptionProblem, readOptions } from '../game/options.ts';
import type { Barrier, Turn } from '../knowledge/barrier.ts';
import type { Entry, Said } from './entry.ts';
import { canonical, chain, hashText } from './hash.ts';

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

/** An entry, and what is known about it besides. */
export interface Played {
  readonly entry: Entry;
  readonly events: readonly GameEvent[];
  /** Why it cannot be undone, where that is plain to see. The whole answer is `barrierOf`. */
  readonly wall: Barrier | null;
  /** How many questions had been put by then. */
  readonly asked: number;
}

export interface Match {
  readonly game: AnyGame;
  readonly header: Header;
  readonly key: string;
  state: AnyState;
  /** What happened while setting up. */
  readonly opening: readonly GameEvent[];
  readonly log: Played[];
  /** The latest answers, oldest first, as far back as nothing plainly forbids to undo them. */
  readonly drafts: Draft[];
  /** Some positions by the entry they follow, so that any other is only a few entries away from one. */
  readonly marks: Map<number, AnyState>;
}

export interface Draft extends Turn {
  readonly seq: number;
  /** Whether its maker learned something; null until somebody wants to know. */
  learned: boolean | null;
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
  return { game, header, key: start.key, state, opening: heard, log: [], drafts: [], marks: new Map([[0, state]]) };
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

export function startHash(header: Header): string {
  return hashText(canonical(header));
}

/** Every position after so many entries is kept. */
const MARK_EVERY = 64;

/** Note what was said and what came of it: `match.state` is already what it led to. */
export function record(match: Match, said: Said, events: readonly GameEvent[], wall: Barrier | null): Played {
  const { state, log, marks } = match;
  const { seat, line } = said;
  const hash = chain(lastHash(match), `${seat ?? '*'} ${line}`, state);
  const played = { entry: { seq: log.length + 1, seat, line, hash }, events, wall, asked: state.asked };
  log.push(played);
  if (log.length % MARK_EVERY === 0) marks.set(log.length, state);
  return played;
}

/** A copy that can be played on without touching the original. A match replaces its state and never changes it. */
export function branch(match: Match): Match {
  return { ...match, log: match.log.slice(), drafts: match.drafts.slice(), marks: new Map(match.marks) };
}

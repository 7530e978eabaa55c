/** Moves of a scenario: through the kernel's careful door, with its refusals in words. */
import type { AnyGame, AnyState, Choice, GameEvent, Match, Menu, Refusal, Seat } from '../../index.ts';
import { canonical, deciding, enumerate, play, question, Refused } from '../../index.ts';

/** A scenario that is running. */
export interface Stage<State extends AnyState = AnyState> {
  readonly match: Match;
  readonly state: () => State;
  /** Since the last `.play`, or since the moment. */
  heard: readonly GameEvent[];
  /** The position in words. */
  readonly describe: () => string;
  /** The invariants that do not hold. */
  readonly violations: () => readonly string[];
}

/** Menus are listed as far as a test could want to name what is in them. */
const WIDE = 400;
/** A message names no more moves than this. */
const TOLD = 40;

/** The answers of a menu, as lines; of payments the canonical ones. */
export function linesOf(game: AnyGame, menu: Menu<Choice>): readonly string[] {
  return enumerate(menu, undefined, WIDE).map((choice) => game.notation.write(choice));
}

/** All that a seat may answer now, as lines. */
export function moves(game: AnyGame, s: AnyState, seat: Seat): readonly string[] {
  const menu = question(game, s, seat)?.menu ?? null;
  return menu === null ? [] : linesOf(game, menu);
}

/** Who is asked what, in words. */
export function asked(game: AnyGame, s: AnyState): string {
  if (s.outcome !== null) return `over: ${s.outcome.winners.join(', ')} won (${s.outcome.reason})`;
  if (s.todo.length === 0) return 'nothing is asked yet';
  const menus = deciding(game, s).map((seat) => `${seat} (${moves(game, s, seat).slice(0, TOLD).join(', ')})`);
  return `asked: ${question(game, s, null)!.at} of ${menus.join('; ')}`;
}

export function playLine(stage: Stage, line: string): void {
  const { seat, move } = readMove(stage, line);
  try {
    stage.heard = [...stage.heard, ...play(stage.match, seat, move).events];
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new Error(`'${line}' was refused: ${JSON.stringify(error.refusal)}\n${stage.describe()}`);
  }
  const wrong = stage.violations();
  if (wrong.length > 0) throw new Error(`after '${line}': ${wrong.join('; ')}\n${stage.describe()}`);
}

export function refuseLine(stage: Stage, line: string, why: readonly string[]): void {
  const { match } = stage;
  const { seat, move } = readMove(stage, line);
  const before = canonical(match.state);
  const refusal = refusalOf(match, seat, move);
  const said = `'${line}' must be refused${why.length > 0 ? ` for ${why.join(', ')}` : ''}`;
  if (refusal === null) throw new Error(`${said}, but was taken\n${stage.describe()}`);
  if (canonical(match.state) !== before) throw new Error(`${said}; it was, but it changed something`);
  const reasons = reasonsOf(refusal);
  if (why.every((reason) => reasons.includes(reason))) return;
  throw new Error(`${said}; the refusal says ${JSON.stringify(refusal)}\n${stage.describe()}`);
}

function refusalOf(match: Match, seat: Seat, move: string): Refusal | null {
  try {
    play(match, seat, move);
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

function reasonsOf(refusal: Refusal): readonly string[] {
  if (refusal.why !== 'forbidden') return [refusal.why];
  return [refusal.why, ...refusal.rules, ...(refusal.reason === null ? [] : [refusal.reason])];
}

function readMove(stage: Stage, line: string): { readonly seat: Seat; readonly move: string } {
  const [, seat, move] = /^\s*(\d+)\s+(\S.*)$/.exec(line) ?? [];
  if (seat === undefined || move === undefined) throw new Error(`'${line}': say seat and move\n${stage.describe()}`);
  return { seat: Number(seat), move };
}

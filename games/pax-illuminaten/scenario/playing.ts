/** Moves of a scenario: through the kernel's careful door, with its refusals in words. */
import { canonical, type GameEvent, type Match, play, type Refusal, Refused, type Seat } from '@signoria/kernel';
import { game } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import { describe } from './describe.ts';

/** A scenario that is running. */
export interface Stage {
  readonly match: Match;
  /** Since the last `.play`, or since the moment. */
  heard: readonly GameEvent[];
  /** Influence was put aside, so it does not add up. */
  readonly shortened: boolean;
}

export function playLine(stage: Stage, line: string): void {
  const { match } = stage;
  const { seat, move } = readMove(line);
  const before = match.state as State;
  try {
    stage.heard = [...stage.heard, ...play(match, seat, move).events];
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new Error(`'${line}' was refused: ${JSON.stringify(error.refusal)}\n${describe(before)}`);
  }
  const wrong = wrongIn(match.state as State, stage.shortened);
  if (wrong.length > 0) throw new Error(`after '${line}': ${wrong.join('; ')}\n${describe(match.state as State)}`);
}

/** Broken invariants; that of the influence is known when some was put aside. */
export function wrongIn(s: State, shortened: boolean): readonly string[] {
  return game.broken(s).filter((sentence) => !(shortened && sentence.includes('all influence')));
}

export function refuseLine(stage: Stage, line: string, why: readonly string[]): void {
  const { match } = stage;
  const { seat, move } = readMove(line);
  const before = canonical(match.state);
  const refusal = refusalOf(stage, seat, move);
  const said = `'${line}' must be refused${why.length > 0 ? ` for ${why.join(', ')}` : ''}`;
  if (refusal === null) throw new Error(`${said}, but was taken\n${describe(match.state as State)}`);
  if (canonical(match.state) !== before) throw new Error(`${said}; it was, but it changed something`);
  const reasons = reasonsOf(refusal);
  if (why.every((reason) => reasons.includes(reason))) return;
  throw new Error(`${said}; the refusal says ${JSON.stringify(refusal)}\n${describe(match.state as State)}`);
}

function refusalOf({ match }: Stage, seat: Seat, move: string): Refusal | null {
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

function readMove(line: string): { readonly seat: Seat; readonly move: string } {
  const [, seat, move] = /^\s*(\d+)\s+(\S.*)$/.exec(line) ?? [];
  if (seat === undefined || move === undefined) throw new Error(`'${line}': say seat and move, e.g. '1 scout r5c1'`);
  return { seat: Number(seat), move };
}

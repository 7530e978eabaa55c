/** Moves of a scenario: through the kernel's careful door, with its refusals in words. */
import { canonical, play, type Refusal, Refused, type Seat } from '@signoria/kernel';
import { game } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import { describe } from './describe.ts';
import type { Stage } from './moment.ts';

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
  const wrong = game.broken(match.state as State);
  if (wrong.length > 0) throw new Error(`after '${line}': ${wrong.join('; ')}\n${describe(match.state as State)}`);
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
  if (seat === undefined || move === undefined) throw new Error(`'${line}': say seat and move, e.g. '1 bid 14'`);
  return { seat: Number(seat), move };
}

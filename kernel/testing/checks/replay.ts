/** A match told again must be the same match, and what can be undone must be undone without a trace. */

import { carryOut } from '../../engine/perform.ts';
import type { AnyGame, AnyState, Match, Random, Seat, Written } from '../../index.ts';
import {
  barrierOf,
  branch,
  canonical,
  judge,
  play,
  Refused,
  readFile,
  resumeMatch,
  random as seeded,
  sight,
  toFile,
  undo,
  verify,
  writeMatch,
} from '../../index.ts';
import { type Finding, finding } from '../finding.ts';
import { randomStep } from '../play.ts';
import { viewers } from './leaks.ts';

/** How many different answers are tried and undone at one position. */
const TRIED = 3;

/** The file of this match verifies and ends in the same state; written down it can be resumed, and played on. */
export function replayCheck(game: AnyGame, match: Match, random: Random = seeded(1)): readonly Finding[] {
  const file = readFile(JSON.stringify(toFile(match)));
  if (!file.ok) return [finding('replay', `its file cannot be read: ${JSON.stringify(file.problem)}`)];
  const verdict = verify(game, file.file);
  if (!verdict.ok) return [finding('replay', `its file does not hold: ${JSON.stringify(verdict.problem)}`)];
  const again = canonical(verdict.match.state) === canonical(match.state);
  return [...(again ? [] : [finding('replay', 'ends in another state')]), ...resumeFindings(game, match, random)];
}

/** A match with something that can still be undone is not written down: there is nothing to resume then. */
function resumeFindings(game: AnyGame, match: Match, random: Random): readonly Finding[] {
  const written = writeMatch(match);
  if (written === null) return [];
  const { header, key, log } = match;
  const entries = log.map(({ entry }) => entry);
  const resumed = resumeMatch(match.game, { ...header, key }, entries, JSON.parse(JSON.stringify(written)) as Written);
  if (resumed === null) return [finding('resume', 'does not fit its own log')];
  if (canonical(resumed.state) !== canonical(match.state)) return [finding('resume', 'resumes another state')];
  if (match.state.outcome !== null) return [];
  const here = game.clone(match.state);
  const { seat, deed } = randomStep(game, here, random);
  for (const s of [here, resumed.state]) carryOut(game, s, seat, judge(game, s, seat, deed.choice));
  return canonical(here) === canonical(resumed.state) ? [] : [finding('resume', 'plays on differently')];
}

/** At this position: an answer without a barrier can be undone, which restores everybody's sight; one with cannot. */
export function undoCheck(game: AnyGame, match: Match, random: Random): readonly Finding[] {
  if (match.state.outcome !== null) return [];
  return Array.from({ length: TRIED }, () => tryUndo(game, branch(match), random)).flat();
}

function tryUndo(game: AnyGame, match: Match, random: Random): readonly Finding[] {
  const { seat, deed } = randomStep(game, match.state, random);
  const line = game.notation.write(deed.choice);
  const ticket = match.state.asked;
  const before = pictures(game, match.state);
  const { entry } = play(match, seat, line);
  if (barrierOf(match, entry.seq) !== null) return mustRefuse(match, seat, line);
  undo(match, seat);
  const after = pictures(game, match.state);
  const lost = viewers(match.state.seats).filter((_, i) => before[i] !== after[i]);
  const seen = lost.map((viewer) =>
    finding('undo', `undoing '${line}' does not restore what ${viewer ?? 'a spectator'} sees`),
  );
  if (before.at(-1) !== after.at(-1)) seen.push(finding('undo', `undoing '${line}' does not restore the state`));
  return [...seen, ...(deed.kind === 'answer' ? mustBeStale(match, seat, line, ticket) : [])];
}

/** What everybody sees, but for the number of the question, and the whole state last. */
function pictures(game: AnyGame, s: AnyState): readonly string[] {
  const still = { ...game.clone(s), asked: 0 };
  return [...viewers(s.seats).map((seat) => sight(game, still, seat)), canonical(still)];
}

function mustRefuse(match: Match, seat: Seat, line: string): readonly Finding[] {
  return refuses(() => undo(match, seat), 'forbidden')
    ? []
    : [finding('undo', `'${line}' is a barrier but was undone`)];
}

function mustBeStale(match: Match, seat: Seat, line: string, ticket: number): readonly Finding[] {
  return refuses(() => play(match, seat, line, ticket), 'stale')
    ? []
    : [finding('undo', `the ticket of '${line}' is good after its undo`)];
}

function refuses(act: () => void, why: string): boolean {
  try {
    act();
    return false;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return error.refusal.why === why;
  }
}

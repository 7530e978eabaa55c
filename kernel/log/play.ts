/** Answers: one line of notation each, judged before anything changes. */

import { NotationError } from '../choices/notation.ts';
import { carryOut, judge } from '../engine/perform.ts';
import { Refused } from '../engine/refusal.ts';
import { listen } from '../game/events.ts';
import type { AnyGame, Choice, Seat } from '../game/game.ts';
import { plainBarrier } from '../knowledge/barrier.ts';
import { type Draft, type Match, type Played, record } from './match.ts';

/** `seat` answers. Throws `Refused`, and then nothing has changed. */
export function play(match: Match, seat: Seat, line: string, ticket: number | null = null): Played {
  const { game, state: before } = match;
  const deed = judge(game, before, seat, readLine(game, line), ticket);
  const after = game.clone(before);
  const { heard: events } = listen(() => carryOut(game, after, seat, deed));
  const turn = { before, after, seat, deed, events };
  const wall = plainBarrier(game, turn);
  if (wall === null) keepDraft(match, { seq: match.log.length + 1, ...turn, learned: null });
  else match.drafts.length = 0;
  match.state = after;
  return record(match, { seat, line: game.notation.write(deed.choice) }, events, wall);
}

export function readLine(game: AnyGame, line: string): Choice {
  try {
    return game.notation.read(line);
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    throw new Refused({ why: 'unreadable', line, problem: error.message });
  }
}

/** Nobody takes back what somebody else has seen and answered: all drafts are of one seat. */
function keepDraft({ drafts }: Match, draft: Draft): void {
  if (drafts.at(-1)?.seat !== draft.seat) drafts.length = 0;
  drafts.push(draft);
}

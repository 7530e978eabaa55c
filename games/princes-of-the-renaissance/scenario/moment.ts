/** From a draft and a moment to a running game. What a draft means is in `position.ts`. */
import {
  type AnyGame,
  canonical,
  type GameEvent,
  keyFromSeed,
  listen,
  type Match,
  settle,
  startMatch,
} from '@signoria/kernel';
import { game } from '../rules/game.ts';
import type { Frame, State } from '../rules/state.ts';
import { describe } from './describe.ts';
import { type Draft, type Moment, newDraft } from './draft.ts';
import { position } from './position.ts';

/** A scenario that is running. */
export interface Stage {
  readonly match: Match;
  /** Since the last `.play`, or since the moment. */
  heard: readonly GameEvent[];
}

const table: AnyGame = game;

export function stageOf(draft: Draft, moment: Moment): Stage {
  const match = start(draft);
  if (moment.at === 'newGame') return opening(match, draft);
  const { state, problems } = position(match.state as State, draft);
  if (problems.length === 0) problems.push(...game.broken(state));
  if (problems.length > 0) {
    throw new Error(`impossible position:\n${problems.map((p) => `  - ${p}`).join('\n')}\n${describe(state)}`);
  }
  state.active = moment.seat;
  state.todo = [frameOf(moment)];
  const { heard } = listen(() => settle(table, state));
  match.state = state;
  return { match, heard };
}

function opening(match: Match, draft: Draft): Stage {
  if (canonical(draft) === canonical(newDraft(draft.table))) return { match, heard: match.opening };
  throw new Error('.newGame() is a real beginning: it takes no position');
}

function start({ table: { players, options = {}, edition, seed = 'scenario' } }: Draft): Match {
  return startMatch(table, { seats: players, options, edition: edition ?? null, key: keyFromSeed(seed) });
}

function frameOf(moment: Exclude<Moment, { at: 'newGame' }>): Frame {
  switch (moment.at) {
    case 'turn':
      return { at: 'turn', seat: moment.seat };
    case 'turnEnd':
      return { at: 'afterAction', seat: moment.seat, late: false };
    case 'decadeEnds':
      return { at: 'decadeEnd' };
  }
}

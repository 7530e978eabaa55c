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
import { newTurn } from '../rules/turn.ts';
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
  state.todo = framesOf(state, moment);
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

/** What is still to come, next thing last. */
function framesOf(s: State, moment: Exclude<Moment, { at: 'newGame' }>): Frame[] {
  const alone = s.solo !== null;
  switch (moment.at) {
    case 'auction':
      return alone
        ? [{ at: 'bestWork' }, { at: 'soloActions' }, { at: 'soloAuction' }]
        : [{ at: 'bestWork' }, { at: 'actionPhase' }, ...phaseOf(s), { at: 'auctionPhase' }];
    case 'characters':
      return [{ at: 'bestWork' }, { at: 'actionPhase' }, { at: 'characterPhase' }];
    case 'actions':
      return [{ at: 'bestWork' }, { at: alone ? 'soloActions' : 'actionPhase' }];
    case 'turn':
      s.phase = 'actions';
      s.turn = { ...newTurn(moment.seat), done: moment.done };
      return [{ at: 'bestWork' }, { at: 'turn', seat: moment.seat }];
    case 'bestWork':
      return [{ at: 'bestWork' }];
    case 'end':
      return [{ at: 'gameEnd' }];
  }
}

function phaseOf(s: State): readonly Frame[] {
  return s.cast === null ? [] : [{ at: 'characterPhase' }];
}

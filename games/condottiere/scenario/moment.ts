/** From a draft and a moment to a running game. What a draft means is in `position.ts`, what is impossible in `checks.ts`. */
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
import { impossibilities, stakeOf } from './checks.ts';
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
  const { state, problems } = position(match.state as State, draft, moment);
  if (problems.length === 0) problems.push(...impossibilities(state, draft, moment));
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

function start({ table: { players, variants = [], options = {}, edition, seed = 'scenario' } }: Draft): Match {
  const chosen = { ...Object.fromEntries(variants.map((id) => [id, true])), ...options };
  return startMatch(table, { seats: players, options: chosen, edition: edition ?? null, key: keyFromSeed(seed) });
}

/** What is still to come, next thing last. */
function framesOf(s: State, moment: Exclude<Moment, { at: 'newGame' }>): Frame[] {
  const afterwards: readonly Frame[] = s.options.drawAfterBattle
    ? [{ at: 'battle' }, { at: 'discardLines' }, { at: 'chooseSite' }]
    : [{ at: 'roundEnd' }, { at: 'discardHands' }, { at: 'discardLines' }, { at: 'chooseSite' }];
  const compare: Frame = s.finalists === null ? { at: 'compare' } : { at: 'finalCompare', stake: stakeOf(s) };
  switch (moment.at) {
    case 'deciding':
      return [compare, { at: 'turn', seat: moment.seat }];
    case 'concluding':
      return [compare];
    case 'drawing':
      return [...afterwards, { at: 'drawStep' }];
    case 'choosingSite':
      return [...afterwards];
    case 'discardingHands':
      return [{ at: 'roundEnd' }, { at: 'discardHands' }];
    case 'roundEnds':
      return [{ at: 'roundEnd' }];
    case 'finalBattle':
      return [{ at: 'finalBattle', finalists: s.finalists!, stake: stakeOf(s) }];
  }
}

/** Any main action in any way: where it may strike, and its beginning. The action phase itself is in `05-actions.ts`. */
import { ABILITY, type AbilityId } from '../../data/abilities.ts';
import { FACTION_ACTION } from '../../data/faction-cards.ts';
import type { FactionId } from '../../data/factions.ts';
import type { Do } from '../model/choices.ts';
import type { Action, Way } from '../model/frames.ts';
import type { State } from '../model/state.ts';
import type { ActionRules, Attempt, Into } from './action.ts';
import { expel } from './expel.ts';
import { influence } from './influence.ts';
import { interrogate } from './interrogate.ts';
import { oust } from './oust.ts';
import { reassign } from './reassign.ts';
import { scout } from './scout.ts';

export type ActionId = Action['do'];

export const ACTIONS: { readonly [A in ActionId]: ActionRules<Do<A>> } = {
  scout,
  influence,
  interrogate,
  reassign,
  expel,
  oust,
};

/** The main action that a card's ability or a faction card gives. */
export function actionOf(way: Way): ActionId {
  if (way === 'main' || way === 'marker') throw new Error(`'${way}' is no extra action`);
  return way.startsWith('F-') ? FACTION_ACTION[way.slice(2) as FactionId] : ABILITY[way as AbilityId].action!;
}

/** Every way to do `action`. */
export function actionChoices(s: State, by: Attempt, action: ActionId, into: Into): void {
  ACTIONS[action].choices(s, by, into, Number.POSITIVE_INFINITY);
}

/** Whether there is any way to do `action`. */
export function canAct(s: State, by: Attempt, action: ActionId): boolean {
  const found: Action[] = [];
  ACTIONS[action].choices(s, by, found, 1);
  return found.length > 0;
}

/** Begins an action that was chosen from `actionChoices`. */
export function startAction(s: State, by: Attempt, choice: Action): void {
  const rules: ActionRules<Action> = ACTIONS[choice.do];
  rules.start(s, by, choice);
}

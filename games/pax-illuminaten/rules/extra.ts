/** Any main action in any way: where it may strike, and its beginning. The action phase itself is in `actions.ts`. */
import type { Seat } from '@signoria/kernel';
import { ABILITY, type AbilityId, type Action } from '../data/abilities.ts';
import { FACTION_ACTION } from '../data/faction-cards.ts';
import type { FactionId } from '../data/factions.ts';
import type { Place } from '../data/layouts.ts';
import type { Card } from '../data/luminaries.ts';
import type { Choice } from './choices.ts';
import { expelChoices, startExpel } from './expel.ts';
import type { Way } from './frames.ts';
import { influenceChoices, startInfluence } from './influence.ts';
import { interrogateChoices, startInterrogate } from './interrogate.ts';
import { oustChoices, startOust } from './oust.ts';
import { whoIs } from './party.ts';
import { reassignChoices, startReassign } from './reassign.ts';
import { placeNamed, scoutChoices, startScout } from './scout.ts';
import { AREOPAGUS, NONE, type State, type Who } from './state.ts';

/** The main action that a card's ability or a faction card gives. */
export function actionOf(way: Way): Action {
  if (way === 'main' || way === 'marker') throw new Error(`'${way}' is no extra action`);
  return way.startsWith('F-') ? FACTION_ACTION[way.slice(2) as FactionId] : ABILITY[way as AbilityId].action!;
}

/** Every way to do `action`. */
export function actionChoices(
  s: State,
  who: Who,
  action: Action,
  way: Way,
  into: Choice[],
  marked: Place = NONE,
): void {
  fill(s, who, action, way, into, marked, Number.POSITIVE_INFINITY, NONE);
}

/** Whether there is any way to do `action`, without a hand card that will be gone by then. */
export function canAct(
  s: State,
  who: Who,
  action: Action,
  way: Way,
  marked: Place = NONE,
  without: Card = NONE,
): boolean {
  const found: Choice[] = [];
  fill(s, who, action, way, found, marked, 1, without);
  return found.length > 0;
}

function fill(
  s: State,
  who: Who,
  action: Action,
  way: Way,
  into: Choice[],
  marked: Place,
  most: number,
  without: Card,
): void {
  switch (action) {
    case 'scout':
      scoutChoices(s, who, way, into, most);
      break;
    case 'influence':
      influenceChoices(s, who, way, into, most);
      break;
    case 'interrogate':
      interrogateChoices(s, who, into);
      break;
    case 'reassign':
      reassignChoices(s, who, way, marked, into, most);
      break;
    case 'expel':
      expelChoices(s, who, way, into, most, without);
      break;
    case 'oust':
      oustChoices(s, who, way, into, most);
      break;
  }
}

/** Begins an action that was chosen from `actionChoices`; says whether the choice was one. */
export function startAction(s: State, seat: Seat, way: Way, c: Choice, marked: Place = NONE): boolean {
  switch (c.do) {
    case 'scout':
      startScout(s, seat, way, placeNamed(s, c.place));
      return true;
    case 'influence':
      startInfluence(s, seat, way, placeNamed(s, c.place));
      return true;
    case 'interrogate':
      startInterrogate(s, seat, way, c.place === 'areopagus' ? AREOPAGUS : placeNamed(s, c.place));
      return true;
    case 'reassign':
      startReassign(s, seat, way, c, marked);
      return true;
    case 'expel':
      startExpel(s, seat, way, placeNamed(s, c.place));
      return true;
    case 'oust':
      startOust(s, seat, way, placeNamed(s, c.place), whoIs(s, c.rival));
      return true;
    default:
      return false;
  }
}

/** Chapter 16: what the artificial rival's commands do (PAX-16.1 to PAX-16.12, PAX-16.22 to PAX-16.29). */
import { draw, schedule } from '@signoria/kernel';
import { editionOf, numberOf } from '../../data/box.ts';
import { MOST_CELLS } from '../../data/degrees.ts';
import { EVENTS, isEdict, type SpecialId } from '../../data/event-cards.ts';
import { EVERY_FACTION, FACTION_COUNT, FACTIONS } from '../../data/factions.ts';
import { type Place, RELATIVE } from '../../data/layouts.ts';
import { CARDS } from '../../data/luminaries.ts';
import { type Command, RIVAL } from '../../data/rivals.ts';
import { seatOwn } from '../actions/expel.ts';
import { placeInfluence } from '../actions/influence.ts';
import { layUp } from '../actions/scout.ts';
import {
  cellsOf,
  clearCells,
  faceAt,
  freeCells,
  influenceOn,
  isUp,
  layoutOf,
  placeId,
  rivalInfluenceOn,
  settleIn,
} from '../model/board.ts';
import { eventsLeft, playEdict, takeEvent, takeFromEdict } from '../model/event-cards.ts';
import { type IdleCommand, type IdleReason, story } from '../model/events.ts';
import { discard, drawLuminary } from '../model/hand.ts';
import { partyOf } from '../model/party.ts';
import { NONE, type State, type Who } from '../model/state.ts';
import { holdersOf, rivalsAfter, spend, stockOf } from './03-support.ts';
import { primaryOfRival } from './07-dispute.ts';
import { canBeInfluenced, refusal, richest, toward } from './16-compass.ts';
import { rivalInterrogates } from './16-support.ts';

function me(s: State): Who {
  return s.seats;
}

function tell(s: State): { readonly who: number } {
  return { who: partyOf(s, me(s)) };
}

function idle(s: State, command: IdleCommand, why: IdleReason): void {
  story.sink?.push({ what: 'rivalIdle', ...tell(s), command, why });
}

/** PAX-15.10, PAX-16.27: the next plan card and the target it points to. */
function plan(s: State): void {
  dropPlan(s);
  const card = drawLuminary(s, draw(s, 'plan'));
  if (card === NONE) {
    s.rival = { ...s.rival!, plan: NONE, target: NONE };
    return void idle(s, 'plan', 'noPlanCard');
  }
  const { id, figure } = s.rival!;
  const { strength } = editionOf(s).faces[card]!;
  const points = RIVAL[id].diagram[strength];
  let found = RELATIVE.indexOf(points);
  while (toward(s, figure, found) === NONE) found = (found + 1) % RELATIVE.length; // the next one clockwise
  const target = toward(s, figure, found);
  s.rival = { ...s.rival!, plan: card, target };
  story.sink?.push({
    what: 'rivalPlans',
    ...tell(s),
    card: CARDS[card]!,
    strength,
    points,
    found: RELATIVE[found]!,
    place: placeId(s, target),
  });
}

export function dropPlan(s: State): void {
  const card = s.rival!.plan;
  if (card === NONE) return;
  discard(s, card);
  s.rival = { ...s.rival!, plan: NONE };
}

/** PAX-16.4: SCOUT or EXPEL with the plan card. */
function replace(s: State): void {
  const { plan: card, target } = s.rival!;
  if (card === NONE) return void idle(s, 'replace', 'noPlanCard');
  if (rivalInfluenceOn(s, target, me(s)) > 0) return void idle(s, 'replace', 'rivalsThere');
  const old = s.cards[target]!;
  const own = influenceOn(s, target, me(s));
  clearCells(s, target);
  discard(s, old);
  layUp(s, target, card);
  s.rival = { ...s.rival!, plan: NONE };
  story.sink?.push({
    what: 'expelled',
    ...tell(s),
    place: placeId(s, target),
    card: CARDS[old]!,
    by: CARDS[card]!,
  });
  seatOwn(s, me(s), target, own);
}

function turnUp(s: State): void {
  const { target } = s.rival!;
  if (target === NONE) return void idle(s, 'turnUp', 'noTarget');
  if (isUp(s, target)) return void idle(s, 'turnUp', 'faceUp');
  layUp(s, target, s.cards[target]!); // PAX-R32
  story.sink?.push({ what: 'turnedUp', ...tell(s), place: placeId(s, target), card: CARDS[s.cards[target]!]! });
}

/** PAX-16.3: one token, and by its own rule more; the rule's condition is read before the first. */
export function rivalInfluences(s: State, place: Place): void {
  if (place === NONE) return void idle(s, 'influence', 'noTarget');
  const why = refusal(s, place);
  if (why !== null) return void idle(s, 'influence', why);
  const room = Math.min(freeCells(s, place), s.influence[me(s)]!);
  const wanted = 1 + moreInfluence(s, place, Math.min(room, numberOf(s, 'weishaupt.influence')) - 1);
  placeInfluence(s, me(s), place, Math.min(room, wanted));
}

function moreInfluence(s: State, place: Place, most: number): number {
  const { central, inner } = layoutOf(s);
  const here = 1 << place;
  switch (s.rival!.id) {
    case 'weishaupt':
      return spendMatching(s, place, most); // PAX-16.14
    case 'saintgermain':
      return rivalInfluenceOn(s, place, me(s)) > 0 ? 1 : 0; // PAX-16.17
    case 'joseph':
      return (central & here) !== 0 ? 1 : 0; // PAX-16.19
    case 'charlestheodore':
      return (inner & here) === 0 ? 1 : 0; // PAX-16.21
  }
}

/** One token of the target's factions for each further influence, the primary faction first. */
function spendMatching(s: State, place: Place, most: number): number {
  const { primary, secondary } = faceAt(s, place);
  const spent: number[] = [];
  for (const faction of primary === secondary ? [primary] : [primary, secondary]) {
    for (let n = stockOf(s, me(s), faction); n > 0 && spent.length < most; n--) spent.push(faction);
  }
  spend(s, me(s), spent);
  return spent.length;
}

/** PAX-16.6: the uppermost of its tokens goes to the first card clockwise that can be influenced. */
function reassign(s: State): void {
  const { target } = s.rival!;
  if (target === NONE) return void idle(s, 'reassign', 'noTarget');
  if (influenceOn(s, target, me(s)) < 2) return void idle(s, 'reassign', 'tooLittle');
  for (const relative of RELATIVE.keys()) {
    const to = toward(s, target, relative);
    if (to === NONE || !canBeInfluenced(s, to)) continue;
    const [uppermost] = cellsOf(s, target, me(s));
    s.cells[target * MOST_CELLS + uppermost!] = NONE;
    settleIn(s, to, me(s));
    story.sink?.push({ what: 'moved', ...tell(s), from: placeId(s, target), into: placeId(s, to) });
    return;
  }
  idle(s, 'reassign', 'nowhere');
}

/** PAX-16.7 */
function oust(s: State): void {
  const { id, target } = s.rival!;
  if (target === NONE) return void idle(s, 'oust', 'noTarget');
  if (rivalInfluenceOn(s, target, me(s)) === 0) return void idle(s, 'oust', 'nobodyThere');
  const rival = rivalsAfter(s, me(s)).reduce((best, who) =>
    influenceOn(s, target, who) > influenceOn(s, target, best) ? who : best,
  );
  const most = id === 'joseph' ? numberOf(s, 'joseph.targets') : 1;
  const targets = cellsOf(s, target, rival).slice(0, most);
  schedule(s, { at: 'challenge', who: me(s), place: target, rival, targets, way: 'main' });
}

/** PAX-16.8 */
function move(s: State): void {
  const { figure, target } = s.rival!;
  if (target === NONE) return void idle(s, 'move', 'noTarget');
  if (target === figure) return void idle(s, 'move', 'stands');
  if (influenceOn(s, target, me(s)) === 0) return void idle(s, 'move', 'notThere');
  s.rival = { ...s.rival!, figure: target };
  story.sink?.push({ what: 'rivalMoves', ...tell(s), place: placeId(s, target) });
}

/** PAX-16.26: from the human with most of them. */
function takePrimary(s: State): void {
  const faction = primaryOfRival(s);
  const from = richest(s, holdersOf(s, me(s), faction), faction);
  if (from === NONE) return void idle(s, 'takePrimary', 'nobodyHas');
  s.stocks[from * FACTION_COUNT + faction]!--;
  s.stocks[me(s) * FACTION_COUNT + faction]!++;
  story.sink?.push({ what: 'rivalTakes', ...tell(s), faction: FACTIONS[faction]!, from: partyOf(s, from) });
}

function gainPrimary(s: State): void {
  const faction = primaryOfRival(s);
  if (s.supply[faction] === 0) return void idle(s, 'gainPrimary', 'supplyEmpty');
  s.supply[faction]!--;
  s.stocks[me(s) * FACTION_COUNT + faction]!++;
  story.sink?.push({ what: 'rivalTakes', ...tell(s), faction: FACTIONS[faction]!, from: null });
}

function spendThree(s: State): void {
  let most = 0;
  for (const f of EVERY_FACTION) if (stockOf(s, me(s), f) > stockOf(s, me(s), most)) most = f;
  spend(s, me(s), Array<number>(Math.min(3, stockOf(s, me(s), most))).fill(most));
}

function takeFromEdicts(s: State): void {
  for (const f of EVERY_FACTION) if (s.edictOwner[f] === me(s)) takeFromEdict(s, me(s), f, 1);
}

/** PAX-15.19: an edict is played before it, a special event is discarded. */
export function revealEvent(s: State): void {
  if (eventsLeft(s) === 0) return void story.sink?.push({ what: 'noEventsLeft' });
  const card = takeEvent(s);
  if (isEdict(card)) return void playEdict(s, me(s), card);
  s.eventDiscards.push(card);
  story.sink?.push({ what: 'specialDiscarded', ...tell(s), event: EVENTS[card] as SpecialId });
}

export const COMMANDS: { readonly [command in Command]: (s: State) => void } = {
  plan,
  replace,
  turnUp,
  influence: (s) => rivalInfluences(s, s.rival!.target),
  interrogate: rivalInterrogates,
  reassign,
  oust,
  move,
  takePrimary,
  gainPrimary,
  spendThree,
  takeFromEdicts,
  revealEvent,
};

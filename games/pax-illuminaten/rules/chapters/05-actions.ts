/** Chapter 5, the action phase (PAX-5.4 to PAX-5.6): everything the active player may do next. */

import { type Chapter, list, type Seat, schedule } from '@signoria/kernel';
import { factionOf } from '../../data/factions.ts';
import { schemeOf } from '../../data/schemes.ts';
import { attempt } from '../actions/action.ts';
import { ACTIONS, type ActionId, actionChoices, actionOf, startAction } from '../actions/actions.ts';
import { placeNamed } from '../model/board.ts';
import { type Do, END, STOP } from '../model/choices.ts';
import { story } from '../model/events.ts';
import type { Act, Action, FrameAt } from '../model/frames.ts';
import { partyOf } from '../model/party.ts';
import type { State } from '../model/state.ts';
import { actBlocked } from './05-blocked.ts';
import { rewardChoices } from './08-markers.ts';
import { conspire, conspireChoices } from './09-conspiracy.ts';
import { claim, claimChoices, factionChoices, useFactionCard } from './10-faction-cards.ts';
import { realise, realiseChoices } from './11-realise.ts';
import { eventActionChoices, startEventAction } from './17-event-actions.ts';

const MAIN = Object.keys(ACTIONS) as readonly ActionId[]; // its keys are the actions

export function actChoices(s: State, seat: Seat): readonly Act[] {
  const choices: Act[] = [];
  if (s.turn.mainLeft > 0) {
    const by = attempt(seat, 'main');
    for (const action of MAIN) actionChoices(s, by, action, choices);
  }
  conspireChoices(s, seat, choices);
  claimChoices(s, seat, choices);
  factionChoices(s, seat, choices);
  rewardChoices(s, seat, choices);
  realiseChoices(s, seat, choices);
  eventActionChoices(s, seat, choices);
  choices.push(END);
  return choices;
}

/** PAX-8.2: one marker, one action; REASSIGN has still to name its faction. */
function reward(s: State, seat: Seat, c: Do<'reward'>): void {
  const place = placeNamed(s, c.place);
  s.markers[place]!--;
  story.sink?.push({ what: 'markerUsed', who: partyOf(s, seat), place: c.place, action: c.action });
  if (c.action === 'reassign')
    schedule(s, { at: 'extra', seat, way: 'marker', marked: place, times: 1, mayStop: false });
  else if (c.action === 'expel') startAction(s, attempt(seat, 'marker'), { do: 'expel', place: c.place });
  else startAction(s, attempt(seat, 'marker'), { do: 'influence', place: c.place });
}

function takeAct(s: State, seat: Seat, c: Act): void {
  if (c.do === 'end') return;
  schedule(s, { at: 'act', seat }); // PAX-5.5: this action is finished before the next begins
  switch (c.do) {
    case 'conspire':
      return void conspire(s, seat, c.card, c.use);
    case 'claim':
      return void claim(s, seat, factionOf(c.faction));
    case 'faction':
      return void useFactionCard(s, seat, factionOf(c.faction));
    case 'reward':
      return void reward(s, seat, c);
    case 'realise':
      return void realise(s, seat, schemeOf(c.scheme));
    case 'letters':
    case 'newplan':
    case 'audience':
      return void startEventAction(s, seat, c);
    default:
      startAction(s, attempt(seat, 'main'), c);
      s.turn.mainLeft--;
  }
}

export const actionSteps: Chapter<State, FrameAt<'act' | 'extra'>> = {
  act: {
    rules: ['PAX-5.4'],
    seat: (_, f) => f.seat,
    menu: (s, f) => list(actChoices(s, f.seat)),
    blocked: (s, f) => actBlocked(s, f.seat),
    take: (s, f, c) => takeAct(s, f.seat, c),
  },
  extra: {
    rules: ['PAX-9.5', 'PAX-10.3', 'PAX-8.2'],
    seat: (_, f) => f.seat,
    menu(s, f) {
      const choices: Action[] = [];
      const action = f.way === 'marker' ? 'reassign' : actionOf(f.way);
      actionChoices(s, attempt(f.seat, f.way, f.marked), action, choices);
      return list(f.mayStop ? [...choices, STOP] : choices);
    },
    take(s, f, c) {
      if (c.do === 'stop') return;
      if (f.times > 1) schedule(s, { ...f, times: f.times - 1, mayStop: true }); // PAX-17.12
      startAction(s, attempt(f.seat, f.way, f.marked), c);
    },
  },
};

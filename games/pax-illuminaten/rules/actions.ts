/** Chapter 5, the action phase (PAX-5.4 to PAX-5.6): everything the active player may do next. */
import { list, type Seat, type Steps, schedule } from '@signoria/kernel';
import type { Action } from '../data/abilities.ts';
import { factionOf } from '../data/factions.ts';
import { schemeOf } from '../data/schemes.ts';
import { actBlocked } from './blocked.ts';
import { type Choice, END, STOP } from './choices.ts';
import { conspire, conspireChoices } from './conspiracy.ts';
import { eventActionChoices, startEventAction } from './event-actions.ts';
import { story } from './events.ts';
import { actionChoices, actionOf, startAction } from './extra.ts';
import { claim, claimChoices, factionChoices, useFactionCard } from './faction-cards.ts';
import type { Frame } from './frames.ts';
import { rewardChoices } from './markers.ts';
import { partyOf } from './party.ts';
import { realise, realiseChoices } from './realise.ts';
import { placeNamed } from './scout.ts';
import type { State } from './state.ts';

const ACTIONS: readonly Action[] = ['scout', 'influence', 'interrogate', 'reassign', 'expel', 'oust'];

export function actChoices(s: State, seat: Seat): readonly Choice[] {
  const choices: Choice[] = [];
  if (s.turn.mainLeft > 0) for (const action of ACTIONS) actionChoices(s, seat, action, 'main', choices);
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
function reward(s: State, seat: Seat, c: Extract<Choice, { do: 'reward' }>): void {
  const place = placeNamed(s, c.place);
  s.markers[place]!--;
  story.sink?.push({ what: 'markerUsed', who: partyOf(s, seat), place: c.place, action: c.action });
  if (c.action === 'reassign')
    schedule(s, { at: 'extra', seat, way: 'marker', marked: place, times: 1, mayStop: false });
  else if (c.action === 'expel') startAction(s, seat, 'marker', { do: 'expel', place: c.place });
  else startAction(s, seat, 'marker', { do: 'influence', place: c.place });
}

function takeAct(s: State, seat: Seat, c: Choice): void {
  if (c.do === 'end') return;
  schedule(s, { at: 'act', seat }); // PAX-5.5: this action is finished before the next begins
  if (startAction(s, seat, 'main', c)) {
    s.turn.mainLeft--;
    return;
  }
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
    default:
      startEventAction(s, seat, c);
  }
}

export const actionSteps: Pick<Steps<State, Frame, Choice>, 'act' | 'extra'> = {
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
      const choices: Choice[] = [];
      const action = f.way === 'marker' ? 'reassign' : actionOf(f.way);
      actionChoices(s, f.seat, action, f.way, choices, f.marked);
      if (f.mayStop) choices.push(STOP);
      return list(choices);
    },
    take(s, f, c) {
      if (c.do === 'stop') return;
      if (f.times > 1) schedule(s, { ...f, times: f.times - 1, mayStop: true }); // PAX-17.12
      startAction(s, f.seat, f.way, c, f.marked);
    },
  },
};

/** Chapter 11: Intrigue. Masks place, move and remove Agents; all of them are paid for together. */
import { type Asks, type Blocked, type Chapter, list, type Seat, schedule } from '@signoria/kernel';
import { MASKS_TO_PLACE, MASKS_TO_REMOVE } from '../../data/figures.ts';
import { agentAt, eachPlace, placedAgents, placeOf, roomPlace, setAgent, whyNotPlant } from '../model/agents.ts';
import { type AgentPlace, agent, type Do, plant, remove, STOP } from '../model/choices.ts';
import { story } from '../model/events.ts';
import { MASK, mostOf } from '../model/purse.ts';
import { NONE, type State } from '../model/state.ts';
import { bill } from './03-payment.ts';

export type IntrigueFrame =
  /** `masks` are due so far. `clear`: an enemy Agent sits in this very Room and goes first (VIR-11.11). */
  | Asks<
      { readonly at: 'intrigue'; readonly seat: Seat; readonly masks: number; readonly clear: boolean },
      Do<'agent' | 'remove' | 'stop'>
    >
  /** An Agent is in hand: where shall it go? */
  | Asks<
      {
        readonly at: 'plant';
        readonly seat: Seat;
        readonly masks: number;
        readonly from: AgentPlace | 'reserve';
      },
      Do<'plant'>
    >;

function canPlant(s: State, seat: Seat, from: AgentPlace | 'reserve'): boolean {
  return destinations(s, seat, from).length > 0;
}

function destinations(s: State, seat: Seat, from: AgentPlace | 'reserve'): readonly AgentPlace[] {
  const found: AgentPlace[] = [];
  const origin = from === 'reserve' ? null : placeOf(s, from);
  eachPlace(s, (at, place) => {
    if (whyNotPlant(s, seat, place, origin) === null) found.push(at);
  });
  return found;
}

const PLANT_RULES = {
  ownAgentThere: ['VIR-11.2'],
  agentThere: ['VIR-11.3'],
  prince: ['VIR-8.13'],
  palaceWatched: ['VIR-2.15', 'VIR-R72'],
};

function whyNotThere(s: State, seat: Seat, from: AgentPlace | 'reserve'): readonly Blocked<Do<'plant'>>[] {
  const blocked: Blocked<Do<'plant'>>[] = [];
  const origin = from === 'reserve' ? null : placeOf(s, from);
  eachPlace(s, (at, place) => {
    const why = whyNotPlant(s, seat, place, origin);
    if (why !== null) blocked.push({ choice: plant(at), why, rules: PLANT_RULES[why], facts: { place: at } });
  });
  return blocked;
}

function tricks(s: State, seat: Seat, masks: number): readonly Do<'agent' | 'remove'>[] {
  const left = mostOf(s, seat, 'intrigue', MASK) - masks;
  const choices: Do<'agent' | 'remove'>[] = [];
  if (left < MASKS_TO_PLACE) return choices;
  if (placedAgents(s, seat) < s.agents[seat]! && canPlant(s, seat, 'reserve')) choices.push(agent('reserve'));
  eachPlace(s, (at, place) => {
    const there = agentAt(s, place);
    if (there === seat)
      choices.push(agent(at)); // VIR-R40
    else if (there !== NONE && left >= MASKS_TO_REMOVE) choices.push(remove(at));
  });
  return choices;
}

/** The Agent returns to its owner (VIR-11.5). */
function removeAgent(s: State, seat: Seat, at: AgentPlace): void {
  const place = placeOf(s, at);
  story.sink?.push({ what: 'agentRemoved', seat, at, of: agentAt(s, place) });
  setAgent(s, place, NONE);
}

export const intrigueSteps: Chapter<State, IntrigueFrame> = {
  intrigue: {
    rules: ['VIR-11.1', 'VIR-11.4'],
    seat: (_, f) => f.seat,
    menu(s, { seat, masks, clear }) {
      if (!clear) return list([STOP, ...tricks(s, seat, masks)]);
      const here = roomPlace(s, seat, s.marker[seat]!);
      const can = mostOf(s, seat, 'intrigue', MASK) >= MASKS_TO_REMOVE;
      return list(can ? [STOP, remove(here)] : [STOP]); // VIR-11.11: the first two Masks
    },
    take(s, f, c) {
      const { seat, masks } = f;
      if (c.do === 'agent') schedule(s, { at: 'plant', seat, masks: masks + MASKS_TO_PLACE, from: c.from });
      else if (c.do === 'remove') {
        removeAgent(s, seat, c.at);
        schedule(s, { at: 'intrigue', seat, masks: masks + MASKS_TO_REMOVE, clear: false });
      } else if (masks > 0) {
        schedule(s, { at: 'pay', seat, bill: bill('intrigue', { mask: masks }), next: { at: 'done' } });
      } else story.sink?.push({ what: 'noAction', seat, action: 'intrigue' });
    },
  },
  plant: {
    rules: ['VIR-11.1', 'VIR-11.2', 'VIR-11.3'],
    seat: (_, f) => f.seat,
    menu: (s, f) => list(destinations(s, f.seat, f.from).map(plant)),
    blocked: (s, f) => whyNotThere(s, f.seat, f.from),
    take(s, f, c) {
      const from = f.from === 'reserve' ? null : f.from;
      if (from !== null) setAgent(s, placeOf(s, from), NONE);
      setAgent(s, placeOf(s, c.at), f.seat);
      story.sink?.push({ what: 'agentPlaced', seat: f.seat, at: c.at, from });
      schedule(s, { at: 'intrigue', seat: f.seat, masks: f.masks, clear: false });
    },
  },
};

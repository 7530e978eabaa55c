/** Chapter 6: the Action marker goes round the Palace, and the Room where it stops is used. */
import { type Asks, type Chapter, list, type Seat, schedule } from '@signoria/kernel';
import { ACTIONS } from '../../data/actions.ts';
import { editionOf } from '../../data/box.ts';
import { CARDS } from '../../data/cards.ts';
import { EXTRA_STEP_FLORINS } from '../../data/figures.ts';
import { EVERY_SPACE, ROOM, ROOMS, type Side, sideOf } from '../../data/palace.ts';
import { type Do, further, MARCH, room, STOP } from '../model/choices.ts';
import { story } from '../model/events.ts';
import { actionOf, hasEnemyAgent } from '../model/palace.ts';
import { ARROW, florinsInReach, mayRequest, sourcesWith } from '../model/purse.ts';
import { type Frame, NONE, ROOMS_EACH, roomAt, type State, spaceAt } from '../model/state.ts';
import { exhaust, payable, payFlorins } from './03-payment.ts';
import { REDEMPTION } from './07-indulgences.ts';

export type MarkerFrame =
  /** First Spring: any Room (VIR-6.1). */
  | Asks<{ readonly at: 'firstRoom'; readonly seat: Seat }, Do<'room'>>
  /** One or two Rooms for free (VIR-6.2). */
  | Asks<{ readonly at: 'march'; readonly seat: Seat }, Do<'march'>>
  /** `left` Rooms to go; after them perhaps more, if `paid` says that the florins were not used yet, or by Arrows. */
  | { readonly at: 'walk'; readonly seat: Seat; readonly left: number; readonly more: boolean; readonly paid: boolean }
  | { readonly at: 'onward'; readonly seat: Seat; readonly paid: boolean }
  | Asks<{ readonly at: 'further'; readonly seat: Seat; readonly paid: boolean }, Do<'further' | 'stop'>>
  | { readonly at: 'halt'; readonly seat: Seat }
  | { readonly at: 'perform'; readonly seat: Seat }
  /** An enemy Agent blocks the Room: nothing to do but, perhaps, to request an Indulgence (VIR-R66). */
  | Asks<{ readonly at: 'idle'; readonly seat: Seat }, Do<'stop'>>;

/** VIR-6.5: crossing a side's arrow makes all its Courtiers available. */
export function crossArrows(s: State, seat: Seat, from: number): void {
  const { arrows } = editionOf(s);
  if (arrows.right === from) refreshSide(s, seat, 'right');
  if (arrows.left === from) refreshSide(s, seat, 'left');
}

function refreshSide(s: State, seat: Seat, side: Side): void {
  const turned: number[] = [];
  for (const space of EVERY_SPACE) {
    const at = spaceAt(seat, space);
    if (sideOf(space) !== side || s.courtier[at] === NONE || s.courtierReady[at]) continue;
    s.courtierReady[at] = true;
    turned.push(s.courtier[at]!);
  }
  if (turned.length === 0) return;
  story.sink?.push({ what: 'courtiersRefreshed', seat, side, cards: turned.map((card) => CARDS[card]!) });
}

/** VIR-6.3, VIR-6.4: how the marker may go on. */
function waysFurther(s: State, seat: Seat, paid: boolean): readonly Do<'further'>[] {
  const choices: Do<'further'>[] = [];
  if (!paid && florinsInReach(s, seat) >= EXTRA_STEP_FLORINS) choices.push(further('florins'));
  for (const { id } of sourcesWith(s, seat, ARROW)) choices.push(further(id));
  return choices;
}

export const markerSteps: Chapter<State, MarkerFrame> = {
  firstRoom: {
    rules: ['VIR-6.1'],
    seat: (_, f) => f.seat,
    menu: () => list(ROOMS.map(room)),
    take(s, f, c) {
      s.marker[f.seat] = ROOM[c.room]; // VIR-R54: no arrow is crossed
      schedule(s, { at: 'halt', seat: f.seat });
    },
  },
  march: {
    rules: ['VIR-6.2'],
    seat: (_, f) => f.seat,
    menu: () => list(MARCH),
    take(s, f, c) {
      // Who stops after one Room has no use for more: the second one is free.
      schedule(s, { at: 'walk', seat: f.seat, left: c.rooms, more: c.rooms === 2, paid: false });
    },
  },
  walk: {
    run(s, f) {
      const from = s.marker[f.seat]!;
      s.marker[f.seat] = (from + 1) % ROOMS_EACH;
      crossArrows(s, f.seat, from);
      const left = f.left - 1;
      if (left > 0) schedule(s, { ...f, left });
      else if (f.more) schedule(s, { at: 'onward', seat: f.seat, paid: f.paid });
      else schedule(s, { at: 'halt', seat: f.seat });
      // VIR-7.6, VIR-R63: at the moment the marker enters the Room, Courtiers refreshed on the way included.
      const here = s.roomIndulgence[roomAt(f.seat, s.marker[f.seat]!)];
      if (here && payable(s, f.seat, REDEMPTION)) schedule(s, { at: 'redeem', seat: f.seat });
    },
  },
  onward: {
    run(s, { seat, paid }) {
      const can = waysFurther(s, seat, paid).length > 0;
      schedule(s, can ? { at: 'further', seat, paid } : { at: 'halt', seat });
    },
  },
  further: {
    rules: ['VIR-6.3', 'VIR-6.4'],
    seat: (_, f) => f.seat,
    menu: (s, f) => list([STOP, ...waysFurther(s, f.seat, f.paid)]),
    take(s, f, c) {
      if (c.do === 'stop') {
        schedule(s, { at: 'halt', seat: f.seat });
        return;
      }
      story.sink?.push({ what: 'furtherStep', seat: f.seat, by: c.by });
      const onwards = { at: 'walk', seat: f.seat, left: 1, more: true } as const;
      if (c.by === 'florins') {
        payFlorins(s, f.seat, EXTRA_STEP_FLORINS, { ...onwards, paid: true });
      } else {
        exhaust(s, f.seat, c.by); // VIR-3.15
        schedule(s, { ...onwards, paid: f.paid });
      }
    },
  },
  halt: {
    run(s, f) {
      s.stopped[f.seat] = true;
      const at = s.marker[f.seat]!;
      const action = ACTIONS[actionOf(s, f.seat, at)]!;
      story.sink?.push({ what: 'markerStops', seat: f.seat, room: ROOMS[at]!, action });
      schedule(s, { at: 'perform', seat: f.seat });
    },
  },
  perform: {
    run(s, { seat }) {
      const at = s.marker[seat]!;
      const action = ACTIONS[actionOf(s, seat, at)]!;
      if (s.roomIndulgence[roomAt(seat, at)]) {
        story.sink?.push({ what: 'roomBlocked', seat, room: ROOMS[at]!, by: 'indulgence' }); // VIR-6.7, VIR-7.5
      } else if (hasEnemyAgent(s, seat, at) && action !== 'intrigue') {
        story.sink?.push({ what: 'roomBlocked', seat, room: ROOMS[at]!, by: 'agent' }); // VIR-6.8
        if (mayRequest(s, seat)) schedule(s, { at: 'idle', seat });
      } else {
        schedule(s, actionFrame(seat, action, hasEnemyAgent(s, seat, at)));
      }
    },
  },
  idle: {
    rules: ['VIR-6.8', 'VIR-R66'],
    seat: (_, f) => f.seat,
    menu: () => list([STOP]),
    take() {},
  },
};

function actionFrame(seat: Seat, action: (typeof ACTIONS)[number], clearFirst: boolean): Frame {
  switch (action) {
    case 'war':
      return { at: 'campaign', seat, cost: {}, tokens: [] };
    case 'intrigue':
      return { at: 'intrigue', seat, masks: 0, clear: clearFirst };
    default:
      return { at: action, seat };
  }
}

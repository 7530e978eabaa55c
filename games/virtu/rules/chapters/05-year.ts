/** Chapters 5, 14 and 15: the Year. Spring, the new turn order, Winter. */
import { type Chapter, type Seat, schedule } from '@signoria/kernel';
import { LAST_CITY_CELL, LAST_STEP } from '../../data/figures.ts';
import { type EndReason, story } from '../model/events.ts';
import { citiesOf } from '../model/palace.ts';
import { mayRequest } from '../model/purse.ts';
import { type Frame, NONE, type State } from '../model/state.ts';
import { canAlly } from './15-alliances.ts';
import { salaryDue } from './15-troops.ts';

export type YearFrame =
  | { readonly at: 'spring' }
  | { readonly at: 'springTurn'; readonly seat: Seat }
  | { readonly at: 'newOrder' }
  | { readonly at: 'winter' }
  | { readonly at: 'winterTurn'; readonly seat: Seat }
  | { readonly at: 'courting'; readonly seat: Seat }
  | { readonly at: 'yearEnd' }
  /** Something was paid for and nothing more follows. */
  | { readonly at: 'done' };

/** VIR-14.3: most cities first, of equals the disc on top first; true counts decide (VIR-R27). */
export function turnOrder(s: State): Seat[] {
  const cities = s.order.map((_, seat) => citiesOf(s, seat));
  return s.order.slice().sort((a, b) => cities[b]! - cities[a]! || s.arrivals.indexOf(b) - s.arrivals.indexOf(a));
}

/** VIR-16.1 */
export function endReason(s: State): EndReason | null {
  if (!s.owner.includes(NONE)) return 'noNeutralCity';
  for (const [seat, cell] of s.patronage.entries()) {
    if (citiesOf(s, seat) >= LAST_CITY_CELL) return 'eightCities';
    if (cell >= LAST_STEP) return 'patronage';
  }
  return s.year >= s.options.longestGame ? 'tooLong' : null;
}

export const yearSteps: Chapter<State, YearFrame> = {
  spring: {
    run(s) {
      s.year++;
      s.season = 'spring';
      s.winterOf = NONE;
      s.stopped.fill(false);
      s.pardoned.fill(false);
      story.sink?.push({ what: 'springBegins', year: s.year });
      const turns = s.order.map((seat) => ({ at: 'springTurn', seat }) as const);
      const sieges = s.order.map((seat) => ({ at: 'sieges', seat }) as const);
      schedule(s, ...turns, ...sieges, { at: 'retreats' }, { at: 'newOrder' }, { at: 'winter' });
    },
  },
  springTurn: {
    run(s, { seat }) {
      schedule(s, { at: s.marker[seat] === NONE ? 'firstRoom' : 'march', seat });
    },
  },
  newOrder: {
    run(s) {
      s.victors = [];
      s.order = turnOrder(s);
      story.sink?.push({ what: 'newOrder', order: s.order.slice() });
      s.ending = endReason(s);
      if (s.ending !== null) story.sink?.push({ what: 'lastYear', reason: s.ending });
    },
  },
  winter: {
    run(s) {
      s.season = 'winter';
      schedule(s, ...s.order.map((seat) => ({ at: 'winterTurn', seat }) as const), { at: 'yearEnd' });
    },
  },
  winterTurn: {
    run(s, { seat }) {
      s.winterOf = seat;
      story.sink?.push({ what: 'winterBegins', seat });
      const steps: Frame[] = [
        { at: 'rearrange', seat },
        { at: 'acquire', seat, basket: [], cost: {} },
        { at: 'hire', seat },
        { at: 'courting', seat },
      ];
      if (salaryDue(s, seat) > 0) steps.unshift({ at: 'salary', seat });
      schedule(s, ...steps);
    },
  },
  courting: {
    run(s, { seat }) {
      if (canAlly(s, seat) || mayRequest(s, seat)) schedule(s, { at: 'alliance', seat });
    },
  },
  yearEnd: {
    run(s) {
      schedule(s, { at: s.ending === null ? 'spring' : 'finalScore' });
    },
  },
  done: {
    run() {},
  },
};

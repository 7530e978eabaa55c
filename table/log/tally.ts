/** What a log comes to so far, seat by seat: the score as it stands, and who answered. For ratings, lists and events. */
import type { Playable } from '@signoria/bots';
import { backTo, total } from '@signoria/kernel';
import { refuse } from '../refusal.ts';
import { atOnce, type Steps } from '../slices.ts';
import { type Course, replaying } from './course.ts';
import type { TableRecord } from './record.ts';
import { isByBot, isOwn } from './request-keys.ts';

export interface SeatTally {
  readonly points: number;
  /** Milliseconds from being asked to answering, of each answer the player gave by hand or by order. */
  readonly times: readonly number[];
  /** How many answers a bot gave. */
  readonly byBot: number;
}

/** Holds what nobody may know of a game that runs: a seat's whole score. */
export function* tallying({ game }: Pick<Playable, 'game'>, record: TableRecord): Steps<readonly SeatTally[]> {
  if (record.started === null) refuse({ why: 'not-running' });
  return tallyOf(yield* replaying(game, record));
}

/** The same of a game that is at hand, and need not be played again. */
export function tallyOf({ match, moves }: Pick<Course, 'match' | 'moves'>): readonly SeatTally[] {
  const { game, state } = match;
  return Array.from({ length: state.seats }, (_, seat) => {
    const own = moves.filter(({ entry }) => entry.seat === seat && backTo(entry) === null);
    return {
      points: total(game.score(state, seat)),
      times: own.filter(({ requestKey }) => isOwn(requestKey)).map(({ at, opened }) => at - opened),
      byBot: own.filter(({ requestKey }) => isByBot(requestKey)).length,
    };
  });
}

export function tally(rules: Pick<Playable, 'game'>, record: TableRecord): readonly SeatTally[] {
  return atOnce(tallying(rules, record));
}

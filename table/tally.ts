/** What a log comes to so far, seat by seat: the score as it stands, and who answered. For ratings, lists and events. */
import type { Playable } from '@signoria/bots';
import { total } from '@signoria/kernel';
import { replay } from './course.ts';
import type { TableRecord } from './record.ts';
import { refuse } from './refusal.ts';
import { isByBot, isOwn } from './tickets.ts';

export interface SeatTally {
  readonly points: number;
  /** Milliseconds from being asked to answering, of each answer the player gave himself or by order. */
  readonly times: readonly number[];
  /** How many answers a bot gave. */
  readonly byBot: number;
}

/** Holds what nobody may know of a game that runs: a seat's whole score. */
export function tally({ game }: Pick<Playable, 'game'>, record: TableRecord): readonly SeatTally[] {
  if (record.started === null) refuse({ why: 'not-running' });
  const { match, moves } = replay(game, record);
  return record.seats.map((_, seat) => {
    const own = moves.filter(({ entry }) => entry.seat === seat && !entry.line.startsWith('@'));
    return {
      points: total(game.score(match.state, seat)),
      times: own.filter(({ ticket }) => isOwn(ticket)).map(({ at, opened }) => at - opened),
      byBot: own.filter(({ ticket }) => isByBot(ticket)).length,
    };
  });
}

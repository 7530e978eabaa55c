/**
 * A table with those who look after it: clocks, lists of tables, administrators. A table of one device has none of them,
 * and the browser does not carry this file.
 */
import { type Actor, makeActor, makeActorSlowly } from './actor.ts';
import { rest } from './attendance.ts';
import { shownClock } from './clocks.ts';
import { abandon } from './consent.ts';
import { type LadderStep, ladderOf } from './ladder.ts';
import { PACING, type Pacing, type Ports } from './ports.ts';
import type { TableRecord } from './record.ts';
import { byItself, type Table, tableOf } from './table.ts';
import { tick } from './tick.ts';
import { type Waiting, waitingFor } from './waiting.ts';
import type { CoverWish } from './wire.ts';

export interface KeptTable extends Table {
  /** Time has passed. Does what is due, by each user's wishes about bots in his seat. */
  tick(wishes: ReadonlyMap<string, CoverWish>): Promise<readonly LadderStep[]>;
  /** What happens by the clock, and when, as long as nobody does anything. For the table's keeper alone. */
  ladder(): readonly LadderStep[];
  /** What this user is asked and has not answered, if anything. */
  waiting(user: string): Waiting | null;
  /** A player's clock stands still from one moment to another. One that was to end later ends then. */
  rest(user: string, from: number, to: number): Promise<void>;
  /** Ended without a winner and without anybody's consent: an administrator says so. */
  abandon(): Promise<void>;
}

/** Throws `BadLog` when the record is not a game these rules could have led to. */
export function openKept(ports: Ports, record: TableRecord, pacing: Pacing = PACING): KeptTable {
  return keptOf(makeActor(ports, pacing, record, shownClock));
}

/** The same with pauses, for whoever has other tables to look after meanwhile. */
export async function openSlowly(ports: Ports, record: TableRecord, pacing: Pacing = PACING): Promise<KeptTable> {
  return keptOf(await makeActorSlowly(ports, pacing, record, shownClock));
}

function keptOf(t: Actor): KeptTable {
  return {
    ...tableOf(t),
    tick: (wishes) => byItself(t, () => tick(t, wishes)),
    ladder: () => ladderOf(t),
    waiting: (user) => waitingFor(t, user),
    rest: (user, from, to) => byItself(t, () => rest(t, user, from, to)),
    abandon: () => byItself(t, () => abandon(t)),
  };
}

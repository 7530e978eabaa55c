/**
 * A table with those who look after it: clocks, lists of tables, administrators. A table of one device has none of them,
 * and the browser does not carry this file.
 */
import { type Actor, keepSnapshot, makeActor, makeActorSlowly, reload } from './actor.ts';
import { unseal } from './deals/unsealing.ts';
import { newest } from './log/course.ts';
import type { TableRecord } from './log/record.ts';
import { FEW, type TableSnapshot } from './log/snapshot.ts';
import { PACING, type Pacing, type Ports } from './ports.ts';
import { rest } from './seats/attendance.ts';
import { abandon } from './seats/consent.ts';
import { byItself, type Table, tableOf } from './table.ts';
import { shownClock } from './time/clocks.ts';
import { type LadderStep, ladderOf } from './time/ladder.ts';
import { tick } from './time/tick.ts';
import { type Waiting, waitingFor } from './time/waiting.ts';
import type { CoverWish } from './wire.ts';

export interface KeptTable extends Table {
  /** Time has passed. Does what is due, by each user's wishes about bots in their seat. */
  tick(wishes: ReadonlyMap<string, CoverWish>): Promise<readonly LadderStep[]>;
  /** What happens by the clock, and when, as long as nobody does anything. For the table's keeper alone. */
  ladder(): readonly LadderStep[];
  /** What this user is asked and has not answered, if anything. */
  waiting(user: string): Waiting | null;
  /** A player's clock stands still from one moment to another. One that was to end later ends then. */
  rest(user: string, from: number, to: number): Promise<void>;
  /** The number of the latest position. */
  last(): number;
  /** Whether it was opened from the snapshot it was given. */
  resumed(): boolean;
  /** What is held is wrong, whatever the reason: the log is played again from its beginning. */
  replay(): Promise<void>;
  /** Nothing more will happen here for a while: what is not in a snapshot yet goes into one. */
  rested(): void;
  /** Ended without a winner and without anybody's consent: an administrator says so. */
  abandon(): Promise<void>;
  /** All have played the deal: whatever was closed because of it is open. */
  unseal(): Promise<void>;
}

/** Throws `BadLog` when the record is not a game these rules could have led to. */
export function openKept(ports: Ports, record: TableRecord, pacing: Pacing = PACING): KeptTable {
  return keptOf(makeActor(ports, pacing, record, shownClock));
}

/** The same with pauses, for whoever has other tables to look after meanwhile; from a snapshot, if it fits. */
export async function openSlowly(
  ports: Ports,
  record: TableRecord,
  pacing: Pacing = PACING,
  snapshot: TableSnapshot | null = null,
): Promise<KeptTable> {
  const t = await makeActorSlowly(ports, pacing, record, shownClock, snapshot);
  const resumed = t.kept > 0;
  keepSnapshot(t);
  return keptOf(t, resumed);
}

/** To be looked at only: it does nothing by itself, because somebody else looks after it. */
export async function openIdle(ports: Ports, record: TableRecord, pacing: Pacing = PACING): Promise<KeptTable> {
  const actor = await makeActorSlowly(ports, pacing, record, shownClock);
  actor.closed = true;
  return keptOf(actor);
}

function keptOf(t: Actor, resumed = false): KeptTable {
  return {
    ...tableOf(t),
    tick: (wishes) => byItself(t, () => tick(t, wishes)),
    ladder: () => ladderOf(t),
    waiting: (user) => waitingFor(t, user),
    rest: (user, from, to) => byItself(t, () => rest(t, user, from, to)),
    last: () => newest(t.course?.moves ?? []),
    resumed: () => resumed,
    replay: () => byItself(t, () => reload(t, null)),
    rested: () => keepSnapshot(t, FEW),
    abandon: () => byItself(t, () => abandon(t)),
    unseal: () => byItself(t, () => unseal(t)),
  };
}

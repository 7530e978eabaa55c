/** A day before a round over days ends, whoever a table waits for is reminded, by the notices they chose. */
import { Conflict } from '@signoria/store';
import { turnIn } from '../notices/facts.ts';
import { WISH } from '../pace/deadlines.ts';
import { viewOf } from '../tables/loaded.ts';
import { changeRound, type Event, type EventRound } from './event.ts';
import type { Hall } from './tables.ts';

const DAY = 24 * 60 * 60_000;
/** Shorter rounds need nobody to be reminded of them. */
const LONG_MS = 2 * DAY;

/** Whether something has changed. */
export async function remind(hall: Hall, { id, plan }: Event, round: EventRound): Promise<boolean> {
  const { store, now } = hall.services;
  const isTime = now() >= round.deadline - DAY && now() < round.deadline;
  if (plan.roundMs < LONG_MS || !isTime || round.reminded === true) return false;
  for (const { table, result } of round.tables) if (result === null) await remindAt(hall, table);
  await changeRound(store, id, round, { reminded: true });
  return true;
}

/** As the clocks leave such wishes: the last part of the id is the number of the question. */
async function remindAt({ services: { store, now }, tables }: Hall, table: string): Promise<void> {
  const asked = await tables.use(table, (loaded) =>
    loaded.tablePorts.row.seats.flatMap(({ user }) => {
      const turn = user === null ? null : turnIn(viewOf(loaded, user));
      return user === null || turn === null ? [] : [{ user, ticket: turn.ticket }];
    }),
  );
  for (const { user, ticket } of asked ?? []) {
    const id = `round/${table}/${user}/${ticket}`;
    const data = JSON.stringify({ table, step: 'remind' });
    try {
      await store.addDocument({ kind: WISH, id, owner: user, due: now(), rank: null, data });
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
  }
}

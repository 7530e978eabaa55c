/** Who plays for those who are away: of those who are ready, whoever has done so least often, and nobody twice in a round. */
import type { Store } from '@signoria/store';
import type { Event, EventRound, EventTable } from './event.ts';
import type { Id } from './standings.ts';

type StandIns = NonNullable<EventTable['standIns']>;

/** By table. */
export async function standInsFor(
  store: Store,
  { entrants, bench = [] }: Event,
  past: readonly EventRound[],
  tables: readonly (readonly Id[])[],
): Promise<readonly StandIns[]> {
  const away = new Set(entrants.flatMap(({ id, bot, away }) => (away === true && bot === null ? [id] : [])));
  const often = (user: Id) => past.flatMap(({ tables }) => tables).filter((table) => isStandIn(table, user)).length;
  const free = bench.filter((id) => !entrants.some((one) => one.id === id)).toSorted((a, b) => often(a) - often(b));
  return Promise.all(
    tables.map(async (seats) => {
      const found: [Id, { readonly user: Id; readonly name: string }][] = [];
      for (const id of seats) {
        const user = away.has(id) ? await nextOf(store, free) : null;
        if (user !== null) found.push([id, user]);
      }
      return Object.fromEntries(found);
    }),
  );
}

async function nextOf(store: Store, free: Id[]): Promise<{ readonly user: Id; readonly name: string } | null> {
  for (let id = free.shift(); id !== undefined; id = free.shift()) {
    const user = await store.getUser(id);
    if (user !== null) return { user: user.id, name: user.name };
  }
  return null;
}

export function isStandIn({ standIns = {} }: Pick<EventTable, 'standIns'>, user: Id | null): boolean {
  return Object.values(standIns).some((one) => one.user === user);
}

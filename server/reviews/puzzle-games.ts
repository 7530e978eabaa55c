/**
 * Games that may become puzzles: those of tables where everybody has agreed to that. Whoever looks after the house is given them
 * without names, a page at a time (`npx signoria puzzles --from`). Who agrees no more is left out from then on.
 */
import type { GameFile } from '@signoria/kernel';
import type { Store, Table } from '@signoria/store';
import { isSealed, type TableRecord } from '@signoria/table';
import { Problem } from '../http/problems.ts';
import type { Around } from '../http/routes.ts';
import type { Serve } from '../http/serve.ts';
import { changeUser, userData } from '../people.ts';
import type { Services } from '../services.ts';
import { fileOf } from '../tables/new-table.ts';
import { readRecord } from '../tables/table-rows.ts';
import { yieldToEventLoop } from '../work/yielding.ts';

/** So many tables are looked at for a page; it holds as many games or fewer. */
const PAGE = 50;

export function addPuzzleGames(serve: Serve, { services }: Around): void {
  const { store, games } = services;
  serve('GET /api/puzzle-games', async ({ by }) => ({ agreed: userData(by).puzzles }));

  serve('POST /api/puzzle-games', async ({ by, request: { body } }) => {
    const { agreed } = body;
    const user = await changeUser(store, by.id, (now) => ({
      data: JSON.stringify({ ...userData(now), puzzles: agreed }),
    }));
    if (user === null) throw new Problem('no-session');
    return { agreed };
  });

  serve('GET /api/admin/puzzle-games/:game', async ({ request: { params, query } }) => {
    if (!games.has(params.game)) throw new Problem('no-such-game', params.game);
    return givenGames(services, params.game, query.cursor);
  });
}

async function givenGames({ store, now }: Services, game: string, cursor: string | undefined) {
  const filter = { game, status: 'finished' } as const;
  const page = await store.listTables(filter, { limit: PAGE, ...(cursor === undefined ? {} : { cursor }) });
  const asked = new Map<string, Promise<boolean>>();
  const given: GameFile[] = [];
  for (const row of page.items) {
    await yieldToEventLoop();
    if (!(await areAgreed(store, row, asked))) continue;
    const read = await readRecord(store, row.id);
    if (read !== null && isWhole(read.record, now())) given.push({ ...fileOf(read.record, now()), names: [] });
  }
  return { games: given, next: page.next };
}

/** Everybody who sat there at the end; somebody did. */
async function areAgreed(store: Store, { seats }: Table, asked: Map<string, Promise<boolean>>): Promise<boolean> {
  const users = seats.flatMap(({ user }) => (user === null ? [] : [user]));
  const answers = await Promise.all(
    users.map((user) => {
      const answer = asked.get(user) ?? hasAgreed(store, user);
      asked.set(user, answer);
      return answer;
    }),
  );
  return users.length > 0 && answers.every((agreed) => agreed);
}

async function hasAgreed(store: Store, id: string): Promise<boolean> {
  const user = await store.getUser(id);
  return user !== null && userData(user).puzzles;
}

/** Played here from the first answer to the last: not read from a file, no study, no deal that others still play. */
function isWhole(record: TableRecord, now: number): boolean {
  const { position, started, entries } = record;
  return position === null && started !== null && entries[0]?.requestKey != null && !isSealed(record, now);
}

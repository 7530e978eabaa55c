/** Two servers on one database: every finished game is counted once, whichever server is asked. */

import { openStore } from '@signoria/store';
import { startPostgres } from '@signoria/store/testing/postgres';
import { afterAll, describe, expect, it } from 'vitest';
import { enterNotes, keepNote, readSheets } from '../figures/counting.ts';
import { ask, newGuest } from '../testing/client.ts';
import { botGame, noteOf } from '../testing/figures.ts';
import { anyGame } from '../testing/games.ts';
import { testServer } from '../testing/server.ts';

const game = await anyGame();
const postgres = await startPostgres();
const missing = 'unavailable' in postgres;
if (missing && process.env.CI === 'true') throw new Error(postgres.unavailable);
const WHOLE_MS = 240_000;

afterAll(async () => {
  if (!missing) await postgres.stop();
});

describe.skipIf(missing)('two servers on one PostgreSQL', { timeout: WHOLE_MS }, () => {
  it('count each game once', async () => {
    if (missing) return;
    const database = await postgres.createDatabase();
    const start = () => testServer({ database: database.connection });
    const [one, other] = await Promise.all([start(), start()]);
    const ada = await newGuest(one.address);
    const there = { ...ada, address: other.address };
    for (const who of [ada, there, ada]) await botGame(who, game.id);
    await Promise.all([one.runJobs(), other.runJobs()]);
    await one.runJobs();
    for (const who of [ada, there]) {
      expect((await ask(who, 'GET /api/figures')).counted).toEqual([{ game: game.id, players: 3, games: 3 }]);
    }
    await Promise.all([one.close(), other.close()]);
  });

  it('enter notes in one sheet at the same time without losing any', async () => {
    if (missing) return;
    const { connection } = await postgres.createDatabase();
    const stores = await Promise.all([openStore(connection), openStore(connection)]);
    const enter = () => Promise.all(stores.map((store) => enterNotes({ store, now: () => 1 })));
    for (let round = 0; round < 5; round++) {
      const add = (i: number) => keepNote(stores[i % 2]!, `${round}/${i}`, noteOf(), 0).then(enter);
      await Promise.all(Array.from({ length: 10 }, (_, i) => add(i)));
    }
    await enter();
    expect((await readSheets(stores[0])).map(({ sheet }) => sheet.games)).toEqual([50]);
    await Promise.all(stores.map((store) => store.close()));
  });
});

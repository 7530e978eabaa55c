/** Two servers on one database: a deal is dealt once, and a person's try is one, whichever server is asked. */
import { startPostgres } from '@signoria/store/testing/postgres';
import { afterAll, describe, expect, it } from 'vitest';
import { loadGames } from '../../games/registry.ts';
import { newAccount } from '../testing/accounts.ts';
import { ask } from '../testing/client.ts';
import { dealOfTheDay, lookAtDeal, playTo, tableOf } from '../testing/deals.ts';
import { testServer } from '../testing/server.ts';

const postgres = await startPostgres();
const missing = 'unavailable' in postgres;
if (missing && process.env.CI === 'true') throw new Error(postgres.unavailable);
const WHOLE_MS = 240_000;

afterAll(async () => {
  if (!missing) await postgres.stop();
});

describe.skipIf(missing)('two servers on one PostgreSQL', { timeout: WHOLE_MS }, () => {
  it('deal once, seat everybody once, and count once', async () => {
    if (missing) return;
    const database = await postgres.createDatabase();
    const now = Date.parse('2026-03-05T12:00Z');
    const start = () => testServer({ database: database.connection, now: () => now });
    const [one, other] = await Promise.all([start(), start()]);
    const anna = await newAccount(one.address, 'anna');
    const there = { ...anna, address: other.address };
    const [seen, also] = await Promise.all([ask(anna, 'GET /api/deals'), ask(there, 'GET /api/deals')]);
    expect(also.deals).toEqual(seen.deals);
    const { deal, game: id } = await dealOfTheDay(anna);
    const tables = await Promise.all([anna, there, anna, there].map((who) => tableOf(who, deal)));
    expect(new Set(tables).size).toBe(1);
    const games = await loadGames();
    await playTo(there, games.find(({ game }) => game.id === id)!.game, tables[0]!, 1);
    const looks = await Promise.all([anna, there, anna, there].map((who) => lookAtDeal(who, deal)));
    for (const { ranking, tries } of looks) {
      expect(tries).toBe(1);
      expect(ranking).toEqual(looks[0]!.ranking);
    }
    expect(looks[0]!.ranking[0]).toMatchObject({ user: anna.user, rank: 1, share: 0.5 });
    await Promise.all([one.close(), other.close()]);
  });
});

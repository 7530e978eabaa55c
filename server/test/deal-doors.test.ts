/** A result that counts: tried to be forged, replayed, raced and retried, at every door there is. */
import { random } from '@signoria/kernel';
import type { DealRow } from '@signoria/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadGames } from '../../games/registry.ts';
import type { RunningServer } from '../index.ts';
import { newAccount, PASSWORD } from '../testing/accounts.ts';
import { anyAnswer, ask, call, connect, type Guest } from '../testing/client.ts';
import { dealOfTheDay, firstDay, lookAtDeal, playTo, sitDown, tableOf } from '../testing/deals.ts';
import { testServer } from '../testing/server.ts';

const games = await loadGames();
const WHOLE_MS = 240_000;
const QUICK = games[0]!.game;

let now: number;
let server: RunningServer;
let anna: Guest;
let deal: DealRow;
beforeEach(async () => {
  now = firstDay(games.length);
  server = await testServer({ now: () => now });
  anna = await newAccount(server.address, 'anna');
  deal = await dealOfTheDay(anna);
});
afterEach(() => server.close());

const play = (who: Guest, table: string, seed = 1) => playTo(who, QUICK, table, seed);
const look = () => lookAtDeal(anna, deal.deal);

describe('a counted result', { timeout: WHOLE_MS }, () => {
  it('is not had again by getting rid of the game: not by closing, leaving, starting anew or resigning', async () => {
    const table = await tableOf(anna, deal.deal);
    for (const door of ['close', 'leave', 'start', 'join']) {
      expect((await call(anna, `/api/tables/${table}/${door}`, {})).status, door).toBeGreaterThanOrEqual(400);
    }
    const client = await connect(anna);
    await client.watch(table);
    await client.ask({ type: 'resign', table });
    await client.until(table, ({ status }) => status === 'finished');
    await client.close();
    expect(await tableOf(anna, deal.deal)).toBe(table);
    const { ranking } = await look();
    expect(ranking).toMatchObject([{ user: anna.user, touched: true }]);
    // Whoever played with their own hands stands before that, however badly.
    const berta = await newAccount(server.address, 'berta');
    await play(berta, await tableOf(berta, deal.deal), 2);
    expect((await look()).ranking.map(({ user }) => user)).toEqual([berta.user, anna.user]);
  });

  it('is not played by somebody else, nor from two windows at once', async () => {
    const table = await tableOf(anna, deal.deal);
    const berta = await newAccount(server.address, 'berta');
    const [one, other, stranger] = [await connect(anna), await connect(anna), await connect(berta)];
    await Promise.all([one, other, stranger].map((client) => client.watch(table)));
    const view = await one.until(table, ({ question }) => question?.menu != null);
    const { ticket } = view.question!;
    const line = anyAnswer(QUICK, view, random(1))!;
    expect(await stranger.ask({ type: 'answer', table, ticket, line })).toMatchObject({
      refusal: { why: 'not-seated' },
    });
    const replies = await Promise.all([one, other].map((who) => who.ask({ type: 'answer', table, ticket, line })));
    expect(replies.filter((reply) => 'refusal' in reply)).toHaveLength(1);
    await Promise.all([one, other, stranger].map((client) => client.close()));
    expect(await tableOf(berta, deal.deal)).not.toBe(table);
  });

  it('is not brought in as a file, nor by a game of the same deal that was played elsewhere', async () => {
    await play(anna, await tableOf(anna, deal.deal));
    const { ranking } = await look();
    now = deal.closes;
    const practice = await tableOf(anna, deal.deal, true);
    await play(anna, practice, 2);
    const file = (await call(anna, `/api/tables/${practice}/file`)).body as object;
    const berta = await newAccount(server.address, 'berta');
    for (const who of [anna, berta]) expect((await call(who, '/api/files', file)).status).toBe(201);
    const after = await look();
    expect(after.ranking.map(({ table: _, ...row }) => row)).toEqual(ranking.map(({ table: _, ...row }) => row));
    expect(after.tries).toBe(1);
    expect((await lookAtDeal(berta, deal.deal)).mine).toBeNull();
  });

  it('is not sent in: what a player says of it is read by nobody', async () => {
    const said = { practice: false, points: 99, result: { points: 99, won: true }, key: '0'.repeat(64) };
    expect((await call(anna, `/api/deals/${deal.deal}/play`, said)).status).toBe(400);
    for (const door of ['', '/result', '/ranking', '/luck']) {
      expect((await call(anna, `/api/deals/${deal.deal}${door}`, said)).status, door).toBe(404);
    }
    expect((await look()).ranking).toEqual([]);
  });

  it('does not come from a game that began after the deal was closed, or ended then', async () => {
    const late = await tableOf(anna, deal.deal);
    now = deal.closes;
    await play(anna, late);
    await server.runJobs();
    const { ranking, mine } = await look();
    expect(ranking).toEqual([]);
    expect(mine).toMatchObject({ table: late, result: null });
    const berta = await newAccount(server.address, 'berta');
    expect(await sitDown(berta, deal.deal)).toMatchObject({ status: 409 });
  });

  it('stands where somebody becomes another name, and goes with whoever goes', async () => {
    const berta = await newAccount(server.address, 'berta');
    const table = await tableOf(berta, deal.deal);
    await play(berta, table);
    await ask(berta, 'POST /api/name', { body: { name: 'Aspasia' } });
    expect((await look()).ranking).toMatchObject([{ user: berta.user, name: 'Aspasia', rank: 1 }]);
    expect(await tableOf(berta, deal.deal)).toBe(table);
    await ask(berta, 'POST /api/account/delete', { body: { password: PASSWORD } });
    expect((await look()).ranking).toEqual([]);
  });
});

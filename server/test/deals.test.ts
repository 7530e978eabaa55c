/** Deals of the week and of the day on a real server whose clock is moved by hand: dealt by the services, counted once. */
import { commitment } from '@signoria/kernel';
import type { DealRow } from '@signoria/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadGames } from '../../games/registry.ts';
import { periodAfter, periodAt } from '../deals/calendar.ts';
import { ranked } from '../deals/ranking.ts';
import type { RunningServer } from '../index.ts';
import { newAccount } from '../testing/accounts.ts';
import { ask, call, connect, type Guest, newGuest, plan } from '../testing/client.ts';
import { dealOfTheDay, firstDay, lookAtDeal, playTo, sitDown, tableOf } from '../testing/deals.ts';
import { testServer } from '../testing/server.ts';

const games = await loadGames();
const DAY = 24 * 60 * 60_000;
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
const refusalOf = ({ body }: { readonly body: unknown }) =>
  body as { refusal?: { why: string }; error?: { code: string } };

describe('the calendar', () => {
  it.each([
    ['2026-11-16T00:00Z', '2026-W47'],
    ['2026-11-22T23:59:59.999Z', '2026-W47'],
    ['2027-01-01T12:00Z', '2026-W53'],
    ['2024-12-30T00:00Z', '2025-W01'],
  ])('%s lies in %s', (at, name) => {
    const week = periodAt('week', Date.parse(at));
    expect(week.name).toBe(name);
    expect(week.closes - week.opens).toBe(7 * DAY);
    expect(new Date(week.opens).getUTCDay()).toBe(1);
    expect(periodAfter('week', week).opens).toBe(week.closes);
  });

  it('has a day for every day', () => {
    expect(periodAt('day', Date.parse('2026-02-28T23:59Z'))).toMatchObject({ name: '2026-02-28' });
    expect(periodAfter('day', periodAt('day', Date.parse('2026-02-28T23:59Z'))).name).toBe('2026-03-01');
  });
});

describe('the house deals', () => {
  it('a deal a week for every game and one for the day, with commitments to the next', async () => {
    const { deals, coming } = await ask(anna, 'GET /api/deals');
    const weekly = deals.filter(({ kind }) => kind === 'week');
    expect(weekly.map(({ game }) => game)).toEqual(games.map(({ game }) => game.id));
    expect(deals).toHaveLength(games.length + 1);
    expect(coming).toHaveLength(games.length + 1);
    expect(deal.game).toBe(QUICK.id);
    expect(deal.deal).toBe(`${new Date(now).toISOString().slice(0, 10)}-${QUICK.id}`);
    for (const { seats, seat, opens, closes } of deals) {
      expect(seat).toBeLessThan(seats);
      expect([opens <= now, now < closes]).toEqual([true, true]);
    }
  });

  it('once: whoever looks again sees the same, and what was promised comes', async () => {
    const { deals, coming } = await ask(anna, 'GET /api/deals');
    expect((await ask(await newGuest(server.address), 'GET /api/deals')).deals).toEqual(deals);
    now = deal.closes;
    const later = await dealOfTheDay(anna);
    const promised = coming.find(({ kind }) => kind === 'day')!;
    expect(later).toMatchObject({ deal: promised.deal, commitment: promised.commitment });
    expect(new Set(deals.map((one) => one.commitment)).size).toBe(deals.length);
  });

  it('shows nobody a deal before its time', async () => {
    const { coming } = await ask(anna, 'GET /api/deals');
    for (const { deal: id } of coming) {
      expect(await call(anna, `/api/deals/${id}`)).toMatchObject({ status: 404 });
      expect(await sitDown(anna, id)).toMatchObject({ status: 404 });
      expect(await sitDown(anna, id, true)).toMatchObject({ status: 404 });
    }
  });
});

describe('the try that counts', { timeout: WHOLE_MS }, () => {
  it('is one, however often and from wherever it is asked for', async () => {
    const asked = await Promise.all(Array.from({ length: 8 }, () => tableOf(anna, deal.deal)));
    expect(new Set(asked).size).toBe(1);
    const { tables } = await ask(anna, 'GET /api/tables/mine');
    expect(tables.map(({ table }) => table)).toEqual([asked[0]]);
    expect(tables[0]).toMatchObject({ status: 'running', settings: { deal: { id: deal.deal, counted: true } } });
    await play(anna, asked[0]!);
    expect(await tableOf(anna, deal.deal)).toBe(asked[0]);
    const { ranking } = await lookAtDeal(anna, deal.deal);
    expect(ranking).toHaveLength(1);
    await play(anna, await tableOf(anna, deal.deal, true), 2);
    expect((await lookAtDeal(anna, deal.deal)).ranking).toEqual(ranking);
  });

  it('is for accounts, and practice for those who have played', async () => {
    const guest = await newGuest(server.address);
    expect(await sitDown(guest, deal.deal)).toMatchObject({ status: 403 });
    expect(refusalOf(await sitDown(anna, deal.deal, true)).error).toMatchObject({ code: 'deal-unplayed' });
    await tableOf(anna, deal.deal);
    expect(refusalOf(await sitDown(anna, deal.deal, true)).error).toMatchObject({ code: 'deal-unplayed' });
    expect(await call(anna, '/api/deals/2026-W99-chess')).toMatchObject({ status: 404 });
  });

  it('is ranked among all who have played, and everybody was dealt the same', async () => {
    const berta = await newAccount(server.address, 'berta');
    const mine = await tableOf(anna, deal.deal);
    const hers = await tableOf(berta, deal.deal);
    const [one, other] = [await connect(anna), await connect(berta)];
    const [seen, also] = [await one.watch(mine), await other.watch(hers)];
    expect(also.header).toEqual(seen.header);
    expect(seen.header.commitment).toBe(deal.commitment);
    await Promise.all([one.close(), other.close()]);
    await play(anna, mine, 1);
    await play(berta, hers, 2);
    const { ranking, tries } = await lookAtDeal(anna, deal.deal);
    expect(tries).toBe(2);
    expect(ranking.map(({ share }) => share).reduce((a, b) => a + b)).toBeCloseTo(1);
    expect(ranking.map(({ user }) => user).toSorted()).toEqual([anna.user, berta.user].toSorted());
    expect(ranking.map(({ table }) => table)).toEqual([null, null]);
  });

  it('is not counted when the deal is closed before it ends, and nobody begins one then', async () => {
    const table = await tableOf(anna, deal.deal);
    now = deal.closes;
    expect(await tableOf(anna, deal.deal)).toBe(table);
    await play(anna, table);
    expect((await lookAtDeal(anna, deal.deal)).ranking).toEqual([]);
    const berta = await newAccount(server.address, 'berta');
    expect(refusalOf(await sitDown(berta, deal.deal)).error).toMatchObject({ code: 'deal-closed' });
    await play(berta, await tableOf(berta, deal.deal, true));
    expect((await lookAtDeal(anna, deal.deal)).ranking).toEqual([]);
  });
});

describe('nobody looks into the cards', { timeout: WHOLE_MS }, () => {
  it('while it is played, nor afterwards as long as others play it', async () => {
    const table = await tableOf(anna, deal.deal);
    const client = await connect(anna, { keep: true });
    await client.watch(table);
    for (const what of [{ kind: 'takeback', to: 0 }, { kind: 'end' }, { kind: 'pause' }] as const) {
      expect(await client.ask({ type: 'propose', table, what })).toMatchObject({ refusal: { why: 'counted' } });
    }
    const branch = { seq: 0, seat: deal.seat };
    expect(refusalOf(await call(anna, `/api/tables/${table}/branch`, branch)).refusal).toEqual({ why: 'sealed' });
    await play(anna, table);
    const view = await client.until(table, ({ status }) => status === 'finished');
    expect(view.key).toBeNull();
    expect(refusalOf(await call(anna, `/api/tables/${table}/file`)).refusal).toEqual({ why: 'sealed' });
    expect(refusalOf(await call(anna, `/api/tables/${table}/branch`, branch)).refusal).toEqual({ why: 'sealed' });
    const { key } = await lookAtDeal(anna, deal.deal);
    expect(key).toBeNull();
    expect(refusalOf(await call(anna, `/api/tables/${table}/review`, {})).refusal).toEqual({ why: 'sealed' });
    const luck = () => ask(anna, 'GET /api/deals/:id/luck', { params: { id: deal.deal } });
    expect(await luck()).toEqual({ judged: 0, unjudged: [], rows: [], field: null });
    now = deal.closes;
    expect(await luck()).toEqual({ judged: 0, unjudged: [table], rows: [], field: null });
    const closed = await lookAtDeal(anna, deal.deal);
    expect(commitment(closed.key!)).toBe(deal.commitment);
    expect(closed.ranking[0]!.table).toBe(table);
    const everything = client.heard.join();
    expect(everything).toContain(deal.commitment);
    expect(everything).not.toContain(closed.key);
    expect(await call(anna, `/api/tables/${table}/file`)).toMatchObject({ status: 200, body: { key: closed.key } });
    await client.close();
  });

  it('by sitting down where somebody has left', async () => {
    const table = await tableOf(anna, deal.deal);
    const client = await connect(anna);
    await client.ask({ type: 'resign', table });
    await client.close();
    const berta = await newAccount(server.address, 'berta');
    expect(await call(berta, `/api/tables/${table}/join`, {})).toMatchObject({ status: 409 });
  });

  it('nor says that a table of their own is one of the house', async () => {
    const wish = plan(QUICK.id, ['me', 'novice', 'novice']);
    const forged = {
      ...wish,
      settings: { ...wish.settings, deal: { id: deal.deal, iterations: 1, until: 0, counted: true } },
    };
    expect(await call(anna, '/api/tables', forged)).toMatchObject({ status: 400 });
  });
});

describe('the archive', () => {
  it('lists what is closed, the latest first, and nothing else', async () => {
    expect((await ask(anna, 'GET /api/deals/past')).deals).toEqual([]);
    now += DAY;
    await server.runJobs();
    now += 7 * DAY;
    const { deals } = await ask(anna, 'GET /api/deals/past');
    const closes = deals.map((one) => one.closes);
    expect(closes.length).toBeGreaterThan(games.length);
    expect(closes).toEqual(closes.toSorted((a, b) => b - a));
    for (const at of closes) expect(at).toBeLessThanOrEqual(now);
    const first = await ask(anna, 'GET /api/deals/past', { query: { limit: 2 } });
    const second = await ask(anna, 'GET /api/deals/past', { query: { limit: 2, cursor: first.next! } });
    expect([...first.deals, ...second.deals]).toEqual(deals.slice(0, 4));
  });
});

describe('ranks', () => {
  const game = (points: number, more: object = {}) => ({
    result: { points, place: 1, won: false, touched: false, at: points, ...more },
  });

  it('go by victory, then by points; equals share, and what a bot has played comes last', () => {
    const found = ranked([game(3), game(9), game(3), game(1, { won: true }), game(20, { touched: true })]);
    expect(found.map(({ rank, share, result }) => [result.points, rank, share])).toEqual([
      [1, 1, 1],
      [9, 2, 0.75],
      [3, 3, 0.375],
      [3, 3, 0.375],
      [20, 5, 0],
    ]);
    expect(ranked([game(5)])[0]).toMatchObject({ rank: 1, share: 0.5 });
  });
});

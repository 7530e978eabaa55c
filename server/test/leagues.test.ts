/** Leagues on a real server whose clock is moved by hand: months pass, and nobody looks after them. */
import type { LeagueView } from '@signoria/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RunningServer } from '../index.ts';
import { divided, ladderAfter, moved } from '../leagues/moving.ts';
import { newAccount } from '../testing/accounts.ts';
import { ask, call, createTable, type Guest, joinTable, plan, startTable } from '../testing/client.ts';
import { playTo } from '../testing/deals.ts';
import { anyGame } from '../testing/games.ts';
import { DAY, foundLeague, isPlaying, leaguePlan, lookAtLeague, WEEK } from '../testing/leagues.ts';
import { noticeHouse, toldBy, withHook } from '../testing/notices.ts';
import { testServer } from '../testing/server.ts';
import { lookAtEvent } from '../testing/tournaments.ts';

const game = await anyGame();
const WHOLE_MS = 240_000;
/** As long as a busy machine takes. */
const SOON = { timeout: 60_000 };

describe('divisions', () => {
  it('are cut from the strongest down, and a rest that cannot play joins the last', () => {
    expect(divided([...'abcdefgh'], 4, 2)).toEqual([[...'abcd'], [...'efgh']]);
    expect(divided([...'abcdefghi'], 4, 2)).toEqual([[...'abcd'], [...'efghi']]);
    expect(divided([...'abcdefghij'], 4, 2)).toEqual([[...'abcd'], [...'efgh'], [...'ij']]);
    expect(divided([...'a'], 4, 2)).toEqual([['a']]);
  });

  it('send their best up and their last down, and never half of them', () => {
    const rankings = [[...'abcde'], [...'fghij'], [...'klm']];
    const moves = moved(rankings, 2);
    expect(moves).toEqual([
      { up: [], down: ['d', 'e'] },
      { up: ['f', 'g'], down: ['j'] },
      { up: ['k'], down: [] },
    ]);
    expect(ladderAfter(rankings, moves).join('')).toBe('abcfgdehikjlm');
  });
});

let now: number;
let server: RunningServer;
let host: Guest;
beforeEach(async () => {
  now = Date.parse('2026-03-02T12:00Z');
  server = await testServer({ now: () => now });
  host = await newAccount(server.address, 'host');
});
afterEach(() => server.close());

const pass = (ms: number) => {
  now += ms;
  return server.runJobs();
};
const look = (league: string) => lookAtLeague(host, league);
const bots = (count: number) => ({ level: 'novice' as const, count });
const idsOf = ({ divisions }: LeagueView) => divisions.map(({ rows }) => rows.map(({ id }) => id));

/** Days pass as soon as nobody plays, until the league is as wanted; `slowly` also while people are waited for. */
async function live(league: string, wanted: (view: LeagueView) => boolean, slowly = 0): Promise<LeagueView> {
  await expect
    .poll(
      async () => {
        const view = await look(league);
        if (wanted(view)) return true;
        await pass((await isPlaying(host, view)) ? slowly : DAY);
        return false;
      },
      { timeout: WHOLE_MS, interval: slowly === 0 ? 20 : 100 },
    )
    .toBe(true);
  return look(league);
}

describe('a league of bots', { timeout: WHOLE_MS }, () => {
  it('plays season after season over months; the best go up, the last go down', async () => {
    const league = await foundLeague(host, leaguePlan(game.id, now + DAY, { bots: bots(12), division: 4, moves: 1 }));
    const before = await look(league);
    expect(before).toMatchObject({ status: 'open', season: 0, nextAt: now + DAY, members: 12 });
    expect(before.calendar.map(({ opens }) => opens)).toEqual([1, 8, 15].map((day) => now + day * DAY));
    const first = await live(league, ({ season, status }) => season === 1 && status === 'running');
    const started = idsOf(first);
    expect(first.divisions).toHaveLength(3);
    expect(first.calendar.map(({ state }) => state)).toEqual(['now', 'coming', 'coming']);

    const second = await live(league, ({ season, status }) => season === 2 && status === 'running');
    const [played] = second.past;
    expect(played).toMatchObject({ season: 1, closes: first.calendar[2]!.closes });
    expect(played!.divisions.map(({ ranking }) => ranking.toSorted())).toEqual(started.map((ids) => ids.toSorted()));
    expect(played!.divisions.map(({ up, down }) => [up.length, down.length])).toEqual([
      [0, 1],
      [1, 1],
      [1, 0],
    ]);
    for (const [i, { up, down, ranking }] of played!.divisions.entries()) {
      for (const id of up) expect(idsOf(second)[i - 1]).toContain(id);
      for (const id of down) expect(idsOf(second)[i + 1]).toContain(id);
      expect([...ranking.slice(0, up.length), ...(down.length === 0 ? [] : ranking.slice(-down.length))]).toEqual([
        ...up,
        ...down,
      ]);
    }
    // A season of three weeks and a week between: the second begins four weeks after the first.
    expect(second.calendar[0]!.opens - first.calendar[0]!.opens).toBeGreaterThanOrEqual(4 * WEEK);
    expect(second.calendar[0]!.opens - first.calendar[0]!.opens).toBeLessThan(4 * WEEK + 2 * DAY);
    // Rounds keep to the calendar.
    const { course } = await lookAtEvent(host, played!.divisions[0]!.event);
    for (const [i, { made }] of course.entries()) expect(made).toBeGreaterThanOrEqual(first.calendar[i]!.opens);

    await ask(host, 'POST /api/leagues/:id/close', { params: { id: league } });
    const over = await live(league, ({ status }) => status === 'over');
    expect(over.past.map(({ season }) => season)).toEqual([2, 1]);
    expect(over.calendar).toEqual([]);
  });

  it('is called off with too few, and needs two tables where deals are compared', async () => {
    const league = await foundLeague(host, leaguePlan(game.id, now + DAY));
    await pass(2 * DAY);
    expect(await look(league)).toMatchObject({ status: 'cancelled', nextAt: null });
    const small = leaguePlan(game.id, now + DAY, { system: 'duplicate', size: 3, division: 3 });
    expect((await call(host, '/api/leagues', small)).status).toBe(400);
    expect((await call(host, '/api/leagues', leaguePlan(game.id, now - DAY))).status).toBe(400);
  });
});

const act = (who: Guest, league: string, deed: string, body: object = {}) =>
  call(who, `/api/leagues/${league}/${deed}`, body);

describe('people in a league', { timeout: WHOLE_MS }, () => {
  it('whoever is away is played for by a substitute, whose result is theirs; without one by a bot', async () => {
    const [ada, bice, sub] = await Promise.all(['ada', 'bice', 'sub'].map((name) => newAccount(server.address, name)));
    const wanted = leaguePlan(game.id, now + DAY, { rounds: 3, bots: bots(2), division: 4 });
    const league = await foundLeague(host, wanted);
    for (const one of [ada!, bice!]) expect((await act(one, league, 'join')).status).toBe(200);
    expect((await act(sub!, league, 'ready', { ready: true })).body).toMatchObject({ ready: true, bench: 1 });
    expect((await act(sub!, league, 'away', { away: true })).body).toMatchObject({ error: { code: 'not-entered' } });
    await pass(DAY);
    await server.runJobs();
    const [division] = (await look(league)).divisions;
    const first = async () => (await lookAtEvent(host, division!.event!)).course[0];
    await expect.poll(async () => (await first())?.tables.length, SOON).toBe(2);
    // Away from the next round on: nobody is taken from a game they play.
    for (const one of [ada!, bice!]) {
      expect((await act(one, league, 'away', { away: true })).body).toMatchObject({ away: true });
    }
    // Both at once: they may have been drawn to one table.
    const seated = await Promise.all([ada!, bice!].map(async (one) => [one, await lookAtLeague(one, league)] as const));
    await Promise.all(seated.map(([one, { table }], i) => playTo(one, game, table!, i + 1)));
    await expect.poll(async () => (await first())!.tables.every(({ places }) => places !== null), SOON).toBe(true);
    await pass(WEEK);
    const event = await lookAtEvent(host, division!.event!);
    const { tables } = event.course[1]!;
    const standIns = tables.flatMap((one) => Object.entries(one.standIns));
    expect(standIns).toHaveLength(1);
    expect(standIns[0]![1]).toBe(sub!.name);
    const forWhom = standIns[0]![0];
    expect([ada!.user, bice!.user]).toContain(forWhom);
    const mine = await lookAtLeague(sub!, league);
    expect(mine.table).toBe(tables.find((one) => forWhom in one.standIns)!.table);
    expect((await lookAtLeague([ada!, bice!].find(({ user }) => user === forWhom)!, league)).table).toBeNull();
    await playTo(sub!, game, mine.table!, 1);
    // The other one is away with nobody to play for them: a bot does, and the season goes on.
    const row = async () => (await look(league)).divisions[0]!.rows.find(({ id }) => id === forWhom);
    await expect.poll(async () => (await row())?.tables, SOON).toBe(2);
    await expect
      .poll(async () => (await lookAtEvent(host, division!.event!)).course[1]!.tables.map(({ how }) => how), SOON)
      .toEqual(['played', 'played']);
    expect((await lookAtEvent(host, division!.event!)).people.every(({ gone }) => !gone)).toBe(true);
  });

  it('join for the next season, leave after this one; who was never there is not kept', async () => {
    const [ada, bice] = await Promise.all(['ada', 'bice'].map((name) => newAccount(server.address, name)));
    const league = await foundLeague(host, leaguePlan(game.id, now + DAY, { rounds: 1, bots: bots(4), rated: true }));
    await act(ada!, league, 'join');
    await act(bice!, league, 'join');
    await pass(DAY);
    await server.runJobs();
    expect(await lookAtLeague(ada!, league)).toMatchObject({ status: 'running', members: 6, mine: true });
    await act(host, league, 'join');
    expect((await act(host, league, 'leave')).body).toMatchObject({ leaving: true });
    expect((await act(host, league, 'join')).body).toMatchObject({ leaving: false, mine: true });
    expect(idsOf(await look(league)).flat()).not.toContain(host.user);
    expect((await act(ada!, league, 'leave')).body).toMatchObject({ leaving: true });
    const next = await live(league, ({ season, status }) => season === 2 && status === 'running', DAY / 12);
    const ids = idsOf(next).flat();
    expect(ids).toContain(host.user);
    // Ada wanted to go; Bice left every answer to a bot.
    expect(ids).not.toContain(ada!.user);
    expect(ids).not.toContain(bice!.user);
    expect((await act(bice!, league, 'close')).body).toMatchObject({ error: { code: 'not-organiser' } });
  });
});

const change = (who: Guest, league: string, body: object) => act(who, league, 'change', body);
const refusedAs = ({ body }: { readonly body: unknown }) => (body as { error?: { code: string } }).error?.code;

describe('its founder', { timeout: WHOLE_MS }, () => {
  it('changes what has not begun, and nobody else does', async () => {
    const league = await foundLeague(host, leaguePlan(game.id, now + DAY, { bots: bots(4), division: 4, rounds: 2 }));
    const ada = await newAccount(server.address, 'ada');
    expect(refusedAs(await change(ada, league, { moves: 1 }))).toBe('not-organiser');
    expect((await change(host, league, { division: 1 })).status).toBe(400);
    expect((await change(host, league, { startAt: now - 1 })).status).toBe(400);
    expect((await change(host, league, { dates: [now + WEEK] })).status).toBe(400);
    const later = now + 3 * DAY;
    expect((await change(host, league, { name: 'Bucintoro', rounds: 3, startAt: later })).body).toMatchObject({
      name: 'Bucintoro',
      rounds: 3,
      nextAt: later,
      startAt: later,
      changed: null,
      calendar: [{ opens: later }, { opens: later + WEEK }, { opens: later + 2 * WEEK }],
    });
    await pass(DAY);
    expect(await look(league)).toMatchObject({ status: 'open' });
    await pass(2 * DAY);
    expect(await look(league)).toMatchObject({ status: 'running', season: 1 });
    await call(host, `/api/leagues/${league}/close`, {});
    await live(league, ({ status }) => status === 'over');
    expect(refusedAs(await change(host, league, { moves: 1 }))).toBe('league-over');
  });

  it('changes the next season while one is played, which ends as it was announced', async () => {
    const plan = leaguePlan(game.id, now, { bots: bots(8), division: 4, moves: 1, rounds: 1 });
    const league = await foundLeague(host, plan);
    await pass(0);
    expect(refusedAs(await change(host, league, { startAt: now + DAY }))).toBe('season-begun');
    const wanted = { division: 8, rounds: 2, roundMs: 2 * WEEK, system: 'duplicate', pauseMs: 0 } as const;
    const { body } = await change(host, league, wanted);
    expect(body).toMatchObject({ division: 4, rounds: 1, roundMs: WEEK, system: 'swiss', changed: wanted });
    const next = await live(league, ({ season, status }) => season === 2 && status === 'running');
    const [first] = next.past;
    expect(first!.divisions.map(({ up, down }) => [up.length, down.length])).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect(first!.closes - first!.opens).toBe(WEEK);
    expect(next).toMatchObject({ ...wanted, changed: null });
    expect(next.divisions).toHaveLength(1);
    expect(next.calendar.map(({ opens, closes }) => closes - opens)).toEqual([2 * WEEK, 2 * WEEK]);
    expect(await lookAtEvent(host, next.divisions[0]!.event!)).toMatchObject({ system: 'duplicate', rounds: 2 });
  });

  it('moves the rounds to come, each with its whole time, and they begin on their new days', async () => {
    const league = await foundLeague(host, leaguePlan(game.id, now, { bots: bots(4), division: 4, rounds: 3 }));
    await pass(0);
    const begun = await live(league, ({ divisions }) => divisions[0]?.event !== null);
    const [first, second, third] = begun.calendar.map(({ opens }) => opens) as [number, number, number];
    for (const dates of [[], [second], [now - 1, third], [second + DAY, third], [third, second]]) {
      expect((await change(host, league, { dates })).status, String(dates)).toBe(400);
    }
    const dates = [second + 3 * DAY, third + 5 * DAY];
    expect((await change(host, league, { dates })).body).toMatchObject({
      calendar: [{ opens: first }, { opens: dates[0] }, { opens: dates[1], closes: dates[1]! + WEEK }],
    });
    const isWaiting = async () => (await lookAtEvent(host, begun.divisions[0]!.event!)).round;
    await expect.poll(isWaiting, SOON).toBe(2);
    // Also where the round is over and the next one is only waited for.
    const again = [dates[0]! + DAY, dates[1]! + DAY];
    expect((await change(host, league, { dates: again })).status).toBe(200);
    const done = await live(league, ({ past }) => past.length === 1);
    expect(done.past[0]).toMatchObject({ opens: first, closes: again[1]! + WEEK });
    const { course } = await lookAtEvent(host, done.past[0]!.divisions[0]!.event);
    for (const [i, { made }] of course.slice(1).entries()) {
      expect(made).toBeGreaterThanOrEqual(again[i]!);
      expect(made).toBeLessThan(again[i]! + 2 * DAY);
    }
  });

  it('has somebody play for a member who cannot say so', async () => {
    const [ada, bice] = await Promise.all(['ada', 'bice'].map((name) => newAccount(server.address, name)));
    const league = await foundLeague(host, leaguePlan(game.id, now + DAY, { bots: bots(2), division: 4 }));
    for (const one of [ada!, bice!]) await act(one, league, 'join');
    await pass(DAY);
    await server.runJobs();
    const away = { away: true, member: ada!.user };
    expect(refusedAs(await act(bice!, league, 'away', away))).toBe('not-organiser');
    await act(host, league, 'away', away);
    const rows = (await look(league)).divisions.flatMap(({ rows: all }) => all);
    expect(rows.filter((row) => row.away).map(({ id }) => id)).toEqual([ada!.user]);
    expect(await lookAtLeague(ada!, league)).toMatchObject({ away: true });
  });
});

describe('ratings', { timeout: WHOLE_MS }, () => {
  it('count the games of a rated league, and are untouched by practice', async () => {
    const two = await Promise.all(['ada', 'bice'].map((name) => newAccount(server.address, name)));
    const league = await foundLeague(host, leaguePlan(game.id, now + DAY, { rounds: 1, division: 3 }));
    for (const one of two) await act(one, league, 'join');
    await pass(DAY);
    await server.runJobs();
    const { table, divisions } = await lookAtLeague(two[0]!, league);
    const event = divisions[0]!.event!;
    await Promise.all(two.map((one, i) => playTo(one, game, table!, i + 1)));
    const games = async () => (await lookAtEvent(host, event)).people.map(({ rating }) => rating?.games ?? 0);
    await expect.poll(games, SOON).toEqual([1, 1]);
    const { table: practice } = await createTable(two[0]!, plan(game.id, ['me', 'open']));
    await joinTable(two[1]!, practice);
    await startTable(two[0]!, practice);
    await Promise.all(two.map((one, i) => playTo(one, game, practice, i + 1)));
    await server.runJobs();
    expect(await games()).toEqual([1, 1]);
  });
});

describe('a round of a league', { timeout: WHOLE_MS }, () => {
  it('is told when it begins, and whoever is waited for is reminded a day before it ends, once', async () => {
    const house = await noticeHouse();
    const [ada, bice] = await Promise.all(['ada', 'bice'].map((name) => newAccount(house.server.address, name)));
    const wanted = leaguePlan(game.id, house.now() + DAY, { rounds: 1, pace: 'days', division: 3 });
    const league = await foundLeague(ada!, wanted);
    for (const one of [ada!, bice!]) {
      await act(one, league, 'join');
      await withHook(house, one);
    }
    const calls = (who: Guest) => toldBy(house, who).flatMap(({ notices }) => notices.map(({ call }) => call));
    const reminded = () => [ada!, bice!].flatMap(calls).filter((call) => call === 'remind').length;
    await house.pass(DAY);
    const toldBoth = async () => {
      await house.pass(10_000);
      return [ada!, bice!].every((who) => calls(who).some((call) => call === 'start' || call === 'turn'));
    };
    await expect.poll(toldBoth, SOON).toBe(true);
    expect(reminded()).toBe(0);
    // Four fifths of a week are played by people; a day before that they are reminded.
    await house.pass((WEEK * 4) / 5 - DAY);
    for (let i = 0; i < 3; i++) await house.pass(61_000);
    expect(reminded()).toBe(1);
    await house.close();
  });
});

/** Feeds: a calendar of one's deadlines at a secret address, and what was played at public tables. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendarText } from '../feeds/calendar.ts';
import type { RunningServer } from '../index.ts';
import { type Account, newAccount, PASSWORD } from '../testing/accounts.ts';
import { ask, call, connect, createTable, plan, playOut, SETTINGS, startTable } from '../testing/client.ts';
import { anyGame } from '../testing/games.ts';
import { DAY, foundLeague, leaguePlan, WEEK } from '../testing/leagues.ts';
import { testServer } from '../testing/server.ts';

const game = await anyGame();
const NOW = Date.parse('2026-03-02T12:00Z');
let server: RunningServer;
let ada: Account;
beforeAll(async () => {
  server = await testServer({ now: () => NOW });
  ada = await newAccount(server.address, 'ada');
});
afterAll(() => server.close());

const renewed = async (who: Account) => (await ask(who, 'POST /api/feeds/calendar', { body: { language: 'ru' } })).path;

/** As a calendar program asks: it knows the address and nothing else. */
const subscribed = (path: string) => call({ address: server.address }, path);

async function tableOf(who: Account, more: Partial<typeof SETTINGS>): Promise<string> {
  const settings = { ...SETTINGS, ...more };
  const { table } = await createTable(who, plan(game.id, ['me', 'novice', 'novice'], { settings }));
  await startTable(who, table);
  return table;
}

/** Until the table waits for its only person. */
async function askedAt(who: Account, table: string): Promise<void> {
  const client = await connect(who);
  await client.watch(table);
  await client.until(table, ({ question }) => question?.menu != null && question.picked === null);
  await client.close();
}

describe('the calendar of one’s deadlines', () => {
  it('says when one’s time runs out, and names nothing else', async () => {
    const table = await tableOf(ada, { pace: 'club', name: 'Friday, late; or so' });
    const unhurried = await tableOf(ada, { pace: 'live', name: 'No clock' });
    for (const one of [table, unhurried]) await askedAt(ada, one);
    const { status, body } = await subscribed(await renewed(ada));
    const { tables } = await ask(ada, 'GET /api/tables/mine');
    const { flag } = tables.find((row) => row.table === table)!;
    expect(status).toBe(200);
    expect(body).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n[\s\S]+END:VCALENDAR\r\n$/);
    const lines = String(body).replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toContain(`DTSTART:${new Date(flag!).toISOString().replace(/[-:]|\.\d+/g, '')}`);
    expect(lines.find((line) => line.startsWith('SUMMARY:Ваш ход'))).toContain('Friday\\, late\\; or so');
    expect(lines).toContain(`URL:${server.address}/table/${table}`);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  });

  it('names the days of one’s leagues, as they are now, and of nobody else’s', async () => {
    const bice = await newAccount(server.address, 'bice');
    const mine = await foundLeague(bice, leaguePlan(game.id, NOW + DAY, { name: 'Lion', rounds: 2, join: true }));
    await foundLeague(bice, leaguePlan(game.id, NOW + DAY, { name: 'Eagle' }));
    const path = await renewed(bice);
    const days = async () => {
      const lines = String((await subscribed(path)).body)
        .replaceAll('\r\n ', '')
        .split('\r\n');
      return lines.filter((line) => /^(DTSTART|SUMMARY|URL):/.test(line));
    };
    const at = (when: number) => `DTSTART:${new Date(when).toISOString().replace(/[-:]|\.\d+/g, '')}`;
    const url = `URL:${server.address}/leagues/${mine}`;
    const [one, two] = [NOW + DAY, NOW + DAY + WEEK];
    const told = [
      ['Lion: начинается 1-й тур 1-го сезона', one],
      ['Lion: кончается 1-й тур 1-го сезона', two],
      ['Lion: начинается 2-й тур 1-го сезона', two],
      ['Lion: кончается 2-й тур 1-го сезона', two + WEEK],
    ] as const;
    expect(await days()).toEqual(told.flatMap(([summary, when]) => [at(when), `SUMMARY:${summary}`, url]));
    await ask(bice, 'POST /api/leagues/:id/change', { params: { id: mine }, body: { startAt: one + DAY } });
    expect((await days()).filter((line) => line === at(one + DAY))).toHaveLength(1);
    await ask(bice, 'POST /api/leagues/:id/leave', { params: { id: mine } });
    expect(await days()).toEqual([]);
  });

  it('is at an address of which only a hash is kept, and an old one opens nothing', async () => {
    const first = await renewed(ada);
    expect(await subscribed(first)).toMatchObject({ status: 200 });
    const second = await renewed(ada);
    expect(await subscribed(first)).toMatchObject({ status: 404 });
    expect(JSON.stringify((await call(ada, '/api/account/data')).body)).not.toContain(second.slice(17, -4));
    await ask(ada, 'POST /api/feeds/calendar/stop');
    expect(await subscribed(second)).toMatchObject({ status: 404 });
    expect(await ask(ada, 'GET /api/feeds')).toEqual({ calendar: null });
  });

  it('goes with its owner', async () => {
    const bruno = await newAccount(server.address, 'bruno');
    const path = await renewed(bruno);
    await ask(bruno, 'POST /api/account/delete', { body: { password: PASSWORD } });
    expect(await subscribed(path)).toMatchObject({ status: 404 });
  });

  it('has no line of more than 75 bytes, and cuts no letter', () => {
    const deadline = {
      uid: 'x-1',
      at: NOW,
      summary: 'Ваш ход: '.repeat(20),
      url: 'https://club.example/table/x',
    };
    const text = calendarText({ name: 'Клуб', now: NOW, deadlines: [deadline] });
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain(deadline.summary);
  });
});

describe('the feed of finished games', () => {
  it('tells who has won at public tables, and nothing of private ones', async () => {
    for (const visibility of ['public', 'private'] as const) {
      const table = await tableOf(ada, { visibility, name: `<${visibility}>` });
      const client = await connect(ada);
      await client.watch(table);
      await playOut(client, game, table);
      await client.close();
    }
    const feed = String((await subscribed('/feeds/finished.atom')).body);
    expect(feed).toContain('&lt;public&gt;');
    expect(feed).not.toContain('private');
    expect(feed.match(/<entry>/g)).toHaveLength(1);
    expect(feed).toContain(ada.name);
    const inRussian = String((await subscribed('/feeds/finished.atom?language=ru')).body);
    expect(inRussian).toContain('За столом:');
  });
});

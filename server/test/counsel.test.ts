/** What takes imagined worlds to find out follows the view, to those who look, and is about what they look at. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../index.ts';
import { type Advisee, makeCounsellor } from '../socket/counsel.ts';
import { anyAnswer, type Client, call, connect, createTable, newGuest, plan } from '../testing/client.ts';
import { anyGame } from '../testing/games.ts';
import { testServer } from '../testing/server.ts';
import { yieldToEventLoop } from '../work/yielding.ts';

const game = await anyGame();
const NOTHING = { revocable: [], warnings: [] };
let server: RunningServer;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function seated(changes: boolean): Promise<{ readonly table: string; readonly clients: readonly Client[] }> {
  const guests = [await newGuest(server.address), await newGuest(server.address), await newGuest(server.address)];
  const { table } = await createTable(guests[0]!, plan(game.id, ['me', 'open'], { seed: 'counsel' }));
  await call(guests[1]!, `/api/tables/${table}/join`, {});
  await call(guests[0]!, `/api/tables/${table}/start`, {});
  const clients = await Promise.all(guests.map((guest) => connect(guest, { keep: true })));
  for (const client of clients) await client.watch(table, 0, 0, changes);
  return { table, clients };
}

const isAsked = (client: Client, table: string) => anyAnswer(game, client.views.get(table)!) !== null;

describe('counsel', () => {
  it.each([false, true])(
    'follows the view of each who looks, and advises whoever is asked (changes: %s)',
    async (changes) => {
      const { table, clients } = await seated(changes);
      for (const client of clients) {
        const { question, advice, score, undoable } = client.views.get(table)!;
        expect([advice, score, undoable]).toEqual([NOTHING, [], []]);
        const counsel = await client.counsel(table);
        expect(counsel.ticket).toBe(question!.ticket);
        expect(counsel.score).toHaveLength(2);
        expect(
          counsel.advice.revocable.length > 0 || counsel.advice.warnings.length > 0 || !isAsked(client, table),
        ).toBe(true);
      }
      for (const client of clients) await client.close();
    },
  );

  it('comes anew after each answer, and once for each position', async () => {
    const { table, clients } = await seated(true);
    for (const client of clients) await client.counsel(table);
    const one = clients.find((client) => isAsked(client, table))!;
    const view = one.views.get(table)!;
    const { ticket } = view.question!;
    await one.ask({ type: 'answer', table, ticket, line: anyAnswer(game, view)! });
    for (const client of clients)
      expect((await client.counsel(table, (c) => c.ticket !== ticket)).score).toHaveLength(2);
    await one.ask({ type: 'chat', table, text: 'again' }); // a view, and the same counsel
    for (const client of clients) {
      const texts = client.heard.filter((text) => text.startsWith('{"type":"counsel"'));
      expect(new Set(texts).size).toBe(texts.length);
      await client.close();
    }
  });
});

describe('the beat on which counsel is told', () => {
  const advisee = (tickets: readonly number[]): Advisee & { readonly told: string[]; asked: number } => {
    const one = {
      told: [] as string[],
      asked: 0,
      *begin() {
        const ticket = tickets[one.asked++] ?? 0;
        yield;
        return { ticket, advice: NOTHING, score: [], undoable: [], barriers: [] };
      },
      tell: (text: string) => void one.told.push(text),
      failed: (error: unknown) => {
        throw error;
      },
    };
    return one;
  };

  it('holds nobody up, however many are due: no two are looked into at a stretch where one takes all of it', async () => {
    let next = () => {};
    const counsellor = makeCounsellor(
      () => {},
      (act) => {
        next = act;
        return () => {};
      },
    );
    let begun = 0;
    const long: Advisee = {
      begin() {
        begun++;
        const until = performance.now() + 12;
        while (performance.now() < until);
        return null;
      },
      tell: () => {},
      failed: () => {},
    };
    for (let i = 0; i < 6; i++) counsellor.shown({ ...long });
    next();
    next();
    expect(begun).toBeLessThanOrEqual(1);
    for (let before = begun; begun < 6; before = begun) {
      await yieldToEventLoop();
      expect(begun - before).toBeLessThanOrEqual(1);
    }
    counsellor.close();
  });

  it('is the same for all: whoever answers at once causes no work, and whoever left is told nothing', async () => {
    let next = () => {};
    const counsellor = makeCounsellor(
      () => {},
      (act) => {
        next = act;
        return () => {};
      },
    );
    const [quick, slow, gone] = [advisee([1, 2]), advisee([3]), advisee([4])];
    const beat = async () => {
      next();
      for (let turns = 0; turns < 5; turns++) await yieldToEventLoop(); // what is begun is found by then
    };
    for (const one of [quick, slow, gone]) counsellor.shown(one);
    await beat();
    counsellor.shown(quick); // the position has changed
    await beat();
    expect([quick.asked, slow.asked, gone.asked]).toEqual([0, 1, 1]);
    expect(slow.told).toEqual([]);
    counsellor.forget(gone);
    await beat();
    await beat();
    expect(slow.told).toHaveLength(1);
    expect(slow.told[0]).toContain('"ticket":3');
    expect(gone.told).toEqual([]);
    expect([quick.asked, quick.told.length]).toEqual([1, 1]);
    counsellor.close();
  });
});

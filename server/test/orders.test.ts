/** A standing bid on a real server: kept through a restart, wins while its giver is away, and reaches nobody else. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { random } from '@signoria/kernel';
import type { BidOrder, TableView } from '@signoria/table';
import { afterAll, expect, it } from 'vitest';
import { findGame } from '../../games/registry.ts';
import { anyAnswer, type Client, call, connect, createTable, type Guest, newGuest, plan } from '../testing/client.ts';
import { noticeHouse, toldBy, withHook } from '../testing/notices.ts';
import { testServer } from '../testing/server.ts';

const { game } = await findGame('princes-of-florence');
const folder = mkdtempSync(join(tmpdir(), 'signoria-orders-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A number that comes up nowhere else. */
const LIMIT = 98_765;
const HOUR = 3_600_000;
const chance = random(3);

/** Anything, but no bids. */
function modestAnswer(view: TableView): string | null {
  const any = anyAnswer(game, view, chance);
  return any?.startsWith('bid') ? 'pass' : any;
}

/** These clients answer until it is as wanted; whoever else is asked is waited for. */
async function playUntil(clients: readonly Client[], table: string, wanted: (view: TableView) => boolean) {
  for (;;) {
    const views = await Promise.all(clients.map((client) => client.watch(table)));
    const [view] = views;
    // One may still have heard of the question before: whoever is asked now would be waited for in vain.
    if (views.some(({ question }) => question?.ticket !== view!.question?.ticket)) continue;
    if (wanted(view!)) return view!;
    const lines = views.map(modestAnswer);
    const by = lines.findIndex((line) => line !== null);
    const { ticket } = view!.question!;
    if (by < 0) await clients[0]!.until(table, ({ question }) => question!.ticket > ticket);
    else await clients[by]!.ask({ type: 'answer', table, ticket, line: lines[by]! });
  }
}

interface Lots {
  readonly auction: {
    readonly lot: { readonly stack: string } | null;
    readonly sold: readonly { readonly stack: string; readonly seat: number }[];
  };
}

const lotsIn = ({ view }: TableView) => (view as Lots).auction;
/** Counsel follows what was shown, at a beat of its own; it may belong to what came before. */
const viewsIn = ({ heard }: Client) => heard.filter((text) => !text.startsWith('{"type":"counsel"')).length;
const ears = (guests: readonly Guest[]) => Promise.all(guests.map((guest) => connect(guest, { keep: true })));

it('[A4] a standing bid wins an auction while its giver is away; nobody else is told anything of it', async () => {
  const database = join(folder, 'orders.db');
  const lines: string[] = [];
  const log = { log: 'debug', logTo: { write: (line: string) => void lines.push(line) } } as const;
  const house = await noticeHouse({ database, ...log });
  const { address } = house.server;
  const guests = await Promise.all([0, 1, 2, 3].map(() => newGuest(address)));
  const settings = { name: '', visibility: 'public', pace: 'daily', language: 'any', rated: false } as const;
  const { table } = await createTable(guests[0]!, plan(game.id, ['me', 'open', 'open'], { settings, seed: 'orders' }));
  for (const guest of guests.slice(1, 3)) await call(guest, `/api/tables/${table}/join`, {});
  await call(guests[0]!, `/api/tables/${table}/start`, {});
  for (const guest of guests.slice(0, 3)) await withHook(house, guest);
  const players = await Promise.all(guests.slice(0, 3).map((guest) => connect(guest)));
  const { question } = await playUntil(players, table, (view) => view.question?.at === 'bid');
  const giver = [0, 1, 2].find((seat) => !question!.deciding.includes(seat) && seat !== 0) ?? 1;
  const others = guests.filter((_, seat) => seat !== giver);
  const listening = await ears(others);
  for (const ear of listening) await ear.watch(table);
  for (const ear of listening) await ear.until(table, ({ watchers }) => watchers === 1);

  const { auction } = await players[giver]!.watch(table);
  const order: BidOrder = { at: 'bid', lot: auction!.lot, upTo: LIMIT, beyond: 'ask' };
  const rows = async () => [await call(others[0]!, `/api/tables/${table}`), await call(others[0]!, '/api/tables')];
  const listed = await rows();
  await house.pass(HOUR);
  for (const ear of listening) await ear.watch(table);
  const told = listening.map(viewsIn);
  expect((await players[giver]!.ask({ type: 'order', table, orders: [order] })).type).toBe('done');
  expect((await players[giver]!.ask({ type: 'order', table, orders: [{ ...order, upTo: LIMIT }] })).type).toBe('done');
  for (const ear of listening) await ear.watch(table); // whatever was sent before has come before this
  expect(listening.map(viewsIn)).toEqual(told.map((n) => n + 1));
  expect(await rows()).toEqual(listed);
  expect((await call(guests[giver]!, '/api/account/data')).body).toSatisfy((data) => holds(data));
  await Promise.all(players.map((player) => player.close()));
  await house.pass(HOUR);
  const sent = guests.slice(0, 3).flatMap((guest) => toldBy(house, guest));
  await house.close();

  const after = await testServer({ database, ...log });
  const present = others.map((guest) => ({ ...guest, address: after.address }));
  const again = await ears(present);
  const over = await playUntil(again.slice(0, 2), table, (view) => lotsIn(view).lot === null);
  const stack = auction!.lot.split('-')[1];
  expect(lotsIn(over).sold).toContainEqual({ stack, seat: giver });
  const back = await connect({ ...guests[giver]!, address: after.address });
  expect((await back.watch(table)).orders).toEqual([]);
  for (const guest of present) expect(holds(await call(guest, '/api/account/data'))).toBe(false);
  await again[2]!.watch(table);
  await after.close();

  const heard = [...listening, ...again].flatMap((ear) => ear.heard).join('\n');
  expect(heard).toContain('"orders":[]');
  expect(heard).not.toContain(String(LIMIT));
  expect(lines.length).toBeGreaterThan(10);
  for (const secret of [String(LIMIT), 'upTo', `order/`]) expect(lines.join('')).not.toContain(secret);
  expect(sent.length).toBeGreaterThan(0);
  expect(holds(sent)).toBe(false);
});

function holds(data: unknown): boolean {
  return JSON.stringify(data).includes(String(LIMIT));
}

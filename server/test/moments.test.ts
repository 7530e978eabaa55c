/** Pictures of positions: of public tables as spectators see them, of finished games at any move, of all others none. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableSettings } from '@signoria/table';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../index.ts';
import { newAccount } from '../testing/accounts.ts';
import { call, connect, createTable, newGuest, plan, playOut, SETTINGS, startTable } from '../testing/client.ts';
import { anyGame } from '../testing/games.ts';
import { testServer } from '../testing/server.ts';
import { announceEvent, eventPlan, lookAtEvent } from '../testing/tournaments.ts';

const game = await anyGame();
let web: string;
let server: RunningServer;
beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'signoria-web-'));
  mkdirSync(join(web, 'cards'));
  writeFileSync(join(web, 'index.html'), '<!doctype html><html><head><title>Signoria</title></head></html>');
  writeFileSync(join(web, 'cards/defs.svg'), '<svg><defs></defs></svg>');
  writeFileSync(join(web, `cards/${game.id}.svg`), '<svg></svg>');
  // In place of what the client's build makes of the board: it draws a sheet, and leaves behind what it was to draw.
  writeFileSync(
    join(web, `cards/${game.id}.mjs`),
    `import { writeFileSync } from 'node:fs';
export function draw(position) {
  writeFileSync(${JSON.stringify(drawnFile())}, JSON.stringify(position));
  return '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="9" height="9"/></svg>';
}`,
  );
  server = await testServer({ web });
});
afterAll(async () => {
  await server.close();
  rmSync(web, { recursive: true });
});
afterEach(() => rmSync(drawnFile(), { force: true }));

function drawnFile(): string {
  return join(web, 'drawn.json');
}

interface Drawn {
  readonly view: unknown;
  readonly language: string;
  readonly name: string;
  readonly state: string;
  readonly seats: readonly { readonly name: string; readonly tincture: string; readonly now: boolean }[];
}

/** What was drawn for this picture; null for a card with the game's cover. */
async function drawnFor(path: string): Promise<Drawn | null> {
  const response = await fetch(server.address + path);
  const png = Buffer.from(await response.arrayBuffer());
  expect([response.status, png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([200, 1200, 630]);
  if (!existsSync(drawnFile())) return null;
  const drawn = JSON.parse(readFileSync(drawnFile(), 'utf8')) as Drawn;
  rmSync(drawnFile());
  return drawn;
}

async function running(more: Partial<TableSettings> = {}) {
  const owner = await newGuest(server.address);
  const settings = { ...SETTINGS, name: 'The usual suspects', ...more };
  const { table } = await createTable(owner, plan(game.id, ['me', 'novice', 'novice'], { settings }));
  await startTable(owner, table);
  return { owner, table };
}

/** Somebody is asked and does not answer: nothing happens there between two looks. */
async function watched() {
  const { owner, table } = await running();
  const seated = await connect(owner);
  await seated.watch(table);
  await seated.until(table, ({ question }) => question?.menu != null);
  await seated.close();
  const spectator = await connect(await newGuest(server.address));
  return { owner, table, spectator, seen: await spectator.watch(table) };
}

async function finished() {
  const { owner, table } = await running();
  const client = await connect(owner);
  await client.watch(table);
  await playOut(client, game, table);
  await client.close();
  return table;
}

const pageOf = async (path: string) => (await fetch(server.address + path)).text();
const imageIn = (page: string) =>
  /<meta property="og:image" content="([^"]+)">/.exec(page)?.[1]?.replaceAll('&amp;', '&');

describe('the picture of a running table', () => {
  it('shows its position as spectators see it, with who is asked', async () => {
    const { owner, table, spectator, seen } = await watched();
    const { view, question } = seen;
    const drawn = (await drawnFor(`/pictures/tables/${table}.png?language=ru`))!;
    expect(drawn).toMatchObject({ view, language: 'ru', name: 'The usual suspects' });
    expect(drawn.seats.map(({ now }) => now)).toEqual([0, 1, 2].map((seat) => question!.deciding.includes(seat)));
    expect(new Set(drawn.seats.map(({ tincture }) => tincture)).size).toBe(3);
    expect(JSON.stringify(drawn)).not.toContain(owner.user);
    await spectator.close();
  });

  it('is the plain card where spectators are kept behind', async () => {
    const { table } = await running({ delay: { unit: 'moves', n: 1 } });
    expect(await drawnFor(`/pictures/tables/${table}.png`)).toBeNull();
    expect(await drawnFor(`/pictures/tables/${table}.png?at=1`)).toBeNull();
  });

  it('is the plain card where others play the same deal', async () => {
    const host = await newAccount(server.address, 'host');
    const event = await announceEvent(host, eventPlan(game.id, { system: 'duplicate', most: 3, least: 3, rounds: 1 }));
    for (let i = 0; i < 3; i++) await call(await newGuest(server.address), `/api/events/${event}/join`, {});
    const [first] = (await lookAtEvent(host, event)).course[0]!.tables;
    expect(await drawnFor(`/pictures/tables/${first!.table}.png`)).toBeNull();
  });

  it('of a private one is not there, and its link shows the game', async () => {
    const { table } = await running({ visibility: 'private' });
    expect((await fetch(`${server.address}/pictures/tables/${table}.png?at=0`)).status).toBe(404);
    expect(imageIn(await pageOf(`/replay/${table}?at=3`))).toContain(`/pictures/games/${game.id}.png`);
    expect(existsSync(drawnFile())).toBe(false);
  });

  it('does not look back while the game goes on', async () => {
    const { table, spectator, seen } = await watched();
    expect(await drawnFor(`/pictures/tables/${table}.png?at=0`)).toMatchObject({ view: seen.view });
    await spectator.close();
  });
});

describe('the picture of a finished game', () => {
  it('shows the move that the link names, and without one the end', async () => {
    const table = await finished();
    const spectator = await connect(await newGuest(server.address));
    const { log } = await spectator.watch(table);
    const last = log.at(-1)!.seq;
    const seq = log[Math.floor(log.length / 2)]!.seq;
    const image = imageIn(await pageOf(`/replay/${table}?at=${seq}`))!;
    expect(image).toBe(`${server.address}/pictures/tables/${table}.png?language=en&at=${seq}`);
    const past = await spectator.ask({ type: 'past', table, seq });
    const then = (await drawnFor(image.slice(server.address.length)))!;
    expect(past).toMatchObject({ type: 'past', past: { view: then.view } });
    const end = (await drawnFor(`/pictures/tables/${table}.png`))!;
    expect(end.view).not.toEqual(then.view);
    // Who has won is said of the end alone.
    expect(end.state).not.toBe('');
    expect(then.state).not.toBe(end.state);
    // A number that is too high is that of the end; in another language, or the picture would be there already.
    const beyond = await drawnFor(`/pictures/tables/${table}.png?language=de&at=${last + 100}`);
    expect(beyond!.view).toEqual(end.view);
    await spectator.close();
  });

  it('is named by the page for a number and for nothing else', async () => {
    const table = await finished();
    for (const at of ['-1', '1e3', '7"onload', '', '99999999']) {
      const image = imageIn(await pageOf(`/replay/${table}?at=${encodeURIComponent(at)}`))!;
      expect(image).toBe(`${server.address}/pictures/tables/${table}.png?language=en`);
    }
    expect((await fetch(`${server.address}/pictures/tables/${table}.png?at=-1`)).status).toBe(400);
  });
});

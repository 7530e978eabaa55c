/** Pictures of links from a real server with the client as it is built: every game's own drawing is in it, and can be drawn. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadGames } from '../../games/registry.ts';
import { type Art, type DrawsPositions, readArt } from '../../server/pictures/art.ts';
import { type Drawer, makeDrawer } from '../../server/pictures/drawer.ts';
import { ask, createTable, newGuest, plan, SETTINGS, startTable } from '../../server/testing/client.ts';
import { startServer, type TestServer } from '../server.ts';

const BUILD_MS = 300_000;
const WEB = join(import.meta.dirname, '../../web/dist');
const games = await loadGames();

let server: TestServer;
let art: Art;
let drawer: Drawer;
beforeAll(async () => {
  server = await startServer();
  art = readArt(WEB)!;
  drawer = makeDrawer(art);
}, BUILD_MS);
afterAll(() => Promise.all([server.stop(), drawer.close()]));

describe.each(games)('$game.id', { timeout: 60_000 }, ({ game, text }) => {
  it('shows a running public table’s position to whoever is sent a link', async () => {
    const guest = await newGuest(server.url);
    const others = Array.from({ length: game.players.min - 1 }, () => 'open' as const);
    const places = ['me' as const, ...others];
    const { table } = await createTable(
      guest,
      plan(game.id, places, { settings: { ...SETTINGS, visibility: 'public' } }),
    );
    for (const _ of others)
      await ask(await newGuest(server.url), 'POST /api/tables/:id/join', { params: { id: table } });
    await startTable(guest, table);
    const picture = await fetch(`${server.url}/pictures/tables/${table}.png`);
    const png = Buffer.from(await picture.arrayBuffer());
    expect([picture.status, png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([200, 1200, 630]);

    const { view, seats } = await ask({ address: server.url }, 'GET /api/tables/:id/board', { params: { id: table } });
    const given = { language: 'ru', title: text.ru.title, name: '', state: '' };
    const shown = seats.map(({ name }, i) => ({ name, tincture: ['red', 'blue', 'green'][i], now: false }));
    const position = { ...given, view, seats: shown };
    // What cannot be drawn is covered by the game's cover: here it would be seen.
    expect(await drawer.draw({ game: game.id, position })).not.toBeNull();
    const made = (await import(pathToFileURL(art.drawings.get(game.id)!).href)) as DrawsPositions;
    const svg = made.draw(position);
    for (const { name } of seats) expect(svg).toContain(`>${name}<`);
    expect(svg).toMatch(/[а-я]{4}/);
    expect(svg).not.toMatch(/var\(|undefined/);
  });
});

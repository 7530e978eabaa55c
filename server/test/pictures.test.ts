/** Pictures of links: drawn from what anybody may see, and of private tables nothing but the game. */
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOUSE_COLOURS } from '@signoria/protocol/names';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEALS } from '../club/seals.ts';
import type { RunningServer } from '../index.ts';
import { cardSvg } from '../pictures/card.ts';
import { newAccount } from '../testing/accounts.ts';
import { ask, createTable, newGuest, plan, SETTINGS } from '../testing/client.ts';
import { anyGame } from '../testing/games.ts';
import { testServer } from '../testing/server.ts';

const FONTS = join(import.meta.dirname, '../../kit/fonts');
const game = await anyGame();
const BUILT = { name: 'Signoria', short_name: 'Signoria', theme_color: '#f6efe1', start_url: './' };
let web: string;
let server: RunningServer;
beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'signoria-web-'));
  mkdirSync(join(web, 'cards'));
  writeFileSync(join(web, 'index.html'), '<!doctype html><html><head><title>Signoria</title></head></html>');
  writeFileSync(join(web, 'manifest.webmanifest'), JSON.stringify(BUILT));
  writeFileSync(
    join(web, 'cards/defs.svg'),
    '<svg><defs><symbol id="shield-red"><path d="M0 0H9V9Z"/></symbol></defs></svg>',
  );
  writeFileSync(join(web, `cards/${game.id}.svg`), '<svg><rect width="260" height="170" fill="#2f6a7a"/></svg>');
  for (const file of globSync('alegreya-*-700-normal.woff2', { cwd: FONTS })) {
    copyFileSync(join(FONTS, file), join(web, 'cards', file));
  }
  server = await testServer({ web });
});
afterAll(async () => {
  await server.close();
  rmSync(web, { recursive: true });
});

/** Not begun: nothing happens there between two looks. */
async function tableWith(visibility: 'public' | 'private'): Promise<string> {
  const owner = await newGuest(server.address);
  const settings = { ...SETTINGS, visibility, name: 'The usual suspects' };
  const { table } = await createTable(owner, plan(game.id, ['me', 'novice', 'novice'], { settings }));
  return table;
}

async function picture(path: string) {
  const response = await fetch(server.address + path);
  const png = Buffer.from(await response.arrayBuffer());
  const isPng = png.subarray(1, 4).toString() === 'PNG';
  return { status: response.status, size: isPng ? [png.readUInt32BE(16), png.readUInt32BE(20)] : null, png };
}

const pageOf = async (path: string) => (await fetch(server.address + path)).text();
const imageIn = (page: string) => /<meta property="og:image" content="([^"]+)">/.exec(page)?.[1];

describe('a link to a table', () => {
  it('of a public one has a picture of it, as large as messengers want', async () => {
    const table = await tableWith('public');
    const image = imageIn(await pageOf(`/table/${table}`))!;
    expect(image).toBe(`${server.address}/pictures/tables/${table}.png?language=en`);
    const drawn = await picture(image.slice(server.address.length));
    expect(drawn).toMatchObject({ status: 200, size: [1200, 630] });
    const again = await picture(image.slice(server.address.length));
    expect(again.png.equals(drawn.png)).toBe(true);
  });

  it('of a private one shows the game and nobody’s name', async () => {
    const table = await tableWith('private');
    const image = imageIn(await pageOf(`/table/${table}`))!;
    expect(image).toBe(`${server.address}/pictures/games/${game.id}.png?language=en`);
    expect(await picture(image.slice(server.address.length))).toMatchObject({ status: 200, size: [1200, 630] });
    expect(await picture(`/pictures/tables/${table}.png`)).toMatchObject({ status: 404 });
  });

  it('that leads nowhere has none', async () => {
    expect(imageIn(await pageOf('/table/nowhere'))).toBeUndefined();
    expect(await picture('/pictures/tables/nowhere.png')).toMatchObject({ status: 404 });
    expect(await picture('/pictures/games/chess.png')).toMatchObject({ status: 404 });
  });
});

describe('a card', () => {
  const drawings = { cover: '<svg></svg>', defs: '<svg></svg>' };
  const house = { name: '', colour: SEALS.wax, crest: null };

  it('takes names as they are, and only as letters', () => {
    const seats = [{ tincture: 'red', name: '<script>&"\u0000', now: true }];
    const svg = cardSvg({ house, title: 'Game', name: 'A table', state: 'over', seats }, drawings);
    expect(svg).toContain('&lt;script&gt;&amp;&quot;<');
    expect(svg).not.toContain('<script>');
  });

  it('cuts what is too long', () => {
    const long = 'a very long name '.repeat(20);
    const svg = cardSvg({ house: { ...house, name: long }, title: long, name: long, state: long, seats: [] }, drawings);
    for (const [, words] of svg.matchAll(/<text[^>]*>([^<]*)</g)) expect(words!.length).toBeLessThan(70);
  });

  it('bears the name, the colour and the shield of the house; without them those of the program', () => {
    const card = { title: 'Game', name: '', state: 'over', seats: [] };
    const bare = cardSvg({ ...card, house }, drawings);
    expect(bare).toContain('>Signoria</text>');
    expect(bare).toContain(`fill="${SEALS.wax}"`);
    const own = cardSvg({ ...card, house: { name: 'Ca’ <Foscari>', colour: SEALS.sea, crest: 'blue' } }, drawings);
    expect(own).toContain('>Ca’ &lt;Foscari&gt;</text>');
    expect(own).toContain(`fill="${SEALS.sea}"`);
    expect(own).toContain('href="#shield-blue"');
    expect(own).not.toContain(SEALS.wax);
    expect(own).not.toContain('Signoria');
  });

  it('has the colours that pages have', () => {
    const css = readFileSync(join(import.meta.dirname, '../../web/css/shell.css'), 'utf8');
    const byDay = (colour: string) =>
      new RegExp(`^:root\\[data-house="${colour}"\\] \\{\\s*--wax: (#\\w+)`, 'm').exec(css)?.[1];
    const others = HOUSE_COLOURS.filter((colour) => colour !== 'wax');
    expect(others.map(byDay)).toEqual(others.map((colour) => SEALS[colour]));
    const tokens = readFileSync(join(import.meta.dirname, '../../kit/css/tokens.css'), 'utf8');
    expect(/--wax: (#\w+)/.exec(tokens)?.[1]).toBe(SEALS.wax);
  });
});

describe('a house with a name and a colour of its own', () => {
  const fetched = async (path: string) => (await fetch(server.address + path)).json();

  it('is called so where its links are shown, in their pictures, and by whoever installs it', async () => {
    const table = await tableWith('public');
    const before = imageIn(await pageOf(`/table/${table}`))!.slice(server.address.length);
    const plain = await picture(before);
    expect(await fetched('/manifest.webmanifest')).toEqual(BUILT);
    const doge = await newAccount(server.address, 'doge');
    const look = { colour: 'sea' as const, crest: null, welcome: '' };
    await ask(doge, 'POST /api/admin/settings', { body: { name: 'Ca’ Foscari', look } });
    expect(await pageOf(`/table/${table}`)).toContain('<meta property="og:site_name" content="Ca’ Foscari">');
    expect((await picture(before)).png.equals(plain.png)).toBe(false);
    expect(await fetched('/manifest.webmanifest')).toEqual({
      ...BUILT,
      name: 'Ca’ Foscari',
      short_name: 'Ca’ Foscari',
      theme_color: SEALS.sea,
    });
  });
});

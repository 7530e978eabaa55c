/**
 * Things that travel. Games inside pages of others: what is made for that stands there without a cookie, and nothing else of
 * the house does. The calendar of one's deadlines, and the icon that counts.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { module as condottiere } from '../../games/condottiere/index.ts';
import { call, createTable, newGuest, plan, startTable } from '../../server/testing/client.ts';
import { en as accounts } from '../../web/pages/account/text/en.ts';
import { TAKEN_WORDS } from '../../web/picture/words.ts';
import { paths } from '../../web/router.ts';
import { en } from '../../web/text/en.ts';
import { ru } from '../../web/text/ru.ts';
import { inHouse } from '../house.ts';
import { textOf } from '../player.ts';
import { openTable, startGame } from '../tables.ts';

const GOLDEN = join(import.meta.dirname, '..', '..', 'games', 'condottiere', 'test', 'golden', 'four-players.json');

/** Somebody's page elsewhere: another host as well as another port, so that no cookie of the house goes along. */
let elsewhere: Server;
let shown = '';
beforeAll(async () => {
  elsewhere = createServer((_, reply) => void reply.setHeader('content-type', 'text/html').end(shown));
  elsewhere.listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
});
afterAll(() => void elsewhere.close());

async function visit(page: Page, ...frames: readonly string[]): Promise<void> {
  shown = `<!doctype html><title>A diary</title>${frames.join('')}`;
  const address = elsewhere.address();
  if (address === null || typeof address === 'string') throw new Error('no page elsewhere');
  await page.goto(`http://localhost:${address.port}/`);
}

inHouse('things that travel', (house) => {
  it('a replay stands there, read-only and without a cookie, while the page it was copied from refuses', async () => {
    const player = await newGuest(house.server.url);
    const { body } = await call(player, '/api/files', JSON.parse(readFileSync(GOLDEN, 'utf8')));
    const { table } = body as { table: string };
    const page = await house.person({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto(`${paths.replay(table, false)}#7`);
    await page.getByRole('button', { name: TAKEN_WORDS.en.embed }).click();
    await page.getByText(TAKEN_WORDS.en.embedCopied).waitFor();
    const snippet = await page.evaluate(() => navigator.clipboard.readText());
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: TAKEN_WORDS.en.picture }).click(),
    ]);
    const png = readFileSync(await saved.path());
    const stage = await page.locator('.stage').boundingBox();
    expect(saved.suggestedFilename()).toBe('condottiere-7.png');
    expect(Math.abs(png.readUInt32BE(16) - stage!.width * 2)).toBeLessThan(2);
    expect(png.length).toBeGreaterThan(100_000); // a map, not an empty sheet

    const reader = await house.person();
    await visit(reader, snippet, `<iframe src="${house.server.url}${paths.replay(table, false)}"></iframe>`);
    const frame = reader.frameLocator('iframe').first();
    await frame.locator('.embed-page .stage').waitFor();
    expect(await textOf(frame.locator('.question'))).toContain('7');
    await frame.getByRole('button', { name: en.table.past.forward }).click();
    await frame.locator('.question', { hasText: /\b8\b/ }).waitFor();
    expect(await reader.context().cookies()).toEqual([]);
    const refused = reader.frameLocator('iframe').nth(1);
    expect(await refused.locator('#app').count()).toBe(0);
    expect(reader.frames().map((one) => new URL(one.url()).protocol)).toContain('chrome-error:');
  });

  it('a public board stands there in the language and light its address says, and follows the game', async () => {
    const player = await newGuest(house.server.url);
    const { table } = await createTable(player, plan(condottiere.game.id, ['me', 'novice', 'novice']));
    const reader = await house.person();
    const address = `${house.server.url}${paths.embed('table', table)}?language=ru&theme=dark`;
    await visit(reader, `<iframe width="960" height="640" src="${address}"></iframe>`);
    const frame = reader.frameLocator('iframe');
    await frame.getByText('Партия ещё не началась').waitFor();
    await startTable(player, table);
    await frame.getByRole('region', { name: ru.table.stage }).waitFor();
    const root = frame.locator('html');
    expect([await root.getAttribute('lang'), await root.getAttribute('data-theme')]).toEqual(['ru', 'dark']);
    expect(await frame.getByRole('list', { name: ru.table.seats }).getByRole('listitem').count()).toBe(3);
    expect(await reader.context().cookies()).toEqual([]);
  });

  it('the icon of the installed client counts the games that wait', async () => {
    const page = await house.person();
    await page.addInitScript(() => {
      const worn: number[] = [];
      Object.assign(window, { worn });
      const { setAppBadge } = Navigator.prototype;
      Navigator.prototype.setAppBadge = function (count) {
        worn.push(count ?? -1);
        return setAppBadge.call(this, count);
      };
    });
    await openTable(page, { seats: 3, bots: 2 });
    await startGame(page);
    await page.locator('.prompt:not(.waiting)').waitFor();
    await page.goto('/');
    await page.waitForFunction(() => (window as unknown as { worn: number[] }).worn.at(-1) === 1);
  });

  it('the calendar of one’s deadlines is made on the account page, and its address is shown once', async () => {
    const page = await house.person();
    await page.goto(paths.account);
    await page.getByLabel(accounts.signUp.handle).fill('ada');
    await page.getByLabel(accounts.signUp.password, { exact: true }).fill('a quiet lagoon');
    await page.getByRole('button', { name: accounts.signUp.submit }).click();
    await page.getByRole('button', { name: accounts.feeds.make }).click();
    const address = await page.getByLabel(accounts.feeds.address).inputValue();
    expect(await (await fetch(address)).text()).toContain('BEGIN:VCALENDAR');
    await page.reload();
    await page.getByRole('button', { name: accounts.feeds.renew }).waitFor();
    expect(await page.getByLabel(accounts.feeds.address).count()).toBe(0);
    await page.getByRole('button', { name: accounts.feeds.stop }).click();
    await page.getByText(accounts.feeds.stopped).waitFor();
    expect((await fetch(address)).status).toBe(404);
  });
});

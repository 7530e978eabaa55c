/** A house below a path of a host it shares with others, behind a real nginx: played at, linked to, kept for offline days. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inHouse } from '../house.ts';
import { moment, play, prompt } from '../player.ts';
import { NEIGHBOUR, noProxy, type RunningProxy, startProxy } from '../proxy.ts';
import { openTable, startGame, startNovices } from '../tables.ts';

const BASE = '/games';
const LONGEST_GAME = 400;
/** What a page at the root of its host would be asked for. */
const ROOTED = /^\/(assets|api|socket|table|join|icon|theme|sw|manifest)/;

inHouse(
  'below a path of its host',
  (house) => {
    describe.skipIf(noProxy)('behind nginx', () => {
      let proxy: RunningProxy;
      beforeAll(async () => {
        proxy = await startProxy(house.server.url, BASE);
      });
      afterAll(() => proxy?.stop());
      const person = () => house.person({ baseURL: `${proxy.url}${BASE}/` });

      it('a whole game is played over the socket, and its link opens it again; nothing is asked of the neighbour', async () => {
        const page = await person();
        const asked: string[] = [];
        page.on('request', (request) => asked.push(new URL(request.url()).pathname));
        page.on('websocket', (socket) => asked.push(new URL(socket.url()).pathname));
        await openTable(page, { game: 'condottiere', seats: 3, bots: 2 });
        const invitation = await page.locator('.invite input').inputValue();
        expect(invitation).toMatch(new RegExp(`^${proxy.url}${BASE}/join/[A-Z0-9]{6}$`));
        const linked = await page.request.get(invitation);
        expect(await linked.text()).toMatch(/<meta property="og:title" content="[^"]*Condottiere/);
        await startGame(page);
        await play(page, { answers: 5 });
        await page.reload();
        await prompt(page).waitFor();
        await play(page, { answers: LONGEST_GAME });
        expect(await moment(page)).toBe('over');
        expect(asked).toContain(`${BASE}/socket`);
        expect(asked.filter((path) => ROOTED.test(path))).toEqual([]);
      });

      it('its cookies and its service worker keep to the path, and the neighbour is left alone', async () => {
        const page = await person();
        await page.goto(proxy.url + BASE);
        expect(new URL(page.url()).pathname).toBe(`${BASE}/`);
        await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
        const scopes = await page.evaluate(async () =>
          (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
        );
        expect(scopes).toEqual([`${BASE}/`]);
        const cookies = await page.context().cookies();
        expect(cookies.map(({ name, path }) => [name, path])).toEqual([['signoria', BASE]]);
        expect(await (await page.goto(proxy.url))!.text()).toBe(NEIGHBOUR);
      });

      it('once opened, it starts a game on this device with no server behind it', async () => {
        const page = await person();
        await page.goto('./');
        await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
        await house.server.kill();
        await page.goto('./rules');
        await page.goto('./');
        await startNovices(page);
        expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${BASE}/local/`));
        expect(await play(page, { answers: 2 })).toBe(2);
        await house.server.restart();
      });
    });
  },
  { hurried: true, base: BASE },
);

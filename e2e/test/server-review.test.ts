/** A review by the server: asked for on the page of the review, watched, and shown to whoever opens the game afterwards. */
import { expect, it } from 'vitest';
import { newAccount } from '../../server/testing/accounts.ts';
import { newGuest } from '../../server/testing/client.ts';
import { botGame } from '../../server/testing/figures.ts';
import { en } from '../../web/pages/review/text/en.ts';
import { inHouse } from '../house.ts';
import { isTooWide, shootBoth } from '../look.ts';

const WHOLE_MS = 150_000;
const say = en.server;

inHouse(
  'a review by the server',
  (house) => {
    it('is asked for, and kept with the game for everybody', async () => {
      const ada = await newAccount(house.server.url, `ada-${Date.now()}`);
      const table = await botGame(await newGuest(house.server.url), 'condottiere');
      const page = await house.person();
      const [name, value] = ada.cookie.split('=');
      await page.context().addCookies([{ name: name!, value: value!, url: ada.address }]);
      await page.goto(`/review/${table}`);
      const ask = page.getByRole('button', { name: say.ask(5) });
      await ask.waitFor({ timeout: WHOLE_MS });
      await shootBoth(page, 'server-review-ask');
      expect(await isTooWide(page)).toBe(false);
      await ask.click();
      await page.getByRole('button', { name: say.stop }).waitFor();
      await page.getByRole('button', { name: say.show }).click({ timeout: WHOLE_MS });
      await page.getByText(say.shown).waitFor({ timeout: WHOLE_MS });
      await shootBoth(page, 'server-review-shown');
    });
  },
  { hurried: true },
);
